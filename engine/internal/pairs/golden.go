package pairs

import (
	"math"
	"math/big"
	"slices"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
)

// Golden illustrates the pairs. It keeps nothing but what it looks at.
type Golden struct {
	Pairs
	idea.Sheet
}

// Look begins to look. There is nothing to do but for the Layer.
func (g *Golden) Look(at idea.Gaze) (engine.Job, error) {
	g.Sheet = at.Sheet()
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
	x, y, ok := g.Pointed()
	if !ok {
		l.Words = []string{pointAtSquare.String(), g.seen(), halvesWords(g.M)}
		return l, nil
	}
	l.Figures = append(l.Figures, g.cross()...)
	l.Words = []string{g.outcome(x, y), g.seen()}
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

// halves is the word along the x-axis: for every column whether its number is the smaller or
// the larger one of its pair. With M = 1 it is the Fibonacci word.
func (g *Golden) halves() idea.Strip {
	first := g.Window.X + g.Window.W/6
	if g.Points() {
		if c, ok := g.Square(g.At); ok && (c.X < first || c.X >= first+letters) {
			first = c.X - letters/2
		}
	}
	first = engine.FloorDiv(first, letterStep) * letterStep
	from := new(big.Int).Add(g.X, idea.Num(first))
	if from.Sign() < 0 {
		from.SetInt64(0)
	}
	s := idea.Strip{Title: halvesTitle(g.M), From: idea.Brief(from)}
	for i := range letters {
		x := new(big.Int).Add(from, idea.Num(i))
		letter := g.half(x)
		letter.At = g.Twins(x, g.Other(x))
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

// middle returns the number of the pair around which pairs are listed: that on the diagonal
// of the square that is pointed at, or one in the window.
func (g *Golden) middle() *big.Int {
	if g.Points() {
		d := g.At.At(1).Minus(g.At.At(0)).Big()
		d.Abs(d)
		return d.Div(d, idea.Num(g.M))
	}
	w := g.Window
	x := new(big.Int).Add(g.X, idea.Num(w.X+w.W/6))
	if x.Sign() < 0 {
		x.SetInt64(0)
	}
	n, _ := g.Of(x)
	return n.Add(n, idea.Num(rowStep-1))
}

// pairs lists pairs.
func (g *Golden) pairs() idea.Table {
	n := g.middle()
	first := new(big.Int).Div(n, idea.Num(rowStep))
	first.Mul(first, idea.Num(rowStep))
	first.Sub(first, idea.Num(rowStep/2))
	if first.Sign() <= 0 {
		first.SetInt64(1)
	}
	t := idea.Table{Title: tableTitle.String(), Head: heads(g.M)}
	for i := range rows {
		n := new(big.Int).Add(first, idea.Num(i))
		a, b := g.A(n), g.B(n)
		t.Rows = append(t.Rows, idea.Row{
			Cells: []string{idea.Brief(n), idea.Brief(a), idea.Brief(b)},
			Hues:  []idea.Hue{idea.Soft, idea.Class(0), idea.Class(1)},
			Link:  idea.LinkOf(n), At: g.Twins(a, b),
		})
	}
	return t
}

// lit are the pairs of the two numbers, and the one on the diagonal.
func (g *Golden) lit(x, y *big.Int) (links []idea.Link) {
	d := new(big.Int).Sub(x, y)
	n, rest := d.Abs(d).DivMod(d, idea.Num(g.M), new(big.Int))
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
	s := idea.Strip{Title: digitsTitle(g.M, idea.Brief(x), words.Fraction(slope(g.M), 3)), From: idea.FromDigit(len(all) - len(shown) + 1)}
	places := g.places(len(shown))
	for i, d := range shown {
		letter := idea.Letter{Text: strconv.Itoa(d), Hue: idea.Soft}
		if d > 0 {
			letter.Hue = idea.Ink
		}
		if i >= len(shown)-last {
			letter.Hue = idea.Gold
		}
		if places[i].Cmp(idea.Num(1_000_000)) < 0 {
			letter.Under = places[i].String()
		}
		s.Letters = append(s.Letters, letter)
	}
	return s
}

// slope returns σ.
func slope(m int) float64 { return (float64(m) + math.Sqrt(float64(m*m+4))) / 2 }

// lines are y = σx and y = x/σ, through the middles of squares.
func (g *Golden) lines() []idea.Figure {
	s := slope(g.M)
	said := words.Fraction(s, 3)
	return append(idea.Ruled(idea.Across(g.Window, s, 0.5-s/2+g.Offset(g.X, g.Y)), steepLine(g.M, said)),
		idea.Ruled(idea.Across(g.Window, 1/s, 0.5-0.5/s-g.Offset(g.Y, g.X)/s), flatLine(g.M, said))...) // x = σy + offset
}

// seen says what is drawn. With B(n) = A(n) + Mn the palaces above the diagonal are up to (σ-1)/σ to the left of the line y = σx.
func (g *Golden) seen() string { return lines(g.M, words.Fraction(slope(g.M), 4), g.Far()) }

// axes writes the letters of numbers along the axes, where these are seen and squares are large
// enough.
func (g *Golden) axes() (figures []idea.Figure) {
	const widest = 120
	w := g.Window
	if g.Far() || max(w.W, w.H) > widest {
		return nil
	}
	write := func(n int, squares ...engine.Cell) {
		letter := g.half(idea.Num(n))
		figures = append(figures, idea.Figure{Kind: idea.Tiles, Squares: squares, Hue: letter.Hue, Text: letter.Text, Link: letter.Link})
	}
	alongX, alongY := w.Contains(engine.Cell{X: w.X}), w.Contains(engine.Cell{Y: w.Y})
	for n := max(1, w.X); alongX && n < w.X+w.W; n++ {
		if c := (engine.Cell{Y: n}); w.Contains(c) {
			write(n, engine.Cell{X: n}, c)
		} else {
			write(n, engine.Cell{X: n})
		}
	}
	for n := max(1, w.Y); alongY && n < w.Y+w.H; n++ {
		if !alongX || n < w.X || n >= w.X+w.W {
			write(n, engine.Cell{Y: n})
		}
	}
	return figures
}

// cross is the column and the row of the square that is pointed at, towards the axes, and the
// palaces on its two diagonals.
func (g *Golden) cross() (figures []idea.Figure) {
	c, ok := g.Square(g.At)
	if w := g.Window; ok && w.Contains(c) {
		p := idea.Middle(c)
		for _, end := range []idea.Point{{X: p.X, Y: float64(w.Y)}, {X: float64(w.X), Y: p.Y}} {
			figures = append(figures, idea.Figure{Kind: idea.Line, Points: []idea.Point{p, end}, Hue: idea.Soft, Dashed: true})
		}
	}
	d := g.At.At(0).Minus(g.At.At(1)).Big()
	n, rest := d.Abs(d).DivMod(d, idea.Num(g.M), new(big.Int))
	if rest.Sign() != 0 {
		return figures
	}
	if at := g.Twins(g.A(n), g.B(n)); len(at) > 0 {
		figures = append(figures, idea.Figure{Kind: idea.Frames, Squares: at, Hue: idea.Gold, Bold: true, Link: idea.LinkOf(n)})
	}
	return figures
}

// outcome says whether a square is a palace.
func (g *Golden) outcome(x, y *big.Int) string {
	small, large := sorted(x, y)
	at := idea.Place(idea.Pair(x, y))
	d := new(big.Int).Sub(large, small)
	n, rest := new(big.Int).DivMod(d, idea.Num(g.M), new(big.Int))
	difference := idea.Brief(d)
	if rest.Sign() != 0 {
		return noPair(at, difference, g.M)
	}
	number, a, b := idea.Brief(n), idea.Brief(g.A(n)), idea.Brief(g.B(n))
	away := new(big.Int).Sub(g.A(n), small)
	switch long := len(large.String()) > 18 && away.BitLen() < 20; {
	case away.Sign() == 0:
		return isPair(long, at, number, a, b)
	case long:
		squares := int(away.Int64())
		return pairElsewhere(max(squares, -squares), squares > 0)
	case n.Sign() == 0:
		return zeroPair(at)
	case g.M > 1:
		return otherPairTimes(at, difference, g.M, number, a, b)
	}
	return otherPair(at, number, a, b)
}

// inDigits says how the outcome is read off the digits.
func (g *Golden) inDigits(small, large *big.Int) string {
	if small.Sign() == 0 {
		return zeroInDigits(idea.Brief(large))
	}
	all := g.Digits(small)
	x, l, digits, end := idea.Brief(small), idea.Brief(large), g.text(all), zeros(all)
	short := digits != ""
	n, secondOfPair := g.Of(small)
	if secondOfPair {
		return oddZeros(g.M, x, short, digits, end)
	}
	if b := g.B(n); b.Cmp(large) != 0 {
		return evenZerosOther(g.M, x, short, digits, end, idea.Brief(b), l)
	}
	return evenZeros(g.M, x, short, digits, end, l)
}

// text joins digits, if they are few.
func (g *Golden) text(digits []int) (text string) {
	if len(digits) > 20 || g.M > 9 {
		return ""
	}
	for _, d := range digits {
		text += strconv.Itoa(d)
	}
	return text
}

var _ idea.Illustration = (*Golden)(nil)
