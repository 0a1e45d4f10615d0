// Package wythoff plays Wythoff Nim and its extensions by further moves. A queen
// stands on the square (x, y) of a quadrant; a move takes her any distance along
// her row, her column or her diagonal without either coordinate growing, or, in an
// extension, by one of a list of moves (a, b) to (x-a, y-b). With the moves of the
// chess knight the game is Maharaja Nim. Whoever cannot move has lost.
//
// Whatever the list, finite or with endless families such as (t, 2t) for all t,
// every column holds exactly one P-position: the least square that sees none
// further left. So the P-positions are found column by column (package columns); those of
// Wythoff Nim itself are (⌊nφ⌋, ⌊nφ²⌋) and their mirror images, and the ones of
// Maharaja Nim are reached far away through the dictionary that writes down which
// columns have theirs above the diagonal (package dictionary).
//
// Worked example: of (1,0), (0,1) and (1,1) each leads to (0,0), which is P, so they are
// N-positions, and so are all squares on row 0, on column 0 and on the diagonal. From (1,2)
// the queen reaches none but N-positions: it is P in Wythoff Nim, as (⌊φ⌋, ⌊φ²⌋). A
// maharaja jumps from there to (0,0); hers is (1,3).
//
// The rules are game.go, rays.go, first.go, family.go and listed.go; the further moves are
// in the package moves. solver.go and board.go go by the columns, goldensolver.go and
// goldenboard.go by the formula, and maharajasolver.go and dictionaryboard.go by the dictionary. nim.go has
// the nim-values.
//
// References:
//   - [LW14] U. Larsson, J. Wästlund. Maharaja Nim: Wythoff's Queen Meets the Knight.
//     Integers 14, 2014.
package wythoff

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// Game is Wythoff Nim with the moves of one set.
type Game struct {
	moves  moves.Set
	form   moves.Form // the canonical one
	rays   []moves.Run
	first  *first // of the multiples in the families
	kernel Kernel
}

// farthest is the largest coordinate where columns far away are found without
// those before them.
const farthest = 1_000_000_000_000_000

// newGame returns the game with the given further moves.
func newGame(set moves.Set, k Kernel) *Game {
	return &Game{moves: set, form: set.Form(), rays: newRays(set), first: &first{from: set.From}, kernel: k}
}

// String returns the canonical notation.
func (g *Game) String() string {
	switch {
	case g.moves.None():
		return "wythoff"
	case g.moves.Knight():
		return "maharaja"
	}
	return "wythoff+" + g.form.String()
}

// Title names the game, with its moves if they are few.
func (g *Game) Title() string {
	switch {
	case g.moves.None():
		return "Wythoff Nim"
	case g.moves.Knight():
		return "Maharaja Nim"
	}
	return "Wythoff Nim with " + g.form.Words("and")
}

// Rules says how the queen moves.
func (g *Game) Rules() string {
	rules := "The queen goes any distance towards the edge of the board in her row or her column, or towards the corner in her diagonal"
	switch {
	case g.moves.None():
	case g.moves.Knight():
		rules += ", or she jumps like a chess knight by (1,2) or (2,1)"
	default:
		rules += ", or she jumps by " + g.form.Words("or")
	}
	return rules + ". Whoever cannot move loses."
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
	if g.moves.None() || g.moves.Knight() {
		return farthest
	}
	reach := wide
	if g.moves.Symmetric() && len(g.moves.Endless) == 0 {
		reach = near
	}
	return min(reach/(1+len(g.moves.Single)/32), columns.Limit(g.moves))
}

// Kinds lists outcomes and nim-values.
func (g *Game) Kinds() []engine.Kind { return []engine.Kind{engine.Outcomes, engine.NimValues} }

// Board returns a new board.
func (g *Game) Board(k engine.Kind) engine.Board {
	if k == engine.NimValues {
		return newNimBoard(g.moves)
	}
	return &board{columns: columns.New(g.moves, g.kernel), limit: columns.Limit(g.moves)}
}

// Solver returns a new solver. Those of Wythoff Nim and Maharaja Nim are
// engine.FarSolvers.
func (g *Game) Solver() engine.Solver {
	near := newSolver(g)
	switch {
	case g.moves.None():
		return &goldenSolver{near}
	case g.moves.Knight():
		return &maharajaSolver{solver: near}
	}
	return near
}
