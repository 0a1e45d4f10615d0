package subtraction_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/core"
	"github.com/palacegames/palace/engine/core/adapt"
	"github.com/palacegames/palace/engine/enginetest"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/subtraction/chart"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/periodic"
)

// family is that of the tests' games.
var family = subtraction.With(nil)

// forget makes the next games look for their charts themselves.
func forget() { family = subtraction.With(nil) }

// lines is the family as the suite of conformance sees it.
var lines = adapt.Family(subtraction.Family)

// ruleset is a game as rooms see it that do not know package core.
type ruleset struct {
	engine.Game
	game *subtraction.Game
}

// of returns a game as a ruleset.
func of(g *subtraction.Game) *ruleset { return &ruleset{adapt.Old(g), g} }

// game parses a ruleset or ends the test.
func game(t testing.TB, text string) *ruleset {
	t.Helper()
	old := adapt.Family(family)
	g, err := enginetest.Parse(&old, text)
	if err != nil {
		t.Fatal(err)
	}
	c, _ := adapt.Of(g)
	return &ruleset{g, c.(*subtraction.Game)}
}

// vectors returns positions as vectors.
func vectors(list []engine.Position) []moves.Vector {
	v := make([]moves.Vector, len(list))
	for i, p := range list {
		v[i] = moves.Vector(p)
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

// played returns the game as a family would, with all that it can do.
func played(_ testing.TB, g *ruleset) engine.Game { return g.Game }

// Moves returns the moves, sorted.
func (r *ruleset) Moves() []engine.Position { return r.List() }

// List returns them too.
func (r *ruleset) List() []engine.Position { return r.Game.(engine.Listed).List() }

// WithList returns the game with other moves.
func (r *ruleset) WithList(list []engine.Position) (engine.Game, error) {
	return r.Game.(engine.Listed).WithList(list)
}

// SliceOf returns the board of a slice, Slice that of its outcomes.
func (r *ruleset) SliceOf(k engine.Kind, rest engine.Position) engine.Board {
	if s, ok := r.Game.(engine.Sliced); ok {
		return s.SliceOf(k, rest)
	}
	return r.Board(k)
}

func (r *ruleset) Slice(rest engine.Position) engine.Board { return r.SliceOf(engine.Outcomes, rest) }

// Chart looks for the chart.
func (r *ruleset) Chart(work int) (*chart.Map, error) { return r.game.Chart(work) }

// Spent returns how much work has gone into the search for a chart.
func (r *ruleset) Spent() int { return r.game.Spent() }

// Uncharted returns the same game, whose solvers and boards only sweep.
func (r *ruleset) Uncharted() *ruleset { return of(r.game.Uncharted()) }

// RowPeriod and ColumnPeriod are those of the outcomes along a row and a column.
func (r *ruleset) RowPeriod(y int) (preperiod, period int, err error) {
	return periodic.Row(r.game.Set, y)
}

func (r *ruleset) ColumnPeriod(x int) (preperiod, period int, err error) {
	return periodic.Column(r.game.Set, x)
}

// chosen returns the name of the method that answers a question in the end, and whether it
// is not the first to be asked.
func chosen(ms core.Methods, q core.Query) (string, error) {
	for {
		m, search, err := ms.For(q)
		switch {
		case search != nil:
			core.Finish(search)
		case err != nil:
			return "", err
		default:
			return m.Name, nil
		}
	}
}
