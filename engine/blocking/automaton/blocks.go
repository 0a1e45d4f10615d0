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
