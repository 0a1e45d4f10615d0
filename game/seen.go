package game

import (
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/sum"
)

// Position returns the position that a square of the board stands for: its further
// components are those of the present one.
func (v *View) Position(c engine.Cell) engine.Position {
	if g, ok := v.Game.(*sum.Game); ok {
		return g.Over(v.Here, c)
	}
	from := v.Here.Components(nil)
	for d := range from[:min(2, len(from))] {
		from[d] = engine.Num([2]int{c.X, c.Y}[d])
		if v.Origin != none {
			from[d] = from[d].Plus(v.Origin.At(d))
		}
	}
	return engine.Of(from...)
}

// Seen returns a position as it is seen from Origin, in machine integers, and whether it
// is near enough for that. One of a sum is seen on the board on which it differs from the present one.
func (v *View) Seen(p engine.Position) (engine.Position, bool) {
	if b := v.boardOf(p); b != nil {
		return engine.OfCell(b.Cell(b.At(p))), true
	}
	return seen(p, v.Origin)
}

// Alone returns the game of a sum on whose board a position is seen, and the position there. Of
// other games it is the position itself.
func (v *View) Alone(p engine.Position) (engine.Game, engine.Position) {
	if b := v.boardOf(p); b != nil {
		return b.Game, b.At(p)
	}
	return v.Game, p
}

// boardOf returns the board of a sum on which a position is seen, the last one that was moved on for
// the present one; nil for other games.
func (v *View) boardOf(p engine.Position) *sum.Board {
	g, ok := v.Game.(*sum.Game)
	switch {
	case !ok || p.Dim() != v.Here.Dim():
		return nil
	case p == v.Here && v.Last != none:
		return g.Moved(v.Last, p)
	}
	return g.Moved(v.Here, p)
}

// Cell returns the square as which a position is seen, whatever its further components
// are, and whether it is near enough for that. In one dimension it lies on row 0.
func (v *View) Cell(p engine.Position) (engine.Cell, bool) {
	q, ok := v.Seen(p)
	if !ok || q.Dim() == 0 {
		return engine.Cell{}, false
	}
	c, _ := q.Small(nil)
	if len(c) == 1 {
		return engine.Cell{X: c[0]}, true
	}
	return engine.Cell{X: c[0], Y: c[1]}, true
}

// Toward returns a position as it is seen or, where it is too far away for that, something
// in its direction: a square of the line from the piece to it, if there is one.
func (v *View) Toward(p engine.Position) engine.Position {
	if q, ok := v.Seen(p); ok {
		return q
	}
	far := engine.Num(grid*grid - 1) // which is grid² steps from the piece, if the ray begins there
	for _, r := range v.Rays {
		if _, ok := r.Reaches(p); ok {
			if q, ok := v.Seen(r.At(far)); ok {
				return q
			}
		}
	}
	for _, r := range v.Game.Rays(p) { // the piece may have come from there
		if _, ok := r.Reaches(v.Here); ok {
			if q, ok := v.Seen(v.Here.Plus(r.Step, engine.Num(-grid*grid))); ok {
				return q
			}
		}
	}
	return v.nearly(p)
}

// nearly returns a square that can be seen about in the direction of a position that
// cannot.
func (v *View) nearly(p engine.Position) engine.Position {
	by := p.Minus(v.Here).Components(nil)
	longest := 1
	for _, d := range by {
		longest = max(longest, d.Bits())
	}
	for i, d := range by {
		b := d.Big()
		b.Quo(b.Mul(b, big.NewInt(reach/4)), new(big.Int).Lsh(big.NewInt(1), uint(longest)))
		by[i] = engine.Big(b)
	}
	q, _ := v.Seen(v.Here.Plus(engine.Of(by...), engine.Num(1)))
	return q
}

// Run is the part of a ray that is seen: From, From+Step, …, Count squares, in machine
// integers counted from the view's origin.
type Run struct {
	From, Step engine.Position
	Count      int
}

// Run returns the part of a ray of the view that is seen; it has no squares if the first
// option is too far away.
func (v *View) Run(r engine.Ray) Run {
	from, ok := v.Seen(r.From)
	if b := v.boardOf(r.From); b != nil {
		return Run{from, b.At(r.Step), r.Count.Clamp()}
	}
	steps, small := r.Step.Small(nil)
	if !ok || !small {
		return Run{}
	}
	count := r.Count.Clamp()
	if v.Origin != none {
		longest := 1
		for _, s := range steps {
			longest = max(longest, s, -s)
		}
		count = min(count, reach/longest)
	}
	return Run{from, r.Step, count}
}

// Within reports whether there is an option that is seen.
func (v *View) Within() bool {
	return slices.ContainsFunc(v.Rays, func(r engine.Ray) bool { return v.Run(r).Count > 0 })
}

// Beyond reports whether there are options beyond what is seen far out.
func (v *View) Beyond() bool {
	return slices.ContainsFunc(v.Rays, func(r engine.Ray) bool { return r.Count.Cmp(engine.Num(v.Run(r).Count)) > 0 })
}
