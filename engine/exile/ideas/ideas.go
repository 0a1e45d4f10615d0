// Package ideas shows what was found about queens in exile, one idea a file: ideas.go lists
// them, words.go has their sentences.
//
// References:
//   - [DSS20] F. M. Dekking, J. Shallit, N. J. A. Sloane. Queens in Exile: Non-attacking
//     Queens on Infinite Chess Boards. Electronic J. Combin. 27, 2020.
package ideas

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/idea/placing"
)

// entry is one idea, and how its illustration begins.
type entry struct {
	about idea.Idea
	begin func(engine.Game) idea.Illustration
}

// spiralIdeas and quadrantIdeas are the ideas of the two boards, the one to show first in front.
var (
	spiralIdeas = []entry{
		{tribonacciIdea, func(engine.Game) idea.Illustration { return &tribonacciSong{} }},
		{placingSpiral, func(engine.Game) idea.Illustration { return placing.New(onSpiral) }},
	}
	quadrantIdeas = []entry{
		{linesIdea, func(engine.Game) idea.Illustration { return &twoLines{} }},
		{columnsIdea, func(g engine.Game) idea.Illustration { return &quasiColumns{game: g} }},
		{placingQuadrant, func(engine.Game) idea.Illustration { return placing.New(onQuadrant) }},
	}
)

// Spiral lists the ideas of the spiral, Quadrant those of the quadrant.
func Spiral() []idea.Idea   { return abouts(spiralIdeas) }
func Quadrant() []idea.Idea { return abouts(quadrantIdeas) }

func abouts(list []entry) (all []idea.Idea) {
	for _, e := range list {
		all = append(all, e.about)
	}
	return all
}

// OfSpiral and OfQuadrant begin to illustrate one of them; g is the game on that board.
func OfSpiral(g engine.Game, name string) idea.Illustration   { return begin(spiralIdeas, g, name) }
func OfQuadrant(g engine.Game, name string) idea.Illustration { return begin(quadrantIdeas, g, name) }

func begin(list []entry, g engine.Game, name string) idea.Illustration {
	for _, e := range list {
		if e.about.Name == name {
			return e.begin(g)
		}
	}
	return nil
}

// The boards and pieces that queens in exile are compared with.
var (
	pieces   = []placing.Piece{placing.Queen, placing.Rook, placing.Bishop, placing.King, placing.Knight, placing.Maharaja}
	onSpiral = placing.Setting{
		Boards: []placing.Board{placing.Spiral, placing.Antidiagonals, placing.Files, placing.Sector, placing.Ranks, placing.Square},
		Pieces: pieces, Ranks: row, Files: column,
	}
	onQuadrant = placing.Setting{
		Boards: []placing.Board{placing.Antidiagonals, placing.Files, placing.Sector, placing.Ranks, placing.Square},
		Pieces: pieces, Ranks: row, Files: column,
	}
)
