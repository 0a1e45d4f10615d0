package idea

import (
	"math"
	"math/big"

	"github.com/palacegames/palace/engine"
)

// Sheet is the window that is looked at, to which lines and sectors of the board are cut.
// The board's coordinates may have any length, those of the sheet are counted from the
// Gaze's Origin.
type Sheet struct {
	Gaze
	X, Y *big.Int // the origin
}

// Sheet returns the window that is looked at.
func (g Gaze) Sheet() Sheet {
	x, y := g.From()
	return Sheet{g, x, y}
}

// Seen returns the sheet of about what is seen, without what the window has beyond it, where
// labels stand. At the edges of the board there is nothing beyond.
func (s Sheet) Seen() Sheet {
	in := func(from, n int, origin *big.Int) (int, int) {
		if from == 0 && origin.Sign() == 0 {
			return from, max(1, n*2/3)
		}
		return from + n/4, max(1, n/2)
	}
	s.Window.X, s.Window.W = in(s.Window.X, s.Window.W, s.X)
	s.Window.Y, s.Window.H = in(s.Window.Y, s.Window.H, s.Y)
	return s
}

// Label returns where a label of what lies in some half planes stands: in the middle of what is
// seen of it.
func (s Sheet) Label(halves ...Half) (Point, bool) {
	for _, on := range []Sheet{s.Seen(), s} {
		if area := on.Cut(halves...); area != nil {
			return Center(area), true
		}
	}
	return Point{}, false
}

// Half is the points of the sheet with x·X + y·Y + at ≥ 0.
type Half struct{ x, y, at float64 }

// Over returns the half plane x·X + y·Y ≥ least of the board's squares. Its border runs
// through the middles of squares.
func (s Sheet) Over(x, y int, least *big.Int) Half {
	h := Half{float64(x), float64(y), 0}
	h.at = s.value(x, y, least) - h.x/2 - h.y/2
	return h
}

// Within returns the half plane of the squares with x·X + y·Y ≥ least, up to their edges;
// one of x and y is 0, the other one 1 or -1.
func (s Sheet) Within(x, y int, least *big.Int) Half {
	h := Half{float64(x), float64(y), 0}
	h.at = s.value(x, y, least)
	if x+y < 0 {
		h.at++
	}
	return h
}

// value returns x·X + y·Y - least at the origin.
func (s Sheet) value(x, y int, least *big.Int) float64 {
	sum := new(big.Int).Mul(big.NewInt(int64(x)), s.X)
	sum.Add(sum, new(big.Int).Mul(big.NewInt(int64(y)), s.Y))
	v, _ := new(big.Float).SetInt(sum.Sub(sum, least)).Float64()
	return v
}

// of says how far a point lies within.
func (h Half) of(p Point) float64 { return h.x*p.X + h.y*p.Y + h.at }

// frame is the corners of the window.
func (s Sheet) frame() []Point {
	x0, y0 := float64(s.Window.X), float64(s.Window.Y)
	x1, y1 := x0+float64(s.Window.W), y0+float64(s.Window.H)
	return []Point{{X: x0, Y: y0}, {X: x1, Y: y0}, {X: x1, Y: y1}, {X: x0, Y: y1}}
}

// Cut returns what of the window lies in all half planes, nil if that is nothing.
func (s Sheet) Cut(halves ...Half) []Point {
	area := s.frame()
	for _, h := range halves {
		var left []Point
		for i, p := range area {
			q := area[(i+1)%len(area)]
			a, b := h.of(p), h.of(q)
			if a >= 0 {
				left = append(left, p)
			}
			if a >= 0 != (b >= 0) {
				left = append(left, Between(p, q, a/(a-b)))
			}
		}
		if area = left; len(area) < 3 {
			return nil
		}
	}
	return area
}

// Between returns the point on the way from p to q.
func Between(p, q Point, way float64) Point {
	return Point{X: p.X + way*(q.X-p.X), Y: p.Y + way*(q.Y-p.Y)}
}

// Border returns the piece of the border of a half plane that lies in the window and in
// other half planes, nil if there is none.
func (s Sheet) Border(h Half, others ...Half) []Point {
	var ends []Point
	frame := s.frame()
	for i, p := range frame {
		q := frame[(i+1)%len(frame)]
		if a, b := h.of(p), h.of(q); a >= 0 != (b >= 0) {
			ends = append(ends, Between(p, q, a/(a-b)))
		}
	}
	if len(ends) != 2 {
		return nil
	}
	for _, o := range others {
		a, b := o.of(ends[0]), o.of(ends[1])
		switch {
		case a < 0 && b < 0:
			return nil
		case a < 0:
			ends[0] = Between(ends[0], ends[1], a/(a-b))
		case b < 0:
			ends[1] = Between(ends[0], ends[1], a/(a-b))
		}
	}
	if ends[0] == ends[1] {
		return nil
	}
	return ends
}

// Center returns a point inside an area: the middle of its corners.
func Center(area []Point) (p Point) {
	for _, q := range area {
		p.X, p.Y = p.X+q.X/float64(len(area)), p.Y+q.Y/float64(len(area))
	}
	return p
}

// Num is a small number as a long one.
func Num(n int) *big.Int { return big.NewInt(int64(n)) }

// Across returns where the line y = slope·x + offset crosses a window, in points: two, or none
// if it misses it. A slope of infinity is the line x = offset.
func Across(w engine.Window, slope, offset float64) []Point {
	left, right := float64(w.X), float64(w.X+w.W)
	low, high := float64(w.Y), float64(w.Y+w.H)
	if math.IsInf(slope, 0) {
		if offset < left || offset > right {
			return nil
		}
		return []Point{{offset, low}, {offset, high}}
	}
	if slope != 0 {
		a, b := (low-offset)/slope, (high-offset)/slope
		left, right = max(left, min(a, b)), min(right, max(a, b))
	} else if offset < low || offset > high {
		return nil
	}
	if left >= right {
		return nil
	}
	within := func(y float64) float64 { return min(max(y, low), high) } // but for rounding
	return []Point{{left, within(slope*left + offset)}, {right, within(slope*right + offset)}}
}

// Ruled are a line across the window, bold and in gold, and its name, somewhat before the middle so
// that it is seen; of a line that misses the window they are nothing.
func Ruled(across []Point, name string) []Figure {
	if across == nil {
		return nil
	}
	return []Figure{
		{Kind: Line, Points: across, Hue: Gold, Bold: true},
		{Kind: Label, Points: []Point{Between(across[0], across[1], 0.42)}, Text: name, Hue: Gold},
	}
}

// Crowd is marked squares of kinds that have a Hue each. The first ones are figures of their own, with
// links; of a crowd all further ones of a kind are one figure.
type Crowd struct {
	single []Figure
	many   [First + Classes]Figure
}

// Add adds a square.
func (c *Crowd) Add(f Figure) {
	const mostLinked = 900
	if len(c.single) < mostLinked {
		c.single = append(c.single, f)
		return
	}
	rest := &c.many[f.Hue]
	rest.Kind, rest.Hue, rest.Squares = f.Kind, f.Hue, append(rest.Squares, f.Squares...)
}

// Figures returns all.
func (c *Crowd) Figures() []Figure {
	all := c.single
	for _, f := range c.many {
		if len(f.Squares) > 0 {
			all = append(all, f)
		}
	}
	return all
}
