package automaton

import (
	"math/bits"
	"runtime"
	"unsafe"
)

// transpose writes eight words of eight lanes to eight rows of dst, each stride
// bytes after the one before: lane i of word j, as a signed number modulo 64, goes
// to byte j of row i. A portable loop over the bytes would cost more than all the
// counting, for not every compiler joins their stores.
func transpose(dst []int8, stride int, w *[8]uint64) {
	const half, quarter = 0x0000ffff0000ffff, 0x00ff00ff00ff00ff
	_ = dst[7*stride+7]
	p := unsafe.Pointer(&dst[0])
	// The low halves of the words go to the first four rows.
	a, b := uint64(uint32(w[0]))|w[4]<<32, uint64(uint32(w[1]))|w[5]<<32
	c, d := uint64(uint32(w[2]))|w[6]<<32, uint64(uint32(w[3]))|w[7]<<32
	a, c = exchange(a, c, 16, half)
	b, d = exchange(b, d, 16, half)
	a, b = exchange(a, b, 8, quarter)
	p = put(p, stride, a)
	p = put(p, stride, b)
	c, d = exchange(c, d, 8, quarter)
	p = put(p, stride, c)
	p = put(p, stride, d)
	// The high halves go to the last four.
	a, b = w[0]>>32|w[4]>>32<<32, w[1]>>32|w[5]>>32<<32
	c, d = w[2]>>32|w[6]>>32<<32, w[3]>>32|w[7]>>32<<32
	a, c = exchange(a, c, 16, half)
	b, d = exchange(b, d, 16, half)
	a, b = exchange(a, b, 8, quarter)
	p = put(p, stride, a)
	p = put(p, stride, b)
	c, d = exchange(c, d, 8, quarter)
	p = put(p, stride, c)
	put(p, stride, d)
}

// put writes the lanes of v at p, the lowest first, and moves p on.
func put(p unsafe.Pointer, stride int, v uint64) unsafe.Pointer {
	v = signed(v)
	if bigEndian {
		v = bits.ReverseBytes64(v)
	}
	*(*uint64)(p) = v
	return unsafe.Add(p, stride)
}

// exchange swaps the high bits of a, where mask shifted up says, with the low bits
// of b that mask says.
func exchange(a, b uint64, shift uint, mask uint64) (uint64, uint64) {
	t := (a>>shift ^ b) & mask
	return a ^ t<<shift, b ^ t
}

// signed makes a signed byte of each lane's number modulo 64, from -32 to 31.
func signed(v uint64) uint64 {
	return (v&sixBits + 0x60*eachLane) ^ 0x60*eachLane
}

// load reads eight squares at once, the first in the lowest byte.
func load(p unsafe.Pointer) uint64 {
	v := *(*uint64)(p)
	if bigEndian {
		v = bits.ReverseBytes64(v)
	}
	return v
}

// bigEndian says in what order this machine stores the bytes of a word. It is a
// constant because a branch in put would cost WebAssembly more than the store.
const bigEndian = runtime.GOARCH == "s390x" || runtime.GOARCH == "ppc64" ||
	runtime.GOARCH == "mips" || runtime.GOARCH == "mips64"
