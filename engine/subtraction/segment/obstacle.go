package segment

import "github.com/palacegames/palace/engine"

// Obstacle is what was in the way of a proof, where a board is not settled.
type Obstacle struct {
	Kind
	From, To Bound // where that was: between two directions, or along one
	// Length is how long, as x+y, the steps are that were tried for a strip: the shortest of them, or the longest strip's.
	Length int
	Tried  int // how many steps were tried
}

// Kind tells obstacles apart.
type Kind int

// What may be in the way.
const (
	NoMosaic Kind = iota // no mosaic is seen somewhere
	NoLine               // two mosaics meet along no line with a short vector
	NoStep               // a strip repeats by none of the steps that were tried
	LongStep             // a strip repeats by steps that are too long for a band
	Ends                 // a mosaic does not go on as far as the next strip
	Near                 // strips do not part soon enough
)

// obstacle is what was in the way of a proof that failed.
func (p *segmentation) obstacle() *Obstacle {
	at := func(kind Kind, from, to engine.Cell) *Obstacle {
		return &Obstacle{Kind: kind, From: Bound{Along: from}, To: Bound{Along: to}}
	}
	switch {
	case len(p.mosaics) == 0:
		return at(NoMosaic, engine.Cell{X: 1}, engine.Cell{Y: 1})
	case p.ray < len(p.rays):
		r := &p.rays[p.ray]
		from, to := r.below, r.above
		if p.ray == 0 {
			from = engine.Cell{X: 1}
		} else if p.ray == len(p.mosaics) {
			to = engine.Cell{Y: 1}
		}
		bad := at(NoStep, from, to)
		bad.Length, bad.Tried = p.shortest, p.tried
		return bad
	case p.counterexample != nil:
		return at(Ends, *p.counterexample, *p.counterexample)
	}
	return at(Near, engine.Cell{X: 1}, engine.Cell{Y: 1})
}
