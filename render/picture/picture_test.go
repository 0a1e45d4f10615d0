package picture

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/view"
)

// Known must be the distance of the nearest square that is missing.
func TestKnown(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 40 {
		p := Picture{Key: Key{r.IntN(3), r.IntN(3) - 1, r.IntN(3) - 1}, Pixels: make([]byte, 4*Size*Size)}
		w := p.Window()
		plane := engine.Window{X: w.X + r.IntN(w.W), Y: w.Y - 5, W: w.W, H: 1 + r.IntN(w.H)}
		reach, edge := 600*r.Float64()*float64(int(1)<<p.Level), 1<<p.Level
		want := math.Inf(1)
		for j := range Size {
			for i := range Size {
				square := engine.Window{X: w.X + i*edge, Y: w.Y + j*edge, W: edge, H: edge}
				near, _ := view.Span(square)
				switch {
				case near < reach && r.IntN(20000) > 0:
					p.Pixels[4*(j*Size+i)+3] = AlphaP
				case !square.Intersect(plane).Empty():
					want = min(want, near)
				}
			}
		}
		if got := p.Known(plane); got != want {
			t.Fatalf("%v of plane %v: known up to %g, want %g", p.Key, plane, got, want)
		}
		p.Complete = true
		if !math.IsInf(p.Known(plane), 1) {
			t.Fatalf("a complete picture is not known")
		}
	}
}
