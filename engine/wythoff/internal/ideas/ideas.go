// Package ideas illustrates what [LW14] found about Wythoff Nim and its extensions: the golden
// pairs and how far palaces are from them (band.go), the dictionary that writes down on which
// side of the diagonal each column has its palace (dictionary.go), and how it is read far away.
// source.go has the palaces, near and far; the sentences are in words.ftl, and words.go chooses among them.
//
// Sources: [LW14]; package engine lists them.
package ideas

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/internal/pairs"
	"github.com/palacegames/palace/engine/internal/placing"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
	"github.com/palacegames/palace/engine/wythoff/golden"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// The names of the ideas.
const (
	nameGolden     = "golden"
	nameDictionary = "dictionary"
	nameTelescope  = "telescope"
	namePlacing    = "placing"
)

// Of lists the ideas of a set of further moves.
func Of(set moves.Set) (list []idea.Idea) {
	if set.None() {
		about := pairs.About(1)
		about.Examples = goldenExamples()
		list = append(list, about)
	} else {
		list = append(list, aboutBand(set))
	}
	if dictionary.Eligible(set) == nil {
		list = append(list, aboutDictionary(set), aboutTelescope())
	}
	if places(set) {
		list = append(list, aboutPlacing())
	}
	return list
}

// Lacks says why one of them is none of a set of further moves, nil for one that is none of any.
func Lacks(name string, set moves.Set) error {
	switch {
	case name == nameDictionary, name == nameTelescope:
		return dictionary.Eligible(set)
	case name == namePlacing && !places(set):
		return errUnplaced(mostLeaps)
	}
	return nil
}

// Illustrate illustrates one of them, for the moves whose dictionary is sought.
func Illustrate(name string, sought *dictionary.Sought) idea.Illustration {
	set := sought.Set
	switch {
	case name == nameDictionary:
		return &process{source: newSource(sought)}
	case name == nameTelescope:
		return newTelescope(newSource(sought))
	case name == namePlacing:
		return newPlacing(set)
	case name != nameGolden:
		return nil
	case set.None():
		return &pairs.Golden{Pairs: wythoffPairs()}
	}
	return &band{source: newSource(sought)}
}

// mostLeaps is how many further moves a piece may have that is placed.
const mostLeaps = 40

// places reports whether there is a piece for these moves: they are finitely many.
func places(set moves.Set) bool { return len(set.Endless) == 0 && len(set.Single) <= mostLeaps }

// newPlacing begins to place the queen of these moves. She rides along rows, columns and the
// diagonals towards the corner, but unlike a chess queen not along the others, for no move goes
// there: so of two squares in line the one farther along the antidiagonals has a move to the
// other.
func newPlacing(set moves.Set) idea.Illustration {
	rides := []engine.Cell{{X: 0, Y: 1}, {X: 1, Y: 0}, {X: 1, Y: 1}}
	queen := placing.NewPiece("wythoff", placing.WythoffQueen, rides, nil)
	pieces := []placing.Piece{queen, placing.Queen, placing.Rook, placing.Bishop, placing.King, placing.Knight}
	if !set.None() {
		var leaps []engine.Cell
		for _, m := range set.Single {
			leaps = append(leaps, engine.Cell{X: m.A, Y: m.B})
		}
		kind := placing.Jumper
		if set.Knight() {
			kind = placing.WythoffMaharaja
		}
		pieces = append([]placing.Piece{placing.NewPiece("jumper", kind, rides, leaps)}, pieces...)
	}
	return placing.New(placing.Setting{
		Boards: []placing.Board{placing.Antidiagonals, placing.Files, placing.Ranks},
		Pieces: pieces,
	})
}

// wythoffPairs are the golden pairs, the palaces of Wythoff Nim.
func wythoffPairs() pairs.Pairs { return pairs.Pairs{M: 1, A: golden.BigLower} }
