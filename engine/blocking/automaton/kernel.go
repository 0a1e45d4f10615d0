package automaton

// Kernel is another form of the innermost functions, such as a machine may have whose
// vectors Go does not know. The zero Kernel is the form in Go.
type Kernel struct {
	// Block counts through a block whose counters are given modulo 256. It replaces top
	// and left by the edges that leave the block at the bottom and on the right. Squares
	// with x+2y < wide or 2x+y < tall are palaces whatever they see; both lie between
	// -10000 and 10000. Unless values is nil it receives the palace numbers minus k. Block
	// returns whether all of them outside the hood lie from -32 to 31.
	Block func(values *Values, top, left *Edge, wide, tall int) bool
	// Run counts through blocks without their values, one to the right of the other and
	// none of them in the hood. tops are their top edges, left is the left edge of the
	// first; to lefts it writes what the left edge of each block was. It stops before a
	// block that is flat, all numbers of which are k, and behind one for which Block would
	// return false; it returns how many blocks it has counted, and whether Block would
	// return true for all of them. It may be nil.
	Run func(tops []Edge, left *Edge, lefts []Edge) (counted int, near bool)
}
