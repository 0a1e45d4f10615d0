package ideas

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/internal/coloring"
)

// tally holds colours against outcomes, of the squares that have a colour after so many steps.
// It is the job of counting them.
type tally struct {
	coat     *coloring.Coat
	outcomes *idea.Values
	of       []int // by colour, its part
	part     int
	step     int
	y        int // the next row

	colors        []counted // by colour
	rules         []int     // by rule, how many squares have their colour of it
	lost, covered int       // lost squares, and those of them that have a colour
	end           int       // lost squares that have a colour after all steps
	wrong, missed *engine.Cell
}

// counted are the squares of a colour.
type counted struct {
	all, start, lost int
	first            engine.Cell // the one nearest to the corner
}

func newTally(c *coloring.Coat, o *idea.Values, part, step int) *tally {
	of, _ := c.Parts()
	return &tally{coat: c, outcomes: o, of: of, part: part, step: step, colors: make([]counted, len(c.Colors)), rules: make([]int, len(c.Rules))}
}

// color returns the colour of a square, if it is shown.
func (t *tally) color(at engine.Cell) (color, rule int, ok bool) {
	color, level, rule, ok := t.coat.Color(at)
	return color, rule, ok && level <= t.step && (t.part < 0 || t.of[color] == t.part)
}

// Step counts some rows.
func (t *tally) Step() (more bool) {
	const slice = 100_000
	for squares := 0; t.y < t.coat.H && squares < slice; t.y++ {
		squares += t.coat.W
		for x := range t.coat.W {
			t.count(engine.Cell{X: x, Y: t.y})
		}
	}
	return t.y < t.coat.H
}

// Done returns which part is counted.
func (t *tally) Done() float64 { return float64(t.y) / float64(t.coat.H) }

func (t *tally) count(at engine.Cell) {
	color, rule, painted := t.color(at)
	lost := t.outcomes.At(at.X, at.Y) != 0
	if lost {
		t.lost++
		if color, _, _, ok := t.coat.Color(at); ok && (t.part < 0 || t.of[color] == t.part) {
			t.end++
		}
	}
	if !painted {
		if lost {
			t.missed = nearer(t.missed, at)
		}
		return
	}
	n := &t.colors[color]
	if n.all == 0 || at.X+at.Y < n.first.X+n.first.Y {
		n.first = at
	}
	n.all++
	if rule < 0 {
		n.start++
	} else {
		t.rules[rule]++
	}
	if lost {
		n.lost++
		t.covered++
	} else {
		t.wrong = nearer(t.wrong, at)
	}
}

// nearer returns the square that is nearer to the corner, the first one if both are as near.
func nearer(a *engine.Cell, b engine.Cell) *engine.Cell {
	if a != nil && a.X+a.Y <= b.X+b.Y {
		return a
	}
	return &b
}

// painted counts the squares that have a colour.
func (t *tally) painted() (n int) {
	for _, c := range t.colors {
		n += c.all
	}
	return n
}

// whole reports whether the whole scheme has been run, so that nothing lost may be missed.
func (t *tally) whole() bool { return t.part < 0 && t.step == t.coat.Last() }

// agrees reports whether all that is painted is lost and, if the whole scheme has been run, the
// other way round.
func (t *tally) agrees() bool {
	return t.wrong == nil && t.coat.Clash() == nil && (t.missed == nil || !t.whole())
}
