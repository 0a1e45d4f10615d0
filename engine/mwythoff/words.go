package mwythoff

import (
	"errors"
	"fmt"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// Title names the game.
func (g Game) Title() string { return "Generalised Wythoff Nim, M = " + strconv.Itoa(g.m) }

// Rules says how it is played.
func (g Game) Rules() string {
	both := "the same number from both"
	if g.m > 1 {
		both = fmt.Sprintf("some from both, two numbers that differ by less than %d", g.m)
	}
	return "Take any number from one of two piles, or " + both + ". On the board x and y are the piles. Whoever takes the last, and so reaches the corner, wins."
}

// What the methods do not answer.
var (
	errOutcomesOnly  = errors.New("it knows outcomes only")
	errNimValuesOnly = errors.New("it knows nim-values only")
)

// errNimEdge refuses nim-values outside a board of edge·edge squares.
func errNimEdge(edge int) error {
	return engine.Refuse(engine.ErrTooFar, fmt.Errorf("nim-values of this game are computed up to (%d,%d): the largest size that works is %dx%d", edge-1, edge-1, edge, edge))
}

// beattyPair says that a and b are the n-th pair of numbers, with nα written as a decimal.
func beattyPair(m, n, a, b int, product string) string {
	return fmt.Sprintf("%d and %d are pair number %d: %d × %s… = %s…, rounded down, is %d, and %d × %d more is %d.", a, b, n, n, ratio(m), product, a, m, n, b)
}

// otherPair says that the pair with the same difference is another one.
func otherPair(p engine.Position, m, n, a, b int) string {
	return fmt.Sprintf("The numbers of (%v) differ by %d × %d, but the lost pair with that difference is %d and %d.", p, m, n, a, b)
}

// noPair says that no pair has the difference of a position's numbers.
func noPair(p engine.Position, m, difference int) string {
	return fmt.Sprintf("The numbers of (%v) differ by %d, and those of a lost pair by a multiple of %d.", p, difference, m)
}

// examples are other boards on which pairs are to be seen.
func examples() []idea.Example {
	return []idea.Example{
		{Label: "Wythoff Nim, M = 1", Link: "wythoff&idea=golden"},
		{Label: "The silver ratio, M = 2", Link: "mwythoff:2&idea=golden"},
		{Label: "The bronze ratio, M = 3", Link: "mwythoff:3&idea=golden"},
	}
}
