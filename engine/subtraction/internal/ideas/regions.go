package ideas

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/words"
)

// halfBoard is one side of the line along both moves together, with the moves as the paper
// has them there: first the one that takes less across that side's strips. On the upper side,
// y ≥ δx, the strips stand upright and a square's place across is x; on the lower side they
// lie, and the moves' components and the square's are swapped.
//
// Of what is left of a square, at (x, y), two moves decide like this ([LSY24] Theorem 28,
// corrected): for x < c it is P if and only if (a, b) fits an even number of times; for x ≥ c
// if and only if y < d and ⌊x/a⌋ is even.
type halfBoard struct {
	a, b, c, d int
	lower      bool
	pile       bool // there is no second component
}

// halves returns both sides. Where both moves take nothing in one direction there is but one.
func halves(s *moves.Set) (sides []halfBoard) {
	m, n := s.List[0], s.List[1]
	for _, lower := range []bool{false, true} {
		h := halfBoard{m[0], moves.Down(m), n[0], moves.Down(n), lower, s.Dim == 1}
		if lower {
			h.a, h.b, h.c, h.d = h.b, h.a, h.d, h.c
		}
		if h.a > h.c {
			h.a, h.b, h.c, h.d = h.c, h.d, h.a, h.b
		}
		if h.a+h.c > 0 {
			sides = append(sides, h)
		}
	}
	return sides
}

// palace says by the regions whether (x, y), a square of this side into which not both
// moves together fit, is P.
func (h halfBoard) palace(x, y int) bool {
	if h.lower {
		x, y = y, x
	}
	if x >= h.c {
		return y < h.d && (h.a == 0 || x/h.a%2 == 0)
	}
	return moves.Times(moves.Vector{x, y}, moves.Vector{h.a, h.b})%2 == 0
}

// strip is one of the three strips of a side, from-to across.
type strip struct {
	link     idea.Link
	from, to int
}

// strips returns A, B and C.
func (h halfBoard) strips() []strip {
	first := regionLink
	if h.lower {
		first += 3
	}
	return []strip{{first, 0, h.a}, {first + 1, h.a, h.c}, {first + 2, h.c, h.a + h.c}}
}

// has returns the half plane of this side.
func (h halfBoard) has(s idea.Sheet) idea.Half {
	if h.lower { // here a+c is what both moves take of y
		return s.Over(h.a+h.c, -(h.b + h.d), new(big.Int))
	}
	return s.Over(-(h.b + h.d), h.a+h.c, new(big.Int))
}

// across returns the half planes on or above a coordinate across the strips, and below it.
func (h halfBoard) across(s idea.Sheet, at *big.Int) (over, under idea.Half) {
	x, y := 1, 0
	if h.lower {
		x, y = 0, 1
	}
	below := new(big.Int).Neg(at)
	return s.Within(x, y, at), s.Within(-x, -y, below.Add(below, idea.Num(1)))
}

// mostStrips bounds how many strips of a side are drawn.
const mostStrips = 150

// regions draws the regions of Figure 8 and their mirrors, and of D the copies of A, B, C of
// which it is made.
func (r *remainders) regions(l *idea.Layer) {
	table := idea.Table{Title: regionsTitle.String(), Head: []words.Text{headRegion, headRegionSquares, headWhoWins}}
	for _, h := range halves(r.rules.Set) {
		if !r.copies(l, h) {
			l.Words = append(l.Words, tooNarrow.String())
		}
		for _, st := range h.strips() {
			if st.from < st.to {
				table.Rows = append(table.Rows, idea.Row{
					Cells: []string{regionName(st.link), where(h, st), wins(h, st)},
					Hues:  []idea.Hue{regionHue(st.link)}, Link: st.link,
				})
			}
		}
	}
	sum := r.sum()
	table.Rows = append(table.Rows, idea.Row{Cells: []string{regionD, whereD(sum, r.dim), winsD(vector(sum))}, Hues: []idea.Hue{regionHue(wholeLink)}, Link: wholeLink})
	l.Tables = append(l.Tables, table)
	r.corner(l, sum)
}

func (r *remainders) sum() moves.Vector {
	sum := make(moves.Vector, r.dim)
	for _, m := range r.rules.List {
		for d, v := range m {
			sum[d] += v
		}
	}
	return sum
}

// copies draws the strips of a side and their copies, as far as the window shows them. It
// reports false if they are too many.
func (r *remainders) copies(l *idea.Layer, h halfBoard) bool {
	s, step := r.sheet, idea.Num(h.a+h.c)
	at, wide := new(big.Int).Add(s.X, idea.Num(s.Window.X)), s.Window.W
	if h.lower {
		at, wide = new(big.Int).Add(s.Y, idea.Num(s.Window.Y)), s.Window.H
	}
	if wide/(h.a+h.c) > mostStrips/3 {
		return false
	}
	side := h.has(s)
	n := new(big.Int).Div(at, step)
	if n.Sign() < 0 {
		n.SetInt64(0)
	}
	for end := new(big.Int).Add(at, idea.Num(wide)); ; n.Add(n, idea.Num(1)) {
		first := new(big.Int).Mul(n, step)
		if first.Cmp(end) >= 0 {
			return true
		}
		for _, st := range h.strips() {
			r.strip(l, h, side, first, st, n.Sign() > 0)
		}
	}
}

