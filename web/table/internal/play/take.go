package play

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/web/internal/page"
)

// taking is a way to take from the piles, and the t that a person has written.
type taking struct {
	First page.Numbers `json:"first"`
	Step  page.Numbers `json:"step"`
	Times string       `json:"times"`
}

// take takes counters, or puts some down: First, and t-1 times the step. From (12,13) the
// step (1,-1), which comes first too, leads with t = 3 to (15,10).
func (p *Play) take(a taking) error {
	t, ok := new(big.Int).SetString(a.Times, 10)
	if !ok || len(a.Times) > game.MaxDigits || t.Sign() <= 0 {
		return errTimes
	}
	here, first, step := p.view.Here, engine.Position(a.First), engine.Position(a.Step)
	if first.Dim() != here.Dim() || step.Dim() != here.Dim() {
		return errPiles
	}
	to := here.Plus(first, engine.Num(1)).Plus(step, engine.Big(t.Sub(t, big.NewInt(1))))
	return p.tapAt(page.Numbers(to))
}
