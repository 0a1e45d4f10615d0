package board

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// TestMarkAnywhere: where any square can be picked, taps, strokes and keys pick squares that the
// piece cannot reach, and a stroke goes on where the board ends.
func TestMarkAnywhere(t *testing.T) {
	sc := chess()
	sc.Mode, sc.Pawns, sc.Targets = scene.Pick, nil, scene.Targets{Anywhere: sc.Map.Plane, Enlarge: true}
	r := opened(sc)
	before := r.camera.view
	for _, e := range []view.Touch{{ID: 1}, {ID: 2, Coarse: true}} {
		if got := r.drag(e, engine.Cell{X: 7, Y: 5}); got != "tap 7,5" {
			t.Errorf("a tap: %s", got)
		}
		if got := r.drag(e, engine.Cell{X: 5, Y: 6}, engine.Cell{X: 7, Y: 6}); got != "stroke [5,6 6,6 7,6], lifted true" {
			t.Errorf("a stroke: %s", got)
		}
	}
	if r.camera.view != before {
		t.Error("the board was pulled")
	}
	r.key("Home", false)
	r.key("ArrowDown", true)
	if got := r.heard(); got == "" {
		t.Error("the keyboard marks nothing along its way")
	}
}

// TestSigns: a mark is a dashed frame, solid where squares are small, and costs nothing out of
// view but for its frame.
func TestSigns(t *testing.T) {
	sc := chess()
	mark := func(c engine.Cell, m scene.Mark) scene.Shape {
		return scene.Shape{Layer: scene.Over, Mark: m, Tone: scene.Night, Dashed: true, Text: "P", At: scene.Middles(c)}
	}
	draw := func(r *recorder) int { return r.drawn(func() { r.drawing.pen.drawShapes(scene.Over) }) }
	sc.Shapes = []scene.Shape{mark(engine.Cell{X: 2, Y: 2}, scene.Frame)}
	r := opened(sc)
	if n := draw(r); n != 2*4*(sideDashes+3) { // edges and lines, and three lines for a corner
		t.Errorf("a dashed frame is drawn by %d shapes", n)
	}
	r.camera.view.Scale = solidFrame - 1
	if n := draw(r); n != 2 {
		t.Errorf("a frame of a small square is drawn by %d shapes", n)
	}
	for m, want := range map[scene.Mark]int{scene.Right: 4, scene.Wrong: 4} {
		sc.Shapes = []scene.Shape{mark(engine.Cell{X: 2, Y: 2}, m), mark(engine.Cell{X: 1 << 20, Y: 2}, m)}
		r = opened(sc)
		if n := draw(r); n != want {
			t.Errorf("mark %d is drawn by %d shapes, want %d", m, n, want)
		}
	}
	if quarter := rounded(5, 1); len(quarter) != 4*(sideDashes+1) {
		t.Errorf("%d dashes", len(quarter))
	} else {
		for _, dash := range quarter {
			for _, p := range dash {
				if max(p.X, -p.X, p.Y, -p.Y) > 5+1e-9 {
					t.Errorf("%v lies beyond the frame", p)
				}
			}
		}
	}
}
