package board

import (
	"bytes"
	"math/big"
	"strconv"
	"unicode/utf8"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// This file is how much room the rulers take, which is a matter of how many digits there
// are: the camera has to know it before anything is written.

// The sizes of the rulers in CSS pixels.
const (
	rulerHeight = 26.0
	digitWidth  = 6.6
	rulerText   = 11.5
	largeText   = 40.0 // for a class, in a ruler with little around it
	largeHeight = 54.0
	largeType   = 1.8 // times as large are names then
)

// rulerType is how many times their usual size coordinates have.
func (cam *camera) rulerType() float64 {
	if cam.scene.Look.Large {
		return largeText / rulerText
	}
	return 1
}

// typeSize is how many times its usual size everything else is that is written beside the
// squares.
func (cam *camera) typeSize() float64 {
	if cam.scene.Look.Large {
		return largeType
	}
	return 1
}

// rulerBreadth returns how broad a ruler along the board's width is.
func (cam *camera) rulerBreadth() float64 {
	if cam.scene.Look.Bare {
		return 0
	}
	if cam.scene.Look.Large {
		return largeHeight // the large letters with little around them
	}
	return rulerHeight
}

// rulerWidth returns how wide the ruler at the left side must be for the squares
// of w.
func (cam *camera) rulerWidth(w engine.Window) float64 {
	if cam.scene.Look.Bare {
		return 0
	}
	axis, low, n := 1, w.Y, w.H
	if cam.view.Orientation.Transposed() {
		axis, low, n = 0, w.X, w.W
	}
	return max(14+cam.widest(axis, low, n)*cam.rulerType(), cam.rulerBreadth())
}

// widest returns the width, in CSS pixels, that the coordinates of n rows or columns
// take.
func (cam *camera) widest(axis, low, n int) float64 {
	digits := lastDigits(n)
	return max(room(cam.coordinate(axis, low, digits)), room(cam.coordinate(axis, low+n-1, digits)))
}

// shown returns the squares of the board that are on the screen.
func (cam *camera) shown() engine.Window { return cam.view.Visible().Intersect(cam.scene.Map.Plane) }

// insets returns what the rulers cover.
func (cam *camera) insets() view.Insets { return cam.insetsOf(cam.view) }

// insetsOf returns what the rulers of a viewport cover.
func (cam *camera) insetsOf(v view.Viewport) view.Insets {
	in := view.Insets{Left: cam.rulerWidth(v.Visible().Intersect(cam.scene.Map.Plane))}
	if cam.view.Orientation.OriginBelow() {
		in.Bottom = cam.rulerBreadth()
	} else {
		in.Top = cam.rulerBreadth()
	}
	return in
}

// covered reports whether a ruler lies at (x, y), in CSS pixels.
func (cam *camera) covered(x, y float64) bool {
	in := cam.insets()
	return x < in.Left || y < in.Top || y > cam.view.Height-in.Bottom
}

// shortNumber is how many digits a coordinate may have that a ruler writes in full
// where others are written by their ends.
const shortNumber = 9

// coordinate writes the number of row or column n, that is, of what is seen there
// along the axis, until the next is written. A long one has its last digits: "…314".
func (cam *camera) coordinate(axis, n, digits int) []byte {
	if cam.scene.Boards != nil {
		cam.text = onBoard(cam.text[:0], &cam.scene, axis, n)
		return cam.text
	}
	origin := cam.scene.Origin
	if axis >= len(origin) {
		cam.text = strconv.AppendInt(cam.text[:0], int64(n), 10)
		return cam.text
	}
	text := new(big.Int).Add(origin[axis], big.NewInt(int64(n))).Append(nil, 10)
	sign := 0
	if text[0] == '-' {
		sign = 1
	}
	if len(text)-sign <= max(shortNumber, digits) {
		return text
	}
	return append(append(text[:sign:sign], dots...), text[len(text)-digits:]...)
}

// onBoard writes the number of a row or column of the board that it crosses, of several the one with
// the main piece; of none it has no number.
func onBoard(text []byte, s *scene.Scene, axis, n int) []byte {
	for _, b := range s.Boards {
		at, zero := engine.Cell{X: n, Y: b.Squares.Y}, b.Zero.X
		if axis == 1 {
			at, zero = engine.Cell{X: b.Squares.X, Y: n}, b.Zero.Y
		}
		if b.Squares.Contains(at) && (len(text) == 0 || b.Squares.Contains(s.At)) {
			text = strconv.AppendInt(text[:0], int64(n-zero), 10)
		}
	}
	return text
}

// phase returns how far the coordinate of row or column 0 lies beyond a multiple of
// step.
func phase(origin []*big.Int, axis, step int) int {
	if axis >= len(origin) {
		return 0
	}
	by := big.NewInt(int64(step))
	return int(by.Mod(origin[axis], by).Int64())
}

// lastDigits is how many of the last digits tell n rows or columns apart, at least
// three.
func lastDigits(n int) int {
	digits := 2
	for ; n > 9; n /= 10 {
		digits++
	}
	return max(3, digits)
}

// dots stands for the digits that are left out. It is as wide as two.
const dots = "…"

// room returns the width of a coordinate in CSS pixels, all digits being as wide.
func room(text []byte) float64 {
	n := utf8.RuneCount(text)
	if bytes.Contains(text, []byte(dots)) {
		n++
	}
	return digitWidth * float64(n)
}
