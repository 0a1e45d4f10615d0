package blocking_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
)

// The rule makes the numbers of the game's own map and of the patterns, at the edges too,
// and finds the way back; no other map is made by it.
func TestRule(t *testing.T) {
	const k = 20
	w := engine.Window{W: 70, H: 50}
	g := blocking.New(k)
	for _, over := range []string{"", "fabric", "arm"} {
		rule, ok := g.Rule(engine.NewMap(g, engine.PalaceNumbers, engine.Position{}, over))
		if !ok {
			t.Fatalf("no rule makes the map %q", over)
		}
		values := read(t, k, over, w)
		numbers := rule.Around(func(x, y int) int32 { return values[y*w.W+x] })
		for y := range w.H {
			for x := range w.W {
				at := engine.Cell{X: x, Y: y}
				step := rule.Step(at, numbers)
				last := step.Terms[len(step.Terms)-1]
				if last.At != at || last.Number != values[y*w.W+x]-k || last.Number != numbers(x, y) {
					t.Fatalf("%q: %+v at %v, want %d", over, last, at, values[y*w.W+x]-k)
				}
				for _, term := range step.Terms {
					if x-term.At.X > rule.Reach() || y-term.At.Y > rule.Reach() || term.Number != numbers(term.At.X, term.At.Y) {
						t.Fatalf("%q: %v is made from %+v", over, at, term)
					}
				}
			}
		}
		past, err := rule.Past(engine.Window{X: 30, Y: 20, W: 8, H: 8}, numbers)
		if err != nil {
			t.Fatal(err)
		}
		for at, _, more := past.Next(); more; at, _, more = past.Next() {
			if err := past.Choose(numbers(at.X, at.Y)); err != nil {
				t.Fatalf("%q: %v", over, err)
			}
		}
		if past, err := rule.Past(engine.Window{W: rule.Reach(), H: 9}, numbers); err == nil || past != nil {
			t.Errorf("%q: there is a past of nothing", over)
		}
	}
	for _, m := range []engine.Map{
		engine.NewMap(g, engine.Outcomes, engine.Position{}, ""),
		engine.NewMap(g, engine.PalaceNumbers, engine.Position{}, "103:1,1,3"),
	} {
		if _, ok := g.Rule(m); ok {
			t.Errorf("a rule makes %+v", m)
		}
	}
}
