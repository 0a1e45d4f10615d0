package view

import "slices"

// Orientation says how the board lies on the screen.
type Orientation uint8

// The orientations. The papers draw x to the right and y down, except that the
// queens in exile are drawn with x, the row, down and y, the column, right.
const (
	XRightYDown Orientation = iota // origin upper left
	XRightYUp                      // origin lower left
	XDownYRight                    // the transpose of the first
	XUpYRight                      // the transpose with its origin lower left
)

// names say where x points, and then y: so links and the catalogue call the orientations.
var names = [...]string{XRightYDown: "right-down", XRightYUp: "right-up", XDownYRight: "down-right", XUpYRight: "up-right"}

// Named returns the orientation of that name, or the first if there is none.
func Named(name string) Orientation { return Orientation(max(slices.Index(names[:], name), 0)) }

// String returns the name.
func (o Orientation) String() string { return names[o] }

// axes returns the screen direction, in squares, of a step along x and along y.
func (o Orientation) axes() (xRight, xDown, yRight, yDown float64) {
	switch o {
	case XRightYUp:
		return 1, 0, 0, -1
	case XDownYRight:
		return 0, 1, 1, 0
	case XUpYRight:
		return 0, -1, 1, 0
	default:
		return 1, 0, 0, 1
	}
}

// Transposed reports whether x runs along the screen's vertical.
func (o Orientation) Transposed() bool { return o == XDownYRight || o == XUpYRight }

// OriginBelow reports whether the vertical axis points up.
func (o Orientation) OriginBelow() bool { return o == XRightYUp || o == XUpYRight }

// Turn converts a step on the screen, in squares, to the same step on the board.
func (o Orientation) Turn(right, down float64) (x, y float64) {
	xr, xd, yr, yd := o.axes() // orthonormal: the inverse is the transpose
	return right*xr + down*xd, right*yr + down*yd
}
