package render

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
)

func TestRevealRunsOut(t *testing.T) {
	view := engine.Window{X: 100, Y: 50, W: 300, H: 200}
	near, far := Span(view)
	if near != 150 || far != 650 {
		t.Fatalf("the window spans %g…%g", near, far)
	}
	var r Reveal
	spent, last := 0.0, near
	for r.Advance(1.0/60, view, math.Inf(1)) {
		spent += 1.0 / 60
		if r.Front() < last || r.Front() > far {
			t.Fatalf("the front went from %g to %g", last, r.Front())
		}
		last = r.Front()
	}
	if r.Front() != far {
		t.Errorf("the front rests at %g, want %g", r.Front(), far)
	}
	if spent < 0.25 || spent > 0.7 {
		t.Errorf("it took %g s", spent)
	}
}

func TestRevealWaitsForTheMap(t *testing.T) {
	view := engine.Window{W: 100, H: 100}
	var r Reveal
	for range 100 {
		r.Advance(0.1, view, 40)
	}
	if r.Front() != 40 {
		t.Errorf("the front is at %g where the map ends at 40", r.Front())
	}
	if r.Advance(0.1, view, 40) {
		t.Errorf("a front that waits asks for frames")
	}
	r.Advance(10, view, 60)
	if r.Front() != 60 {
		t.Errorf("the front is at %g, want 60", r.Front())
	}
	r.Advance(1, view, 10)
	if r.Front() != 60 {
		t.Errorf("the front drew back to %g", r.Front())
	}
	r.Advance(0, engine.Window{X: 500, Y: 500, W: 10, H: 10}, 0)
	if r.Front() != 1000 {
		t.Errorf("elsewhere the front begins at %g, want 1000", r.Front())
	}
	r.Restart()
	if r.Front() != 0 {
		t.Errorf("after a restart the front is at %g", r.Front())
	}
	r.Finish()
	if !math.IsInf(r.Front(), 1) {
		t.Errorf("at last the front is at %g", r.Front())
	}
}

// Known must be the distance of the nearest square that is missing.
func TestKnown(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 40 {
		p := Picture{Key: Key{r.IntN(3), r.IntN(3) - 1, r.IntN(3) - 1}, Pixels: make([]byte, 4*PictureSize*PictureSize)}
		w := p.Window()
		plane := engine.Window{X: w.X + r.IntN(w.W), Y: w.Y - 5, W: w.W, H: 1 + r.IntN(w.H)}
		reach, edge := 600*r.Float64()*float64(int(1)<<p.Level), 1<<p.Level
		want := math.Inf(1)
		for j := range PictureSize {
			for i := range PictureSize {
				square := engine.Window{X: w.X + i*edge, Y: w.Y + j*edge, W: edge, H: edge}
				near, _ := Span(square)
				switch {
				case near < reach && r.IntN(20000) > 0:
					p.Pixels[4*(j*PictureSize+i)+3] = AlphaP
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

func TestCacheDropsTheOldest(t *testing.T) {
	var dropped []string
	c := NewCache(2, func(s string) { dropped = append(dropped, s) })
	a, b, d := Key{0, 1, 0}, Key{0, 2, 0}, Key{0, 3, 0}
	c.Put(a, "a")
	c.Put(b, "b")
	c.Get(a)
	c.Peek(b)
	c.Put(d, "d")
	if _, ok := c.Peek(b); ok || c.Len() != 2 || len(dropped) != 1 || dropped[0] != "b" {
		t.Fatalf("dropped %v", dropped)
	}
	c.Put(a, "A")
	if v, _ := c.Get(a); v != "A" || dropped[1] != "a" {
		t.Fatalf("kept %q, dropped %v", v, dropped)
	}
	c.Clear()
	if c.Len() != 0 || len(dropped) != 4 {
		t.Fatalf("dropped %v", dropped)
	}
}
