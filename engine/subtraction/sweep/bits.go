package sweep

import "math"

// SetBits sets the bits from the first number to before the second.
func SetBits(bits []uint64, from, to int) {
	eachWord(from, to, func(i int, mask uint64) { bits[i] |= mask })
}

// ClearBits clears them.
func ClearBits(bits []uint64, from, to int) {
	eachWord(from, to, func(i int, mask uint64) { bits[i] &^= mask })
}

// eachWord visits the words that hold the bits, with masks of these bits.
func eachWord(from, to int, visit func(i int, mask uint64)) {
	for from < to {
		mask := uint64(math.MaxUint64) << (from % 64)
		word := from / 64
		if from = (word + 1) * 64; from > to {
			mask &= math.MaxUint64 >> (from - to)
		}
		visit(word, mask)
	}
}

// RepeatBits repeats the bits from the first number to before the second, up to
// before the third. The bits from the second on must be 0.
func RepeatBits(bits []uint64, from, to, end int) {
	for to < end {
		n := min(to-from, end-to) // all that is there already: twice as much each time
		copyBits(bits, from, to, n)
		to += n
	}
}

// copyBits copies n bits to where there are zeros, behind them.
func copyBits(bits []uint64, from, to, n int) {
	for n > 0 {
		k := min(n, 64-to%64)
		word := bits[from/64] >> (from % 64)
		if rest := from % 64; rest+k > 64 {
			word |= bits[from/64+1] << (64 - rest)
		}
		bits[to/64] |= word & (math.MaxUint64 >> (64 - k)) << (to % 64)
		from, to, n = from+k, to+k, n-k
	}
}

// CutBits copies n bits of the row that begins at word base, from its square x on.
func CutBits(dst, plane []uint64, base, x, n int) {
	first, shift := base+x/64, uint(x%64)
	copy(dst, plane[first:])
	if shift > 0 {
		for i := range dst {
			dst[i] >>= shift
			if (i+1)*64-int(shift) < n {
				dst[i] |= plane[first+i+1] << (64 - shift)
			}
		}
	}
	if n%64 != 0 {
		dst[len(dst)-1] &= 1<<(n%64) - 1
	}
}
