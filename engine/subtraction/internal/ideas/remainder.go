package ideas

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/internal/remainder"
	"github.com/palacegames/palace/engine/subtraction/moves"
)

// remainders illustrates what one move or two leave of a position ([LSY24] Lemma 2, Figure 8): both
// are taken as often as they fit together, and the regions A to D (regions.go) say who wins with the rest.
type remainders struct {
	rules remainder.Rules
	dim   int
	sheet idea.Sheet
	left  remainder.Left // of the square that is pointed at
}

// newRemainders begins to illustrate what two moves leave of a game.
func newRemainders(s *moves.Set) idea.Illustration {
	return &remainders{rules: remainder.Of(s), dim: s.Dim}
}

// The links of the regions are numbered from regionLink on, those of the upper half first.
const (
	regionLink idea.Link = 1
	wholeLink  idea.Link = 7 // region D
	leftLink   idea.Link = 8
	moveLink   idea.Link = 9 // and the next one
)

// Look takes the square that is pointed at.
func (r *remainders) Look(at idea.Gaze) (engine.Job, error) {
	r.sheet = at.Sheet()
	if at.At.Dim() == r.dim {
		r.left = r.rules.Left(at.At)
	}
	return nil, nil
}

// Layer shows the regions, the way to what is left, and what decides there.
func (r *remainders) Layer() (idea.Layer, error) {
	l := idea.Layer{}
	two := r.left.Sum != nil || len(r.rules.List) == 2
	if two && r.dim <= 2 {
		r.regions(&l)
	} else if !two && r.dim == 2 {
		r.stripes(&l)
	}
	if r.sheet.At.Dim() == r.dim {
		r.point(&l)
	} else {
		l.Words = append(l.Words, sayPoint(len(r.rules.List)))
	}
	return l, nil
}

// point shows what is left of the square that is pointed at.
func (r *remainders) point(l *idea.Layer) {
	p, left := r.sheet.At, r.left
	l.Words = append(l.Words, sayLeft(p, left, r.rules.List))
	steps, all := left.Sums.Small()
	if all && steps <= idea.MostSteps && left.Sum != nil && steps > 0 {
		l.Steps = idea.Steps{Now: steps, Last: steps, Next: sayTake(vector(left.Sum))}
		if now := r.sheet.Step; now >= 0 {
			l.Steps.Now = min(now, steps)
		} else if r.sheet.Still {
			l.Steps.Now = 0 // so that there is something to take away
		}
	}
	r.way(l, l.Steps.Now, all && steps <= idea.MostSteps)
	done := l.Steps.Now == l.Steps.Last
	if cell, ok := r.sheet.Square(left.At); ok && done && r.inSlice(left.At) {
		l.Figures = append(l.Figures, idea.Figure{Kind: idea.Frames, Squares: []engine.Cell{cell}, Hue: idea.Ink, Bold: true, Link: leftLink})
		r.take(l, left, cell)
	}
	l.Tables = append(l.Tables, r.division(p))
	if done {
		l.Lit = append(l.Lit, leftLink)
	}
	if link := r.regionOf(left.At); link > 0 && done {
		l.Lit = append(l.Lit, link)
		l.Words = append(l.Words, sayRegion(regionName(link)))
	}
	if left.Sums.Sign() > 0 && r.dim == 2 && len(r.rules.List) == 2 {
		l.Lit = append(l.Lit, wholeLink)
	}
}

// inSlice reports whether a position belongs to the board that is seen: beyond two
// components, those that stand still must be the same.
func (r *remainders) inSlice(p engine.Position) bool {
	for d := 2; d < r.dim; d++ {
		var still engine.Int
		if r.sheet.Origin.Dim() > d {
			still = r.sheet.Origin.At(d)
		}
		if p.At(d).Cmp(still) != 0 {
			return false
		}
	}
	return true
}

// mostArrows bounds how many arrows are drawn.
const mostArrows = 48

// way draws the arrows from the square that is pointed at to what is left, one for both
// moves together.
func (r *remainders) way(l *idea.Layer, steps int, known bool) {
	if !known {
		steps = mostArrows
	}
	from, ok := r.sheet.Square(r.sheet.At)
	sum := r.left.Sum
	if !ok || sum == nil || !r.inSlice(engine.Ints(sum...).Plus(r.sheet.Position(engine.Cell{}, r.dim), engine.Num(1))) {
		return // both moves together lead out of the slice
	}
	for n := range min(steps, mostArrows) {
		to := engine.Cell{X: from.X - sum[0], Y: from.Y - moves.Down(sum)}
		if n == mostArrows-1 && known { // the rest at a stretch
			to = engine.Cell{X: from.X - (steps-n)*sum[0], Y: from.Y - (steps-n)*moves.Down(sum)}
		}
		l.Figures = append(l.Figures, idea.Figure{Kind: idea.Arrow, Points: idea.Middles(from, to), Hue: idea.Ink, Link: leftLink})
		from = to
	}
}

// take draws the move that wins from what is left, or those that fit an even number of times.
func (r *remainders) take(l *idea.Layer, left remainder.Left, cell engine.Cell) {
	for i, m := range r.rules.List {
		if left.Often[i].Sign() == 0 {
			continue
		}
		to := engine.Cell{X: cell.X - m[0], Y: cell.Y - moves.Down(m)}
		wins := left.Often[i].Big().Bit(0) != 0
		if r.dim > 2 && !r.inSlice(left.At.Minus(engine.Ints(m...))) {
			continue
		}
		hue := idea.Soft
		if wins {
			hue = idea.Good
		}
		l.Figures = append(l.Figures, idea.Figure{Kind: idea.Arrow, Points: idea.Middles(cell, to), Hue: hue, Bold: wins, Dashed: !wins, Link: moveLink + idea.Link(i)})
	}
}

// mostColumns is how many components a table shows.
const mostColumns = 8

// division is the table of the division with a remainder, component by component.
func (r *remainders) division(p engine.Position) idea.Table {
	t := idea.Table{Title: divisionTitle(len(r.rules.List), vector(r.left.Sum)), Head: divisionHead(min(r.dim, mostColumns), r.dim)}
	shown := min(r.dim, mostColumns)
	add := func(link idea.Link, name, times string, of func(d int) string) {
		cells := []string{name}
		for d := range shown {
			cells = append(cells, of(d))
		}
		t.Rows = append(t.Rows, idea.Row{Cells: append(cells, times), Link: link})
	}
	add(0, rowSquare.String(), "", func(d int) string { return idea.Brief(p.At(d)) })
	if r.left.Sum != nil {
		add(leftLink, rowTaken(vector(r.left.Sum)), idea.Brief(r.left.Sums), func(d int) string { return idea.Brief(engine.Num(r.left.Sum[d]).Times(r.left.Sums)) })
		add(leftLink, rowLeft.String(), "", func(d int) string { return idea.Brief(r.left.At.At(d)) })
	}
	for i, m := range r.rules.List {
		q := remainder.Quotients(r.left.At, m)
		add(moveLink+idea.Link(i), rowFits(vector(m)), parity(r.left.Often[i]), func(d int) string { return quotient(q[d]) })
	}
	return t
}

func quotient(n *big.Int) string {
	if n == nil {
		return nothing
	}
	return idea.Brief(engine.Big(n))
}
