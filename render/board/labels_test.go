package board

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// A label stands above its square, below it beside a ruler, and never beyond the canvas;
// where its square is out of sight there is none.
func TestLabelled(t *testing.T) {
	r := opened(chess())
	r.camera.fit = free
	r.camera.view.X, r.camera.view.Y, r.camera.view.Scale = 7.5, 7.5, 40
	in := r.camera.insets()
	for _, c := range []struct {
		x, y  float64
		ok    bool
		above bool
	}{
		{400, 300, true, true},
		{400, in.Top + 4, true, false},
		{in.Left + 1, 300, true, true},
		{799, 590, true, true},
		{400, in.Top - 1, false, false},
		{in.Left - 1, 300, false, false},
		{801, 300, false, false},
		{400, 601, false, false},
	} {
		b, ok := r.camera.labelled(c.x, c.y, 120)
		if ok != c.ok {
			t.Errorf("at %v,%v: %t", c.x, c.y, ok)
			continue
		}
		if !ok {
			continue
		}
		if above := b.Y+b.H < c.y; above != c.above || b.Y < c.y && b.Y+b.H > c.y {
			t.Errorf("at %v,%v it stands at %+v", c.x, c.y, b)
		}
		if b.X < in.Left || b.X+b.W > 800 || b.Y < in.Top {
			t.Errorf("at %v,%v it is cut off: %+v", c.x, c.y, b)
		}
	}
}

// Where squares are tapped for themselves, a tap means any of them, by mouse, by finger
// and by key, and one of a finger on small squares enlarges them first.
func TestTag(t *testing.T) {
	sc := chess()
	sc.Mode, sc.Targets = scene.Tag, scene.Targets{}
	r := opened(sc)
	r.camera.fit = free
	r.camera.view.X, r.camera.view.Y, r.camera.view.Scale = 7.5, 7.5, 40
	far := engine.Cell{X: 5, Y: 9}
	tap := func(coarse bool) string {
		r.told = nil
		x, y := r.camera.view.Middle(far)
		r.touch(view.Touch{Phase: view.TouchDown, X: x, Y: y, Coarse: coarse})
		r.touch(view.Touch{Phase: view.TouchUp, X: x, Y: y, Coarse: coarse})
		return strings.Join(r.told, ", ")
	}
	for _, coarse := range []bool{false, true} {
		if told := tap(coarse); !strings.HasSuffix(told, "tap 5,9") {
			t.Errorf("finger %t: %q", coarse, told)
		}
	}
	if !r.hand.means(far) {
		t.Error("the square under the pointer is not shown as one to be tapped")
	}
	r.camera.view.Scale = 6
	if told := tap(true); strings.Contains(told, "tap") || r.camera.view.Scale != enlarged {
		t.Errorf("a finger on small squares: %q at %g", told, r.camera.view.Scale)
	}
	r.told = nil
	for _, key := range []string{"Home", "ArrowRight", "Enter"} {
		r.key(key, false)
	}
	if last := r.told[len(r.told)-1]; last != "tap 5,3" {
		t.Errorf("by keyboard: %q", r.told)
	}
}
