package sheet

import "github.com/palacegames/palace/engine"

// Outcomes are those of the squares from the corner of a board on, as far as (w, h). It is the
// job of computing them.
type Outcomes struct {
	W, H   int
	bits   []uint64
	source engine.Source
	seen   int // squares computed
	ended  bool
}

// OutcomesOf begins to compute outcomes of a game in the plane.
func OutcomesOf(g engine.Game, w, h int) (*Outcomes, error) {
	board, err := engine.NewBoard(g, g.Solve(), engine.NewMap(g, engine.Outcomes, engine.Position{}, ""))
	if err != nil {
		return nil, err
	}
	all := engine.Window{W: w, H: h}
	if err := board.Check(all); err != nil {
		return nil, err
	}
	return &Outcomes{W: w, H: h, bits: make([]uint64, (w*h+63)/64), source: board.Source(all)}, nil
}

// Step takes another tile.
func (o *Outcomes) Step() (more bool) {
	if o.ended {
		return false
	}
	t, ok := o.source.Next()
	if !ok {
		o.ended = true
		return false
	}
	if t.Blank() {
		return true
	}
	o.seen += t.Area()
	for y := t.Y; y < t.Y+t.H; y++ {
		for x := t.X; x < t.X+t.W; x++ {
			if t.At(x, y) != 0 {
				i := y*o.W + x
				o.bits[i/64] |= 1 << (i % 64)
			}
		}
	}
	return true
}

// Done returns which part is computed.
func (o *Outcomes) Done() float64 { return float64(o.seen) / float64(o.W*o.H) }

// Lost reports whether whoever must move from (x, y) loses.
func (o *Outcomes) Lost(x, y int) bool {
	i := y*o.W + x
	return o.bits[i/64]>>(i%64)&1 != 0
}
