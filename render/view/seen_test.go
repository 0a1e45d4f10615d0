package view

import (
	"testing"

	"github.com/palacegames/palace/engine"
)

func TestSeen(t *testing.T) {
	v := Viewport{X: 10, Y: 20, Scale: 10, Width: 200, Height: 100, Ratio: 2} // squares 0…19 by 15…24
	for _, test := range []struct {
		of   func(v Viewport) Viewport
		in   Insets
		want engine.Window
	}{
		{func(v Viewport) Viewport { return v }, Insets{}, engine.Window{X: 0, Y: 15, W: 20, H: 10}},
		{func(v Viewport) Viewport { return v }, Insets{Left: 34, Top: 20}, engine.Window{X: 3, Y: 17, W: 17, H: 8}},
		{func(v Viewport) Viewport { v.Orientation = XRightYUp; return v }, Insets{Bottom: 20}, engine.Window{X: 0, Y: 17, W: 20, H: 8}},
		{func(v Viewport) Viewport { v.Orientation = XDownYRight; return v }, Insets{Left: 30}, engine.Window{X: 5, Y: 13, W: 10, H: 17}},
		{func(v Viewport) Viewport { v.X, v.Y = 10.3, 20.6; return v }, Insets{}, engine.Window{X: 0, Y: 16, W: 20, H: 10}},
		{func(v Viewport) Viewport { v.Scale = 190; return v }, Insets{Left: 30}, engine.Window{X: 10, Y: 20, W: 1, H: 1}},
	} {
		if got := test.of(v).Seen(test.in); got != test.want {
			t.Errorf("%+v: %+v are seen, want %+v", test.in, got, test.want)
		}
	}
}
