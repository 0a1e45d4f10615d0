package pairs

import (
	"math"
	"math/big"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// slope returns σ.
func slope(m int) float64 { return (float64(m) + math.Sqrt(float64(m*m+4))) / 2 }

// lines are y = σx and y = x/σ, through the middles of squares.
func (g *Golden) lines() (figures []idea.Figure) {
	s := slope(g.M)
	if across := idea.Across(g.gaze.Window, s, 0.5-s/2+g.offset(g.x, g.y)); across != nil {
		figures = append(figures, idea.Figure{Kind: idea.Line, Points: across, Hue: idea.Gold, Bold: true},
			idea.Figure{Kind: idea.Label, Points: along(across), Text: steepLine(g.M), Hue: idea.Gold})
	}
	// x = σy + offset
	if across := idea.Across(g.gaze.Window, 1/s, 0.5-0.5/s-g.offset(g.y, g.x)/s); across != nil {
		figures = append(figures, idea.Figure{Kind: idea.Line, Points: across, Hue: idea.Gold, Bold: true},
			idea.Figure{Kind: idea.Label, Points: along(across), Text: flatLine(g.M), Hue: idea.Gold})
	}
	return figures
}

// axes writes the letters of numbers along the axes, where these are seen and squares are large
// enough.
func (g *Golden) axes() (figures []idea.Figure) {
	const widest = 120
	w := g.gaze.Window
	if g.gaze.Origin != (engine.Position{}) || max(w.W, w.H) > widest {
		return nil
	}
	write := func(n int, squares ...engine.Cell) {
		letter := g.half(num(n))
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

// offset returns σx - y.
func (g *Golden) offset(x, y *big.Int) float64 {
	const fraction = 30
	v := g.steep(new(big.Int).Lsh(x, fraction))
	v.Sub(v, new(big.Int).Lsh(y, fraction))
	f, _ := new(big.Float).SetInt(v).Float64()
	return math.Ldexp(f, -fraction)
}

// along returns a point somewhat before the middle of, so that it is seen, on a line.
func along(ends []idea.Point) []idea.Point {
	a, b := ends[0], ends[1]
	return []idea.Point{{X: a.X + (b.X-a.X)*0.42, Y: a.Y + (b.Y-a.Y)*0.42}}
}

// cross is the column and the row of the square that is pointed at, towards the axes, and the
// palaces on its two diagonals.
func (g *Golden) cross() (figures []idea.Figure) {
	c, ok := g.gaze.Square(g.gaze.At)
	if w := g.gaze.Window; ok && w.Contains(c) {
		p := idea.Middle(c)
		for _, end := range []idea.Point{{X: p.X, Y: float64(w.Y)}, {X: float64(w.X), Y: p.Y}} {
			figures = append(figures, idea.Figure{Kind: idea.Line, Points: []idea.Point{p, end}, Hue: idea.Soft, Dashed: true})
		}
	}
	d := g.gaze.At.At(0).Minus(g.gaze.At.At(1)).Big()
	n, rest := d.Abs(d).DivMod(d, num(g.M), new(big.Int))
	if rest.Sign() != 0 {
		return figures
	}
	if at := g.at(g.A(n), g.B(n)); len(at) > 0 {
		figures = append(figures, idea.Figure{Kind: idea.Frames, Squares: at, Hue: idea.Gold, Bold: true, Link: idea.LinkOf(n)})
	}
	return figures
}

// outcome says whether a square is a palace.
func (g *Golden) outcome(x, y *big.Int) string {
	small, large := sorted(x, y)
	at := idea.Place(engine.Of(engine.Big(x), engine.Big(y)))
	d := new(big.Int).Sub(large, small)
	n, rest := new(big.Int).DivMod(d, num(g.M), new(big.Int))
	if rest.Sign() != 0 {
		return noPair(at, idea.Brief(d), g.M)
	}
	a, b := g.A(n), g.B(n)
	said := pair{idea.Brief(n), idea.Brief(a), idea.Brief(b), g.M}
	away := new(big.Int).Sub(a, small)
	long := len(large.String()) > 18 && away.BitLen() < 20
	if long {
		at = thisSquare
	}
	if small.Cmp(a) == 0 {
		return isPair(at, said)
	}
	if long {
		return pairElsewhere(at, away)
	}
	return otherPair(at, idea.Brief(d), said)
}

// inDigits says how the outcome is read off the digits.
func (g *Golden) inDigits(small, large *big.Int) string {
	if small.Sign() == 0 {
		return zeroInDigits(idea.Brief(large))
	}
	digits := g.Digits(small)
	s, l := written{idea.Brief(small), g.text(digits), zeros(digits), g.M}, idea.Brief(large)
	n, secondOfPair := g.Of(small)
	if secondOfPair {
		return oddZeros(s)
	}
	if b := g.B(n); b.Cmp(large) != 0 {
		return evenZerosOther(s, idea.Brief(b), l)
	}
	return evenZeros(s, l)
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