// strip draws one strip, or one of its copies.
func (r *remainders) strip(l *idea.Layer, h halfBoard, side idea.Half, first *big.Int, st strip, isCopy bool) {
	if st.from == st.to {
		return
	}
	over, _ := h.across(r.sheet, new(big.Int).Add(first, idea.Num(st.from)))
	_, under := h.across(r.sheet, new(big.Int).Add(first, idea.Num(st.to)))
	parts := []idea.Half{over, under, side}
	if r.dim == 1 {
		parts = parts[:2]
	}
	area := r.sheet.Cut(parts...)
	if area == nil {
		return
	}
	l.Figures = append(l.Figures, idea.Figure{Kind: idea.Area, Points: area, Hue: regionHue(st.link), Faint: isCopy, Link: st.link})
	if at, ok := r.sheet.Label(parts...); ok && !isCopy {
		l.Figures = append(l.Figures, idea.Figure{Kind: idea.Label, Points: []idea.Point{at}, Text: regionName(st.link), Hue: regionHue(st.link), Link: st.link})
	}
}

// corner draws where D begins, and the line between both sides.
func (r *remainders) corner(l *idea.Layer, sum moves.Vector) {
	s := r.sheet
	right, down := s.Within(1, 0, idea.Num(sum[0])), s.Within(0, 1, idea.Num(moves.Down(sum)))
	line := func(points []idea.Point, f idea.Figure) {
		if points != nil {
			f.Kind, f.Points = idea.Line, points
			l.Figures = append(l.Figures, f)
		}
	}
	if r.dim > 1 {
		line(s.Border(right, down), idea.Figure{Hue: idea.Ink, Bold: true, Link: wholeLink})
		line(s.Border(down, right), idea.Figure{Hue: idea.Ink, Bold: true, Link: wholeLink})
		if sum[0] > 0 && sum[1] > 0 {
			line(s.Border(s.Over(-sum[1], sum[0], new(big.Int))), idea.Figure{Hue: idea.Ink, Dashed: true})
		}
	}
	if at, ok := s.Label(right, down); ok {
		l.Figures = append(l.Figures, idea.Figure{Kind: idea.Label, Points: []idea.Point{at}, Text: regionD, Hue: idea.Ink, Bold: true, Link: wholeLink})
	}
}

// regionOf returns the region into which what is left falls, 0 where there are none.
func (r *remainders) regionOf(p engine.Position) idea.Link {
	if len(r.rules.List) != 2 || r.dim > 2 {
		return 0
	}
	h, x := r.side(p)
	for _, st := range h.strips() {
		if x.Cmp(idea.Num(st.from)) >= 0 && x.Cmp(idea.Num(st.to)) < 0 {
			return st.link
		}
	}
	return 0
}

// side returns the side on which a position lies, and its coordinate across the strips.
func (r *remainders) side(p engine.Position) (halfBoard, *big.Int) {
	x, y := p.At(0).Big(), new(big.Int)
	if r.dim > 1 {
		y = p.At(1).Big()
	}
	sides := halves(r.rules.Set)
	sum := r.sum()
	lower := new(big.Int).Mul(y, idea.Num(sum[0])).Cmp(new(big.Int).Mul(x, idea.Num(moves.Down(sum)))) < 0
	h := sides[0]
	if len(sides) == 2 && lower {
		h = sides[1]
	}
	if h.lower {
		return h, y
	}
	return h, x
}

// stripes draws where one move fits an even number of times: the L-shapes of [LSY24]
// Lemma 18, each one beginning a move further. Far from the corner none are drawn.
func (r *remainders) stripes(l *idea.Layer) {
	m, s := r.rules.List[0], r.sheet
	if s.X.Sign() != 0 || s.Y.Sign() != 0 {
		return
	}
	n := moves.Times(moves.Vector{s.Window.X, s.Window.Y}, m)
	for range mostStrips {
		inner := []idea.Half{s.Within(1, 0, idea.Num(n*m[0])), s.Within(0, 1, idea.Num(n*m[1]))}
		if n > 0 {
			for i, h := range inner {
				if points := s.Border(h, inner[1-i]); points != nil && m[i] > 0 {
					l.Figures = append(l.Figures, idea.Figure{Kind: idea.Line, Points: points, Hue: idea.Ink})
				}
			}
			if s.Cut(inner...) == nil {
				return
			}
			at := engine.Cell{X: max(s.Window.X, n*m[0]), Y: max(s.Window.Y, n*m[1])}
			l.Figures = append(l.Figures, idea.Figure{Kind: idea.Label, Points: idea.Middles(at), Text: fitsLabel(n), Hue: idea.Ink})
		}
		n++
	}
}
