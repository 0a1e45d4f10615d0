package main

import (
	"sort"

	"github.com/palacegames/palace/engine/blocking"
)

// rangeFlags choose the games of a search.
var rangeFlags = []flag{
	{"from", "K", "the first blocking number"},
	{"to", "K", "the last"},
	{"step", "S", "from one to the next; 1 when left out"},
}

// games lists the blocking numbers that a search goes through. It refuses numbers of games
// that the search does not reach, which are all from some number on.
func (c *call) games(reaches func(k int) error) ([]int, error) {
	most := sort.Search(blocking.MaxK, func(i int) bool { return reaches(i+1) != nil })
	from, to, err := c.span("K", 1, most)
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
