package exile

import (
	"math/big"

	"github.com/palacegames/palace/engine"
)

// Spiral is the game on Z×Z, numbered along a square spiral: from the centre one
// step east, and on counter-clockwise, shell around shell.
type Spiral struct{}

// String returns "exile:spiral".
func (Spiral) String() string { return "exile:spiral" }

// Title names the game.
func (Spiral) Title() string { return "Queens in exile on the spiral" }

// Rules says how the game is played.
func (Spiral) Rules() string {
	return "Move the queen any distance in any of the eight directions to a square with a lower number; " +
		"the squares are numbered along a square spiral from the centre. Whoever cannot move loses."
}

// Dim is 2.
func (Spiral) Dim() int { return 2 }

// K is 1: no square is ever blocked.
func (Spiral) K() int { return 1 }

// Kinds lists outcomes and nim-values.
func (Spiral) Kinds() []engine.Kind { return kinds() }

// Check refuses what is no pair of coordinates, and those beyond 10^15.
func (Spiral) Check(p engine.Position) error { return checkPair(p, -reach) }

// Rays lists the runs of squares with lower numbers.
func (Spiral) Rays(p engine.Position) []engine.Ray {
	s := spiralStar(p.Cell())
	return s.rays()
}

// Board returns a board of outcomes or of nim-values.
func (Spiral) Board(k engine.Kind) engine.Board {
	if k == engine.NimValues {
		return &nimBoard{rule: spiralNim{}}
	}
	return newSpiralBoard(farCell{new(big.Int), new(big.Int)}, reach)
}

// Solver returns a solver, which is an engine.FarSolver.
func (Spiral) Solver() engine.Solver { return &spiralSolver{} }

// shell returns the number of the square ring around the centre that c lies on.
func shell(c engine.Cell) int { return max(c.X, -c.X, c.Y, -c.Y) }

// along returns the place of c on its shell k ≥ 1, from 0 to 8k-1: up the east
// edge from (k-1, k), west along the north edge, down the west edge, and east along
// the south edge to (k, k). The shells before hold (2k-1)^2 squares [DSS20] section 2.
func along(c engine.Cell, k int) int {
	switch {
	case c.X == k:
		return 7*k - 1 + c.Y
	case c.Y == -k:
		return 5*k - 1 + c.X
	case c.X == -k:
		return 3*k - 1 - c.Y
	default:
		return k - 1 - c.X
	}
}

// before reports whether a has a lower number than b.
func before(a, b engine.Cell) bool {
	i, k := shell(a), shell(b)
	return i < k || (i == k && along(a, k) < along(b, k))
}

// spiralStar says how far a queen on c may go. The squares with lower numbers are
// always the first ones of a ray, without a gap. For the shell is a convex function
// along a line: within the square of c's shell, a ray that leaves the shell has
// lower shells everywhere up to its last square, which may lie on the shell again,
// on either side of c in the order. A ray along an edge has numbers that only rise or
// only fall, up to the corner (k, k) where the shell closes, and a corner is the
// last square of such a ray. So either the first square is higher, and there is no
// option, or at most the last square is.
func spiralStar(c engine.Cell) (s star) {
	k := shell(c)
	for i := range s {
		for j := range s[i] {
			dx, dy := i-1, j-1
			if dx == 0 && dy == 0 {
				continue
			}
			n := 2 * k
			for _, axis := range [2][2]int{{c.X, dx}, {c.Y, dy}} {
				switch axis[1] {
				case 1:
					n = min(n, k-axis[0])
				case -1:
					n = min(n, k+axis[0])
				}
			}
			at := func(t int) engine.Cell { return engine.Cell{X: c.X + t*dx, Y: c.Y + t*dy} }
			switch {
			case n == 0 || !before(at(1), c):
				n = 0
			case !before(at(n), c):
				n--
			}
			s[i][j] = n
		}
	}
	return s
}
