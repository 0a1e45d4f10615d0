package board

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// drawn returns how many shapes f draws.
func (r *recorder) drawn(f func()) int {
	r.drawing.pen.brush.reset()
	f()
	n := len(r.drawing.pen.brush.indices) / 6
	r.drawing.pen.brush.reset()
	return n
}

// drawOver draws what lies on the numbers.
func (s *Board) drawOver() {
	s.drawing.drawTargets(0)
	s.drawing.pen.drawShapes(scene.Over)
}

// TestVerdictsAreCheap: what is out of view costs nothing, and from afar a move that
// wins is two dots, however many there are.
func TestVerdictsAreCheap(t *testing.T) {
	r := opened(chess())
	rings := r.drawn(r.drawOver)
	sc := chess()
	sc.Targets.Judged = true
	r.Show(sc)
	if bare := r.drawn(r.drawOver); bare <= rings {
		t.Errorf("%d shapes with crosses, %d without", bare, rings)
	}
	losing := r.drawn(r.drawOver)
	winning := scene.Shape{Kind: scene.Marks, Layer: scene.Over, Mark: scene.Tick, Tone: scene.Good}
	for x := range 3000 {
		winning.At = append(winning.At, scene.Middle(engine.Cell{X: 100000 + x, Y: 4}))
	}
	sc.Shapes = []scene.Shape{winning}
	r.Show(sc)
	if far := r.drawn(r.drawOver); far != losing {
		t.Errorf("%d shapes with moves out of view, %d without", far, losing)
	}
	r.camera.view.Scale, r.camera.view.X, r.camera.view.Y = 0.25, 101000, 500
	seen := 0
	for _, q := range winning.At {
		if r.camera.view.Visible().Contains(q.Cell()) {
			seen++
		}
	}
	if dots := r.drawn(func() { r.drawing.pen.drawShapes(scene.Over) }); dots != 2*seen || seen < 1000 {
		t.Errorf("%d shapes for %d moves that win", dots, seen)
	}
}

// TestLinger: a finger that rests asks about a square that it cannot choose.
func TestLinger(t *testing.T) {
	r := opened(chess())
	x, y := r.Locate(engine.Cell{X: 1, Y: 2})
	r.touch(view.Touch{Phase: view.TouchDown, X: x, Y: y, Coarse: true})
	r.touch(view.Touch{Phase: view.TouchUp, X: x, Y: y, Time: 900, Coarse: true})
	r.expect(t, "hover 1,2, linger 1,2")
}
