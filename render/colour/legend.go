package colour

import (
	"image/color"
	"strconv"

	"github.com/palacegames/palace/engine"
)

// Swatch is one line of a legend.
type Swatch struct {
	Color color.RGBA
	// Value is the number that has the colour, the smallest where several share it.
	Value int32
	// Label is the short text under the colour: "-1", "+2", "4–15".
	Label string
	// Meaning says it in words.
	Meaning string
	Palace  bool
}

// LegendTitle says in a few words what the colours stand for.
func (p *Palette) LegendTitle() string {
	switch p.kind {
	case engine.PalaceNumbers:
		return "Palaces seen, less k. Below zero: a palace (P-position)."
	case engine.NimValues:
		return "Nim-value. Zero: a palace (P-position)."
	default:
		return "Who wins: gold is a palace (P-position), lost for whoever moves from it."
	}
}

// Legend lists the palette's colours with their meaning, the deepest palace first.
func (p *Palette) Legend() []Swatch {
	var legend []Swatch
	add := func(v int32, label, meaning string) {
		legend = append(legend, Swatch{p.Color(v), v, label, meaning, p.IsPalace(v)})
	}
	switch p.kind {
	case engine.PalaceNumbers:
		if p.k > 5 {
			add(0, "−k", "the hood: a palace that sees none, and the ramp from there")
		}
		for rel := -min(p.k, 5); rel <= 3; rel++ {
			if rel < -4 && p.k > 5 {
				continue
			}
			add(int32(p.k+rel), signed(rel), palaceMeaning(p.k, rel))
		}
	case engine.NimValues:
		add(0, "0", "a palace: lost for whoever moves from it")
		for i := range nimAnchors {
			low := nimAnchor(i)
			label := strconv.Itoa(low)
			meaning := "nim-value " + label + ": an N-position"
			switch {
			case i == nimAnchors-1:
				meaning = "nim-values from " + label + " on: N-positions"
				label += "+"
			case nimAnchor(i+1) > low+1:
				meaning = "nim-values from " + label + " to " + strconv.Itoa(nimAnchor(i+1)-1) + ": N-positions"
			}
			add(int32(low), label, meaning)
		}
	default:
		add(1, "P", "a palace: lost for whoever moves from it")
		add(0, "N", "an N-position: won for whoever moves from it")
	}
	if p.masked > 0 {
		add(p.masked, "≠", "the two games differ here")
	}
	return legend
}

// palaceMeaning says in words what a palace number of k+rel means.
func palaceMeaning(k, rel int) string {
	meaning := "sees " + plural(k+rel, "palace")
	if rel == 3 {
		meaning = "sees " + plural(k+rel, "palace") + " or more"
	}
	if rel < 0 {
		return meaning + ": itself a palace"
	}
	return meaning + ": too many to block"
}

// signed writes n with its sign, a true minus included.
func signed(n int) string {
	switch {
	case n < 0:
		return "−" + strconv.Itoa(-n)
	case n > 0:
		return "+" + strconv.Itoa(n)
	default:
		return "0"
	}
}

func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return strconv.Itoa(n) + " " + noun + "s"
}
