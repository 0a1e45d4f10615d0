package charts

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// way is how the digits of a place lead from the corner's kind to its own: kinds[n] is the kind
// after n digits, each of them a digit of x and one of y.
type way struct {
	i, k   *big.Int // the place
	x, y   int      // the square, in its block
	digits []int    // by x + 2·y, the first ones first
	kinds  []int
}

// wayTo returns the way to the block of a position.
func (c *charts) wayTo(p engine.Position) way {
	side := big.NewInt(int64(c.found.Side()))
	split := func(v engine.Int) (*big.Int, int) {
		place, rest := new(big.Int).DivMod(v.Big(), side, new(big.Int))
		return place, int(rest.Int64())
	}
	w := way{kinds: []int{0}}
	w.i, w.x = split(p.At(0))
	w.k, w.y = split(p.At(1))
	for n := max(w.i.BitLen(), w.k.BitLen()) - 1; n >= 0; n-- {
		digit := int(w.i.Bit(n) + 2*w.k.Bit(n))
		w.digits = append(w.digits, digit)
		w.kinds = append(w.kinds, c.found.Quarters(w.kinds[len(w.kinds)-1])[digit])
	}
	return w
}

// last is the kind of the block.
func (w way) last() int { return w.kinds[len(w.kinds)-1] }

// lead shows the digits of the square that is pointed at, the blocks one in the other that they
// lead through, and what that says of the square.
func (c *charts) lead(l *idea.Layer) {
	w := c.wayTo(c.gaze.At)
	step := len(w.digits)
	if c.gaze.Step >= 0 {
		step = min(step, c.gaze.Step)
	}
	l.Steps = idea.Steps{Now: step, Last: len(w.digits), Next: nextDigit}
	c.strip(l, w, step)
	c.frames(l, w, step)
	l.Lit = append(l.Lit, linkOf(w.kinds[step]))
	if step > 0 {
		l.Lit = append(l.Lit, digitLink+idea.Link(step-1))
	}
	lost := c.found.Palace(w.last(), w.x, w.y)
	l.Words = append(l.Words, sayWay(c.gaze.At, w, lost))
	if len(w.digits) == 0 {
		l.Words = append(l.Words, pointOut)
	}
	if step < len(w.digits) {
		l.Words = append(l.Words, sayStep(step, w.kinds[step]))
	}
	if kind := w.kinds[step]; kind < c.first || kind >= c.first+pageOfKinds {
		l.Tables = append(l.Tables, idea.Table{Title: kindTitle(kind), Head: kindsHead(), Rows: []idea.Row{c.row(kind)}})
	}
}

// How many letters of a long strip are shown at either end.
const (
	lettersBefore = 12
	lettersAfter  = 60
)

// strip spells the digits.
func (c *charts) strip(l *idea.Layer, w way, step int) {
	s := idea.Strip{Title: digitsTitle, From: idea.FromDigit(1)}
	n := len(w.digits)
	for j, digit := range w.digits {
		if cut := n > lettersBefore+lettersAfter; cut && j >= lettersBefore && j < n-lettersAfter {
			if j == lettersBefore {
				s.Letters = append(s.Letters, idea.Letter{Text: dots, Hue: idea.Soft, Under: more(n - lettersBefore - lettersAfter)})
			}
			continue
		}
		letter := idea.Letter{Text: digitPair(digit), Hue: hueOfKind(w.kinds[j+1]), Under: nameOfKind(w.kinds[j+1]), Link: digitLink + idea.Link(j)}
		if j >= step {
			letter.Hue = idea.Soft
		}
		s.Letters = append(s.Letters, letter)
	}
	if n > 0 {
		l.Strips = append(l.Strips, s)
	}
}

// frames draws the blocks that the digits lead through, as far as they show in the window: one
// that reaches beyond it on all sides has no border there.
func (c *charts) frames(l *idea.Layer, w way, step int) {
	view := c.gaze.Window
	side := new(big.Int).Lsh(big.NewInt(int64(c.found.Side())), uint(len(w.digits)))
	for n := 0; n <= step; n++ {
		if wide := 4 * max(view.W, view.H); side.IsInt64() && side.Int64() <= int64(wide) {
			size := int(side.Int64())
			at := [2]int{}
			for d, place := range []*big.Int{w.i, w.k} {
				at[d] = c.seen(d, new(big.Int).Mul(new(big.Int).Rsh(place, uint(len(w.digits)-n)), side))
			}
			corner := engine.Cell{X: at[0], Y: at[1]}
			points := square4(corner, size)
			f := idea.Figure{Kind: idea.Line, Points: append(points, points[0]), Hue: idea.Ink, Bold: n == step}
			if n > 0 {
				f.Link = digitLink + idea.Link(n-1)
			}
			l.Figures = append(l.Figures, f)
			if n == step && n < len(w.digits) && size <= max(view.W, view.H) {
				l.Figures = append(l.Figures, idea.Figure{
					Kind: idea.Label, Points: []idea.Point{middleOf(corner, size)}, Hue: hueOfKind(w.kinds[n]), Bold: true, Text: largeKind(w.kinds[n]), Link: linkOf(w.kinds[n]),
				})
			}
		}
		side.Rsh(side, 1)
	}
}

// seen returns a coordinate as the gaze sees it, which must be near.
func (c *charts) seen(d int, at *big.Int) int {
	if c.gaze.Origin != (engine.Position{}) {
		at.Sub(at, c.gaze.Origin.At(d).Big())
	}
	return int(at.Int64())
}
