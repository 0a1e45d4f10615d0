// Package ideas lists what was found about queens in exile, to be seen on their boards: the arms of
// the spiral (tribonacci.go), the lines of the quadrant (lines.go), its nim-values (columns.go), its
// far queens (telescope.go), and how queens and other pieces are placed.
//
// Sources: [DSS20]; package engine lists them.
package ideas

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/internal/placing"
	"github.com/palacegames/palace/engine/internal/telescope"
)

// Spiral lists the ideas of the spiral, Quadrant those of the quadrant, the one to show first
// in front.
func Spiral() []idea.Idea { return []idea.Idea{tribonacciIdea, placingSpiral()} }
func Quadrant() []idea.Idea {
	return []idea.Idea{linesIdea, columnsIdea, telescopeIdea, placingQuadrant()}
}

// OfSpiral begins to illustrate one of the ideas of the spiral.
func OfSpiral(name string) idea.Illustration {
	switch name {
	case tribonacciIdea.Name:
		return newTribonacci()
	case placing.Name:
		return placing.New(onSpiral)
	}
	return nil
}

// OfQuadrant begins to illustrate one of the ideas of the quadrant; g is the game there.
func OfQuadrant(g engine.Game, name string) idea.Illustration {
	switch name {
	case linesIdea.Name:
		return newLines()
	case telescopeIdea.Name:
		return telescope.New(&farQueens{}, true, lowBefore)
	case columnsIdea.Name:
		return newColumns(g)
	case placing.Name:
		return placing.New(onQuadrant)
	}
	return nil
}

// The boards and pieces that queens in exile are compared with.
var (
	pieces   = []placing.Piece{placing.Queen, placing.Rook, placing.Bishop, placing.King, placing.Knight, placing.Maharaja, placing.HexQueen}
	onSpiral = placing.Setting{
		Boards: []placing.Board{placing.Spiral, placing.Antidiagonals, placing.Files, placing.Sector, placing.Ranks, placing.Square, placing.Hexagons},
		Pieces: pieces, Down: true,
	}
	onQuadrant = placing.Setting{
		Boards: []placing.Board{placing.Antidiagonals, placing.Files, placing.Sector, placing.Ranks, placing.Square, placing.Hexagons},
		Pieces: pieces, Down: true,
	}
)
