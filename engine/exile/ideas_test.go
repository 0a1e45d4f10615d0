package exile

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/enginetest"
	"github.com/palacegames/palace/engine/idea"
)

// TestIdeas holds every idea to what all of them promise.
func TestIdeas(t *testing.T) {
	enginetest.Ideas(t, Spiral{}, Illustrate)
	enginetest.Ideas(t, Quadrant{}, Illustrate)
}

// layerOf looks at an idea of a game.
func layerOf(t *testing.T, g engine.Game, name string, at idea.Gaze) idea.Layer {
	t.Helper()
	seen := Illustrate(g, name)
	job, err := seen.Look(at)
	if err != nil {
		t.Fatal(err)
	}
	engine.Finish(job)
	l, err := seen.Layer()
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// TestPlacedOnPalaces: the pieces that are placed stand on the P-positions.
func TestPlacedOnPalaces(t *testing.T) {
	for _, g := range []interface {
		engine.Game
		engine.Game
	}{Spiral{}, Quadrant{}} {
		w := engine.Window{X: -40, Y: -40, W: 81, H: 81}.Intersect(g.Plane(engine.NewMap(g, engine.Outcomes, engine.Position{}, "")))
		stand := map[engine.Cell]bool{}
		for _, f := range layerOf(t, g, "placing", idea.Gaze{Window: w, Step: 100}).Figures {
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
