package exile

import (
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// TestIdeas holds every idea to what all of them promise.
func TestIdeas(t *testing.T) {
	enginetest.Ideas(t, Spiral{}, Illustrate)
	enginetest.Ideas(t, Quadrant{}, Illustrate)
}

// TestPlacedOnPalaces: the pieces that are placed stand on the P-positions.
func TestPlacedOnPalaces(t *testing.T) {
	for _, g := range []interface {
		engine.Game
		engine.Game
	}{Spiral{}, Quadrant{}} {
		w := engine.Window{X: -40, Y: -40, W: 81, H: 81}.Intersect(g.Plane(engine.NewMap(g, engine.Outcomes, engine.Position{}, "")))
		stand := map[engine.Cell]bool{}
		for _, f := range enginetest.Look(t, Illustrate(g, "placing"), idea.Gaze{Window: w, Step: 100}).Figures {
			if f.Kind == idea.Tiles && f.Hue == idea.Gold {
				stand[f.Squares[0]] = true
			}
		}
		if len(stand) < 30 {
			t.Errorf("%s: only %d stand", g, len(stand))
		}
		values := enginetest.Values(t, g, engine.Outcomes, w)
		for i, v := range values {
			c := engine.Cell{X: w.X + i%w.W, Y: w.Y + i/w.W}
			if stand[c] != (v == 1) {
				t.Errorf("%s: on %v one stands: %t, it is a P-position: %t", g, c, stand[c], v == 1)
			}
		}
	}
}

// TestAnyLook looks from anywhere, at anything, and in any way: every answer is sound, or a
// sentence.
func TestAnyLook(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 9))
	choices := map[string][]string{
		"show": {"arms", "theme", "places", "number", "rewrite", "fibonacci", "lines", "machine", "numbers", "values"}, "board": {"spiral", "columns", "sector", "square"},
		"piece": {"rook", "knight", "maharaja"}, "number": {"0", "7", "123456789012345678901234567890"}, "digits": {"0", "0111", "1111111", ""}, "column": {"0", "9", "23"}, "n": {"1", "64"},
	}
	number := func() int {
		v := random.IntN(1 << (1 + random.IntN(40)))
		if random.IntN(2) == 0 {
			return -v
		}
		return v
	}
	for _, g := range []interface {
		engine.Game
		idea.Illustrated
	}{Spiral{}, Quadrant{}} {
		for _, about := range g.Ideas() {
			seen := Illustrate(g, about.Name)
			for range testkit.Cases(60, 150) {
				at := idea.Gaze{Window: engine.Window{X: number(), Y: number(), W: 1 + random.IntN(1<<random.IntN(30)), H: 1 + random.IntN(1<<random.IntN(30))}, Step: random.IntN(1<<random.IntN(30)) - 1, Chosen: idea.Chosen{}}
				if random.IntN(4) == 0 {
					at.Origin = engine.Of(engine.Num(1<<62).Times(engine.Num(1+random.IntN(1<<60))), engine.Num(1<<62).Times(engine.Num(1+random.IntN(1<<60))))
				}
				at.Window = at.Window.Intersect(g.Plane(engine.NewMap(g, engine.Outcomes, at.Origin, "")))
				if at.Window.Empty() {
					continue
				}
				if random.IntN(2) == 0 {
					at.At = at.Position(engine.Cell{X: at.Window.X + random.IntN(at.Window.W), Y: at.Window.Y + random.IntN(at.Window.H)}, 2)
				}
				for name, values := range choices {
					if random.IntN(3) == 0 {
						at.Chosen[name] = values[random.IntN(len(values))]
					}
				}
				job, err := seen.Look(at)
				if err != nil {
					continue
				}
				engine.Finish(job)
				l, err := seen.Layer()
				if err != nil {
					continue
				}
				for _, err := range enginetest.Faults(&l) {
					t.Errorf("%s of %s, %+v: %v", about.Name, g, at, err)
				}
				if len(l.Figures) > 6000 {
					t.Errorf("%s of %s, %+v: %d figures", about.Name, g, at, len(l.Figures))
				}
			}
		}
	}
}
