package board

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/render/view"
)

// Whatever moves the board by itself, a click where Locate says hits the square.
func TestLocateHits(t *testing.T) {
	for _, c := range []struct {
		name string
		move func(r *recorder)
	}{
		{"glide", func(r *recorder) { r.CenterOn(engine.Cell{X: 60, Y: 50}) }},
		{"wheel", func(r *recorder) { r.wheel(200, 500, -240, false) }},
		{"fling", func(r *recorder) {
			r.do(func() { r.hand.gesture(view.Gesture{Kind: view.Fling, DX: -3, DY: -2}) })
		}},
	} {
		sc := chess()
		sc.Look.Still = false
		r := opened(sc)
		r.ticked = clock.Now()
		c.move(r)
		r.frame()
		if !r.camera.gliding && !r.camera.zooming && !r.camera.flying {
			t.Fatalf("%s: nothing moves", c.name)
		}
		x, y := r.Locate(engine.Cell{X: 2, Y: 1})
		if got := r.camera.view.Cell(x, y); got != (engine.Cell{X: 2, Y: 1}) {
			t.Errorf("%s: at once there is %v", c.name, got)
		}
		r.frame()
		if got := r.camera.view.Cell(x, y); got != (engine.Cell{X: 2, Y: 1}) {
			t.Errorf("%s: a frame later there is %v", c.name, got)
		}
	}
}

// Spot looks ahead and leaves a glide alone.
func TestSpotLooksAhead(t *testing.T) {
	sc := chess()
	sc.Look.Still = false
	r := opened(sc)
	r.ticked = clock.Now()
	r.CenterOn(engine.Cell{X: 60, Y: 50})
	x, y, edge := r.Spot(engine.Cell{X: 60, Y: 50})
	if x != 400 || y != 300 || edge != r.camera.to.Scale || !r.camera.gliding {
		t.Errorf("(%g,%g) of %g, gliding %t", x, y, edge, r.camera.gliding)
	}
}

// A low canvas, most of whose foot is covered, shows the piece above that.
func TestRowOfButtonsIsKeptClear(t *testing.T) {
	sc := chess()
	sc.At = engine.Cell{X: 9, Y: 9}
	r := opened(sc)
	r.camera.view.Width, r.camera.view.Height = 320, 263
	r.Cover(245, 82)
	r.Fit()
	if c := sc.At; r.camera.view.Hides(c, r.camera.corner) || !r.camera.view.Visible().Contains(c) || r.camera.view.Scale < 8 {
		t.Errorf("the view is %v", r.camera.view)
	}
}

// The piece, when it is fitted into view, and the keyboard's cursor do not hide below
// what covers a corner of the canvas.
func TestCornerIsKeptClear(t *testing.T) {
	for o := view.XRightYDown; o <= view.XUpYRight; o++ {
		sc := chess()
		sc.Look.Orientation = o
		r := opened(sc)
		r.Cover(70, 240)
		for _, c := range []engine.Cell{{X: 150, Y: 120}, {X: 120, Y: 150}, {X: 9, Y: 7}, {X: 4, Y: 60}, {X: 90, Y: 3}} {
			sc.At = c
			r.Show(sc)
			r.Fit()
			if r.camera.view.Hides(c, r.camera.corner) || !r.camera.view.Visible().Contains(c) {
				x, y := r.camera.view.Middle(c)
				t.Errorf("orientation %d: the piece on %v lies at (%g,%g)", o, c, x, y)
			}
		}
		for i := range 200 {
			r.key([]string{"ArrowRight", "ArrowDown"}[i%2], false)
			if r.camera.view.Hides(r.hand.pointer.cell, r.camera.corner) {
				t.Fatalf("orientation %d: the cursor is hidden after %d keys", o, i+1)
			}
		}
	}
}

// TestLongWayToTheEnd: where the way from the piece to the end does not fit on the screen,
// the squares about the piece do.
func TestLongWayToTheEnd(t *testing.T) {
	for _, height := range []int{1, 1 << 40} {
		for o := view.XRightYDown; o <= view.XUpYRight; o++ {
			sc := chess()
			sc.At, sc.Look.Orientation, sc.Targets.Rows, sc.Pawns = engine.Cell{X: 1000000}, o, nil, nil
			sc.Map.Plane.H, sc.Map.Extent = height, engine.Window{W: 1000192, H: height}
			r := opened(sc)
			r.Fit()
			for _, x := range []int{-aroundPiece, -3, 0} {
				c := engine.Cell{X: sc.At.X + x}
				if px, py := r.camera.view.Middle(c); r.camera.covered(px, py) || !r.InView().Contains(c) {
					t.Errorf("orientation %d: %v is not in %v", o, c, r.InView())
				}
			}
		}
	}
}

// A window that is brought into view is seen as a whole, by a glide and for as long as nobody
// moves the board, and the host hears of it only if it knows another view.
func TestBring(t *testing.T) {
	want := engine.Window{X: 64, Y: 60, W: 40, H: 30}
	for o := view.XRightYDown; o <= view.XUpYRight; o++ {
		sc := chess()
		sc.Look.Orientation, sc.Look.Still = o, false
		r := opened(sc)
		r.ticked = clock.Now()
		before := r.camera.view
		if r.Bring(engine.Window{}); r.camera.goalView() != before {
			t.Fatalf("orientation %d: nothing at all is brought into view as %v", o, r.camera.goalView())
		}
		r.Bring(want)
		if r.camera.view != before || !r.camera.gliding {
			t.Errorf("orientation %d: the board does not glide from %v", o, before)
		}
		if in := r.InView(); in.Intersect(want) != want || in.W*in.H > 4*want.W*want.H {
			t.Errorf("orientation %d: of %v there is in view %v", o, want, in)
		}
		r.Locate(engine.Cell{}) // which ends the glide
		r.frame()
		if r.camera.resting {
			t.Errorf("orientation %d: the host is to be told of what comes with the link", o)
		}
		r.camera.view.Width, r.camera.view.Height = 200, 300
		if r.Cover(50, 60); r.InView().Intersect(want) != want {
			t.Errorf("orientation %d: on a smaller canvas there is in view %v", o, r.InView())
		}
		r.hand.gesture(view.Gesture{Kind: view.Pan, DX: 40})
		moved := r.camera.view
		if r.Cover(60, 60); r.camera.view != moved {
			t.Errorf("orientation %d: what a person has moved is moved again", o)
		}
	}
	r := opened(chess())
	r.SetCamera("170,180,20")
	r.Bring(want)
	r.frame()
	if got, at := <-r.moved, r.camera.view.String(); got != at || r.InView().Intersect(want) != want {
		t.Errorf("the host, which knew another view, was told of %s, not of %s", got, at)
	}
	sc := chess()
	sc.Look.Frame = engine.Window{X: 1, Y: 2, W: 30, H: 20}
	r = opened(sc)
	before := r.camera.view
	if r.Bring(want); !sc.Look.Framed() || r.camera.view != before {
		t.Errorf("a frame of its own, framed %t, shows %v", sc.Look.Framed(), r.camera.view)
	}
}
