package segments

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/ideas/sheet"
	"github.com/palacegames/palace/engine/subtraction/segment"
)

// cellAt is the square of a point.
func cellAt(p idea.Point) engine.Cell {
	return engine.Cell{X: int(math.Floor(p.X)), Y: int(math.Floor(p.Y))}
}

// moved returns the vector of a lattice that leads from one square closest to the row of
// another one, and then closest to it.
func moved(l segment.Lattice, from, to engine.Cell) engine.Cell {
	rows := engine.FloorDiv(to.Y-from.Y+l.Height/2, l.Height)
	v := engine.Cell{X: rows * l.Shift, Y: rows * l.Height}
	v.X += engine.FloorDiv(to.X-from.X-v.X+l.Width/2, l.Width) * l.Width
	return v
}

// mostTurns bounds how many squares of a path are looked at on either side.
const mostTurns = 20_000

// trail is a path on the board: a square for every number, of which those between first and last,
// without these, are seen and won.
type trail struct {
	square      func(k int) engine.Cell
	first, last int
}

// trail returns a path near a square, from where it is one on the board: near the corner the
// mosaic has not begun.
func (p *percolation) trail(a sector, path segment.Path, near engine.Cell, window engine.Window) trail {
	in := a.Place(p.sheet.Position(near, 2)) // the same square of the mosaic
	v := moved(a.Lattice, path.Squares[0], in)
	v.X, v.Y = v.X+near.X-in.X, v.Y+near.Y-in.Y
	n := len(path.Squares)
	w := trail{square: func(k int) engine.Cell {
		turn := engine.FloorDiv(k, n)
		c := path.Squares[k-turn*n]
		return engine.Cell{X: c.X + v.X + turn*path.Period.X, Y: c.Y + v.Y + turn*path.Period.Y}
	}}
	room := engine.Window{X: window.X - n, Y: window.Y - n, W: window.W + 2*n, H: window.H + 2*n}
	for ; w.first > -mostTurns && room.Contains(w.square(w.first)) && p.goes(a, w.square(w.first)); w.first-- {
	}
	for ; w.last < mostTurns && room.Contains(w.square(w.last)); w.last++ {
		if !p.goes(a, w.square(w.last)) { // it begins farther out
			w.first = w.last
		}
	}
	return w
}

// path draws a path near a square, as far as it is seen.
func (p *percolation) path(l *idea.Layer, i int, a sector, path segment.Path, near engine.Cell, pointed bool) (drawn bool) {
	w := p.trail(a, path, near, p.sheet.Window)
	var points []idea.Point
	draw := func() { // what of the path lies in the window at a stretch
		if len(points) > 1 {
			drawn = true
			l.Figures = append(l.Figures, idea.Figure{Kind: idea.Line, Points: points, Hue: idea.Good, Bold: true, Link: sectorLink(i)})
		}
		points = nil
	}
	for k := w.first + 1; k < w.last; k++ {
		c, m := w.square(k), len(points)
		if !p.sheet.Window.Contains(c) {
			draw()
			continue
		}
		points = append(points, idea.Middle(c))
		if m >= 2 && straight(points[m-2], points[m-1], points[m]) {
			points = append(points[:m-1], points[m])
		}
	}
	draw()
	if c := w.square(max(0, w.first+1)); drawn && pointed && p.sheet.Window.Contains(c) {
		to := engine.Cell{X: c.X + path.Period.X, Y: c.Y + path.Period.Y}
		l.Figures = append(l.Figures, idea.Figure{Kind: idea.Arrow, Points: idea.Middles(c, to), Hue: idea.Ink, Link: sectorLink(i)})
	}
	return drawn
}

// straight reports whether b lies on the straight way from a to c.
func straight(a, b, c idea.Point) bool {
	turns := (b.X-a.X)*(c.Y-b.Y) - (b.Y-a.Y)*(c.X-b.X)
	return turns == 0 && (b.X-a.X)*(c.X-b.X)+(b.Y-a.Y)*(c.Y-b.Y) > 0
}

// goes reports whether a path of the sector may use a square: it is won.
func (p *percolation) goes(a sector, c engine.Cell) bool {
	if !p.within(a, c) {
		return false
	}
	palace, known := p.view.At(c)
	return !known || !palace
}

// mostZoom is how often as many squares as usual are shown twice over, for a way to have room.
const mostZoom = 3

// best returns so many squares from the corner on that every segment that has a way has room for two
// periods of it.
func (p *percolation) best(list []sector) engine.Window {
	best := p.sheet.Best()
	if best.Empty() {
		return best
	}
	for range mostZoom {
		if p.room(list, best) {
			break
		}
		best.W, best.H = 2*best.W, 2*best.H
	}
	return best
}

// room reports whether all segments that have a way have room for it in a window.
func (p *percolation) room(list []sector, window engine.Window) bool {
	on := p.sheet
	on.Window = window
	for i, a := range list {
		says := p.answers[p.over].list[i]
		if !says.there {
			continue
		}
		area := on.Cut(a.from.above(on), a.to.below(on))
		if area == nil {
			return false
		}
		w := p.trail(a, says.path, cellAt(sheet.Middle(area)), window)
		seen := 0
		for k := w.first + 1; k < w.last; k++ {
			if window.Contains(w.square(k)) {
				seen++
			}
		}
		if seen < 2*len(says.path.Squares) {
			return false
		}
	}
	return true
}
