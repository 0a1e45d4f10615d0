// Package wythoff plays Wythoff Nim and its extensions by further moves. A queen
// stands on the square (x, y) of a quadrant; a move takes her any distance along
// her row, her column or her diagonal without either coordinate growing, or, in an
// extension, by one of a list of moves (a, b) to (x-a, y-b). With the moves of the
// chess knight the game is Maharaja Nim. Whoever cannot move has lost.
//
// Whatever the list, finite or with endless families such as (t, 2t) for all t,
// every column holds exactly one P-position: the least square that sees none
// further left. So the P-positions are found column by column (Columns); those of
// Wythoff Nim itself are (⌊nφ⌋, ⌊nφ²⌋) and their mirror images, and the ones of
// Maharaja Nim are reached far away through the dictionary that writes down which
// columns have theirs above the diagonal (Far).
//
// parse.go, print.go, moves.go and rays.go are the rulesets. columns.go and near.go search
// columns, kernel.go elsewhere than in Go; board.go, solver.go and nim.go go by them.
// golden*.go and branch.go are Wythoff Nim itself. Maharaja Nim far away is dictionary.go,
// synchronise.go, far.go, locate.go and above.go, seen by side.go and dictionaryboard.go
// and solved by maharajasolver.go.
//
// References:
//   - [LW14] U. Larsson, J. Wästlund. Maharaja Nim: Wythoff's Queen Meets the Knight.
//     Integers 14, 2014.
package wythoff

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
)

// Game is Wythoff Nim with the moves of one set.
type Game struct {
	moves moveSet
	form  form // the canonical one
	rays  []ray
	first *first // of the multiples in the families
}

// farthest is the largest coordinate where columns far away are found without
// those before them.
const farthest = 1_000_000_000_000_000

// newGame returns the game with the given further moves.
func newGame(moves moveSet) *Game {
	return &Game{moves: moves, form: moves.form(), rays: newRays(moves), first: &first{from: moves.from}}
}

// New returns Wythoff Nim extended by the given moves. Moves that the queen has
// anyway, and doubled ones, change nothing. It errs for moves with a negative
// component, for a zero move and for lists beyond what the notation can hold.
func New(moves ...Move) (*Game, error) {
	if len(moves) > MaxMoves {
		return nil, fmt.Errorf("there may be at most %d further moves", MaxMoves)
	}
	for _, m := range moves {
		if min(m.A, m.B) < 0 || max(m.A, m.B) > MaxComponent || m == (Move{}) {
			return nil, fmt.Errorf("(%d,%d) is no move: components are from 0 to %d and not both 0", m.A, m.B, MaxComponent)
		}
	}
	return newGame(newFinite(moves)), nil
}

// String returns the canonical notation.
func (g *Game) String() string { return g.moves.name(g.form) }

// Title names the game, with its moves if they are few.
func (g *Game) Title() string {
	switch {
	case g.moves.none():
		return "Wythoff Nim"
	case g.moves.knight():
		return "Maharaja Nim"
	}
	return "Wythoff Nim with " + g.describe("and")
}

// Rules says how the queen moves.
func (g *Game) Rules() string {
	rules := "The queen goes any distance towards the edge of the board in her row or her column, or towards the corner in her diagonal"
	switch {
	case g.moves.none():
	case g.moves.knight():
		rules += ", or she jumps like a chess knight by (1,2) or (2,1)"
	default:
		rules += ", or she jumps by " + g.describe("or")
	}
	return rules + ". Whoever cannot move loses."
}

// describe lists the further moves in words, or says how many they are.
func (g *Game) describe(conjunction string) string {
	const most = 4
	f := g.form
	if len(f.single)+len(f.families) > most {
		if f.lo > 0 && f.hi == 0 {
			return "endless families of further moves"
		}
		return "one of " + strconv.Itoa(len(g.moves.single)) + " further moves"
	}
	var parts []string
	for _, m := range f.single {
		parts = append(parts, list([]Move{m}, ""))
	}
	for _, m := range f.families {
		parts = append(parts, list([]Move{m}, "t"))
	}
	words := parts[0]
	if n := len(parts); n > 1 {
		words = strings.Join(parts[:n-1], ", ") + " " + conjunction + " " + parts[n-1]
	}
	switch {
	case f.lo == 0:
		return words
	case f.hi == 0:
		return words + " for any t from " + strconv.Itoa(f.lo) + " on"
	}
	return words + " for t from " + strconv.Itoa(f.lo) + " to " + strconv.Itoa(f.hi)
}

// Dim returns 2.
func (g *Game) Dim() int { return 2 }

// K returns 1: nothing is blocked.
func (g *Game) K() int { return 1 }

// Check says why p is no position, or lies beyond the game's reach.
func (g *Game) Check(p engine.Position) error {
	if len(p) != 2 {
		return fmt.Errorf("a position of this game has two coordinates, not %d", len(p))
	}
	if p[0] < 0 || p[1] < 0 {
		return fmt.Errorf("(%d,%d) is not on the board: no coordinate is negative", p[0], p[1])
	}
	if reach := g.Reach(); max(p[0], p[1]) > reach {
		return fmt.Errorf("(%d,%d) is too far out: coordinates of this game reach up to %d", p[0], p[1], reach)
	}
	return nil
}

// Reach returns the largest coordinate that Check lets pass. For Wythoff Nim and
// Maharaja Nim it is only where ordinary integers end; elsewhere all columns
// up to there must be searched, which it keeps to a matter of seconds.
func (g *Game) Reach() int {
	const near, wide = 1 << 24, 1 << 22
	if g.moves.none() || g.moves.knight() {
		return farthest
	}
	reach := wide
	if g.moves.symmetric() && len(g.moves.endless) == 0 {
		reach = near
	}
	return min(reach/(1+len(g.moves.single)/32), g.columnLimit())
}

// columnLimit says how many columns fit into a gigabyte.
func (g *Game) columnLimit() int {
	const most, memory = 1 << 27, 1 << 30
	bits := 64 // for the row, and for the lines of rows and diagonals
	for _, m := range g.moves.endless {
		bits += 4 * (3*m.A + m.B)
	}
	return min(most, memory/bits*8)
}

// Kinds lists outcomes and nim-values.
func (g *Game) Kinds() []engine.Kind { return []engine.Kind{engine.Outcomes, engine.NimValues} }

// Board returns a new board.
func (g *Game) Board(k engine.Kind) engine.Board {
	if k == engine.NimValues {
		return newNimBoard(g.moves)
	}
	return &board{columns: newColumns(g.moves), limit: g.columnLimit()}
}

// Solver returns a new solver. Those of Wythoff Nim and Maharaja Nim are
// engine.FarSolvers.
func (g *Game) Solver() engine.Solver {
	near := newSolver(g)
	switch {
	case g.moves.none():
		return &goldenSolver{near}
	case g.moves.knight():
		return &maharajaSolver{solver: near}
	}
	return near
}
