package engine

// TileSize is the edge of a tile in squares. Tiles lie on the grid of its
// multiples, clipped to the window that was asked for.
const TileSize = 256

// Window is a rectangle of W×H squares whose smallest corner is (X, Y).
type Window struct{ X, Y, W, H int }

// Area returns the number of squares of the window.
func (w Window) Area() int { return w.W * w.H }

// Empty reports whether the window holds no square.
func (w Window) Empty() bool { return w.W <= 0 || w.H <= 0 }

// Contains reports whether (x, y) lies in the window.
func (w Window) Contains(c Cell) bool {
	return c.X >= w.X && c.X < w.X+w.W && c.Y >= w.Y && c.Y < w.Y+w.H
}

// Intersect returns the squares common to both windows; it may be Empty.
func (w Window) Intersect(v Window) Window {
	x0, y0 := max(w.X, v.X), max(w.Y, v.Y)
	x1, y1 := min(w.X+w.W, v.X+v.W), min(w.Y+w.H, v.Y+v.H)
	if x1 <= x0 || y1 <= y0 {
		return Window{}
	}
	return Window{x0, y0, x1 - x0, y1 - y0}
}

// FloorDiv returns ⌊a/b⌋ for b > 0, also for negative a.
func FloorDiv(a, b int) int {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}

// Tile holds the exact value of every square of its window, row by row from the
// smallest y, in the narrowest of three layouts; the other two are nil. A tile
// with no layout at all stands for work done on the way to the window.
type Tile struct {
	Window
	// Bits holds outcomes: square (x, y) is P if bit (x-X)%64 of word
	// (y-Y)·Stride+(x-X)/64 is set, with Stride = ⌈W/64⌉.
	Bits []uint64
	// Small holds value-Base, one byte a square.
	Small []int8
	Base  int32
	// Wide holds the values themselves.
	Wide []int32
}

// Stride returns the number of words that a row of Bits takes.
func (t *Tile) Stride() int { return (t.W + 63) / 64 }

// Blank reports whether the tile carries no values.
func (t *Tile) Blank() bool { return t.Bits == nil && t.Small == nil && t.Wide == nil }

// At returns the value of (x, y), which must lie in the tile's window.
func (t *Tile) At(x, y int) int32 {
	x, y = x-t.X, y-t.Y
	switch {
	case t.Bits != nil:
		return int32(t.Bits[y*t.Stride()+x/64] >> (x % 64) & 1)
	case t.Small != nil:
		return t.Base + int32(t.Small[y*t.W+x])
	default:
		return t.Wide[y*t.W+x]
	}
}
