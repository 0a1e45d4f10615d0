package exile

import (
	"math/big"

	"github.com/palacegames/palace/engine"
)

// Quadrant is the game on N×N, numbered along the antidiagonals from the corner,
// each from its south-west end up. It is also played with two piles: take any number
// from either, as many from both, or put any number from the second on the first.
type Quadrant struct{}

// String returns "exile:quadrant".
func (Quadrant) String() string { return "exile:quadrant" }

// Title names the game.
func (Quadrant) Title() string { return "Queens in exile on the quadrant" }

// Rules says how the game is played.
func (Quadrant) Rules() string {
	return "Move the queen any distance west, north, north-west or south-west; with two piles: " +
		"take from either, take as many from both, or put some of the second on the first. Whoever cannot move loses."
}

// Dim is 2.
func (Quadrant) Dim() int { return 2 }

// K is 1: no square is ever blocked.
func (Quadrant) K() int { return 1 }

// Kinds lists outcomes and nim-values.
func (Quadrant) Kinds() []engine.Kind { return kinds() }

// Check refuses what is no pair of numbers from 0 to 10^15.
func (Quadrant) Check(p engine.Position) error { return checkPair(p, 0) }

// Rays lists the runs west, north, north-west and south-west.
func (Quadrant) Rays(p engine.Position) []engine.Ray {
	s := quadrantStar(p.Cell())
	return s.rays()
}

// quadrantStar says how far a queen on c may go. With numbers along the
// antidiagonals x+y, upward, all squares in these directions have lower numbers, and
// no others in line with c do.
func quadrantStar(c engine.Cell) (s star) {
	s[0][0] = min(c.X, c.Y)
	s[0][1] = c.X
	s[1][0] = c.Y
	s[2][0] = c.Y
	return s
}

// Board returns a board of outcomes or of nim-values.
func (Quadrant) Board(k engine.Kind) engine.Board {
	if k == engine.NimValues {
		return &nimBoard{rule: quadrantNim{}}
	}
	return newQuadrantBoard(farCell{new(big.Int), new(big.Int)}, engine.Window{W: reach, H: reach})
}

// Solver returns a solver.
func (Quadrant) Solver() engine.Solver { return &quadrantSolver{} }
