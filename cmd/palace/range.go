package main

import blocking "github.com/palacegames/palace/engine/palace"

// rangeFlags choose the games of a search.
var rangeFlags = []flag{
	{"from", "K", "the first blocking number"},
	{"to", "K", "the last"},
	{"step", "S", "from one to the next; 1 when left out"},
}

// games lists the blocking numbers that a search goes through.
func (c *call) games() ([]int, error) {
	from, to, err := c.span("K", blocking.MaxK)
	if err != nil {
		return nil, err
	}
	step, err := c.number("step", "S", 1, blocking.MaxK)
	if err != nil {
		return nil, err
	}
	var games []int
	for k := from; k <= to; k += step {
		games = append(games, k)
	}
	return games, nil
}
