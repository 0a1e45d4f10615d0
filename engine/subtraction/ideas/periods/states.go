package periods

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/ideas/sheet"
	"github.com/palacegames/palace/engine/subtraction/periodic"
)

// stateLink joins the two equal states.
func stateLink(i int) idea.Link { return idea.Link(1 + i) }

// states frames the two equal states, and spells them.
func (p *periods) states(l *idea.Layer, i, n int, f periodic.Period) {
	for _, at := range []int{f.State, f.Again} {
		from, to := at-f.Window, at
		if f.Window == 0 {
			to = at + 1 // the square itself
		}
		if box := p.box(i, n, from, to); box != nil {
			l.Figures = append(l.Figures, idea.Figure{Kind: idea.Line, Points: append(box, box[0]), Hue: idea.Ink, Bold: true, Link: stateLink(i)})
		}
		if f.Window > 0 {
			l.Strips = append(l.Strips, p.spell(i, n, f, at))
		}
	}
}

// spell writes the squares before a state.
func (p *periods) spell(i, n int, f periodic.Period, at int) idea.Strip {
	from := max(at-f.Window, at-mostLetters)
	s := stateStrip(i, n, p.dim, at, f.Window, from)
	for x := from; x < at; x++ {
		letter := idea.Letter{Text: letterWon, Hue: idea.Soft, Link: stateLink(i)}
		if p.lines[i].Palace(x, n) {
			letter.Text, letter.Hue = letterLost, idea.Gold
		}
		position := engine.Ints(x)
		if p.dim > 1 {
			position = engine.At(x, n)
		}
		if i == 1 {
			position = engine.At(n, x)
		}
		if cell, ok := p.sheet.Sees(position); ok {
			letter.At = []engine.Cell{cell}
		}
		s.Letters = append(s.Letters, letter)
	}
	return s
}

// say says how the row repeats, what that means for the square that is pointed at, and why.
func (p *periods) say(l *idea.Layer, i, n int, f periodic.Period) {
	along := p.sheet.At.At(i).Big()
	x := f.Preperiod
	if along.Cmp(sheet.Num(x)) >= 0 {
		rest := new(big.Int).Sub(along, sheet.Num(x))
		x += int(rest.Mod(rest, sheet.Num(f.Length)).Int64())
	} else {
		x = int(along.Int64())
	}
	like := engine.Ints(x)
	if p.dim > 1 {
		like = p.sheet.At.With(i, engine.Num(x))
	}
	l.Words = append(l.Words, sayLine(p.sheet.At, like, i, n, f, p.lines[i].Palace(x, n)), sayRepeated(i, n, p.dim, f))
}
