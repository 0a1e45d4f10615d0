package automaton

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

// isFlat reports whether no palace lies in a block with these edges because every
// square of it sees exactly k: if nothing changes along the edges and it is so in
// one square, then by counting on it is so in all.
func isFlat(top, left *Edge) bool {
	d := top.Diag[0]
	return (top.Line[0]+left.Line[0]+d)&63 == 0 && (left.Diag[0]-d)&63 == 0 &&
		top.Constant() && left.Constant()
}
