package colour

import (
	"image/color"
	"math"

	"github.com/palacegames/palace/engine"
)

// Swatch is one line of a legend: a colour, and the values that have it or, where colours
// run into each other, the first of them.
type Swatch struct {
	Color color.RGBA
	// From and To are the smallest and the greatest of the values; Endless is beyond all.
	From, To int32
	// Masked says that they stand for squares on which there is nothing to see, Palace
	// that they are those of palaces.
	Masked, Palace bool
}

// Endless is the end of values of which all from some on have one colour.
const Endless = math.MaxInt32

// Legend lists the palette's colours, the deepest palace first. What they mean is said in
// words by package game.
func (p *Palette) Legend() []Swatch {
	var legend []Swatch
	add := func(from, to int) {
		v := int32(from)
		legend = append(legend, Swatch{p.Color(v), v, int32(to), false, p.IsPalace(v)})
	}
	switch p.kind {
	case engine.PalaceNumbers:
		least := max(p.k-5, 0)
		if p.k > 5 { // the hood, and the ramp from there
			add(0, p.k-5)
			least = p.k - 4
		}
		for v := least; v < p.k+3; v++ {
			add(v, v)
		}
		add(p.k+3, Endless)
	case engine.NimValues:
		add(0, 0)
		for i := range nimAnchors - 1 {
			add(nimAnchor(i), nimAnchor(i+1)-1)
		}
		add(nimAnchor(nimAnchors-1), Endless)
	case engine.Remoteness, engine.MisereRemoteness: // of palaces one stands for all
		end := int(p.end())
		add(end, end)
		add(1-end, 1-end)
		for i := 2; i < nimAnchors-1; i++ {
			add(nimAnchor(i)|1-end, nimAnchor(i+1)-1-end)
		}
		add(nimAnchor(nimAnchors-1)|1-end, Endless)
	default:
		add(1, 1)
		add(0, 0)
	}
	if p.masked > 0 {
		legend = append(legend, Swatch{mask, p.masked, p.masked, true, false})
	}
	return legend
}
