package ideas

import (
	"math"
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/wythoff/golden"
)

// goldenLine is y = φx or x = φy, through the middles of squares, in a window.
type goldenLine struct {
	window engine.Window
	steep  bool
	offset float64 // of y, or of x
}

// goldenLines are both of them as they are seen.
func goldenLines(l *look) []goldenLine {
	return []goldenLine{
		{l.Window, true, offset(l.x, l.y) + 0.5 - math.Phi/2},
		{l.Window, false, offset(l.y, l.x) + 0.5 - math.Phi/2},
	}
}

// offset returns φx - y.
func offset(x, y *big.Int) float64 {
	const fraction = 30
	v := golden.BigLower(new(big.Int).Lsh(x, fraction))
	v.Sub(v, new(big.Int).Lsh(y, fraction))
	f, _ := new(big.Float).SetInt(v).Float64()
	return math.Ldexp(f, -fraction)
}

// beside returns the parallel for which y, or x, is greater by so much, or nil.
func (g goldenLine) beside(by float64) []idea.Point {
	if g.steep {
		return idea.Across(g.window, math.Phi, g.offset+by)
	}
	return idea.Across(g.window, 1/math.Phi, -(g.offset+by)/math.Phi)
}

// figures are the line and its name.
func (g goldenLine) figures() []idea.Figure {
	across := g.beside(0)
	if across == nil {
		return nil
	}
	text := steepLine
	if !g.steep {
		text = flatLine
	}
	a, b := across[0], across[1]
	return []idea.Figure{
		{Kind: idea.Line, Points: across, Hue: idea.Gold, Bold: true},
		{Kind: idea.Label, Points: []idea.Point{{X: a.X + (b.X-a.X)*0.42, Y: a.Y + (b.Y-a.Y)*0.42}}, Text: text, Hue: idea.Gold},
	}
}
