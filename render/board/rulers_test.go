package board

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/view"
)

// Large letters take more room, and the squares in play keep clear of them.
func TestLargeRulers(t *testing.T) {
	for o := view.XRightYDown; o <= view.XUpYRight; o++ {
		sc := chess()
		sc.Look.Orientation = o
		small := opened(sc)
		sc.Look.Large = true
		large := opened(sc)
		a, b := small.camera.insets(), large.camera.insets()
		if b.Left < 1.5*a.Left || b.Top+b.Bottom < 1.5*(a.Top+a.Bottom) {
			t.Errorf("orientation %d: the rulers %+v become %+v", o, a, b)
		}
		large.Fit()
		for _, c := range []engine.Cell{{}, {X: 4, Y: 3}, {X: 4}, {Y: 3}} {
			x, y := large.Locate(c)
			if near := 0.4 * large.camera.view.Scale; large.camera.covered(x-near, y-near) || large.camera.covered(x+near, y+near) {
				t.Errorf("orientation %d: a ruler covers %v at (%g, %g)", o, c, x, y)
			}
		}
	}
}
