package ideas

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/idea/placing"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

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
	queen := placing.NewPiece("wythoff", wythoffQueen, wythoffQueens, rides, nil)
	pieces := []placing.Piece{queen, placing.Queen, placing.Rook, placing.Bishop, placing.King, placing.Knight}
	if !set.None() {
		var leaps []engine.Cell
		for _, m := range set.Single {
			leaps = append(leaps, engine.Cell{X: m.A, Y: m.B})
		}
		one, many := jumper, jumpers
		if set.Knight() {
			one, many = halfMaharaja, halfMaharajas
		}
		pieces = append([]placing.Piece{placing.NewPiece("jumper", one, many, rides, leaps)}, pieces...)
	}
	return placing.New(placing.Setting{
		Boards: []placing.Board{placing.Antidiagonals, placing.Files, placing.Ranks},
		Pieces: pieces, Ranks: sameX, Files: sameY,
	})
}
