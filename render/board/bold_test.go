package board

import (
	"math"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
)

// class is a scene for a class: 14 × 12 squares from the corner to the piece.
func class() scene.Scene {
	sc := turned(13, 11, false)
	sc.Look.Large, sc.Look.Pointer = true, true
	return sc
}

// TestReadFromTheBack: on 1920×1080 the squares in play fill the canvas, and what is on them
// is read at twelve metres.
func TestReadFromTheBack(t *testing.T) {
	r := on(1920, 1080, class())
	v := r.camera.goalView()
	if v.Scale < 84 {
		t.Errorf("squares have %g pixels", v.Scale)
	}
	if c, hides := r.unseen(); hides {
		t.Errorf("%v is not in view", c)
	}
	pen := &r.drawing.pen
	for what, c := range map[string]struct{ got, least float64 }{
		"ring":   {pen.ringWidth(), 4},
		"tick":   {pen.wide(0.06, 1.8, 5), 4},
		"badge":  {2 * pen.badgeSize() * v.Scale, 40},
		"ruler":  {rulerText * r.camera.rulerType(), 40},
		"digits": {v.Scale * min(boldFigure, boldLineOfOne/(0.58*2)), 40},
	} {
		if c.got < c.least {
			t.Errorf("%s: %g pixels, want %g", what, c.got, c.least)
		}
	}
	if f := r.drawing.figures(regular, 3); f == nil || f.width([]byte("888")) > 0.95*v.Scale {
		t.Error("a number of three digits does not fit into its square")
	}
	if half := r.drawing.figures(bold, 2).width([]byte("88")) / 2; half+boldAway*v.Scale > v.Scale/2 {
		t.Error("a number that gives way to a badge leaves its square")
	}
	small := on(1920, 1080, turned(13, 11, false))
	if small.drawing.pen.ringWidth() >= 4 {
		t.Error("everything is as strong without a class")
	}
}

// TestLegalFillsTheScreen: for a class the squares are as large as the present moves allow, also
// far from the corner and on a smaller screen, and rings keep their width.
func TestLegalFillsTheScreen(t *testing.T) {
	for _, c := range []struct {
		width, height float64
		at            engine.Cell
		least         float64
	}{
		{960, 800, engine.Cell{X: 13, Y: 11}, 56},
		{960, 800, engine.Cell{X: 30, Y: 40}, 80},
		{724, 768, engine.Cell{X: 20, Y: 30}, 70},
	} {
		sc := turned(c.at.X, c.at.Y, false)
		sc.Look.Large = true
		if c.at.X > 13 { // three short moves
			sc.Targets.Rows = []scene.Row{
				{From: c.at, Step: engine.Cell{X: -2, Y: -6}, Count: 1}, {From: c.at, Step: engine.Cell{X: -3, Y: -3}, Count: 1}, {From: c.at, Step: engine.Cell{X: -6, Y: -1}, Count: 1},
			}
		}
		r := on(c.width, c.height, sc)
		v := r.camera.goalView()
		if cell, hides := r.unseen(); hides || v.Scale < c.least {
			t.Errorf("%+v: squares have %g pixels, and %v is hidden: %v", c, v.Scale, cell, hides)
		}
		if w := r.drawing.pen.ringWidth(); w < leastRing {
			t.Errorf("%+v: rings have %g pixels", c, w)
		}
	}
}

// TestLargeIsFitted: when the canvas is to be read from afar, it shows the squares in play
// again, and again when not.
func TestLargeIsFitted(t *testing.T) {
	r := on(1920, 1080, turned(13, 11, false))
	before := r.camera.goalView()
	r.Show(class())
	if r.camera.goalView().Scale < 84 {
		t.Errorf("squares have %g pixels", r.camera.goalView().Scale)
	}
	if r.Show(turned(13, 11, false)); !same(r.camera.goalView(), before) {
		t.Errorf("afterwards the view is %v", r.camera.goalView())
	}
}

// TestCloseIsFitted: where no more of the board is asked for, the piece, its ways and the corner fill the canvas, and again less when
// more is.
func TestCloseIsFitted(t *testing.T) {
	for _, at := range []engine.Cell{{X: 1, Y: 4}, {X: 13, Y: 11}} {
		r := on(848, 748, turned(at.X, at.Y, false))
		before := r.camera.goalView()
		close := turned(at.X, at.Y, false)
		close.Look.Close = true
		r.Show(close)
		seen := r.camera.goalView()
		if all := seen.Visible(); seen.Scale < 1.1*before.Scale || !all.Contains(at) || !all.Contains(engine.Cell{}) {
			t.Errorf("%v: squares have %g pixels, and had %g, in %v", at, seen.Scale, before.Scale, all)
		}
		if r.Show(turned(at.X, at.Y, false)); !same(r.camera.goalView(), before) {
			t.Errorf("%v: afterwards the view is %v", at, r.camera.goalView())
		}
	}
}

// TestStarLeavesTheTick: both are seen, in squares of every size that has room for a star.
func TestStarLeavesTheTick(t *testing.T) {
	for _, large := range []bool{false, true} {
		sc := turned(13, 11, false)
		sc.Look.Large = large
		r := opened(sc)
		for scale := float64(pinBelow); scale < 150; scale++ {
			r.camera.view.Scale = scale
			c := engine.Cell{X: 2, Y: 3}
			x, y, star := r.drawing.pen.star(c)
			bx, by, badge := r.drawing.pen.badge(c)
			if gap := math.Hypot(x-bx, y-by) - star - badge; gap < -1e-9 {
				t.Fatalf("squares of %g, large %t: they overlap by %g", scale, large, -gap)
			}
		}
	}
}

// TestPointerForAll frames the square below the mouse, and where a finger rests.
func TestPointerForAll(t *testing.T) {
	r := on(1920, 1080, class())
	c := engine.Cell{X: 9, Y: 2} // no target
	r.click(c)
	if at, ok := r.hand.framed(); !ok || at != c {
		t.Errorf("%v is framed: %t", at, ok)
	}
	r.leave()
	if _, ok := r.hand.framed(); ok {
		t.Error("a frame stays when the mouse has left")
	}
	sc := class()
	sc.Look.Pointer = false
	r.Show(sc)
	r.click(c)
	if _, ok := r.hand.framed(); ok {
		t.Error("there is a frame though nobody asked for it")
	}
}
