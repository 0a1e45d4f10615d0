package pairs

import (
	"math/big"
	"slices"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// Golden illustrates the pairs. It keeps nothing but what it looks at.
type Golden struct {
	Pairs
	gaze idea.Gaze
	x, y *big.Int // the origin
}

// Look begins to look. There is nothing to do but for the Layer.
func (g *Golden) Look(at idea.Gaze) (engine.Job, error) {
	g.gaze, g.x, g.y = at, new(big.Int), new(big.Int)
	if at.Origin != (engine.Position{}) {
		g.x, g.y = at.Origin.At(0).Big(), at.Origin.At(1).Big()
	}
	return nil, nil
}

// How much is written beside the board, and by how much it moves on at a time, so that it
// stands still while the pointer goes on a little.
const (
	letters, letterStep = 33, 11
	rows, rowStep       = 12, 6
)

// Layer returns the lines, the word along the x-axis, and the pairs around what is pointed at.
func (g *Golden) Layer() (idea.Layer, error) {
	var l idea.Layer
	l.Figures = append(g.axes(), g.lines()...)
	l.Strips = append(l.Strips, g.halves())
	l.Tables = append(l.Tables, g.pairs())
	if g.gaze.At == (engine.Position{}) {
		l.Words = []string{pointAtSquare(), linesInWords(g.M, g.gaze.Origin != (engine.Position{})), halvesInWords(g.M)}
		return l, nil
	}
	x, y := g.gaze.At.At(0).Big(), g.gaze.At.At(1).Big()
	if x.Sign() < 0 || y.Sign() < 0 {
		return l, nil
	}
	l.Figures = append(l.Figures, g.cross()...)
	l.Words = []string{g.outcome(x, y), linesInWords(g.M, g.gaze.Origin != (engine.Position{}))}
	if small, large := sorted(x, y); large.Sign() > 0 {
		l.Words = slices.Insert(l.Words, 1, g.inDigits(small, large))
		l.Strips = append(l.Strips, g.digits(small))
		if small.Cmp(large) != 0 {
			l.Strips = append(l.Strips, g.digits(large))
		}
	}
	l.Lit = g.lit(x, y)
	return l, nil
}

func sorted(x, y *big.Int) (small, large *big.Int) {
	if x.Cmp(y) > 0 {
		return y, x
	}
	return x, y
}

// at lists those squares of a pair that are near enough to be counted from the origin.
func (g *Golden) at(a, b *big.Int) (cells []engine.Cell) {
	for _, s := range [2][2]*big.Int{{a, b}, {b, a}} {
		c, ok := g.gaze.Square(engine.Of(engine.Big(s[0]), engine.Big(s[1])))
		if ok && max(c.X, c.Y, -c.X, -c.Y) < engine.Span && (len(cells) == 0 || cells[0] != c) {
			cells = append(cells, c)
		}
	}
	return cells
}

// halves is the word along the x-axis: for every column whether its number is the smaller or
// the larger one of its pair. With M = 1 it is the Fibonacci word.
func (g *Golden) halves() idea.Strip {
	first := g.gaze.Window.X + g.gaze.Window.W/6
	if g.gaze.At != (engine.Position{}) {
		if c, ok := g.gaze.Square(g.gaze.At); ok && (c.X < first || c.X >= first+letters) {
			first = c.X - letters/2
		}
	}
	first -= mod(first, letterStep)
	from := new(big.Int).Add(g.x, num(first))
	if from.Sign() < 0 {
		from.SetInt64(0)
	}
	s := idea.Strip{Title: halvesTitle(g.M), From: idea.Brief(from)}
	for i := range letters {
		x := new(big.Int).Add(from, num(i))
		letter := g.half(x)
		letter.At = g.at(x, g.Other(x))
		if len(letter.At) > 1 {
			letter.At = letter.At[:1] // that of its own column
		}
		s.Letters = append(s.Letters, letter)
	}
	return s
}

// half is the letter of a number.
func (g *Golden) half(x *big.Int) idea.Letter {
	n, larger := g.Of(x)
	switch {
	case n.Sign() == 0:
		return idea.Letter{Text: neither, Hue: idea.Soft, Link: idea.LinkOf(n)}
	case larger:
		return idea.Letter{Text: largerOne, Hue: idea.Class(1), Link: idea.LinkOf(n)}
	}
	return idea.Letter{Text: smaller, Hue: idea.Class(0), Link: idea.LinkOf(n)}
}

func mod(a, b int) int { return (a%b + b) % b }

// middle returns the number of the pair around which pairs are listed: that on the diagonal
// of the square that is pointed at, or one in the window.
func (g *Golden) middle() *big.Int {
	if g.gaze.At != (engine.Position{}) {
		d := g.gaze.At.At(1).Minus(g.gaze.At.At(0)).Big()
		d.Abs(d)
		return d.Div(d, num(g.M))
	}
	w := g.gaze.Window
	x := new(big.Int).Add(g.x, num(w.X+w.W/6))
	if x.Sign() < 0 {
		x.SetInt64(0)
	}
	n, _ := g.Of(x)
	return n.Add(n, num(rowStep-1))
}

// pairs lists pairs.
func (g *Golden) pairs() idea.Table {
	n := g.middle()
	first := new(big.Int).Div(n, num(rowStep))
	first.Mul(first, num(rowStep))
	first.Sub(first, num(rowStep/2))
	if first.Sign() <= 0 {
		first.SetInt64(1)
	}
	t := idea.Table{Title: pairsTitle(), Head: heads(g.M)}
	for i := range rows {
		n := new(big.Int).Add(first, num(i))
		a, b := g.A(n), g.B(n)
		t.Rows = append(t.Rows, idea.Row{
			Cells: []string{idea.Brief(n), idea.Brief(a), idea.Brief(b)},
			Hues:  []idea.Hue{idea.Soft, idea.Class(0), idea.Class(1)},
			Link:  idea.LinkOf(n), At: g.at(a, b),
		})
	}
	return t
}

// lit are the pairs of the two numbers, and the one on the diagonal.
func (g *Golden) lit(x, y *big.Int) (links []idea.Link) {
	d := new(big.Int).Sub(x, y)
	n, rest := d.Abs(d).DivMod(d, num(g.M), new(big.Int))
	if rest.Sign() == 0 {
		links = append(links, idea.LinkOf(n))
	}
	a, _ := g.Of(x)
	b, _ := g.Of(y)
	return append(links, idea.LinkOf(a), idea.LinkOf(b))
}

// mostDigits is how many digits are written, the last ones.
const mostDigits = 40

// digits writes a number by its place values, with these below as far as they are short, and
// the zeros at its end in gold.
func (g *Golden) digits(x *big.Int) idea.Strip {
	all := g.Digits(x)
	last, shown := zeros(all), all[max(0, len(all)-mostDigits):]
	s := idea.Strip{Title: digitsTitle(g.M, idea.Brief(x)), From: idea.FromDigit(len(all) - len(shown) + 1)}
	places := g.places(len(shown))
	for i, d := range shown {
		letter := idea.Letter{Text: strconv.Itoa(d), Hue: idea.Soft}
		if d > 0 {
			letter.Hue = idea.Ink
		}
		if i >= len(shown)-last {
			letter.Hue = idea.Gold
		}
		if places[i].Cmp(num(1_000_000)) < 0 {
			letter.Under = places[i].String()
		}
		s.Letters = append(s.Letters, letter)
	}
	return s
}
