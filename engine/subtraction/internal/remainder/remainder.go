// Package remainder solves vector subtraction with one move or two, for coordinates of any
// length, by remainders.
//
// With two moves s and t, a position p is P if and only if p+s+t is ([LSY24] Lemma 2). So
// s+t may be subtracted as often as possible. What is left allows no line of play with both
// moves in it: it is P if and only if s fits an even number of times and t does too, for
// otherwise the mover takes the move that fits an odd number of times, and no choice is left
// to either player. With one move the same holds, without the first step.
//
// For {(1,2), (2,1)} and p = (10,8): the sum (3,3) fits ⌊8/3⌋ = 2 times and leaves (4,2);
// there (1,2) fits once, so p is N; (2,1) fits twice, so its nim-value is 2.
//
// remainder.go is the method for one position, nim.go says why it tells nim-values too;
// line.go is the method for the squares of a row, around.go what that needs near an origin
// of any length, source.go for the tiles of a window.
package remainder

import (
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
)

// Solves reports whether remainders solve a ruleset.
func Solves(s *moves.Set) bool { return len(s.List) <= 2 }

// Rules is a ruleset that remainders solve.
type Rules struct {
	*moves.Set
	sum moves.Vector // of both moves, nil if there is only one
}

// Of returns the ruleset of a set that remainders solve.
func Of(s *moves.Set) Rules {
	r := Rules{Set: s}
	if len(s.List) == 2 {
		r.sum = make(moves.Vector, s.Dim)
		for d := range r.sum {
			r.sum[d] = s.List[0][d] + s.List[1][d]
		}
	}
	return r
}

// Palace reports whether a position is P. Its time is linear in the digits ([LSY24]
// Corollary 32).
func (r Rules) Palace(p engine.Position) bool { return r.Nim(p) == 0 }

// Palaces lists the P-positions among the options of a position, sorted.
func (r Rules) Palaces(p engine.Position) (palaces []engine.Position, err error) {
	c := components(p)
	for i := len(r.List) - 1; i >= 0; i-- { // the largest move leads to the smallest option
		option := minus(c, r.List[i], big.NewInt(1))
		if !slices.ContainsFunc(option, func(v *big.Int) bool { return v.Sign() < 0 }) && r.far(option).nim() == 0 {
			palaces = append(palaces, position(option))
		}
	}
	return palaces, nil
}

// near says how often the moves fit into what is left of a position in the machine's
// integers. It changes p.
func (r Rules) near(p moves.Vector) (f fits) {
	if r.sum != nil {
		n := moves.Times(p, r.sum)
		for d, v := range r.sum {
			p[d] -= n * v
		}
	}
	for _, m := range r.List {
		n := moves.Times(p, m)
		f.add(n > 0, n%2 != 0)
	}
	return f
}

// far is near for components of any length.
func (r Rules) far(p []*big.Int) (f fits) {
	if r.sum != nil {
		p = minus(p, r.sum, times(p, r.sum))
	}
	for _, m := range r.List {
		n := times(p, m)
		f.add(n.Sign() > 0, n.Bit(0) != 0)
	}
	return f
}

// components returns those of a position.
func components(p engine.Position) []*big.Int {
	c := make([]*big.Int, p.Dim())
	for d, v := range p.Components(nil) {
		c[d] = v.Big()
	}
	return c
}

// position is the reverse.
func position(c []*big.Int) engine.Position {
	list := make([]engine.Int, len(c))
	for d, v := range c {
		list[d] = engine.Big(v)
	}
	return engine.Of(list...)
}

// times says how often m can be subtracted from p.
func times(p []*big.Int, m moves.Vector) *big.Int {
	var least *big.Int
	for d, v := range m {
		if v == 0 {
			continue
		}
		n := new(big.Int).Quo(p[d], big.NewInt(int64(v)))
		if least == nil || n.Cmp(least) < 0 {
			least = n
		}
	}
	return least
}

// minus returns p - n·m.
func minus(p []*big.Int, m moves.Vector, n *big.Int) []*big.Int {
	q := make([]*big.Int, len(p))
	for d, v := range p {
		q[d] = new(big.Int).Mul(n, big.NewInt(int64(m[d])))
		q[d].Sub(v, q[d])
	}
	return q
}
