// Package sheet is what ideas about vector subtraction look at: the squares of a window, however far
// out, lines and sectors cut to it (sheet.go), and the outcomes there (view.go, outcomes.go).
package sheet

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// Sheet is the window that is looked at, to which lines and sectors of the board are cut.
// The board's coordinates may have any length, those of the sheet are counted from the
// Gaze's Origin.
type Sheet struct {
	idea.Gaze
	X, Y *big.Int // the origin
}

// On returns the sheet of a gaze.
func On(at idea.Gaze) Sheet {
	s := Sheet{Gaze: at, X: new(big.Int), Y: new(big.Int)}
	if d := at.Origin.Dim(); d > 0 {
		s.X = at.Origin.At(0).Big()
		if d > 1 {
			s.Y = at.Origin.At(1).Big()
		}
	}
	return s
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

// Best returns so many squares from the corner on that sectors part, and none on a board that does
// not begin there.
func (s Sheet) Best() engine.Window {
	const across, along = 96, 64
	if !s.Origin.Zero() {
		return engine.Window{}
	}
	return engine.Window{W: across, H: along}
}

// OrFarther returns, of a window from the corner in which sectors are seen well, one more like that
// which is looked at, if this is the larger one: sectors are as well seen from farther away.
func (s Sheet) OrFarther(best engine.Window) engine.Window {
	if w := s.Window; !best.Empty() && w.X <= 0 && w.Y <= 0 {
		best.W, best.H = max(best.W, (w.X+w.W)/2), max(best.H, (w.Y+w.H)/2)
	}
	return best
}

// OrHere returns, of a window from the corner, the one that is looked at instead, if that is
// elsewhere, is wide enough for sectors to be seen, and shows as much.
func (s Sheet) OrHere(best engine.Window, shows bool) engine.Window {
	w := s.Window
	here := engine.Window{X: w.X + w.W/4, Y: w.Y + w.H/4, W: w.W / 2, H: w.H / 2} // without what is beyond the edges
	if usual := s.Best(); shows && !best.Empty() && max(w.X, w.Y) > 0 && here.W >= usual.W && here.H >= usual.H {
		return here
	}
	return best
}

// Label returns where a label of what lies in some half planes stands: in the middle of what is
// seen of it.
func (s Sheet) Label(halves ...Half) (idea.Point, bool) {
	for _, on := range []Sheet{s.Seen(), s} {
		if area := on.Cut(halves...); area != nil {
			return Middle(area), true
		}
	}
	return idea.Point{}, false
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
func (h Half) of(p idea.Point) float64 { return h.x*p.X + h.y*p.Y + h.at }

// frame is the corners of the window.
func (s Sheet) frame() []idea.Point {
	x0, y0 := float64(s.Window.X), float64(s.Window.Y)
	x1, y1 := x0+float64(s.Window.W), y0+float64(s.Window.H)
	return []idea.Point{{X: x0, Y: y0}, {X: x1, Y: y0}, {X: x1, Y: y1}, {X: x0, Y: y1}}
}

// Cut returns what of the window lies in all half planes, nil if that is nothing.
func (s Sheet) Cut(halves ...Half) []idea.Point {
	area := s.frame()
	for _, h := range halves {
		var left []idea.Point
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
func Between(p, q idea.Point, way float64) idea.Point {
	return idea.Point{X: p.X + way*(q.X-p.X), Y: p.Y + way*(q.Y-p.Y)}
}

// Border returns the piece of the border of a half plane that lies in the window and in
// other half planes, nil if there is none.
func (s Sheet) Border(h Half, others ...Half) []idea.Point {
	var ends []idea.Point
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

// Middle returns a point inside an area: the middle of its corners.
func Middle(area []idea.Point) (p idea.Point) {
	for _, q := range area {
		p.X, p.Y = p.X+q.X/float64(len(area)), p.Y+q.Y/float64(len(area))
	}
	return p
}

// Sees reports whether the window shows a square, given as a position.
func (s Sheet) Sees(p engine.Position) (engine.Cell, bool) {
	c, ok := s.Square(p)
	return c, ok && s.Window.Contains(c)
}

// Num is a small number as a long one.
func Num(n int) *big.Int { return big.NewInt(int64(n)) }

// From returns the sheet's origin as a position.
func (s Sheet) From(dim int) engine.Position {
	if s.Origin.Dim() > 0 {
		return s.Origin
	}
	return engine.Ints(make([]int, dim)...)
}
