package view

import (
	"math"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
)

// MaxSquaresPerPixel is how far the camera may zoom out, in squares a device pixel.
const MaxSquaresPerPixel = 64

// Viewport is the camera: which point of the board lies where on the screen.
// Lengths on the screen are CSS pixels, x to the right and y down from the upper
// left corner of the canvas; lengths on the board are squares, and square (x, y)
// covers [x, x+1) × [y, y+1). It is a plain value.
type Viewport struct {
	// X and Y are the point of the board in the middle of the screen.
	X, Y float64
	// Scale is the edge of a square in CSS pixels.
	Scale float64
	// Width and Height are the size of the canvas in CSS pixels.
	Width, Height float64
	// Ratio is the number of device pixels in a CSS pixel.
	Ratio float64
	// Orientation says which way the board's axes point.
	Orientation Orientation
}

// Screen returns where the point (x, y) of the board lies on the screen.
func (v Viewport) Screen(x, y float64) (sx, sy float64) {
	xr, xd, yr, yd := v.Orientation.axes()
	dx, dy := (x-v.X)*v.Scale, (y-v.Y)*v.Scale
	return v.Width/2 + dx*xr + dy*yr, v.Height/2 + dx*xd + dy*yd
}

// Board returns the point of the board that lies at (sx, sy) on the screen.
func (v Viewport) Board(sx, sy float64) (x, y float64) {
	dx, dy := v.Orientation.Turn((sx-v.Width/2)/v.Scale, (sy-v.Height/2)/v.Scale)
	return v.X + dx, v.Y + dy
}

// Cell returns the square at (sx, sy) on the screen.
func (v Viewport) Cell(sx, sy float64) engine.Cell {
	x, y := v.Board(sx, sy)
	return engine.Cell{X: int(math.Floor(x)), Y: int(math.Floor(y))}
}

// Middle returns where the middle of a square lies on the screen.
func (v Viewport) Middle(c engine.Cell) (sx, sy float64) {
	return v.Screen(float64(c.X)+0.5, float64(c.Y)+0.5)
}

// Visible returns the squares of which some part is on the screen.
func (v Viewport) Visible() engine.Window {
	x0, y0 := v.Board(0, 0)
	x1, y1 := v.Board(v.Width, v.Height)
	x0, x1 = math.Floor(min(x0, x1)), math.Ceil(max(x0, x1))
	y0, y1 = math.Floor(min(y0, y1)), math.Ceil(max(y0, y1))
	return engine.Window{X: int(x0), Y: int(y0), W: int(x1 - x0), H: int(y1 - y0)}
}

// Panned moves the board by (dx, dy) pixels of the screen.
func (v Viewport) Panned(dx, dy float64) Viewport {
	bx, by := v.Orientation.Turn(dx/v.Scale, dy/v.Scale)
	v.X, v.Y = v.X-bx, v.Y-by
	return v
}

// Scales returns the smallest and the largest scale: MaxSquaresPerPixel squares a
// device pixel, and one square as large as the screen.
func (v Viewport) Scales() (least, most float64) {
	return 1 / (MaxSquaresPerPixel * v.Ratio), max(min(v.Width, v.Height), 64)
}

// Zoomed scales the board by factor, within Scales, and keeps the point at
// (sx, sy) on the screen where it is.
func (v Viewport) Zoomed(factor, sx, sy float64) Viewport {
	bx, by := v.Board(sx, sy)
	least, most := v.Scales()
	v.Scale = min(max(v.Scale*factor, least), most)
	nx, ny := v.Board(sx, sy)
	v.X, v.Y = v.X+bx-nx, v.Y+by-ny
	return v
}

// Insets are the parts of the screen, in CSS pixels, that something covers.
type Insets struct{ Left, Top, Right, Bottom float64 }

// Fitted shows the whole of w in the part of the screen that the insets leave
// free, squares no larger than largest CSS pixels. A board narrower than that
// part keeps to the side where its origin is.
func (v Viewport) Fitted(w engine.Window, in Insets, largest float64) Viewport {
	across, along := float64(max(w.W, 1)), float64(max(w.H, 1))
	if v.Orientation.Transposed() {
		across, along = along, across
	}
	width := max(v.Width-in.Left-in.Right, 16)
	height := max(v.Height-in.Top-in.Bottom, 16)
	least, most := v.Scales()
	v.Scale = min(max(min(width/across, height/along, largest), least), most)
	v.X, v.Y = float64(w.X), float64(w.Y)
	sx, sy := in.Left, in.Top
	if v.Orientation.OriginBelow() {
		sy = v.Height - in.Bottom
	}
	bx, by := v.Board(sx, sy)
	v.X, v.Y = 2*v.X-bx, 2*v.Y-by
	return v
}

