package view

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
)

var orientations = []Orientation{XRightYDown, XRightYUp, XDownYRight, XUpYRight}

func near(a, b, by float64) bool { return math.Abs(a-b) <= by }

func randomViewport(r *rand.Rand, o Orientation) Viewport {
	return Viewport{
		X: r.Float64()*2000 - 500, Y: r.Float64()*2000 - 500, Scale: math.Exp(r.Float64()*10 - 4),
		Width: 200 + 1000*r.Float64(), Height: 200 + 1000*r.Float64(), Ratio: 1 + 2*r.Float64(), Orientation: o,
	}
}

func TestScreenAndBoardAreInverse(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, o := range orientations {
		for range 200 {
			v := randomViewport(r, o)
			sx, sy := r.Float64()*v.Width, r.Float64()*v.Height
			x, y := v.Board(sx, sy)
			if gx, gy := v.Screen(x, y); !near(gx, sx, 1e-6) || !near(gy, sy, 1e-6) {
				t.Fatalf("orientation %d: (%g, %g) comes back as (%g, %g)", o, sx, sy, gx, gy)
			}
			if c := v.Cell(sx, sy); !v.Visible().Contains(c) {
				t.Fatalf("orientation %d: square %v at (%g, %g) is not in %v", o, c, sx, sy, v.Visible())
			}
		}
	}
}

func TestOrientations(t *testing.T) {
	for _, c := range []struct {
		o                 Orientation
		xr, xd, yr, yd    float64
		below, transposed bool
	}{
		{XRightYDown, 1, 0, 0, 1, false, false},
		{XRightYUp, 1, 0, 0, -1, true, false},
		{XDownYRight, 0, 1, 1, 0, false, true},
		{XUpYRight, 0, -1, 1, 0, true, true},
	} {
		v := Viewport{Scale: 10, Width: 100, Height: 100, Ratio: 1, Orientation: c.o}
		ox, oy := v.Screen(0, 0)
		x1, y1 := v.Screen(1, 0)
		x2, y2 := v.Screen(0, 1)
		if x1-ox != 10*c.xr || y1-oy != 10*c.xd || x2-ox != 10*c.yr || y2-oy != 10*c.yd {
			t.Errorf("orientation %d: x goes (%g, %g), y goes (%g, %g)", c.o, x1-ox, y1-oy, x2-ox, y2-oy)
		}
		if c.o.OriginBelow() != c.below || c.o.Transposed() != c.transposed {
			t.Errorf("orientation %d: below %t, transposed %t", c.o, c.o.OriginBelow(), c.o.Transposed())
		}
	}
}

func TestZoomKeepsThePoint(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for _, o := range orientations {
		for range 200 {
			v := randomViewport(r, o)
			sx, sy := r.Float64()*v.Width, r.Float64()*v.Height
			x, y := v.Board(sx, sy)
			z := v.Zoomed(math.Exp(r.Float64()*6-3), sx, sy)
			if gx, gy := z.Screen(x, y); !near(gx, sx, 1e-4) || !near(gy, sy, 1e-4) {
				t.Fatalf("zoom moved (%g, %g) to (%g, %g)", sx, sy, gx, gy)
			}
			if least, most := z.Scales(); z.Scale < least || z.Scale > most {
				t.Fatalf("scale %g is not between %g and %g", z.Scale, least, most)
			}
		}
	}
	v := Viewport{Scale: 1, Width: 800, Height: 600, Ratio: 2}
	if got := v.Zoomed(1e-9, 0, 0).Scale * v.Ratio; got != 1.0/64 {
		t.Errorf("zoomed out to %g device pixels a square, want 1/64", got)
	}
	if got := v.Zoomed(1e9, 0, 0).Scale; got != 600 {
		t.Errorf("zoomed in to %g pixels a square, want 600", got)
	}
}

func TestPanFollowsTheHand(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for _, o := range orientations {
		v := randomViewport(r, o)
		x, y := v.Board(50, 60)
		if sx, sy := v.Panned(30, -20).Screen(x, y); !near(sx, 80, 1e-6) || !near(sy, 40, 1e-6) {
			t.Errorf("orientation %d: pulled to (%g, %g), want (80, 40)", o, sx, sy)
		}
	}
}

