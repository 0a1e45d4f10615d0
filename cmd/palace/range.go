package main

import (
	"github.com/palacegames/palace/engine/notation"
	blocking "github.com/palacegames/palace/engine/palace"
	"github.com/palacegames/palace/game/catalog"
)

// rangeFlags choose the games of a search.
var rangeFlags = []flag{
	{"from", "K", "the first blocking number"},
	{"to", "K", "the last"},
	{"step", "S", "from one to the next; 1 when left out"},
}

// games lists the blocking numbers that a search goes through.
func (c *call) games() ([]int, error) {
	from, err := c.number("from", "K", 0, blocking.MaxK)
	if err != nil {
		return nil, err
	}
	to, err := c.number("to", "K", 0, blocking.MaxK)
	if err != nil {
		return nil, err
	}
	if from > to {
		return nil, misusef("--from %d comes after --to %d", from, to)
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

// number reads a flag with a whole number from 1 to most. Without the flag it is
// otherwise or, if that is 0, missing.
func (c *call) number(name, what string, otherwise, most int) (int, error) {
	text, given := c.flags[name]
	switch {
	case !given && otherwise == 0:
		return 0, misusef("--%s %s is missing", name, what)
	case !given:
		return otherwise, nil
	}
	s := notation.NewScanner(text)
	n, err := s.Int(what, 1, most)
	if err == nil && !s.Done() {
		err = catalog.TrailingError(s)
	}
	if err != nil {
		return 0, misusef("--%s: %w", name, err)
	}
	return n, nil
}
