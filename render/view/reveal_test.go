package view

import (
	"math"
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

// A front that is to be followed by eye is always as fast, and only the first time.
func TestRevealInItsTime(t *testing.T) {
	view := engine.Window{W: 200, H: 100}
	r := Reveal{Seconds: 3}
	spent, half := 0.0, 0.0
	for r.Advance(0.01, view, math.Inf(1)) {
		spent += 0.01
		if half == 0 && r.Front() >= 150 {
			half = spent
		}
	}
	if math.Abs(spent-3) > 0.05 || math.Abs(half-1.5) > 0.05 {
		t.Errorf("it took %g s, and %g s for half of it", spent, half)
	}
	wide := engine.Window{W: 2000, H: 1000}
	for spent = 0; r.Advance(0.01, wide, math.Inf(1)); spent += 0.01 {
	}
	if spent > 0.8 {
		t.Errorf("from afar it took %g s", spent)
	}
	r.Restart()
	r.Advance(0.01, view, math.Inf(1))
	if r.Front() != 1 {
		t.Errorf("again the front comes to %g in a hundredth of a second, want 1", r.Front())
	}
}
