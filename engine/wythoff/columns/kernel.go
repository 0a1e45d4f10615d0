package columns

import (
	"unsafe"

	"github.com/palacegames/palace/engine/wythoff/moves"
)

// Kernel is another form of two loops, such as a machine may have for which Go makes
// slow code. Walk does what Table.extendByLines does, from column x up to end, and
// Near what near.extend does; both stop early where a column needs more than
// they can do, and return the first column that is not done. The state is what
// Table.pack and loops.near write down. The zero Kernel is the form in Go.
type Kernel struct {
	Walk, Near func(state unsafe.Pointer, x, end int) int
}

// loops is a kernel with the memory in which it is told the state.
type loops struct {
	Kernel
	state []int32
}

// near is n.extend in the kernel's form, if it has one.
func (l *loops) near(n *near, row rows, single []moves.Move, x, end int) int {
	if l.Near == nil {
		return n.extend(row, single, x, end)
	}
	even := len(single) + len(single)%2
	s := append(l.state[:0], int32(n.diagonals), int32(n.diagonals>>32), int32(n.rows), int32(n.rows>>32),
		int32(n.low), address(unsafe.Pointer(&row[0])), int32(len(row)), int32(even))
	for i := range even {
		m := single[min(i, len(single)-1)] // the last one twice, if they are odd
		s = append(s, int32(4*m.A), int32(m.B))
	}
	l.state = s
	x = l.Near(unsafe.Pointer(&s[0]), x, end)
	long := func(low, high int32) uint64 { return uint64(uint32(low)) | uint64(uint32(high))<<32 }
	n.diagonals, n.rows, n.low = long(s[0], s[1]), long(s[2], s[3]), int(s[4])
	return x
}

// address returns where p points to, in a program whose addresses have 32 bits. It is
// to the heap, where nothing moves.
func address(p unsafe.Pointer) int32 { return int32(uint32(uintptr(p))) }

// flag is 1 for true.
func flag(b bool) int32 {
	if b {
		return 1
	}
	return 0
}
