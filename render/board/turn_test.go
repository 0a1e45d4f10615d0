package board

import (
	"testing"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// turned is a queen on (x, y) of the quadrant before the person in front of the screen or,
// if brief, before somebody who is about to answer.
func turned(x, y int, brief bool) scene.Scene {
	sc := chess()
	sc.At, sc.Pawns, sc.Brief = engine.Cell{X: x, Y: y}, nil, brief
	sc.Targets.Rows = queens(x, y, x, y, min(x, y))
	if brief {
		sc.Mode = scene.Watch
	}
	return sc
}

// on returns a canvas of that size with the scene, fitted.
func on(width, height float64, sc scene.Scene) *recorder {
	r := opened(sc)
	r.camera.view.Width, r.camera.view.Height = width, height
	r.Fit()
	r.Arrived()
	r.told = nil
	return r
}

// unseen returns a target or the piece that is not in view as a whole, between the rulers
// and clear of what covers a corner.
func (r *recorder) unseen() (c engine.Cell, ok bool) {
	v := r.camera.goalView()
	all := []engine.Cell{r.scene.At}
	for _, row := range r.scene.Targets.Rows {
		for i := 1; i <= row.Count; i++ {
			all = append(all, row.At(i))
		}
	}
	in := r.camera.insets()
	for _, c := range all {
		x, y := v.Middle(c)
		half := 0.45 * v.Scale
		corner := r.camera.corner
		covered := corner.Right > 0 && x+half > v.Width-corner.Right+2 && y+half > v.Height-corner.Bottom+2
		if x-half < in.Left || x+half > v.Width-in.Right || y-half < in.Top || y+half > v.Height-in.Bottom || covered {
			return c, true
		}
	}
	return c, false
}

// TestMovesAreInViewAfterATurn: on a phone a tap at small squares enlarges the board, and
// after the answer one's moves are all in view again.
func TestMovesAreInViewAfterATurn(t *testing.T) {
	r := on(390, 420, turned(40, 57, false))
	tap := func(c engine.Cell) {
		x, y := r.camera.goalView().Middle(c)
		r.touch(view.Touch{Phase: view.TouchDown, X: x, Y: y, Coarse: true})
		r.touch(view.Touch{Phase: view.TouchUp, X: x, Y: y, Coarse: true})
	}
	tap(engine.Cell{X: 40, Y: 50})
	if _, hides := r.unseen(); !hides {
		t.Fatal("nothing was enlarged")
	}
	tap(engine.Cell{X: 40, Y: 50})
	if last := r.told[len(r.told)-1]; last != "tap 40,50" {
		t.Fatalf("told %q", last)
	}
	r.Show(turned(40, 50, true))
	for _, at := range []engine.Cell{{X: 27, Y: 50}, {X: 27, Y: 17}, {X: 10, Y: 0}} {
		r.Show(turned(at.X, at.Y, false))
		if c, hides := r.unseen(); hides {
			t.Errorf("from %v the target %v is not in view: %v", at, c, r.camera.goalView())
		}
	}
}

// TestNothingIsUnderTheButtons: the bar with the zoom covers no legal square.
func TestNothingIsUnderTheButtons(t *testing.T) {
	for _, size := range [][2]float64{{844, 300}, {500, 390}, {720, 400}, {390, 420}} {
		for o := view.XRightYDown; o <= view.XUpYRight; o++ {
			for _, at := range []engine.Cell{{X: 17, Y: 3}, {X: 3, Y: 17}, {X: 13, Y: 11}, {X: 30, Y: 25}} {
				sc := turned(at.X, at.Y, false)
				sc.Look.Orientation = o
				r := on(size[0], size[1], sc)
				r.Cover(62, 186)
				r.Fit()
				if c, hides := r.unseen(); hides {
					t.Errorf("%v, orientation %d, from %v: %v is covered", size, o, at, c)
				}
				before := r.camera.goalView()
				sc.At.X--
				sc.Targets.Rows = queens(sc.At.X, sc.At.Y, sc.At.X, sc.At.Y, min(sc.At.X, sc.At.Y))
				if r.Show(sc); r.camera.goalView() != before {
					t.Errorf("%v, orientation %d, from %v: the board jumps though all is in view", size, o, at)
				}
			}
		}
	}
}

// TestCameraOfAPersonIsLeft: who has moved the board sees it stay, until the beginnings of
// the moves leave the view.
func TestCameraOfAPersonIsLeft(t *testing.T) {
	r := on(800, 600, turned(40, 57, false))
	r.SetCamera("40,57,40")
	mine := r.camera.view
	r.Show(turned(40, 55, true))
	r.Show(turned(38, 55, false))
	if r.camera.goalView() != mine {
		t.Errorf("the camera goes to %v", r.camera.goalView())
	}
	r.Show(turned(38, 51, false)) // whose ways begin at the rulers, or beyond
	if c, hides := r.unseen(); hides || r.camera.fit != fitPlay {
		t.Errorf("%v is not in view: %v", c, r.camera.goalView())
	}
}

// TestPictureIsNotLeft: what a link wants to be seen stays in view where the game is taken
// away from it, whatever the board showed before.
func TestPictureIsNotLeft(t *testing.T) {
	sc := turned(40, 57, false)
	sc.Game, sc.Look.Bare, sc.Look.Frame = "rook", true, engine.Window{W: 8, H: 8}
	sc.Map.Extent = engine.Window{W: 300, H: 300}
	r := on(1280, 748, sc)
	r.SetCamera("0,0,300x300")
	sc.Piece, sc.Mode, sc.Targets, sc.Look.Frame = scene.None, scene.Watch, scene.Targets{}, engine.Window{}
	r.Show(sc)
	if v := r.camera.goalView(); r.camera.fit != fitFrame || v.Scale > 748.0/300+0.01 {
		t.Errorf("the camera goes to %v", v)
	}
}

// TestFrameOfALinkStays: the window that a link wants to be seen stays in view when squares are
// blocked around a piece that stands elsewhere, until the piece moves.
func TestFrameOfALinkStays(t *testing.T) {
	sc := turned(40, 57, true)
	sc.Map.Extent = engine.Window{W: 300, H: 300}
	r := on(1280, 748, sc)
	r.SetCamera("200,210,60x36")
	seen := r.camera.goalView()
	blocked := turned(40, 57, false)
	blocked.Map.Extent = sc.Map.Extent
	blocked.Pawns = []scene.Pawn{{At: engine.Cell{X: 39, Y: 57}}}
	if r.Show(blocked); r.camera.goalView() != seen {
		t.Errorf("the camera goes to %v", r.camera.goalView())
	}
	moved := turned(40, 51, false)
	moved.Map.Extent = sc.Map.Extent
	if r.Show(moved); r.camera.goalView() == seen {
		t.Error("the camera does not follow the piece")
	}
}

// TestReviewIsFramed: looking back at the beginning shows it as it was, and coming to the
// end again goes near.
func TestReviewIsFramed(t *testing.T) {
	r := on(800, 600, turned(90, 70, false))
	begin := r.camera.goalView()
	r.Show(turned(3, 2, false))
	near := r.camera.goalView()
	if near.Scale < roomy*begin.Scale {
		t.Errorf("near the end the squares have %g pixels", near.Scale)
	}
	back := turned(90, 70, false)
	back.Mode = scene.Watch // a computer's turn, at which somebody looks
	if r.Show(back); !same(r.camera.goalView(), begin) {
		t.Errorf("the beginning is seen as %v, want %v", r.camera.goalView(), begin)
	}
	if r.Show(turned(3, 2, false)); !same(r.camera.goalView(), near) {
		t.Errorf("the end is seen as %v, want %v", r.camera.goalView(), near)
	}
	over := turned(0, 0, false)
	over.Mode, over.Targets.Rows = scene.Watch, nil
	if r.Show(over); !same(r.camera.goalView(), near) {
		t.Error("the board jumps when the game is over")
	}
}

// TestAnswerIsNotFramedBeforeItComes: between a move and its answer the board stays.
func TestAnswerIsNotFramedBeforeItComes(t *testing.T) {
	r := on(800, 600, turned(90, 70, false))
	before := r.camera.goalView()
	if r.Show(turned(3, 2, true)); r.camera.goalView() != before {
		t.Errorf("the camera goes to %v", r.camera.goalView())
	}
	if r.Show(turned(2, 2, false)); r.camera.goalView() == before {
		t.Error("the camera stays")
	}
}

// TestFramingIsNoNews: a camera that nobody has moved does not come into the link.
func TestFramingIsNoNews(t *testing.T) {
	r := on(800, 600, turned(90, 70, false))
	r.frame()
	r.Show(turned(3, 2, false))
	r.camera.settle()
	r.frame()
	if r.camera.resting {
		t.Error("the host is to be told")
	}
	r.ZoomBy(0.9)
	r.camera.settle()
	r.frame()
	select {
	case <-r.moved:
	case <-time.After(5 * time.Second):
		t.Fatal("the host is not told what a person did")
	}
	r.Show(turned(90, 70, false)) // what the link says holds no longer
	r.camera.settle()
	r.frame()
	if !r.camera.resting {
		t.Error("the host keeps a camera that is no more")
	}
}

// TestOnlyAPersonIsNews: whatever else moves the camera of a game without a view, the link
// stays without one.
func TestOnlyAPersonIsNews(t *testing.T) {
	queen := func(x, y int) scene.Scene { return turned(x, y, false) }
	small := func(r *recorder) { r.camera.view.Width, r.camera.view.Height = 320, 80 }
	for _, c := range []struct {
		name string
		does func(r *recorder)
	}{
		{"a canvas too small for the board", func(r *recorder) { small(r); r.Cover(240, 82) }},
		{"another game in a small canvas", func(r *recorder) {
			small(r)
			r.Cover(240, 82)
			other := queen(13, 17)
			other.Game = "other"
			r.Show(other)
		}},
		{"a game that goes on", func(r *recorder) { r.Show(queen(3, 2)) }},
		{"a small canvas, and a game that goes on", func(r *recorder) { small(r); r.Show(queen(12, 4)); r.frame(); r.Show(queen(2, 4)) }},
		{"the same game, after one that a link had shown elsewhere", func(r *recorder) {
			r.SetCamera("0,0,6x6")
			r.frame()
			r.Show(queen(5, 4))
			r.Fit()
			r.Arrived()
		}},
		{"another origin", func(r *recorder) {
			r.Show(distantScene(0, 0, engine.Cell{X: 998, Y: 7}))
			r.Fit()
			r.Arrived()
			r.frame()
			r.Show(distantScene(2, -2, engine.Cell{X: 996, Y: 9}))
		}},
		{"a glide that is not over", func(r *recorder) {
			r.ZoomBy(0.9)
			r.frame() // of which the host would be told
			still := queen(12, 17)
			still.Look.Still = false
			r.Show(still)
			r.ticked = r.wall()
			r.Fit()
			r.Arrived()
			r.frame()
			r.rested() // late
			r.camera.settle()
		}},
	} {
		r := on(800, 600, queen(12, 17))
		r.frame()
		c.does(r)
		r.frame()
		if r.camera.resting || len(r.moved) > 0 {
			t.Errorf("%s: the host is told of %v", c.name, r.camera.view)
		}
		r.ZoomBy(1.1)
		r.camera.settle()
		if r.frame(); !r.camera.resting {
			t.Errorf("%s: the host does not hear what a person does then", c.name)
		}
		if r.rested(); len(r.moved) != 1 || r.camera.resting {
			t.Errorf("%s: the host was told %d times, and is to be told: %t", c.name, len(r.moved), r.camera.resting)
		}
	}
}

// TestLabelOfAFingerGoes: what a finger has pointed at is told no longer when the answer has
// come; what a mouse points at is.
func TestLabelOfAFingerGoes(t *testing.T) {
	for _, coarse := range []bool{true, false} {
		r := on(800, 600, turned(13, 11, false))
		to := engine.Cell{X: 13, Y: 4}
		x, y := r.camera.view.Middle(to)
		r.touch(view.Touch{Phase: view.TouchDown, X: x, Y: y, Coarse: coarse})
		r.touch(view.Touch{Phase: view.TouchUp, X: x, Y: y, Coarse: coarse})
		r.expect(t, "hover 13,4, tap 13,4")
		r.Show(turned(13, 4, true))
		r.expect(t, "")
		r.Show(turned(9, 4, false))
		want := "hover nothing"
		if !coarse {
			want = ""
		}
		r.expect(t, want)
	}
}

// TestEnlargingIsNoNews: what a finger's tap enlarges for one turn is no camera for a link.
func TestEnlargingIsNoNews(t *testing.T) {
	r := on(390, 420, turned(40, 57, false))
	r.frame()
	x, y := r.camera.view.Middle(engine.Cell{X: 40, Y: 50})
	r.touch(view.Touch{Phase: view.TouchDown, X: x, Y: y, Coarse: true})
	r.touch(view.Touch{Phase: view.TouchUp, X: x, Y: y, Coarse: true})
	r.camera.settle()
	if r.frame(); !r.camera.lent || r.camera.resting {
		t.Errorf("lent %t, the host is to be told: %t", r.camera.lent, r.camera.resting)
	}
}
