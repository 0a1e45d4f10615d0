package board

import (
	"testing"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// TestDragMovesThePiece: let go on a target it means a tap there, and elsewhere nothing.
func TestDragMovesThePiece(t *testing.T) {
	at := func(x, y int) engine.Cell { return engine.Cell{X: x, Y: y} }
	for _, coarse := range []bool{false, true} {
		for _, c := range []struct {
			name string
			way  []engine.Cell
			want string
			pans bool
		}{
			{"onto a target", []engine.Cell{at(4, 3), at(3, 3), at(2, 3)}, "tap 2,3", false},
			{"onto a pawn", []engine.Cell{at(4, 3), at(4, 2), at(4, 1)}, "", false},
			{"onto no target", []engine.Cell{at(4, 3), at(6, 3)}, "", false},
			{"back", []engine.Cell{at(4, 3), at(2, 3), at(4, 3)}, "", false},
			{"from a target", []engine.Cell{at(2, 3), at(3, 3)}, "", true},
			{"from the board", []engine.Cell{at(6, 6), at(5, 5)}, "", true},
		} {
			r := opened(chess())
			before := r.camera.view
			if got := r.drag(view.Touch{ID: 1, Coarse: coarse}, c.way...); got != c.want {
				t.Errorf("%s, finger %t: told %q, want %q", c.name, coarse, got, c.want)
			}
			if pans := !same(r.camera.view, before); pans != c.pans {
				t.Errorf("%s, finger %t: the board moves: %t", c.name, coarse, pans)
			}
		}
	}
	sc := chess()
	sc.Mode = scene.Watch
	r := opened(sc)
	before := r.camera.view
	if got := r.drag(view.Touch{ID: 1}, at(4, 3), at(2, 3)); got != "" || same(r.camera.view, before) {
		t.Errorf("while somebody else is to move: %q", got)
	}
}

// TestPieceInTheHand is seen below the pointer, with the target it aims at, and goes on from
// where it was let go.
func TestPieceInTheHand(t *testing.T) {
	sc := chess()
	sc.Look.Still = false
	r := opened(sc)
	x, y := r.camera.view.Middle(sc.At)
	r.touch(view.Touch{ID: 1, Phase: view.TouchDown, X: x, Y: y})
	toX, toY := r.camera.view.Middle(engine.Cell{X: 2, Y: 1})
	toX += 7
	r.touch(view.Touch{ID: 1, Phase: view.TouchMove, X: toX, Y: toY})
	want, _ := r.camera.view.Board(toX, toY)
	if px, _ := r.drawing.place(r.now()); px != want {
		t.Errorf("the piece is seen at %g, want %g", px, want)
	}
	if at, ok := r.hand.aim(); !ok || at != (engine.Cell{X: 2, Y: 1}) {
		t.Errorf("it aims at %v, %t", at, ok)
	}
	r.touch(view.Touch{ID: 1, Phase: view.TouchUp, X: toX, Y: toY, Time: 300})
	sc.At, sc.Targets.Rows = engine.Cell{X: 2, Y: 1}, queens(2, 1, 2, 1, 1)
	r.Show(sc)
	if p := r.drawing.motion.path; len(p) != 1 || p[0].from.X != want {
		t.Errorf("it goes on as %v, want from %g", p, want)
	}
	if px, _ := r.drawing.place(r.now().Add(time.Second)); px != 2.5 {
		t.Errorf("it comes to %g", px)
	}
	// Let go where it may not go, it slides back.
	x, y = r.camera.view.Middle(sc.At)
	r.touch(view.Touch{ID: 1, Phase: view.TouchDown, X: x, Y: y})
	r.touch(view.Touch{ID: 1, Phase: view.TouchMove, X: x + 150, Y: y + 90})
	r.touch(view.Touch{ID: 1, Phase: view.TouchUp, X: x + 150, Y: y + 90, Time: 300})
	r.drawing.motion = motion{}
	if px, _ := r.drawing.place(r.now()); px < 3.5 {
		t.Errorf("just let go it is at %g", px)
	}
	if px, _ := r.drawing.place(r.now().Add(time.Second)); px != 2.5 {
		t.Errorf("then it comes back to %g", px)
	}
}

// TestCarriedPieceScrolls: at the edge of the canvas the board moves on below a piece that
// is carried there, as long as there is a target.
func TestCarriedPieceScrolls(t *testing.T) {
	sc := turned(40, 30, false)
	r := on(800, 600, sc)
	r.SetCamera("38,29,48")
	x, y := r.camera.view.Middle(sc.At)
	in := r.camera.insets()
	r.touch(view.Touch{ID: 1, Phase: view.TouchDown, X: x, Y: y})
	r.touch(view.Touch{ID: 1, Phase: view.TouchMove, X: 300, Y: y})
	r.touch(view.Touch{ID: 1, Phase: view.TouchMove, X: in.Left + 5, Y: y})
	before := r.camera.view.X
	for range 30 {
		r.frame()
	}
	if r.camera.view.X > before-1 {
		t.Errorf("the board stays at %g", r.camera.view.X)
	}
	if at, ok := r.hand.aim(); !ok || at.X > 33 || at.Y != 30 {
		t.Errorf("the piece aims at %v, %t", at, ok)
	}
}
