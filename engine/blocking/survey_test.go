package blocking_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/blocking"
)

// Every map of the game has names, and a Veil that tells what stands back; only where two
// games are compared there is something to count.
func TestSurveys(t *testing.T) {
	const k = 100
	w := engine.Window{W: 300, H: 200}
	g := blocking.New(k)
	for _, c := range []struct {
		kind engine.Kind
		over string
	}{{engine.PalaceNumbers, ""}, {engine.Outcomes, ""}, {engine.PalaceNumbers, "arm"}, {engine.PalaceNumbers, "fabric"}, {engine.PalaceNumbers, "103:1,1,3"}} {
		b, err := engine.NewBoard(g, g.Solve(), engine.NewMap(g, c.kind, engine.Position{}, c.over))
		if err != nil {
			t.Fatal(err)
		}
		s, err := g.Survey(b.Map(), b.Squares(engine.Window{}), w)
		if err != nil {
			t.Fatalf("%v %q: %v", c.kind, c.over, err)
		}
		for s.Next() {
		}
		named := 0
		for _, l := range s.Labels() {
			if s.Region(l.At) == l.Text {
				named++
			}
		}
		if named < 3 {
			t.Errorf("%v %q: only %d labels lie in what they name: %v", c.kind, c.over, named, s.Labels())
		}
		values, err := engine.Values(b, w)
		if err != nil {
			t.Fatal(err)
		}
		for _, v := range values {
			if v >= s.Veil() {
				t.Fatalf("%v %q: the value %d, and a veil of %d", c.kind, c.over, v, s.Veil())
			}
		}
		if _, err := g.Count(b.Squares(engine.Window{}), w); (err == nil) != (c.over == "103:1,1,3") {
			t.Errorf("%v %q is counted: %v", c.kind, c.over, err)
		}
		if s, err := g.Survey(b.Map(), b.Squares(engine.Window{}), engine.Window{W: 1 << 40, H: 1 << 40}); err == nil || s != nil {
			t.Errorf("%v %q: more is surveyed than there is", c.kind, c.over)
		}
	}
}

var (
	_ atlas.Variants  = (*blocking.Game)(nil)
	_ atlas.Landmarks = (*blocking.Game)(nil)
	_ atlas.Automaton = (*blocking.Game)(nil)
	_ atlas.Blocking  = (*blocking.Game)(nil)
)
