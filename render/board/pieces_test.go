package board

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/view"
)

// TestPinsAreWhole checks that the head of a pin is on the canvas and off the rulers
// wherever there is room for it beside the square, and that it does not cover that.
func TestPinsAreWhole(t *testing.T) {
	for _, orientation := range []view.Orientation{view.XRightYDown, view.XRightYUp, view.XDownYRight, view.XUpYRight} {
		s := New(&recorder{})
		s.scene.Map.Plane = engine.Window{W: 1 << 20, H: 1 << 20}
		s.camera.view = view.Viewport{X: 40, Y: 30, Scale: 6, Width: 480, Height: 360, Ratio: 2, Orientation: orientation}
		in := s.camera.insets()
		for x := in.Left; x <= s.camera.view.Width; x += 3.5 {
			for y := in.Top; y <= s.camera.view.Height-in.Bottom; y += 3.5 {
				hx, hy := pin(&s.camera, 2*x, 2*y, 2)
				hx, hy = hx/2, hy/2
				if hx-pinHead < in.Left || hx+pinHead > s.camera.view.Width || hy-pinHead < in.Top || hy+pinHead > s.camera.view.Height-in.Bottom {
					t.Fatalf("orientation %d: the pin at (%g, %g) has its head at (%g, %g)", orientation, x, y, hx, hy)
				}
				if d := (hx-x)*(hx-x) + (hy-y)*(hy-y); d < (pinHead+2)*(pinHead+2) {
					t.Fatalf("orientation %d: the pin at (%g, %g) covers what it points at", orientation, x, y)
				}
			}
		}
	}
}

// TestDots checks that the dots of pawns fade in size with the zoom, without a jump, and
// are small enough from afar not to hide a map.
func TestDots(t *testing.T) {
	s := New(&recorder{})
	s.camera.view.Ratio = 1
	last := 0.0
	for scale := 0.05; scale < dotBelow; scale *= 1.05 {
		s.camera.view.Scale = scale
		radius, border := s.drawing.dot()
		if radius < last || last > 0 && radius > last+0.3 {
			t.Errorf("at %.2f the radius goes from %.2f to %.2f", scale, last, radius)
		}
		if scale < 0.3 && radius+border > 1.6 {
			t.Errorf("at %.2f a dot is %.2f wide", scale, 2*(radius+border))
		}
		last = radius
	}
}
