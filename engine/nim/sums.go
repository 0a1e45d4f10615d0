package nim

import (
	"math/big"
	"sort"

	"github.com/palacegames/palace/engine"
)

// nimSum adds numbers without carrying.
func nimSum(piles []engine.Int) *big.Int {
	sum := new(big.Int)
	for _, n := range piles {
		sum.Xor(sum, n.Big())
	}
	return sum
}

// ones reports whether no pile has more than one.
func ones(piles []engine.Int) bool {
	for _, n := range piles {
		if n.Cmp(engine.Num(1)) > 0 {
			return false
		}
	}
	return true
}

// play is normal play, or misère play.
type play struct{ misere bool }

// palace reports whether piles are one: their nim-sum is 0 or, in misère play, 1 where no pile
// has more than one.
func (y play) palace(piles []engine.Int) bool {
	sum := nimSum(piles)
	if y.misere && ones(piles) {
		return sum.Sign() != 0
	}
	return sum.Sign() == 0
}

// palaces lists the palaces that can be reached, sorted. One pile may become what makes the
// nim-sum 0 or, where misère play differs, 0 or 1.
func (y play) palaces(p engine.Position) (list []engine.Position, err error) {
	piles := p.Components(nil)
	sum := nimSum(piles)
	for d, n := range piles {
		to := engine.Big(new(big.Int).Xor(sum, n.Big()))
		tried := []engine.Int{to}
		for _, few := range []engine.Int{engine.Num(0), engine.Num(1)} {
			if y.misere && few != to {
				tried = append(tried, few)
			}
		}
		for _, to := range tried {
			piles[d] = to
			if to.Cmp(n) < 0 && y.palace(piles) {
				list = append(list, engine.Of(piles...))
			}
		}
		piles[d] = n
	}
	sort.Slice(list, func(i, j int) bool { return list[i].Compare(list[j]) < 0 })
	return list, nil
}

// value is the nim-sum, or 1 for a palace and 0 for any other position.
func (y play) value(k engine.Kind, p engine.Position) (engine.Int, error) {
	piles := p.Components(nil)
	if k == engine.NimValues {
		return engine.Big(nimSum(piles)), nil
	}
	return engine.OutcomeValue(y.palace(piles)), nil
}
