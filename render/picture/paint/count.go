package paint

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/picture"
)

// A board that counts palaces without visiting every square is not swept: its
// sweep is only what it takes to answer about the extent's far corner, and a
// coarse picture is one count.

// farCorner is the last square of the extent. A board that extends a table of
// columns or rows as it goes has done all its work when it knows this square.
func farCorner(extent engine.Window) engine.Window {
	return engine.Window{X: extent.X + extent.W - 1, Y: extent.Y + extent.H - 1, W: 1, H: 1}
}

// prepare does one piece of the work before the counting. The blank tiles on the
// way hold one square for each column or row that has been decided.
func (p *Painter) prepare() {
	t, ok := p.sweep.Next()
	if !ok {
		p.sweep = nil
		p.done = p.extent.Area()
		p.queue, p.waiting = p.waiting, nil
		return
	}
	lines := max(p.extent.W, p.extent.H)
	p.lines = min(p.lines+t.Area(), lines)
	p.done = p.extent.Area() / lines * p.lines
}

// count paints a coarse picture from the number of palaces in each pixel. A game
// whose board counts has about one palace a line: as a share of a pixel's squares
// they would fade away when the map is zoomed out, so what is shown is the share
// of the pixel's columns that have theirs in it.
func (p *Painter) count(counter engine.Counter, key picture.Key) picture.Picture {
	const size = picture.Size
	c := newCanvas(key, 0)
	counts, squares := make([]uint32, size*size), make([]uint32, size*size)
	corner := key.Window()
	counter.Count(corner.X, corner.Y, size, size, key.Level, counts)
	columns, rows := reached(corner.X, key.Level, p.extent.X, p.extent.W), reached(corner.Y, key.Level, p.extent.Y, p.extent.H)
	whole := uint32(1) << (2 * key.Level)
	for i := range squares {
		if columns[i%size] && rows[i/size] {
			squares[i] = whole
			counts[i] = min(counts[i]<<key.Level, whole)
		}
	}
	p.pixels.Density(counts, squares, c.pixels)
	return c.picture()
}

// reached says which pixels of a picture, along one axis, have squares in the
// extent. A pixel on its border is counted as a whole.
func reached(corner, level, from, length int) (in [picture.Size]bool) {
	for i := range in {
		in[i] = corner+i<<level < from+length && corner+(i+1)<<level > from
	}
	return in
}
