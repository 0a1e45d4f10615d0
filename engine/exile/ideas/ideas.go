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

// Spiral lists the ideas of the spiral, Quadrant those of the quadrant, the one to show first
// in front.
func Spiral() []idea.Idea { return []idea.Idea{tribonacciIdea, placingSpiral} }
func Quadrant() []idea.Idea {
	return []idea.Idea{linesIdea, columnsIdea, telescopeIdea, placingQuadrant}
}

// OfSpiral begins to illustrate one of the ideas of the spiral.
func OfSpiral(name string) idea.Illustration {
	if name == tribonacciIdea.Name {
		return &tribonacciSong{}
	}
	return placing.New(onSpiral)
}

// OfQuadrant begins to illustrate one of the ideas of the quadrant; g is the game there.
func OfQuadrant(g engine.Game, name string) idea.Illustration {
	switch name {
	case linesIdea.Name:
		return &twoLines{}
	case telescopeIdea.Name:
		return &farQueens{}
	case columnsIdea.Name:
		return &quasiColumns{game: g}
	}
	return placing.New(onQuadrant)
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
