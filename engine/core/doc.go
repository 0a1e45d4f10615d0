// Package core holds the words that every engine shares: positions of any length, rays of
// options, what is on a map, and how a game lists the methods that solve it.
//
// A game is a definition and its methods. For Nim with two piles, a rook on a board, the
// options of (2, 1) are two rays,
//
//	{From: (1,1), Step: (-1,0), Count: 2}   (1,1) (0,1)
//	{From: (2,0), Step: (0,-1), Count: 1}   (2,0)
//
// and its one method is the nim-sum: 2 xor 1 = 3 is not 0, so (2,1) is an N-position, and
// (1,1), whose nim-sum is 0, its only palace. Whoever wants to know asks Methods, which
// gives the question to the first method that it fits.
package core

import "github.com/palacegames/palace/engine"

// The words for squares and their values.
type (
	Cell    = engine.Cell
	Window  = engine.Window
	Tile    = engine.Tile
	Source  = engine.Source
	Squares = engine.Squares
	Kind    = engine.Kind
)

// The kinds of values a square can carry.
const (
	Outcomes      = engine.Outcomes
	PalaceNumbers = engine.PalaceNumbers
	NimValues     = engine.NimValues
)
