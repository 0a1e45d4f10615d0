package board

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// A finger that cannot hit a square enlarges it first; the next tap chooses.
func TestTapEnlargesFirst(t *testing.T) {
	for _, coarse := range []bool{true, false} {
		r := opened(chess())
		r.camera.view.Scale, r.camera.view.X, r.camera.view.Y = 6, 30, 30
		r.camera.fit = free
		r.told = nil
		tap := func(c engine.Cell) {
			x, y := r.camera.view.Middle(c)
			r.touch(view.Touch{Phase: view.TouchDown, X: x, Y: y, Coarse: coarse})
			r.touch(view.Touch{Phase: view.TouchUp, X: x, Y: y, Coarse: coarse})
		}
		option, elsewhere := engine.Cell{X: 2, Y: 3}, engine.Cell{X: 20, Y: 9}
		tap(elsewhere) // nothing to choose is near
		if r.camera.view.Scale != 6 || r.told[len(r.told)-1] != "tap 20,9" {
			t.Fatalf("finger %t: after a tap elsewhere %g, %v", coarse, r.camera.view.Scale, r.told)
		}
		r.told = nil
		tap(option)
		enlarges := r.camera.view.Scale == enlarged && !strings.Contains(strings.Join(r.told, " "), "tap")
		if enlarges != coarse {
			t.Fatalf("finger %t: after the first tap %g, %v", coarse, r.camera.view.Scale, r.told)
		}
		if coarse {
			tap(option)
			if last := r.told[len(r.told)-1]; last != "tap 2,3" {
				t.Errorf("the second tap tells %q", last)
			}
		}
	}
}

// Where squares are seen from above, a finger means the square that it hits.
func TestTapFromAbove(t *testing.T) {
	sc := chess()
	sc.Targets.Enlarge = false
	r := opened(sc)
	r.camera.view.Scale, r.camera.view.X, r.camera.view.Y = 6, 30, 30
	r.camera.fit = free
	x, y := r.camera.view.Middle(engine.Cell{X: 2, Y: 3})
	r.touch(view.Touch{Phase: view.TouchDown, X: x, Y: y, Coarse: true})
	r.touch(view.Touch{Phase: view.TouchUp, X: x, Y: y, Coarse: true})
	if last := r.told[len(r.told)-1]; last != "tap 2,3" || r.camera.view.Scale != 6 {
		t.Errorf("a tap tells %q, at %g", last, r.camera.view.Scale)
	}
}

// Where the board shows a slice of piles, a move to another slice makes another
// position of the square that is pointed at.
func TestHoverFollowsTheSlice(t *testing.T) {
	sc := chess()
	sc.Slice, sc.Pawns = "7", nil
	sc.Targets.Rows = []scene.Row{{From: sc.At, Step: engine.Cell{Y: -3}, Count: 1, Jump: true, Above: []scene.Level{{Axis: 2, From: 7, Step: -1}}}}
	r := opened(sc)
	x, y := r.Locate(engine.Cell{X: 2, Y: 1})
	r.touch(view.Touch{Phase: view.TouchMove, X: x, Y: y})
	r.expect(t, "hover 2,1")
	sc.At, sc.Slice, sc.Targets.Rows = engine.Cell{X: 4}, "6", nil
	r.Show(sc)
	r.expect(t, "hover 2,1")
	r.Show(sc)
	r.expect(t, "")
}

// The example of the package's comment.
func TestExample(t *testing.T) {
	r := opened(chess())
	r.camera.fit = free
	v := &r.camera.view
	v.X, v.Y, v.Scale = 7.5, 7.5, 48
	if x, y := v.Middle(engine.Cell{X: 8, Y: 6}); v.Width != 800 || v.Height != 600 || x != 448 || y != 252 {
		t.Fatalf("on %v×%v the middle is at %v,%v", v.Width, v.Height, x, y)
	}
	r.told = nil
	r.touch(view.Touch{Phase: view.TouchDown, X: 453, Y: 250})
	r.touch(view.Touch{Phase: view.TouchUp, X: 453, Y: 250})
	if last := r.told[len(r.told)-1]; last != "tap 8,6" {
		t.Errorf("a press is told as %q", r.told)
	}
}
