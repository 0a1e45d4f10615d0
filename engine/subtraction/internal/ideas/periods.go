package ideas

import (
	"math/big"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/periodic"
)

// periods illustrates that rows and columns repeat ([LSY24] Theorem 7), with the two equal states
// that prove it. Of P P N N P P N N … the states at 0 and at 4 are equal.
type periods struct {
	dim   int
	lines [2]*periodic.Rows // rows and columns; one pile has no columns
	sheet idea.Sheet
	along int    // 0: rows are shown where nobody points
	need  [2]int // how many rows and columns must be known
}

const (
	rowsShown    = 40 // at once, if nobody points at one
	rowsAround   = 12 // those in the table on either side of the one that is pointed at
	mostFollowed = 1 << 20
	mostSpent    = 1 << 25 // squares in all
	mostLine     = 20_000
	stepFollowed = 1 << 16
	mostCopies   = 40
	mostLetters  = 80
)

// newPeriods begins to illustrate how rows and columns repeat of a game.
func newPeriods(s *moves.Set) idea.Illustration {
	p := &periods{dim: s.Dim}
	p.lines[0] = periodic.NewRows(s, mostFollowed)
	if s.Dim > 1 {
		p.lines[1] = periodic.NewRows(s.Mirror(), mostFollowed)
	}
	return p
}

// Look says which rows and columns must be known, and follows those before them.
func (p *periods) Look(at idea.Gaze) (engine.Job, error) {
	p.sheet, p.along, p.need = at.Sheet(), 0, [2]int{}
	if at.Chosen[alongChoice.Name] == inColumns {
		p.along = 1
	}
	for i := range p.lines {
		if p.lines[i] == nil {
			continue
		}
		if first, last, ok := p.shown(i); ok && last >= first {
			p.need[i] = last + 1
		}
	}
	return idea.Until(p.follow, p.followed), nil
}

// Choices are whether rows or columns are shown where nobody points.
func (p *periods) Choices() []idea.Choice {
	if p.dim == 1 {
		return nil
	}
	return []idea.Choice{alongChoice}
}

// shown returns the rows, or for i = 1 the columns, that are shown: around the one that is
// pointed at, or the first ones of the window.
func (p *periods) shown(i int) (first, last int, ok bool) {
	if p.dim == 1 {
		return 0, 0, true
	}
	if at, pointed := p.pointed(i); pointed {
		return max(0, at-rowsAround), at + rowsAround, at <= mostLine
	}
	if p.sheet.At.Dim() > 0 || i != p.along {
		return 0, -1, true
	}
	origin, from, n := p.sheet.Y, p.sheet.Window.Y, p.sheet.Window.H
	if i == 1 {
		origin, from, n = p.sheet.X, p.sheet.Window.X, p.sheet.Window.W
	}
	start := new(big.Int).Add(origin, idea.Num(from))
	if !start.IsInt64() || start.Int64() > mostLine {
		return 0, 0, false
	}
	first = int(start.Int64())
	return first, first + min(n, rowsShown) - 1, true
}

// pointed returns the row or column that is pointed at.
func (p *periods) pointed(i int) (int, bool) {
	switch at := p.sheet.At; {
	case at.Dim() != p.dim:
		return 0, false
	case p.dim == 1:
		return 0, i == 0
	default:
		n, ok := at.At(1 - i).Small()
		if !ok {
			return mostLine + 1, true
		}
		return n, true
	}
}

// follow does the work before a Layer.
func (p *periods) follow() (more bool) {
	for i, lines := range p.lines {
		if lines == nil || len(lines.Found) >= p.need[i] || lines.Err() != nil || lines.Spent() > mostSpent {
			continue
		}
		lines.Step(stepFollowed)
		return true
	}
	return false
}

func (p *periods) followed() float64 {
	known, need := 0, 1
	for i, lines := range p.lines {
		if lines != nil {
			known, need = known+min(len(lines.Found), p.need[i]), need+p.need[i]
		}
	}
	return float64(known) / float64(need)
}

// Layer shows the row and the column that are pointed at, or where rows begin to repeat.
func (p *periods) Layer() (idea.Layer, error) {
	l := idea.Layer{}
	for i, known := range p.lines {
		if known == nil {
			continue
		}
		first, last, near := p.shown(i)
		at, pointed := p.pointed(i)
		switch {
		case !near && (pointed || i == p.along):
			l.Words = append(l.Words, linesTooFar(lines[i], mostLine))
			continue
		case last < first:
			continue
		}
		p.table(&l, i, first, last)
		if i == p.along {
			for n := first; n <= min(last, len(known.Found)-1); n++ {
				if n != at || !pointed {
					p.plain(&l, i, n, pointed)
				}
			}
		}
		if pointed && at < len(known.Found) {
			p.whole(&l, i, at)
		}
		if need := max(at, first); need >= len(known.Found) || !pointed && last >= len(known.Found) {
			l.Words = append(l.Words, sayUnknown(lines[i], len(known.Found)))
		}
	}
	if p.sheet.At.Dim() != p.dim {
		l.Words = append([]string{pointAt(p.dim)}, l.Words...)
	}
	return l, nil
}

