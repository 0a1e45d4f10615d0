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
// In misère play whoever cannot move has won: the end counts as a position that sees K palaces.
//
// A queen on (1,1), say, goes to (0,0), (0,1) or (1,0). With K = 2 each of these is P,
// for they see none, one and one; so (1,1) sees three and is N. With K = 1 it sees one,
// (0,0), and is N again; its options have the nim-values 0, 1 and 1, and it has 2.
//
// Sources: [CLN15]; package engine lists them.
package oracle

import (
	"fmt"

	"github.com/palacegames/palace/engine"
)

// Rules is what the oracle uses of a game, and nothing else.
type Rules interface {
	Shape() engine.Shape
	Rays(p engine.Position) []engine.Ray
}

// Oracle remembers the positions of one game that it has solved.
type Oracle struct {
	game    Rules
	k       int
	misere  bool
	store   store
	options []*entry // of the positions that are being solved, the last one's last
	depth   int      // how many positions are being solved
	serial  uint32   // names the position whose options are being counted
	seen    []uint32 // by nim-value, the last position that had an option with it
}

// entry is what is known of one position.
type entry struct {
	palaces, nim int32
	lasts        int32 // the remoteness, where K = 1
	state        state
	counted      uint32 // the serial of the last position that counted this one
}

type state uint8

const (
	unknown state = iota
	open          // its options are being solved
	solved
)

// New returns an oracle for the game, to be asked about positions whose components the
// machine holds. Where play need not end, it panics with an *Endless.
func New(g Rules) *Oracle {
	shape := g.Shape()
	return &Oracle{game: g, k: shape.Blocking, misere: shape.Misere, store: newStore(shape.Dim)}
}

// Value returns the value of p in the sense of the kind.
func (o *Oracle) Value(kind engine.Kind, p engine.Position) int32 {
	return o.value(kind, small(p))
}

func (o *Oracle) value(kind engine.Kind, c []int) int32 {
	e := o.solve(c)
	switch kind {
	case engine.PalaceNumbers:
		return e.palaces
	case engine.NimValues:
		return e.nim
	case engine.Remoteness, engine.MisereRemoteness:
		return e.lasts
	default:
		if int(e.palaces) < o.k {
			return 1
		}
		return 0
	}
}

// Outcome says who wins from p.
func (o *Oracle) Outcome(p engine.Position) engine.Outcome {
	if int(o.solve(small(p)).palaces) < o.k {
		return engine.P
	}
	return engine.N
}

// Palaces lists the P-positions among the options of p, sorted.
func (o *Oracle) Palaces(p engine.Position) []engine.Position {
	var palaces []engine.Position
	for _, q := range engine.Options(o.game.Rays(p)) {
		if o.Outcome(q) == engine.P {
			palaces = append(palaces, q)
		}
	}
	return palaces
}

// Sights lists the palace numbers of the options of p, in their order.
func (o *Oracle) Sights(p engine.Position) []int32 {
	var sights []int32
	for _, q := range engine.Options(o.game.Rays(p)) {
		sights = append(sights, o.solve(small(q)).palaces)
	}
	return sights
}

// Values returns the values of the squares of w, row by row from the smallest y,
// for a game of two dimensions.
func (o *Oracle) Values(kind engine.Kind, w engine.Window) []int32 {
	values := make([]int32, 0, w.Area())
	for y := w.Y; y < w.Y+w.H; y++ {
		for x := w.X; x < w.X+w.W; x++ {
			values = append(values, o.value(kind, []int{x, y}))
		}
	}
	return values
}

// Box returns the values of all positions p with lo ≤ p < lo+size, in any number
// of dimensions; the first component runs fastest.
func (o *Oracle) Box(kind engine.Kind, lo, size []int) []int32 {
	total := 1
	for _, s := range size {
		total *= s
	}
	values := make([]int32, total)
	p := make([]int, len(lo))
	for i := range values {
		rest := i
		for d := range p {
			p[d] = lo[d] + rest%size[d]
			rest /= size[d]
		}
		values[i] = o.value(kind, p)
	}
	return values
}

// solve returns the numbers of the position with these components, solving whatever can
// be reached from it.
func (o *Oracle) solve(c []int) *entry {
	e := o.store.at(c)
	switch e.state {
	case solved:
		return e
	case open:
		panic(o.loop(c))
	}
	if o.depth++; o.depth > mostMoves {
		panic(&Endless{Play: []engine.Position{engine.Ints(c...)}})
	}
	e.state = open
	first := len(o.options)
	walk(o.game.Rays(engine.Ints(c...)), func(q []int) {
		option := o.store.at(q)
		if option.state != solved {
			o.solve(q)
		}
		o.options = append(o.options, option)
	})
	e.palaces, e.nim = o.count(o.options[first:])
	if o.misere && len(o.options) == first {
		e.palaces = int32(o.k)
	}
	e.lasts = lasts(o.options[first:], int(e.palaces) < o.k, o.k)
	e.state, o.options = solved, o.options[:first]
	o.depth--
	return e
}

// count goes through the solved options of a position. A square that lies on two rays is
// one option: the serial number of the position marks those that were counted.
func (o *Oracle) count(options []*entry) (palaces, nim int32) {
	o.serial++
	for _, e := range options {
		if e.counted == o.serial {
			continue
		}
		e.counted = o.serial
		if int(e.palaces) < o.k {
			palaces++
		}
		for int(e.nim) >= len(o.seen) {
			o.seen = append(o.seen, 0)
		}
		o.seen[e.nim] = o.serial
	}
	for int(nim) < len(o.seen) && o.seen[nim] == o.serial {
		nim++
	}
	return palaces, nim
}

// lasts says in how many moves the game is over from a position, P or not, with these options: from a
// palace one more than from the option from which it lasts longest, from others one more than from the
// palace from which it lasts shortest; 0 without options.
func lasts(options []*entry, palace bool, k int) (moves int32) {
	for _, e := range options {
		switch is := int(e.palaces) < k; {
		case palace && !is:
			moves = max(moves, e.lasts+1)
		case !palace && is && (moves == 0 || e.lasts+1 < moves):
			moves = e.lasts + 1
		}
	}
	return moves
}

// walk visits every option on the rays. visit must not keep its argument.
func walk(rays []engine.Ray, visit func(q []int)) {
	if len(rays) == 0 {
		return
	}
	var room [engine.MaxDim]int
	at := make([]int, 0, rays[0].From.Dim())
	for _, r := range rays {
		at = add(at[:0], r.From)
		by := add(room[:0], r.Step)
		for range r.Count.Clamp() {
			visit(at)
			for d := range at {
				at[d] += by[d]
			}
		}
	}
}

// small returns the components of a position.
func small(p engine.Position) []int { return add(nil, p) }

// add appends the components of a position to dst.
func add(dst []int, p engine.Position) []int {
	dst, ok := p.Small(dst)
	if !ok {
		panic(fmt.Sprintf("oracle: (%v) is none of the positions that it can be asked about", p))
	}
	return dst
}
