package subtraction

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
)

// The sizes that a ruleset may have.
const (
	MaxDim       = engine.MaxDim // components of a position
	MaxMoves     = 1000          // different moves
	MaxComponent = 1_000_000_000 // of a move
)

// Game is one ruleset. It implements engine.Game.
type Game struct {
	moves []engine.Position // sorted, different, of the same dimension
	dim   int
	surveys
}

// New returns the game with the given moves, in any order; doubles count once. It
// errs if there is no move, if a move is zero, if components are negative or
// larger than MaxComponent, if moves are of unlike dimension, or if there are more
// than MaxMoves of them or more than MaxDim components.
func New(moves ...engine.Position) (*Game, error) {
	if len(moves) == 0 {
		return nil, errors.New("there must be at least one move")
	}
	sorted := make([]engine.Position, len(moves))
	for i, m := range moves {
		if fault := faultOf(m, len(moves[0])); fault != "" {
			return nil, fmt.Errorf("%s: (%v)", fault, m)
		}
		sorted[i] = slices.Clone(m)
	}
	sorted = sortMoves(sorted)
	if len(sorted) > MaxMoves {
		return nil, fmt.Errorf("there may be at most %d moves, not %d", MaxMoves, len(sorted))
	}
	g := &Game{moves: sorted, dim: len(sorted[0])}
	g.surveys = g.findSurveys()
	return g, nil
}

// faultOf says why m is no move of a ruleset of the given dimension, or "".
func faultOf(m engine.Position, dim int) string {
	switch {
	case len(m) == 0 || len(m) > MaxDim:
		return "a move must have from 1 to " + strconv.Itoa(MaxDim) + " components"
	case len(m) != dim:
		return "every move must have as many components as the first, which has " + strconv.Itoa(dim)
	case slices.Min(m) < 0 || slices.Max(m) > MaxComponent:
		return "a component must be from 0 to " + strconv.Itoa(MaxComponent)
	case slices.Max(m) == 0:
		return "a move must subtract something"
	}
	return ""
}

// sortMoves sorts the moves in place and drops doubles.
func sortMoves(moves []engine.Position) []engine.Position {
	slices.SortFunc(moves, engine.Position.Compare)
	return slices.CompactFunc(moves, engine.Position.Equal)
}

// Moves returns a copy of the moves, sorted.
func (g *Game) Moves() []engine.Position {
	moves := make([]engine.Position, len(g.moves))
	for i, m := range g.moves {
		moves[i] = slices.Clone(m)
	}
	return moves
}

// String returns the canonical notation.
func (g *Game) String() string { return Name + ":" + g.list("") }

// list writes the moves with a text between them.
func (g *Game) list(between string) string {
	var b strings.Builder
	for i, m := range g.moves {
		if i > 0 {
			b.WriteString(between)
		}
		b.WriteString("(" + m.String() + ")")
	}
	return b.String()
}

// mostListed is how many moves a sentence names one by one.
const mostListed = 12

// Title names the game for a reader.
func (g *Game) Title() string {
	if len(g.moves) > mostListed {
		return fmt.Sprintf("Vector subtraction with %d moves", len(g.moves))
	}
	return "Vector subtraction {" + g.list(", ") + "}"
}

// Rules says how the game is played.
func (g *Game) Rules() string {
	what := "one of the moves " + g.list(", ")
	switch n := len(g.moves); {
	case n == 1:
		what = "the move " + g.list("")
	case n > mostListed:
		what = fmt.Sprintf("one of the %d moves", n)
	}
	from := "each pile"
	switch g.dim {
	case 1:
		from = "the pile"
	case 2:
		from = "the position (x,y)"
	}
	return "Subtract " + what + " from " + from + " without going below zero. Whoever cannot move loses."
}

// Dim returns the number of components of a position.
func (g *Game) Dim() int { return g.dim }

// K returns 1: nothing is blocked.
func (g *Game) K() int { return 1 }

// Kinds lists the kinds of boards.
func (g *Game) Kinds() []engine.Kind { return []engine.Kind{engine.Outcomes, engine.NimValues} }

// Check says why p is no position, or why it lies too far out. With one or two
// moves every position is near enough, and so it is if the board can be charted.
func (g *Game) Check(p engine.Position) error {
	if err := g.checkShape(p); err != nil || g.remainders() {
		return err
	}
	return g.checkReach(p, p)
}

// checkShape says why p is no position at any distance.
func (g *Game) checkShape(p engine.Position) error {
	if len(p) != g.dim {
		return fmt.Errorf("a position of this game has %d components, not %d", g.dim, len(p))
	}
	for _, v := range p {
		if v < 0 {
			return fmt.Errorf("no component of a position can be negative, as in (%v)", p)
		}
	}
	return nil
}

// Rays lists the options of p: a ray of a single step for every move that fits.
func (g *Game) Rays(p engine.Position) []engine.Ray {
	rays := make([]engine.Ray, 0, len(g.moves))
	for _, m := range g.moves {
		if !fits(m, p) {
			continue
		}
		step := make(engine.Position, len(m))
		for d, v := range m {
			step[d] = -v
		}
		rays = append(rays, engine.Ray{Step: step, Count: 1})
	}
	return rays
}

// Board returns a new board of the kind. With three components or more it shows
// the positions whose components after the second are 0; with one it is a strip.
func (g *Game) Board(k engine.Kind) engine.Board { return g.SliceOf(k, nil) }

// Slice returns a new board of the outcomes of the positions (x, y, rest...), for
// games with three components or more. What rest lacks is 0, what it has too many
// is ignored. Its Check refuses every window if rest is negative or too large.
func (g *Game) Slice(rest engine.Position) engine.Board { return g.SliceOf(engine.Outcomes, rest) }

// SliceOf is Slice for a board of any kind.
func (g *Game) SliceOf(k engine.Kind, rest engine.Position) engine.Board {
	full := make(engine.Position, max(0, g.dim-2))
	copy(full, rest)
	return &board{game: g, kind: k, rest: full}
}

// Solver returns a new solver. With one move or two, and with one component or two, it
// is an engine.FarSolver.
func (g *Game) Solver() engine.Solver {
	switch {
	case g.remainders():
		return &remainderSolver{g}
	case g.dim <= 2:
		return &chartSolver{sweepSolver{game: g}}
	}
	return &sweepSolver{game: g}
}

// fits reports whether m can be subtracted from p.
func fits(m, p engine.Position) bool {
	for d, v := range m {
		if v > p[d] {
			return false
		}
	}
	return true
}