// lineLink joins what belongs to a row or a column.
func lineLink(i, n int) idea.Link { return idea.Link(10 + 2*n + i) }

// table lists the rows or columns around the one that is pointed at.
func (p *periods) table(l *idea.Layer, i, first, last int) {
	t := idea.Table{Title: tableTitle(p.dim, lines[i]), Head: periodsHead(i, p.dim)}
	for n := first; n <= min(last, len(p.lines[i].Found)-1); n++ {
		t.Rows = append(t.Rows, periodsRow(n, p.dim, p.lines[i].Found[n], lineLink(i, n)))
	}
	if len(t.Rows) > 0 {
		l.Tables = append(l.Tables, t)
	}
}

// box returns the piece of a row or column from one square to before another one, nil if the
// window does not show it.
func (p *periods) box(i, n, from, to int) []idea.Point {
	s := p.sheet
	x, y := 1, 0
	if i == 1 {
		x, y = 0, 1
	}
	parts := []idea.Half{s.Within(x, y, idea.Num(from)), s.Within(-x, -y, idea.Num(1-to))}
	if p.dim > 1 {
		parts = append(parts, s.Within(y, x, idea.Num(n)), s.Within(-y, -x, idea.Num(-n)))
	}
	return s.Cut(parts...)
}

func (p *periods) area(l *idea.Layer, i, n, from, to int, hue idea.Hue, faint bool) {
	if box := p.box(i, n, from, to); box != nil {
		l.Figures = append(l.Figures, idea.Figure{Kind: idea.Area, Points: box, Hue: hue, Faint: faint, Link: lineLink(i, n)})
	}
}

// plain shows of a row what comes before, and what repeats, once.
func (p *periods) plain(l *idea.Layer, i, n int, faint bool) {
	f := p.lines[i].Found[n]
	p.area(l, i, n, 0, f.Preperiod, idea.Soft, true)
	p.area(l, i, n, f.Preperiod, f.Preperiod+f.Length, idea.Gold, faint)
}

// whole shows a row as it repeats, and the two equal states that prove it.
func (p *periods) whole(l *idea.Layer, i, n int) {
	f := p.lines[i].Found[n]
	p.area(l, i, n, 0, f.Preperiod, idea.Soft, false)
	at, reach := f.Preperiod, p.end(i)
	for copies := 0; at < reach && copies < mostCopies && (copies == 0 || f.Length > 2); copies++ {
		p.area(l, i, n, at, at+f.Length, idea.Gold, copies > 0)
		at += f.Length
		if box := p.box(i, n, at, at+1); box != nil && p.dim > 1 && f.Length > 2 {
			ends := []idea.Point{box[0], box[3]}
			if i == 1 {
				ends = box[:2]
			}
			l.Figures = append(l.Figures, idea.Figure{Kind: idea.Line, Points: ends, Hue: idea.Gold, Link: lineLink(i, n)})
		}
	}
	if at < reach {
		p.area(l, i, n, at, reach, idea.Gold, true)
	}
	p.states(l, i, n, f)
	l.Lit = append(l.Lit, lineLink(i, n))
	p.say(l, i, n, f)
}

// end is the square of a row behind the last one that the window shows, if that is near.
func (p *periods) end(i int) int {
	origin, w := p.sheet.X, p.sheet.Window.X+p.sheet.Window.W
	if i == 1 {
		origin, w = p.sheet.Y, p.sheet.Window.Y+p.sheet.Window.H
	}
	if !origin.IsInt64() || origin.Int64() > moves.Huge {
		return 0 // nothing of the row's beginning is near
	}
	return int(origin.Int64()) + w
}

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
	s := idea.Strip{Title: stateTitle(p.dim, f.Window, at, lines[i], n, at-from, at-from >= f.Window), From: strconv.Itoa(from)}
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
	if along.Cmp(idea.Num(x)) >= 0 {
		rest := new(big.Int).Sub(along, idea.Num(x))
		x += int(rest.Mod(rest, idea.Num(f.Length)).Int64())
	} else {
		x = int(along.Int64())
	}
	at, palace := p.sheet.At, p.lines[i].Palace(x, n)
	like := at.With(i, engine.Num(x))
	if p.dim == 1 {
		l.Words = append(l.Words, pileWords(idea.Brief(at.At(0)), f.Length, f.Preperiod, at == like, idea.Brief(like.At(0)), palace), whyPile(f.Window, f.State, f.Again))
		return
	}
	l.Words = append(l.Words, lineWords(idea.Place(at), lines[i], n, f.Length, f.Preperiod, at == like, idea.Place(like), palace),
		whyLine(lines[i], n, f.Window, f.Common, f.State, f.Again))
}
