package subtraction_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/periodic"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// lines is the family as the suite of conformance reads it.
var lines = subtraction.Family

// ruleset is a game of the tests.
type ruleset struct{ *subtraction.Game }

// of returns a game as a ruleset.
func of(g *subtraction.Game) *ruleset { return &ruleset{g} }

// game parses a ruleset or ends the test.
func game(t testing.TB, text string) *ruleset {
	t.Helper()
	return of(enginetest.MustParse(t, &subtraction.Family, text).(*subtraction.Game))
}

// vectors returns positions as vectors.
func vectors(list []engine.Position) []moves.Vector {
	v := make([]moves.Vector, len(list))
	for i, p := range list {
		v[i], _ = p.Small(nil)
	}
	return v
}

// ruled returns the ruleset with the given moves.
func ruled(t testing.TB, list ...engine.Position) *ruleset {
	t.Helper()
	var text strings.Builder
	for _, m := range list {
		text.WriteString("(" + m.String() + ")")
	}
	return game(t, "subtraction:"+text.String())
}

// Moves returns the moves, sorted.
func (r *ruleset) Moves() []engine.Position { return r.Game.List() }

// slice returns the board of a slice: of the positions (x, y, rest...).
func (r *ruleset) slice(t testing.TB, k engine.Kind, rest ...int) *engine.Board {
	t.Helper()
	return enginetest.Board(t, r.Game, k, sliced(r.Dim, rest))
}

// sliced returns the origin of a slice.
func sliced(dim int, rest []int) engine.Position {
	origin := make([]int, dim)
	if dim > 2 {
		copy(origin[2:], rest)
	}
	return engine.Ints(origin...)
}

// around returns the board of outcomes around an origin.
func (r *ruleset) around(t testing.TB, origin engine.Position) *engine.Board {
	t.Helper()
	return enginetest.Board(t, r.Game, engine.Outcomes, origin)
}

// near leaves out of the suite what a game says of positions of any length.
type near struct{ *subtraction.Game }

func (g near) Shape() engine.Shape {
	s := g.Game.Shape()
	s.Unbounded = false
	return s
}

// Uncharted returns the same game, whose solvers and boards only sweep.
func (r *ruleset) Uncharted() *ruleset { return of(r.Game.Uncharted()) }

// RowPeriod and ColumnPeriod are those of the outcomes along a row and a column.
func (r *ruleset) RowPeriod(y int) (preperiod, period int, err error) {
	return periodic.Row(r.Game.Set, y)
}

func (r *ruleset) ColumnPeriod(x int) (preperiod, period int, err error) {
	return periodic.Column(r.Game.Set, x)
}

// chosen returns the name of the method that answers a question in the end, and whether it
// is not the first to be asked.
func chosen(ms engine.Methods, q engine.Query) (string, error) {
	for {
		m, search, err := ms.Find(q)
		switch {
		case search != nil:
			engine.Finish(search)
		case err != nil:
			return "", err
		default:
			return m.Name, nil
		}
	}
}
