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

// Contains reports whether the square lies in the window.
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

// Union returns the smallest window that holds both.
func (w Window) Union(v Window) Window {
	switch {
	case w.Empty():
		return v
	case v.Empty():
		return w
	}
	x0, y0 := min(w.X, v.X), min(w.Y, v.Y)
	x1, y1 := max(w.X+w.W, v.X+v.W), max(w.Y+w.H, v.Y+v.H)
	return Window{x0, y0, x1 - x0, y1 - y0}
}

// Mirror returns the window's mirror image, with the axes exchanged.
func (w Window) Mirror() Window { return Window{w.Y, w.X, w.H, w.W} }

// FloorDiv returns ⌊a/b⌋ for b > 0, also for negative a.
func FloorDiv(a, b int) int {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}

// Tile holds the exact value of every square of its window, row by row from the
// smallest y, in the narrowest of four layouts; the others are left out. A tile
// with no layout at all stands for work done on the way to the window. Nobody
// writes to the values of a tile: two tiles may share them.
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
	// Linear says that there is no memory at all: square (x, y) has the value
	// Base + Slope[0]·(x-X) + Slope[1]·(y-Y).
	Linear bool
	Slope  [2]int32

	// Turned says that the layout goes column by column instead: it is that of the
	// mirror image, whose square (y, x) is the square (x, y) of the tile.
	Turned bool
	// Twin says that the board is its own mirror image and that the tile is one of
	// two with the same values in the same memory. The source gives one right after
	// the other, first the one that is not turned.
	Twin bool
}

// SparseTile returns a tile of outcomes that are all N, for Mark.
func SparseTile(w Window) Tile { return Tile{Window: w, Linear: true} }

// WideTile returns a tile of values, of which row gives those of row y from column x on.
func WideTile(w Window, row func(x, y int) []int32) Tile {
	t := Tile{Window: w, Wide: make([]int32, 0, w.Area())}
	for y := w.Y; y < w.Y+w.H; y++ {
		t.Wide = append(t.Wide, row(w.X, y)[:w.W]...)
	}
	return t
}

// Mark makes (x, y), a square of a SparseTile, a P-position. A tile without any takes
// no memory.
func (t *Tile) Mark(x, y int) {
	if t.Linear {
		t.Linear, t.Bits = false, make([]uint64, t.Stride()*t.H)
	}
	x, y = x-t.X, y-t.Y
	t.Bits[y*t.Stride()+x/64] |= 1 << (x % 64)
}

// Stride returns the number of words that a row of Bits takes.
func (t *Tile) Stride() int {
	if t.Turned {
		return (t.H + 63) / 64
	}
	return (t.W + 63) / 64
}

// Blank reports whether the tile carries no values.
func (t *Tile) Blank() bool {
	return t.Bits == nil && t.Small == nil && t.Wide == nil && !t.Linear
}

// Flat reports whether the tile is Linear with one value.
func (t *Tile) Flat() bool { return t.Linear && t.Slope == [2]int32{} }

// At returns the value of (x, y), which must lie in the tile's window.
func (t *Tile) At(x, y int) int32 {
	x, y = x-t.X, y-t.Y
	w := t.W
	if t.Turned {
		x, y, w = y, x, t.H
	}
	switch {
	case t.Bits != nil:
		return int32(t.Bits[y*t.Stride()+x/64] >> (x % 64) & 1)
	case t.Small != nil:
		return t.Base + int32(t.Small[y*w+x])
	case t.Wide != nil:
		return t.Wide[y*w+x]
	default:
		return t.Base + t.Slope[0]*int32(x) + t.Slope[1]*int32(y)
	}
}

// Mirror returns the tile's mirror image, with the same values in the same memory.
func (t *Tile) Mirror() Tile {
	m := *t
	m.Window, m.Turned = t.Window.Mirror(), !t.Turned
	return m
}

// Rows returns the tile row by row in one of the layouts Bits, Small and Wide, for
// those who do not ask for square after square with At. Unless the tile is so
// already, the values are copied. It must not be blank.
func (t *Tile) Rows() Tile {
	if !t.Turned && !t.Linear {
		return *t
	}
	r := Tile{Window: t.Window, Base: t.Base}
	switch {
	case t.Flat():
		r.Small = make([]int8, t.Area())
	case t.Linear:
		r.Wide = make([]int32, 0, t.Area())
		for y := range t.H {
			for x := range t.W {
				r.Wide = append(r.Wide, t.At(t.X+x, t.Y+y))
			}
		}
	case t.Bits != nil:
		r.Bits = make([]uint64, r.Stride()*r.H)
		for y := range t.H {
			for x := range t.W {
				r.Bits[y*r.Stride()+x/64] |= uint64(t.At(t.X+x, t.Y+y)) << (x % 64)
			}
		}
	case t.Small != nil:
		r.Small = turn(t.Small, t.W, t.H)
	default:
		r.Wide = turn(t.Wide, t.W, t.H)
	}
	return r
}

// turn makes h rows of w values from w columns of h.
func turn[T any](columns []T, w, h int) []T {
	rows := make([]T, w*h)
	for x := range w {
		for y, v := range columns[x*h : (x+1)*h] {
			rows[y*w+x] = v
		}
	}
	return rows
}
