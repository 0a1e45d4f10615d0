package screen

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render"
)

// drawn returns how many shapes f draws.
func (r *recorder) drawn(f func()) int {
	r.brush.reset()
	f()
	n := len(r.brush.indices) / 6
	r.brush.reset()
	return n
}

// TestVerdictsAreCheap: what is out of view costs nothing, and from afar a move that
// wins is two dots, however many there are.
func TestVerdictsAreCheap(t *testing.T) {
	r := opened(scene())
	rings := r.drawn(r.drawRings)
	sc := scene()
	sc.Verdicts = &render.Verdicts{}
	r.Show(sc)
	if bare := r.drawn(r.drawRings); bare <= rings {
		t.Errorf("%d shapes with crosses, %d without", bare, rings)
	}
	losing := r.drawn(r.drawRings)
	for x := range 3000 {
		sc.Verdicts.Winning = append(sc.Verdicts.Winning, engine.Position{100000 + x, 4})
	}
	r.Show(sc)
	if far := r.drawn(r.drawRings); far != losing {
		t.Errorf("%d shapes with moves out of view, %d without", far, losing)
	}
	r.view.Scale, r.view.X, r.view.Y = 0.25, 101000, 500
	seen := 0
	for _, q := range sc.Verdicts.Winning {
		if r.view.Visible().Contains(q.Cell()) {
			seen++
		}
	}
	if dots := r.drawn(func() { r.drawVerdicts(nil, r.view.Visible()) }); dots != 2*seen || seen < 1000 {
		t.Errorf("%d shapes for %d moves that win", dots, seen)
	}
}

// TestSightLines: palaces on one line of sight share a line.
func TestSightLines(t *testing.T) {
	r := opened(scene())
	palaces := []engine.Position{{1, 5}, {2, 5}, {4, 5}, {7, 5}, {5, 1}, {5, 4}, {1, 1}, {3, 3}}
	if got := r.drawn(func() { r.sightLines(engine.Cell{X: 5, Y: 5}, palaces) }); got != 2*4 {
		t.Errorf("%d shapes for four lines", got)
	}
}

// TestLinger: a finger that rests asks about a square and does not choose it.
func TestLinger(t *testing.T) {
	r := opened(scene())
	x, y := r.Locate(engine.Position{2, 1})
	r.touch(render.Touch{Phase: render.TouchDown, X: x, Y: y, Coarse: true})
	r.touch(render.Touch{Phase: render.TouchUp, X: x, Y: y, Time: 900, Coarse: true})
	r.expect(t, "hover 2,1, linger 2,1")
}