// void is how much of the screen, each way, may show what lies beyond the board.
const void = 0.3

// Kept moves the camera as little as needed for the plane to fill the screen but
// for a margin, so that the board cannot be lost and zooming out wastes no room. A
// plane too small for that keeps its middle in the middle.
func (v Viewport) Kept(plane engine.Window) Viewport {
	across, down := v.Width/v.Scale, v.Height/v.Scale
	if v.Orientation.Transposed() {
		across, down = down, across
	}
	v.X = kept(v.X, float64(plane.X), float64(plane.W), (0.5-void)*across)
	v.Y = kept(v.Y, float64(plane.Y), float64(plane.H), (0.5-void)*down)
	return v
}

// kept returns the point nearest to at that has room on both sides of it, between
// from and from+length.
func kept(at, from, length, room float64) float64 {
	if length < 2*room {
		return from + length/2
	}
	return min(max(at, from+room), from+length-room)
}

// Showing moves the board as little as needed for square c to lie, with margin
// CSS pixels to spare where there is room, within the insets.
func (v Viewport) Showing(c engine.Cell, in Insets, margin float64) Viewport {
	sx, sy := v.Middle(c)
	room := v.Scale/2 + margin
	return v.Panned(into(sx, in.Left+room, v.Width-in.Right-room), into(sy, in.Top+room, v.Height-in.Bottom-room))
}

// Hides reports whether some of square c lies in the lower right corner of the screen,
// as wide and high as the insets say.
func (v Viewport) Hides(c engine.Cell, corner Insets) bool {
	sx, sy := v.Middle(c)
	half := v.Scale / 2
	return corner.Right > 0 && corner.Bottom > 0 && sx+half > v.Width-corner.Right && sy+half > v.Height-corner.Bottom
}

// Corner returns the squares of which some part, but for a hair's breadth, lies in the lower
// right corner of the screen, as wide and high as the insets say.
func (v Viewport) Corner(in Insets) engine.Window {
	const hair = 2
	x0, y0 := v.Board(v.Width-in.Right+hair, v.Height-in.Bottom+hair)
	x1, y1 := v.Board(v.Width, v.Height)
	x0, x1 = math.Floor(min(x0, x1)), math.Ceil(max(x0, x1))
	y0, y1 = math.Floor(min(y0, y1)), math.Ceil(max(y0, y1))
	return engine.Window{X: int(x0), Y: int(y0), W: int(x1 - x0), H: int(y1 - y0)}
}

// into returns by how much s must move to lie between low and high, or half way
// between them if there is no room.
func into(s, low, high float64) float64 {
	switch {
	case low > high:
		return (low+high)/2 - s
	case s < low:
		return low - s
	case s > high:
		return high - s
	default:
		return 0
	}
}

// String writes the camera as in a link: the board's point in the middle and the
// scale, "7.5,7.5,68". It leaves out what belongs to the device.
func (v Viewport) String() string {
	number := func(f float64, digits int) string { return strconv.FormatFloat(f, 'f', digits, 64) }
	digits := min(max(int(math.Ceil(math.Log10(max(v.Scale, 1e-9))))+1, 0), 4)
	return trim(number(v.X, digits)) + "," + trim(number(v.Y, digits)) + "," + strconv.FormatFloat(v.Scale, 'g', 5, 64)
}

// trim drops the zeros that a decimal fraction ends in.
func trim(s string) string {
	if strings.Contains(s, ".") {
		s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	}
	return s
}

// farthest is how far from 0 the camera may be set: up to there a float64 still
// tells the parts of a square from each other.
const farthest = 1 << 48

// Parsed returns the viewport with its middle and scale taken from text, as
// written by String, and whether the text says what it should.
func (v Viewport) Parsed(text string) (Viewport, bool) {
	parts := strings.Split(text, ",")
	if len(parts) != 3 {
		return v, false
	}
	var f [3]float64
	for i, p := range parts {
		n, err := strconv.ParseFloat(p, 64)
		if err != nil || math.IsNaN(n) || math.Abs(n) > farthest {
			return v, false
		}
		f[i] = n
	}
	if f[2] <= 0 {
		return v, false
	}
	v.X, v.Y, v.Scale = f[0], f[1], f[2]
	if v.Width > 0 {
		least, most := v.Scales()
		v.Scale = min(max(v.Scale, least), most)
	}
	return v, true
}
