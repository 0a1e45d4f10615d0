package game

import (
	"math/big"
	"math/rand/v2"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/english"
)

// This file is what the computer players do far out, where the options are too many
// to list and nothing is blocked.

// Palaces lists the P-positions among the options of the piece, sorted, with the
// help of a solver of the view's game. It errs if the solver cannot answer.
func Palaces(v *View, s engine.Solver) ([]engine.FarPosition, error) {
	if v.Origin == nil {
		near, err := s.Palaces(v.Position)
		return engine.FarPositions(near), err
	}
	f, ok := s.(engine.FarSolver)
	if !ok {
		return nil, refusal("Nobody knows the palaces around " + english.Spot(v.Here))
	}
	return f.FarPalaces(v.Here)
}

// distant decides for the perfect player far out.
func distant(v *View, s engine.Solver) (Action, error) {
	palaces, err := Palaces(v, s)
	if err != nil {
		return nil, err
	}
	if len(palaces) == 0 {
		return Move{farBack(v)}, nil
	}
	to := palaces[0]
	for _, q := range palaces[1:] {
		if farDistance(q).Cmp(farDistance(to)) < 0 {
			to = q
		}
	}
	return Move{to}, nil
}

// farBack is stepBack far out.
func farBack(v *View) engine.FarPosition {
	var to engine.FarPosition
	for _, r := range v.FarRays {
		if r.Count.Sign() == 0 {
			continue
		}
		if q := v.Here.Plus(r.Step); to == nil || farDistance(q).Cmp(farDistance(to)) > 0 {
			to = q
		}
	}
	return to
}

// farDistance is distance without a bound.
func farDistance(q engine.FarPosition) *big.Int {
	sum := new(big.Int)
	for _, c := range q {
		sum.Add(sum, new(big.Int).Abs(c))
	}
	return sum
}

// draw draws one of the squares of all rays, each as likely as the others. One that
// lies on two rays is there twice.
func draw(rng *rand.Rand, v *View) engine.FarPosition {
	all := new(big.Int)
	for _, r := range v.FarRays {
		all.Add(all, r.Count)
	}
	i := below(rng, all)
	for _, r := range v.FarRays {
		if i.Cmp(r.Count) < 0 {
			return along(v.Here, r.Step, i.Add(i, big.NewInt(1)))
		}
		i.Sub(i, r.Count)
	}
	return nil
}

// along returns p + t·step.
func along(p engine.FarPosition, step engine.Position, t *big.Int) engine.FarPosition {
	q := make(engine.FarPosition, len(p))
	for d, v := range p {
		by := big.NewInt(int64(step[d]))
		q[d] = by.Add(v, by.Mul(by, t))
	}
	return q
}

// below draws a number from 0 to n-1, n > 0: as many bits as n has, again and again
// until they are one.
func below(rng *rand.Rand, n *big.Int) *big.Int {
	bits := make([]byte, (n.BitLen()+7)/8)
	for i := new(big.Int); ; {
		for j := range bits {
			bits[j] = byte(rng.Uint32())
		}
		bits[0] >>= 8*len(bits) - n.BitLen()
		if i.SetBytes(bits); i.Cmp(n) < 0 {
			return i
		}
	}
}