func TestFittedShowsTheWindow(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	in := Insets{Left: 30, Top: 26, Right: 8, Bottom: 12}
	for _, o := range orientations {
		for range 100 {
			v := randomViewport(r, o)
			w := engine.Window{X: r.IntN(50) - 25, Y: r.IntN(50) - 25, W: 1 + r.IntN(300), H: 1 + r.IntN(300)}
			f := v.Fitted(w, in, 72)
			if f.Scale > 72 {
				t.Fatalf("a square of %g pixels", f.Scale)
			}
			for _, c := range [][2]int{{w.X, w.Y}, {w.X + w.W, w.Y}, {w.X, w.Y + w.H}, {w.X + w.W, w.Y + w.H}} {
				sx, sy := f.Screen(float64(c[0]), float64(c[1]))
				if sx < in.Left-1e-6 || sy < in.Top-1e-6 || sx > f.Width-in.Right+1e-6 || sy > f.Height-in.Bottom+1e-6 {
					t.Fatalf("orientation %d: corner %v of %v lies at (%g, %g) of %g×%g", o, c, w, sx, sy, f.Width, f.Height)
				}
			}
		}
	}
}

func TestShowingMovesNoMoreThanNeeded(t *testing.T) {
	v := Viewport{X: 10, Y: 10, Scale: 20, Width: 400, Height: 400, Ratio: 1}
	if got := v.Showing(engine.Cell{X: 10, Y: 10}, Insets{}, 5); got != v {
		t.Errorf("a square in view moved the board to %v", got)
	}
	got := v.Showing(engine.Cell{X: 30, Y: 10}, Insets{Left: 30}, 5)
	if sx, _ := got.Middle(engine.Cell{X: 30, Y: 10}); !near(sx, 385, 1e-9) {
		t.Errorf("square shown at %g, want 385", sx)
	}
	if got.Y != v.Y {
		t.Errorf("the board moved up or down")
	}
}

func TestCameraText(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	for range 300 {
		v := randomViewport(r, XRightYDown)
		v.Scale = min(max(v.Scale, 1/(64*v.Ratio)), 150)
		got, ok := v.Parsed(v.String())
		if !ok {
			t.Fatalf("%q is refused", v.String())
		}
		// Read back, nothing has moved by a pixel that could be seen.
		if d := math.Abs(got.X-v.X) * v.Scale; d > 1 {
			t.Fatalf("%q: moved by %g pixels", v.String(), d)
		}
		if !near(got.Scale/v.Scale, 1, 1e-4) {
			t.Fatalf("%q: scale %g", v.String(), got.Scale)
		}
	}
	for _, text := range []string{"", "1,2", "1,2,3,4", "a,2,3", "1,2,0", "1,2,-3", "NaN,0,1", "Inf,0,1", "1,2,NaN", "1e300,0,1", "1,2,Inf"} {
		if _, ok := (Viewport{}).Parsed(text); ok {
			t.Errorf("%q is taken for a camera", text)
		}
	}
}

// TestKept zooms out from the corner of a quadrant: at no scale and in no
// orientation more than the margin lies beyond its edges, and a strip of one row
// stays in the middle.
func TestKept(t *testing.T) {
	quadrant := engine.Window{W: 1 << 40, H: 1 << 40}
	for o := XRightYDown; o <= XUpYRight; o++ {
		v := Viewport{X: 3, Y: 5, Scale: 40, Width: 900, Height: 600, Ratio: 1, Orientation: o}
		for v.Scale > 0.02 {
			v = v.Zoomed(0.8, 450, 300).Kept(quadrant)
			x, y := v.Screen(0, 0)
			left, top := x, y
			if o.OriginBelow() {
				top = v.Height - y
			}
			if left > 0.3*v.Width+1e-6 || top > 0.3*v.Height+1e-6 {
				t.Fatalf("orientation %d, scale %g: the corner lies at %g, %g", o, v.Scale, x, y)
			}
		}
	}
	strip := Viewport{X: 900, Y: 77, Scale: 40, Width: 900, Height: 600, Ratio: 1}.Kept(engine.Window{W: 1 << 40, H: 1})
	if strip.Y != 0.5 || strip.X != 900 {
		t.Errorf("a strip is shown around %g, %g", strip.X, strip.Y)
	}
}

// TestNamed: the words of a link say where the axes point, and each name comes back.
func TestNamed(t *testing.T) {
	for _, o := range orientations {
		xr, xd, yr, yd := o.axes()
		way := func(right, down float64) string {
			return map[[2]float64]string{{1, 0}: "right", {0, 1}: "down", {0, -1}: "up"}[[2]float64{right, down}]
		}
		if want := way(xr, xd) + "-" + way(yr, yd); o.String() != want || Named(want) != o {
			t.Errorf("%s is named %q, and %q is %v", want, o.String(), want, Named(want))
		}
	}
	if Named("askew") != XRightYDown {
		t.Error("no name is an orientation")
	}
}
