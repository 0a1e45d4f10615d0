package view_test

import (
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/render/view"
)

// Labels cover neither each other nor what is taken, stay in the frame and near
// their squares, and the heavy ones do not give way to light ones.
func TestArrange(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 2))
	frame := view.Box{X: 20, Y: 10, W: 600, H: 400}
	queen := view.Box{X: 300, Y: 200, W: 40, H: 40}
	size := func(text string) (float64, float64) { return 10 * float64(len(text)), 20 }
	at := func(c engine.Cell) (float64, float64) { return float64(c.X), float64(c.Y) }
	for range 300 {
		var labels []atlas.Label
		for range rng.IntN(40) {
			labels = append(labels, atlas.Label{
				Text: words.Text("inner sector"[:3+rng.IntN(9)]), Weight: rng.IntN(4),
				At: engine.Cell{X: rng.IntN(700), Y: rng.IntN(500)},
			})
		}
		placed := view.Arrange(labels, frame, []view.Box{queen}, size, at)
		boxes := []view.Box{queen}
		for i, p := range placed {
			for _, b := range boxes {
				if p.X < b.X+b.W && b.X < p.X+p.W && p.Y < b.Y+b.H && b.Y < p.Y+p.H {
					t.Fatalf("%q at %v covers %v", p.Text, p.Box, b)
				}
			}
			boxes = append(boxes, p.Box)
			if p.X < frame.X || p.Y < frame.Y || p.X+p.W > frame.X+frame.W || p.Y+p.H > frame.Y+frame.H {
				t.Fatalf("%q at %v leaves the frame", p.Text, p.Box)
			}
			x, y := float64(p.At.X), float64(p.At.Y)
			if x < p.X-p.W || x > p.X+2*p.W || y < p.Y-p.H || y > p.Y+2*p.H {
				t.Fatalf("%q at %v is far from %v", p.Text, p.Box, p.At)
			}
			if i > 0 && placed[i-1].Weight < p.Weight {
				t.Fatalf("%q was placed after the lighter %q", p.Text, placed[i-1].Text)
			}
		}
	}
	two := []atlas.Label{{Text: "seam", At: engine.Cell{X: 100, Y: 100}, Weight: 1}, {Text: "hood", At: engine.Cell{X: 100, Y: 100}, Weight: 2}}
	placed := view.Arrange(two, frame, nil, size, at)
	if len(placed) != 2 || placed[0].Text != "hood" || placed[0].Box != (view.Box{X: 80, Y: 90, W: 40, H: 20}) {
		t.Errorf("the heavier label gives way: %v", placed)
	}
}
