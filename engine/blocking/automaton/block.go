package automaton

import "strconv"

// Blocks counts the blocks of one game.
type Blocks struct {
	Hood
	// Modulus is what the counters along edges are given modulo: 64 by the form in Go, 256
	// by a kernel. Neither understands the other's.
	Modulus int
	lane    uint64 // the bits of a counter below the modulus, in each lane of a word
	fills   bool   // whether the values of an empty block are sooner written than counted
	kernel  Kernel
}

// NewBlocks counts in the game with blocking number k, by a kernel or, for the zero
// Kernel, in Go.
func NewBlocks(k int, kernel Kernel) *Blocks {
	if kernel.Block == nil {
		return &Blocks{Hood: Hood{k}, Modulus: 64, lane: sixBits, fills: true, kernel: Kernel{Block: countInGo}}
	}
	return &Blocks{Hood: Hood{k}, Modulus: 256, lane: ^uint64(0), kernel: kernel}
}

// Name returns the notation of the game with blocking number k: "blocking:5".
func Name(k int) string { return "blocking:" + strconv.Itoa(k) }

// String returns the notation of the game.
func (b *Blocks) String() string { return Name(b.K) }

// Shape says what kind of block was met, and so by what it was counted.
type Shape uint8

// The kinds of blocks.
const (
	Ordinary Shape = iota // outside the hood: by lanes, or a kernel
	Mixed                 // on the hood's border: the same, with some squares given
	Deep                  // in the hood: by its closed form
	Flat                  // k everywhere, as its edges show: nothing changes
	Empty                 // without a palace, as its edges show: it hands on what it was given
	Unproved              // perhaps not to be told from its edges: by the textbook
)

// Count counts through block (i, j), whose edges are given, and replaces them by those of
// its neighbours below and to the right. This is the list of how a block is counted, the
// cheapest way first. Unless values is nil it receives the values of the block; those in
// the hood mean nothing, and those of a Flat, a Deep or an Unproved block are not written.
// If empty is not nil it receives an Empty block instead.
func (b *Blocks) Count(i, j int, top, left *Edge, values *Values, empty *EmptyBlock) Shape {
	shape := Ordinary
	switch {
	case b.Covers(i, j):
		b.leave(i, j, top, left)
		return Deep
	case b.Touches(i, j):
		shape = Mixed
	case isFlat(top, left):
		return Flat
	case (values == nil || empty != nil || b.fills) && b.isEmpty(top, left):
		switch {
		case empty != nil:
			*empty = EmptyBlock{b, *top, *left}
		case values != nil:
			fillEmpty(values, top, left)
		}
		b.passEmpty(top, left)
		return Empty
	}
	wide, tall := b.Bounds(i, j)
	if !b.kernel.Block(values, top, left, wide, tall) {
		return Unproved
	}
	return shape
}

// Innermost counts as Count does, by lanes or a kernel in any case. Squares with
// x+2y < wide or 2x+y < tall, from the block's first one on, lie in the hood and are
// palaces whatever they see. It reports whether the values are near enough to 0 for the
// next blocks' to be told from theirs: see near.
func (b *Blocks) Innermost(values *Values, top, left *Edge, wide, tall int) bool {
	return b.kernel.Block(values, top, left, wide, tall)
}

// Runs reports whether blocks from (i, j) on can be counted by Run.
func (b *Blocks) Runs(i, j int) bool { return b.kernel.Run != nil && !b.Touches(i, j) }

// Run is a kernel's Run.
func (b *Blocks) Run(tops []Edge, left *Edge, lefts []Edge) (counted int, near bool) {
	return b.kernel.Run(tops, left, lefts)
}

// isFlat reports whether no palace lies in a block with these edges because every
// square of it sees exactly k: if nothing changes along the edges and it is so in
// one square, then by counting on it is so in all.
func isFlat(top, left *Edge) bool {
	d := top.Diag[0]
	return (top.Line[0]+left.Line[0]+d)&63 == 0 && (left.Diag[0]-d)&63 == 0 &&
		top.Constant() && left.Constant()
}

// countInGo is the Kernel's Block in Go, modulo 64.
func countInGo(values *Values, top, left *Edge, wide, tall int) bool {
	top.reduce(sixBits)
	left.reduce(sixBits)
	before := [2]Edge{*top, *left}
	return countBands(values, top, left, wide, tall)&^nearLanes == 0 || near(values, &before, wide, tall)
}
