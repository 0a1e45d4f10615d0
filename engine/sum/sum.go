// Package sum solves sums of games: a move is a move in one of them, and whoever cannot move in
// any has lost.
//
// Nim-values decide. That of a sum is those of its parts added without carrying, xor, and the sum
// is P if it is 0. A rook on (1,2) has 1 xor 2 = 3; beside a pile of 1, from which any number may
// be taken, the sum has 3 xor 1 = 2 and is N. A move wins if it leaves a part with the value that
// the others have together: the rook goes to (1,0), of value 1.
//
// In misère play nim-values do not decide, but for Nim it is known who wins: as in normal
// play while a heap of two or more is left, and the other way round when there is none
// [Bou01].
//
// Solve answers about any sum, once. Game is a sum that is played: wythoff@5,3+rook@2,7 is a game
// whose positions have four numbers, on two boards of 6×4 and 3×8 squares that lie side by side.
//
// Sources: [Bou01]; package engine lists them.
package sum

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/misere"
)

// Part is a game of a sum, and where its piece stands.
type Part struct {
	Game    engine.Game
	Methods engine.Methods
	At      engine.Position // has passed Check
}

// Move is where the piece of a part goes.
type Move struct {
	Part int
	To   engine.Position
}

// Answer says who wins, and which moves do.
type Answer struct {
	Outcome engine.Outcome
	Misere  bool
	Nim     engine.Int // 0 in misère play, which has none
	Winning []Move     // sorted
}

// mostOptions is how many options of a part are looked at.
const mostOptions = 1 << 14

// Solve solves a sum. It errs where a nim-value is not known, where a part has too many options,
// and where some parts are in misère play and not all of them are Nim.
func Solve(parts []Part) (Answer, error) {
	turned := 0
	for i, p := range parts {
		if p.turned() {
			turned++
		}
		if n := engine.CountOptions(p.Game.Rays(p.At)); n.Clamp() > mostOptions {
			return Answer{}, errTooMany(i, p.Game.String(), p.At, n.String(), mostOptions)
		}
	}
	switch turned {
	case 0:
		return normal(parts)
	case len(parts):
		return reversed(parts)
	}
	return Answer{}, errMixed
}

func (p *Part) turned() bool {
	_, turned := misere.Normal(p.Game)
	return turned
}

// normal decides by nim-values.
func normal(parts []Part) (a Answer, err error) {
	values, total := make([]*big.Int, len(parts)), new(big.Int)
	for i := range parts {
		if values[i], err = parts[i].nim(i, parts[i].At); err != nil {
			return a, err
		}
		total.Xor(total, values[i])
	}
	a.Nim = engine.Big(total)
	if total.Sign() == 0 {
		a.Outcome = engine.P
		return a, nil
	}
	for i := range parts {
		others := new(big.Int).Xor(total, values[i])
		for _, q := range engine.Options(parts[i].Game.Rays(parts[i].At)) {
			v, err := parts[i].nim(i, q)
			if err != nil {
				return a, err
			}
			if v.Cmp(others) == 0 {
				a.Winning = append(a.Winning, Move{i, q})
			}
		}
	}
	return a, nil
}

// nim returns the nim-value of a position of part i.
func (p *Part) nim(i int, at engine.Position) (*big.Int, error) {
	if !p.Game.Shape().Has(engine.NimValues) {
		return nil, errNoSum(p.Game.String())
	}
	v, err := p.Methods.Value(engine.NimValues, at)
	if err != nil {
		return nil, errNotKnown(i, p.Game.String(), p.At, err.Error())
	}
	return v.Big(), nil
}

// reversed decides misère play of Nim.
func reversed(parts []Part) (Answer, error) {
	heaps := make([][]engine.Int, len(parts))
	for i, p := range parts {
		g, _ := misere.Normal(p.Game)
		nim, ok := g.(engine.Nim)
		if !ok {
			return Answer{}, errMisere(g.String())
		}
		heaps[i] = nim.Heaps(p.At)
	}
	a := Answer{Misere: true, Outcome: outcome(heaps)}
	for i, p := range parts {
		g, _ := misere.Normal(p.Game)
		now := heaps[i]
		for _, q := range engine.Options(p.Game.Rays(p.At)) {
			if heaps[i] = g.(engine.Nim).Heaps(q); outcome(heaps) == engine.P {
				a.Winning = append(a.Winning, Move{i, q})
			}
		}
		heaps[i] = now
	}
	return a, nil
}

// outcome says who wins misère play of heaps.
func outcome(parts [][]engine.Int) engine.Outcome {
	total, large := new(big.Int), false
	for _, heaps := range parts {
		for _, h := range heaps {
			total.Xor(total, h.Big())
			large = large || h.Cmp(engine.Num(1)) > 0
		}
	}
	if (total.Sign() == 0) == large {
		return engine.P
	}
	return engine.N
}
