package view

import (
	"math"
	"testing"

	"github.com/palacegames/palace/engine"
)

func TestParseFrame(t *testing.T) {
	for text, want := range map[string]engine.Window{
		"64000,64000,4000x3000": {X: 64000, Y: 64000, W: 4000, H: 3000},
		"-5,0,11x1":             {X: -5, W: 11, H: 1},
	} {
		if w, ok := ParseFrame(text); !ok || w != want {
			t.Errorf("%s is %v, %v", text, w, ok)
		}
		if _, ok := (Viewport{}).Parsed(text); ok {
			t.Errorf("%s is a camera, too", text)
		}
	}
	for _, text := range []string{"", "1,2,3", "1,2,3x", "1,2,x3", "1,2,0x4", "1,2,4x-1", "1.5,2,4x4", "1,2,4x4,5", "1,2,4x4x4", "1,999999999999999,4x4"} {
		if w, ok := ParseFrame(text); ok {
			t.Errorf("%q is %v", text, w)
		}
	}
}

// TestFramingShowsTheWindow: whatever the screen, all of the window is to be seen, in the middle.
func TestFramingShowsTheWindow(t *testing.T) {
	for _, size := range [][2]float64{{880, 748}, {390, 420}} {
		for o := XRightYDown; o <= XUpYRight; o++ {
			for _, w := range []engine.Window{{X: 64000, Y: 63000, W: 4000, H: 1000}, {X: 7, Y: 9, W: 3, H: 300}, {W: 1, H: 1}} {
				v := Viewport{Width: size[0], Height: size[1], Ratio: 2, Orientation: o}
				in := Insets{Left: 40, Top: 8, Right: 8, Bottom: 30}
				v = v.Framing(w, in, 72)
				x0, y0 := v.Screen(float64(w.X), float64(w.Y))
				x1, y1 := v.Screen(float64(w.X+w.W), float64(w.Y+w.H))
				left, right := min(x0, x1)-in.Left, v.Width-in.Right-max(x0, x1)
				above, below := min(y0, y1)-in.Top, v.Height-in.Bottom-max(y0, y1)
				if min(left, right, above, below) < -1e-6 || max(left-right, right-left, above-below, below-above) > 1e-6 {
					t.Errorf("%v on %v: room %.1f, %.1f, %.1f, %.1f", w, size, left, right, above, below)
				}
				if v.Scale < 72 && min(left, above) > 1e-6 {
					t.Errorf("%v on %v is smaller than it needs to be", w, size)
				}
			}
		}
	}
}

// TestCornered: a window at the board's corner, or near it, stays in view, and nothing is seen beyond the
// sides that meet there; where nothing was, the board stays where it is.
func TestCornered(t *testing.T) {
	plane := engine.Window{X: -3, W: 100000, H: 100000}
	in := Insets{Left: 40, Top: 8, Right: 8, Bottom: 30}
	for _, size := range [][2]float64{{880, 748}, {390, 420}} {
		for o := XRightYDown; o <= XUpYRight; o++ {
			for _, w := range []engine.Window{{X: -3, W: 4, H: 4}, {X: -1, Y: 1, W: 3, H: 2}, {X: -3, Y: 5000, W: 4, H: 4}, {X: 5000, Y: 6000, W: 4, H: 4}, {X: -3, W: 8, H: 800}} {
				framed := Viewport{Width: size[0], Height: size[1], Ratio: 2, Orientation: o}.Framing(w, in, 72)
				v := framed.Cornered(plane, in)
				corner := func(v Viewport) (beside, beyond float64) {
					sx, sy := v.Screen(float64(plane.X), float64(plane.Y))
					if o.OriginBelow() {
						return sx - in.Left, v.Height - in.Bottom - sy
					}
					return sx - in.Left, sy - in.Top
				}
				beside, beyond := corner(v)
				if beside > 1e-6 || beyond > 1e-6 {
					t.Errorf("%v on %v, orientation %d: the board begins %.1f and %.1f off", w, size, o, beside, beyond)
				}
				before, under := corner(framed)
				if before <= 0 && math.Abs(beside-before) > 1e-6 || under <= 0 && math.Abs(beyond-under) > 1e-6 {
					t.Errorf("%v on %v, orientation %d: what fits moves", w, size, o)
				}
				x0, y0 := v.Screen(float64(w.X), float64(w.Y))
				x1, y1 := v.Screen(float64(w.X+w.W), float64(w.Y+w.H))
				if min(x0, x1) < in.Left-1e-6 || min(y0, y1) < in.Top-1e-6 || max(x0, x1) > v.Width-in.Right+1e-6 || max(y0, y1) > v.Height-in.Bottom+1e-6 {
					t.Errorf("%v on %v, orientation %d: it lies at %.1f,%.1f to %.1f,%.1f", w, size, o, x0, y0, x1, y1)
				}
			}
		}
	}
}
