package remainder

import (
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
)

// Left is what decides a position: what is left when both moves together have been taken
// from it as often as possible.
type Left struct {
	Sum   moves.Vector // both moves, nil if there is only one
	Sums  engine.Int   // how often they were taken
	At    engine.Position
	Often []engine.Int // how often each move can be taken from there
}

// Palace reports whether it is P: each move fits an even number of times.
func (l Left) Palace() bool {
	return !slices.ContainsFunc(l.Often, func(n engine.Int) bool { return n.Big().Bit(0) != 0 })
}

// Left returns what is left of a position.
func (r Rules) Left(p engine.Position) Left {
	left, c := Left{Sum: r.sum}, components(p)
	if r.sum != nil {
		n := times(c, r.sum)
		left.Sums, c = engine.Big(n), minus(c, r.sum, n)
	}
	left.At = position(c)
	for _, m := range r.List {
		left.Often = append(left.Often, engine.Big(times(c, m)))
	}
	return left
}

// Quotients says how often each component of a move can be taken from that of a position,
// nil where it takes nothing.
func Quotients(p engine.Position, m moves.Vector) []*big.Int {
	c := components(p)
	q := make([]*big.Int, len(c))
	for d, v := range m {
		if v > 0 {
			q[d] = new(big.Int).Quo(c[d], big.NewInt(int64(v)))
		}
	}
	return q
}
