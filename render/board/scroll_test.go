package board

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// wide is a queen far from the origin before whom a person blocks, so near that most
// of her row is out of sight.
func wide() (*recorder, scene.Scene) {
	sc := blocking()
	sc.At = engine.Cell{X: 60, Y: 50}
	sc.Targets.Rows = queens(60, 50, 60, 50, 50)
	r := opened(sc)
	r.camera.view.X, r.camera.view.Y, r.camera.view.Scale = 60, 50, 40
	r.camera.fit = free
	return r, sc
}

// drawTo begins a stroke at the middle of a square and leads it over points of the
// canvas.
func (r *recorder) drawTo(c engine.Cell, points ...[2]float64) {
	e := view.Touch{ID: 1, Coarse: true}
	e.X, e.Y = r.camera.view.Middle(c)
	r.touch(e)
	e.Phase = view.TouchMove
	for _, p := range points {
		e.X, e.Y = p[0], p[1]
		e.Time += 30
		r.touch(e)
	}
}

// A stroke that rests at the edge of the canvas goes on over the row, to its end and
// no further.
func TestStrokeScrolls(t *testing.T) {
	for o := view.XRightYDown; o <= view.XUpYRight; o++ {
		r, sc := wide()
		sc.Look.Orientation = o
		r.Show(sc)
		start := engine.Cell{X: 58, Y: 50}
		sx, sy := r.camera.view.Middle(start)
		px, py := r.camera.view.Middle(engine.Cell{X: 57, Y: 50}) // one square on, towards the edge
		x, y := sx+(px-sx)*1000, sy+(py-sy)*1000
		x, y = min(max(x, 0), r.camera.view.Width), min(max(y, 0), r.camera.view.Height)
		r.drawTo(start, [2]float64{px, py}, [2]float64{x, y})
		for range 2000 {
			r.frame()
		}
		all := strings.Join(r.told, " ")
		for _, square := range []string{"58,50", "30,50", "0,50"} {
			if !strings.Contains(all, square) {
				t.Errorf("orientation %d: %s was not passed", o, square)
			}
		}
		rest := r.camera.view
		r.frame()
		if !same(rest, r.camera.view) {
			t.Errorf("orientation %d: the board goes on scrolling at the end of the row", o)
		}
		if mx, my := r.camera.view.Middle(engine.Cell{X: 0, Y: 50}); mx < 0 || my < 0 || mx > r.camera.view.Width || my > r.camera.view.Height {
			t.Errorf("orientation %d: the end of the row lies at (%g,%g)", o, mx, my)
		}
		r.touch(view.Touch{ID: 1, Coarse: true, Phase: view.TouchUp, X: x, Y: y, Time: 9000})
		if last := r.told[len(r.told)-1]; last != "lifted true" {
			t.Errorf("orientation %d: the stroke ends with %q", o, last)
		}
	}
}

// A stroke that begins at the edge leads inwards, and one that is lifted scrolls no
// more.
func TestStrokeDoesNotScroll(t *testing.T) {
	r, _ := wide()
	edge := r.camera.view.Cell(r.camera.insets().Left+scrollEdge/2, r.camera.view.Height/2)
	edge.Y = 50
	before := r.camera.view
	sx, sy := r.camera.view.Middle(edge)
	r.drawTo(edge, [2]float64{sx, sy + 13})
	for range 30 {
		r.frame()
	}
	if !same(before, r.camera.view) {
		t.Errorf("scrolled from %v to %v", before, r.camera.view)
	}

	r, _ = wide()
	r.drawTo(engine.Cell{X: 58, Y: 50}, [2]float64{300, 320}, [2]float64{30, 320})
	r.frame()
	moved := r.camera.view
	r.touch(view.Touch{ID: 1, Coarse: true, Phase: view.TouchCancel, Time: 9000})
	r.frame()
	if !same(moved, r.camera.view) {
		t.Errorf("scrolled from %v to %v without a pointer", moved, r.camera.view)
	}
}
