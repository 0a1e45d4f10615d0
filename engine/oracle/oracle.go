// Package oracle solves any game straight from its options: slow, and obviously
// right. Every engine is held against it.
//
// A position's palace number is the number of P-positions among its options, and
// with blocking number K it is a P-position if and only if that is less than K:
// then the player who moved there blocks them all. Its nim-value is the smallest
// number that no option has (the mex), which is of interest where K = 1. Both are
// found by recursion over the options; each position is solved once. That the
// count may stand for the real sets of blocked squares is not taken for granted:
// Tree plays those out, square by square, and the tests hold the two equal.
//
// References:
//   - [CLN15] M. Cook, U. Larsson, T. Neary. A Cellular Automaton for Blocking Queen
//     Games. AUTOMATA 2015.
package oracle

import (
	"github.com/palacegames/palace/engine"
)

// Oracle remembers the positions of one game that it has solved.
type Oracle struct {
	game   engine.Game
	k      int
	store  store
	serial uint32 // names the position whose options are being counted
	seen   []uint32
}

// entry is what is known of one position.
type entry struct {
	palaces, nim int32
	state        state
	counted      uint32 // the serial of the last position that counted this one
}

type state uint8

const (
	unknown state = iota
	open          // its options are being solved
	solved
)

// New returns an oracle for the game. It uses the game's Rays, K and Dim, nothing
// else. A position that can be reached from itself makes it panic.
func New(g engine.Game) *Oracle {
	return &Oracle{game: g, k: g.K(), store: newStore(g.Dim())}
}

// Value returns the value of p in the sense of the kind.
func (o *Oracle) Value(kind engine.Kind, p engine.Position) int32 {
	e := o.solve(p)
	switch kind {
	case engine.PalaceNumbers:
		return e.palaces
	case engine.NimValues:
		return e.nim
	default:
		if int(e.palaces) < o.k {
			return 1
		}
		return 0
	}
}

// Outcome says who wins from p.
func (o *Oracle) Outcome(p engine.Position) engine.Outcome {
	if int(o.solve(p).palaces) < o.k {
		return engine.P
	}
	return engine.N
}

// Palaces lists the P-positions among the options of p, sorted.
func (o *Oracle) Palaces(p engine.Position) []engine.Position {
	var palaces []engine.Position
	for _, q := range engine.Options(o.game.Rays(p), p) {
		if o.Outcome(q) == engine.P {
			palaces = append(palaces, q)
		}
	}
	return palaces
}

// Sights lists the palace numbers of the options of p, in their order.
func (o *Oracle) Sights(p engine.Position) []int32 {
	var sights []int32
	for _, q := range engine.Options(o.game.Rays(p), p) {
		sights = append(sights, o.solve(q).palaces)
	}
	return sights
}

// Values returns the values of the squares of w, row by row from the smallest y,
// for a game of two dimensions.
func (o *Oracle) Values(kind engine.Kind, w engine.Window) []int32 {
	values := make([]int32, 0, w.Area())
	for y := w.Y; y < w.Y+w.H; y++ {
		for x := w.X; x < w.X+w.W; x++ {
			values = append(values, o.Value(kind, engine.Position{x, y}))
		}
	}
	return values
}

// Box returns the values of all positions p with lo ≤ p < lo+size, in any number
// of dimensions; the first component runs fastest.
func (o *Oracle) Box(kind engine.Kind, lo, size engine.Position) []int32 {
	total := 1
	for _, s := range size {
		total *= s
	}
	values := make([]int32, total)
	p := make(engine.Position, len(lo))
	for i := range values {
		rest := i
		for d := range p {
			p[d] = lo[d] + rest%size[d]
			rest /= size[d]
		}
		values[i] = o.Value(kind, p)
	}
	return values
}

// solve returns the numbers of p, solving whatever can be reached from it.
func (o *Oracle) solve(p engine.Position) entry {
	if e := o.store.at(p); e.state == solved {
		return *e
	} else if e.state == open {
		panic("oracle: " + p.String() + " can be reached from itself")
	} else {
		e.state = open
	}
	rays := o.game.Rays(p)
	walk(rays, p, func(q engine.Position) {
		if o.store.at(q).state != solved {
			o.solve(q)
		}
	})
	palaces, nim := o.count(rays, p)
	e := o.store.at(p)
	e.palaces, e.nim, e.state = palaces, nim, solved
	return *e
}

// count goes through the solved options of p. A square that lies on two rays is
// one option: the serial number of p marks those that were counted.
func (o *Oracle) count(rays []engine.Ray, p engine.Position) (palaces, nim int32) {
	o.serial++
	walk(rays, p, func(q engine.Position) {
		e := o.store.at(q)
		if e.counted == o.serial {
			return
		}
		e.counted = o.serial
		if int(e.palaces) < o.k {
			palaces++
		}
		for int(e.nim) >= len(o.seen) {
			o.seen = append(o.seen, 0)
		}
		o.seen[e.nim] = o.serial
	})
	for int(nim) < len(o.seen) && o.seen[nim] == o.serial {
		nim++
	}
	return palaces, nim
}

// walk visits every square of the rays from p. visit must not keep its argument.
func walk(rays []engine.Ray, p engine.Position, visit func(q engine.Position)) {
	q := make(engine.Position, len(p))
	for _, r := range rays {
		copy(q, p)
		for range r.Count {
			for d := range q {
				q[d] += r.Step[d]
			}
			visit(q)
		}
	}
}
