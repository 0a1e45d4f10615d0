package board

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// blocking is a queen on (9, 7) before whom a person blocks.
func blocking() scene.Scene {
	sc := chess()
	sc.Mode, sc.Pawns, sc.At = scene.Pick, nil, engine.Cell{X: 9, Y: 7}
	sc.Targets.Rows, sc.Targets.Mark = queens(9, 7, 9, 7, 7), scene.Shoulder
	return sc
}

// drag goes from square to square, down on the first and up on the last one, and
// returns what the host was told but for hovering.
func (r *recorder) drag(e view.Touch, cells ...engine.Cell) string {
	for i, c := range cells {
		e.X, e.Y = r.camera.view.Middle(c)
		e.Phase = view.TouchMove
		if i == 0 {
			e.Phase = view.TouchDown
		}
		r.touch(e)
		e.Time += 30
	}
	e.Phase, e.Time = view.TouchUp, e.Time+500
	r.touch(e)
	return r.heard()
}

// heard returns what the host was told but for hovering, and forgets it.
func (r *recorder) heard() string {
	var told []string
	for _, words := range r.told {
		if !strings.HasPrefix(words, "hover") {
			told = append(told, words)
		}
	}
	r.told = nil
	return strings.Join(told, ", ")
}

func TestDragPicks(t *testing.T) {
	for o := view.XRightYDown; o <= view.XUpYRight; o++ {
		sc := blocking()
		sc.Look.Orientation = o
		r := opened(sc)
		before := r.camera.view
		mouse, finger := view.Touch{ID: 1}, view.Touch{ID: 2, Coarse: true}
		for _, e := range []view.Touch{mouse, finger} {
			if got := r.drag(e, engine.Cell{X: 7, Y: 7}, engine.Cell{X: 3, Y: 7}); got != "stroke [7,7 6,7 5,7 4,7 3,7], lifted true" {
				t.Errorf("along a row: %s", got)
			}
			if got := r.drag(e, engine.Cell{X: 5, Y: 3}, engine.Cell{X: 4, Y: 2}, engine.Cell{X: 3, Y: 1}); got != "stroke [5,3 4,2], stroke [3,1], lifted true" {
				t.Errorf("along a diagonal: %s", got)
			}
		}
		if r.camera.view != before {
			t.Errorf("the board was pulled")
		}
	}
}

// Everything but a stroke from a square in reach, while blocking, pulls the board.
func TestDragStillPans(t *testing.T) {
	for _, c := range []struct {
		name string
		with func(*scene.Scene, *recorder, *view.Touch)
		from engine.Cell
	}{
		{"from elsewhere", nil, engine.Cell{X: 5, Y: 5}},
		{"with the middle button", func(_ *scene.Scene, _ *recorder, e *view.Touch) { e.Pulls = true }, engine.Cell{X: 7, Y: 7}},
		{"while moving", func(sc *scene.Scene, _ *recorder, _ *view.Touch) { sc.Mode = scene.Choose }, engine.Cell{X: 7, Y: 7}},
		{"while the other thinks", func(sc *scene.Scene, _ *recorder, _ *view.Touch) { sc.Mode = scene.Watch }, engine.Cell{X: 7, Y: 7}},
		{"from afar", func(_ *scene.Scene, r *recorder, _ *view.Touch) { r.camera.view.Scale = 4.9 }, engine.Cell{X: 7, Y: 7}},
		{"from afar by finger", func(_ *scene.Scene, r *recorder, e *view.Touch) { r.camera.view.Scale, e.Coarse = 7.9, true }, engine.Cell{X: 7, Y: 7}},
	} {
		sc, e := blocking(), view.Touch{ID: 1}
		r := opened(sc)
		if c.with != nil {
			c.with(&sc, r, &e)
		}
		r.Show(sc)
		before := r.camera.view
		if got := r.drag(e, c.from, engine.Cell{X: c.from.X - 5, Y: c.from.Y}); got != "" || r.camera.view.X == before.X {
			t.Errorf("%s: told %q, the camera went from %g to %g", c.name, got, before.X, r.camera.view.X)
		}
	}
}

// A stroke ends if the game goes on while the pointer is down, and it is taken back when it
// becomes a pinch.
func TestStrokeEndsEarly(t *testing.T) {
	r := opened(blocking())
	at := func(phase view.TouchPhase, id int, c engine.Cell) {
		x, y := r.camera.view.Middle(c)
		r.touch(view.Touch{ID: id, Phase: phase, X: x, Y: y})
	}
	at(view.TouchDown, 1, engine.Cell{X: 7, Y: 7})
	at(view.TouchMove, 1, engine.Cell{X: 6, Y: 7})
	at(view.TouchDown, 2, engine.Cell{X: 2, Y: 2})
	if got := r.heard(); got != "stroke [7,7 6,7], lifted false" {
		t.Errorf("a second finger: %s", got)
	}
	at(view.TouchMove, 2, engine.Cell{X: 4, Y: 4})
	at(view.TouchUp, 2, engine.Cell{X: 4, Y: 4})
	at(view.TouchUp, 1, engine.Cell{X: 6, Y: 7})
	if got := r.heard(); got != "" {
		t.Errorf("the pinch: %s", got)
	}
	r = opened(blocking())
	at(view.TouchDown, 1, engine.Cell{X: 7, Y: 7})
	at(view.TouchMove, 1, engine.Cell{X: 6, Y: 7})
	sc := blocking()
	sc.Mode = scene.Choose
	r.Show(sc)
	at(view.TouchMove, 1, engine.Cell{X: 3, Y: 7})
	at(view.TouchUp, 1, engine.Cell{X: 3, Y: 7})
	if got := r.heard(); got != "stroke [7,7 6,7], lifted false" {
		t.Errorf("the game goes on: %s", got)
	}
}

// Shift and an arrow pick along a line; the stroke ends with the Shift key.
func TestKeysPick(t *testing.T) {
	r := opened(blocking())
	r.key("ArrowLeft", true)
	r.key("ArrowLeft", true)
	r.unshift()
	r.unshift()
	if got := r.heard(); got != "stroke [8,7], stroke [7,7 8,7], lifted true" {
		t.Errorf("west: %s", got)
	}
	r.key("ArrowUp", true) // from the row up to the diagonal, and on along it
	r.key("ArrowUp", true)
	r.key("ArrowLeft", true)
	r.key("ArrowRight", true)
	r.unshift()
	if got := r.heard(); got != "stroke [7,5], stroke [6,4 7,5], stroke [5,3 6,4], stroke [6,4 5,3], lifted true" {
		t.Errorf("north-west: %s", got)
	}
	r.key("ArrowLeft", false)
	r.key("ArrowLeft", true) // no square of a line lies there: the cursor leaps
	r.unshift()
	if got := r.heard(); got != "" {
		t.Errorf("beside the lines: %s", got)
	}
}
