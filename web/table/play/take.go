package play

import (
	"errors"
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/web/table/page"
)

// taking is a step of the piles, as many times as a person has written.
type taking struct {
	Step  engine.Position `json:"step"`
	Times string          `json:"times"`
}

// take takes counters, or puts some down: from (12,13) the step (1,-1) three times leads to
// (15,10).
func (p *Play) take(a taking) error {
	n, ok := new(big.Int).SetString(a.Times, 10)
	if !ok || len(a.Times) > game.MaxDigits || n.Sign() <= 0 {
		return errors.New("t is a whole number from 1 on")
	}
	here := p.view.Here
	if len(a.Step) != len(here) {
		return errors.New("a step has as many components as there are piles")
	}
	to := make(page.Numbers, len(here))
	for i, s := range a.Step {
		to[i] = new(big.Int).Mul(n, big.NewInt(int64(s)))
		to[i].Add(to[i], here[i])
	}
	return p.tapAt(to)
}
