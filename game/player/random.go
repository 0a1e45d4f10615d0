package player

import (
	"math/big"
	"math/rand/v2"
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// random plays any legal move and blocks any number of any squares, each choice
// as likely as the others. What it does depends on its seed and on the turn, so a
// turn that was undone is played again in the same way.
type random struct{ seed uint64 }

func (r random) Act(v game.View, _ engine.Methods) (game.Action, error) {
	rng := rand.New(rand.NewPCG(r.seed, uint64(len(v.History))<<1|uint64(v.Phase&1)))
	if v.Phase == game.MovePhase {
		return game.Move{To: r.pick(rng, &v)}, nil
	}
	// A partial Fisher–Yates shuffle over the numbers of the options.
	n := engine.CountOptions(v.Rays).Clamp()
	most := min(v.Game.Shape().Blocking-1, n)
	taken := map[int]int{}
	var squares []engine.Position
	for i := range rng.IntN(most + 1) {
		j := i + rng.IntN(n-i)
		chosen, ok := taken[j]
		if !ok {
			chosen = j
		}
		if moved, ok := taken[i]; ok {
			taken[j] = moved
		} else {
			taken[j] = i
		}
		squares = append(squares, option(v.Rays, engine.Num(chosen)))
	}
	return game.Block{Squares: squares}, nil
}

// pick draws an option that is not blocked, each as likely as the others. Where they are
// too many to list, one that lies on two rays is there twice. It takes one draw: of the numbers
// of the options that are free.
func (r random) pick(rng *rand.Rand, v *game.View) engine.Position {
	n := engine.CountOptions(v.Rays)
	if n.Clamp() <= maxListed {
		options := free(v)
		return options[rng.IntN(len(options))]
	}
	shut := numbers(v.Rays, v.Blocked)
	at := below(rng, n.Minus(engine.Num(len(shut))))
	for _, i := range shut {
		if i.Cmp(at) > 0 {
			break
		}
		at = at.Plus(engine.Num(1))
	}
	return option(v.Rays, at)
}

// numbers lists the numbers that squares have among the options, sorted.
func numbers(rays []engine.Ray, squares []engine.Position) (list []engine.Int) {
	var before engine.Int
	for _, r := range rays {
		for _, q := range squares {
			if i, ok := r.Reaches(q); ok {
				list = append(list, before.Plus(i))
			}
		}
		before = before.Plus(r.Count)
	}
	sort.Slice(list, func(i, j int) bool { return list[i].Cmp(list[j]) < 0 })
	return list
}

// option returns the i-th square of the rays, from 0, i less than how many there are.
func option(rays []engine.Ray, i engine.Int) engine.Position {
	for _, r := range rays {
		if i.Cmp(r.Count) < 0 {
			return r.At(i)
		}
		i = i.Minus(r.Count)
	}
	return engine.Position{}
}

// below draws a number from 0 to n-1, n > 0. Of a long one it draws so many bits more than n
// has that the remainder is as likely as any other, but for one part in 2^64.
func below(rng *rand.Rand, n engine.Int) engine.Int {
	if small, ok := n.Small(); ok {
		return engine.Num(rng.IntN(small))
	}
	bits := make([]byte, n.Bits()/8+9)
	for j := range bits {
		bits[j] = byte(rng.Uint32())
	}
	i := new(big.Int).SetBytes(bits)
	return engine.Big(i.Rem(i, n.Big()))
}

// free lists the options that are not blocked, sorted.
func free(v *game.View) []engine.Position {
	options := engine.Options(v.Rays)
	if len(v.Blocked) == 0 {
		return options
	}
	out, b := options[:0], 0
	for _, q := range options {
		for b < len(v.Blocked) && v.Blocked[b].Compare(q) < 0 {
			b++
		}
		if b == len(v.Blocked) || v.Blocked[b] != q {
			out = append(out, q)
		}
	}
	return out
}
