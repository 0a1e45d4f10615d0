package mwythoff

import (
	"errors"
	"fmt"
	"strconv"

	"github.com/palacegames/palace/engine"
)

// Title names the game.
func (g Game) Title() string { return "Generalised Wythoff Nim, M = " + strconv.Itoa(g.m) }

// Rules says how it is played.
func (g Game) Rules() string {
	if g.m == 1 {
		return "Take any number from one pile, or the same number from both."
	}
	return fmt.Sprintf("Take any number from one pile, or some from both: the two numbers differ by less than %d.", g.m)
}

// What the methods do not answer.
var (
	errOutcomesOnly  = errors.New("it knows outcomes only")
	errNimValuesOnly = errors.New("it knows nim-values only")
)

func errOptions(p engine.Position, n engine.Int) error { return engine.ErrOptions("piece", p, n) }

// errNimEdge refuses nim-values outside a board of edge·edge squares.
func errNimEdge(edge int) error {
	return fmt.Errorf("nim-values of this game are computed up to (%d,%d): the largest size that works is %dx%d", edge-1, edge-1, edge, edge)
}
