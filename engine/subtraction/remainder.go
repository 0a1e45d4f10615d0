package subtraction

import (
	"fmt"
	"math"
	"math/big"

	"github.com/palacegames/palace/engine"
)

// With two moves s and t, a position p is P if and only if p+s+t is ([LSY24] Lemma
// 2). So s+t may be subtracted as often as possible. What is left allows no line
// of play with both moves in it: it is P if and only if s fits an even number of
// times and t does too, for otherwise the mover takes the move that fits an odd
// number of times, and no choice is left to either player. With one move the
// same holds, without the first step.

// remainders reports whether the outcomes are solved by remainders.
func (g *Game) remainders() bool { return len(g.moves) <= 2 }

// sum returns the sum of two moves, or nil if there is only one.
func (g *Game) sum() engine.Position {
	if len(g.moves) < 2 {
		return nil
	}
	sum := make(engine.Position, g.dim)
	for d := range sum {
		sum[d] = g.moves[0][d] + g.moves[1][d]
	}
	return sum
}

// times says how often m can be subtracted from p.
func times(p, m engine.Position) int {
	n := math.MaxInt
	for d, v := range m {
		if v > 0 {
			n = min(n, p[d]/v)
		}
	}
	return n
}

// outcome solves p by remainders; sum is what the method sum returns. It uses q as
// memory of the length of p.
func (g *Game) outcome(p, sum, q engine.Position) engine.Outcome {
	copy(q, p)
	if sum != nil {
		n := times(p, sum)
		for d, v := range sum {
			q[d] -= n * v
		}
	}
	for _, m := range g.moves {
		if times(q, m)%2 != 0 {
			return engine.N
		}
	}
	return engine.P
}

// remainderSolver answers for positions of any length.
type remainderSolver struct{ game *Game }

// Palaces lists the P-positions among the options of p.
func (s *remainderSolver) Palaces(p engine.Position) ([]engine.Position, error) {
	if err := s.game.Check(p); err != nil {
		return nil, err
	}
	var palaces []engine.Position
	sum, q := s.game.sum(), make(engine.Position, len(p))
	for _, option := range engine.Options(s.game.Rays(p), p) {
		if s.game.outcome(option, sum, q) == engine.P {
			palaces = append(palaces, option)
		}
	}
	return palaces, nil
}

// Sights says how many P-positions each option of p sees.
func (s *remainderSolver) Sights(p engine.Position) ([]int32, error) {
	if err := s.game.Check(p); err != nil {
		return nil, err
	}
	options := engine.Options(s.game.Rays(p), p)
	sights := make([]int32, len(options))
	for i, option := range options {
		palaces, err := s.Palaces(option)
		if err != nil {
			return nil, err
		}
		sights[i] = int32(len(palaces))
	}
	return sights, nil
}

// FarPalaces lists the P-positions among the options of p, sorted. It errs if p has
// the wrong number of components or a negative one. Its time is linear in the
// digits ([LSY24] Corollary 32).
func (s *remainderSolver) FarPalaces(p engine.FarPosition) ([]engine.FarPosition, error) {
	g := s.game
	if len(p) != g.dim {
		return nil, fmt.Errorf("a position of this game has %d components, not %d", g.dim, len(p))
	}
	for _, v := range p {
		if v.Sign() < 0 {
			return nil, fmt.Errorf("no component of a position can be negative, as in %v", v)
		}
	}
	var palaces []engine.FarPosition
	for i := len(g.moves) - 1; i >= 0; i-- { // the largest move leads to the smallest option
		option := farMinus(p, g.moves[i], big.NewInt(1))
		if farFits(option) && g.farOutcome(option) == engine.P {
			palaces = append(palaces, option)
		}
	}
	return palaces, nil
}

// farOutcome is outcome for coordinates of any length.
func (g *Game) farOutcome(p engine.FarPosition) engine.Outcome {
	if sum := g.sum(); sum != nil {
		p = farMinus(p, sum, farTimes(p, sum))
	}
	for _, m := range g.moves {
		if farTimes(p, m).Bit(0) != 0 {
			return engine.N
		}
	}
	return engine.P
}

// farTimes is times for coordinates of any length.
func farTimes(p engine.FarPosition, m engine.Position) *big.Int {
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

// farMinus returns p-n·m.
func farMinus(p engine.FarPosition, m engine.Position, n *big.Int) engine.FarPosition {
	q := make(engine.FarPosition, len(p))
	for d, v := range p {
		q[d] = new(big.Int).Mul(n, big.NewInt(int64(m[d])))
		q[d].Sub(v, q[d])
	}
	return q
}

// farFits reports whether no component is negative.
func farFits(p engine.FarPosition) bool {
	for _, v := range p {
		if v.Sign() < 0 {
			return false
		}
	}
	return true
}
