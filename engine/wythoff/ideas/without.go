package ideas

import (
	"math/big"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// without shows the string where no dictionary is found: letter by letter, with the palaces beside
// those of Wythoff Nim, as far as columns are searched.
func (p *process) without() (idea.Layer, error) {
	x, y, pointed := p.pointed()
	if p.look.far() || pointed && p.source.far(x) {
		return idea.Layer{}, p.why
	}
	l := idea.Layer{Words: []string{notFound(p.why)}, Tables: []idea.Table{p.tableOne()}}
	l.Figures = dots(&l.Tables[0], p.known)
	if pointed {
		row := p.table.Row(int(x.Int64()))
		l.Words = append([]string{letterOf(x, row), ofColumn(square{x, y}, num(row))}, l.Words...)
		l.Lit = []idea.Link{idea.LinkOf(x)}
	}
	l.Strips = []idea.Strip{p.unread(x)}
	for _, letter := range l.Strips[0].Letters {
		l.Figures = append(l.Figures, idea.Figure{Kind: idea.Frames, Squares: letter.At, Hue: letter.Hue, Link: letter.Link})
	}
	return l, nil
}

// unread is the string around a column, or from the corner on, in steps.
func (p *process) unread(x *big.Int) idea.Strip {
	const shown, turned = 33, 11
	from := 0
	if x != nil {
		from = max(0, int(x.Int64())-shown/2)
		from -= from % turned
	}
	s := idea.Strip{Title: stringTitle(), From: fromColumn(num(from))}
	for c := from; c < min(from+shown, p.known); c++ {
		row := p.table.Row(c)
		bit := 0
		if row < c {
			bit = 1
		}
		s.Letters = append(s.Letters, idea.Letter{Text: strconv.Itoa(bit), Hue: idea.Class(bit), Link: idea.LinkOf(num(c)), At: []engine.Cell{{X: c, Y: row}}})
	}
	return s
}
