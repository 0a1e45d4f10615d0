package sweep

import (
	"math/bits"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
)

// The planes of a block of nim-values say which squares have a value; these
// functions turn a row of them around, to the value of each square.

// MostSmall is the largest value that CutSmall writes.
const MostSmall = 127

// spread[b] has bit i of b in the lowest bit of byte i.
var spread = func() (table [256]uint64) {
	for b := range table {
		for i := range 8 {
			table[b] |= uint64(b>>i&1) << (8 * i)
		}
	}
	return table
}()

// CutSmall writes the values of the row that begins at word base, from its square
// left on. dst is no longer than a tile, and the values are at most MostSmall.
// First it writes the values in binary, a plane for each digit; then the digits of
// eight squares at a time are spread over the bytes of a word and added up.
func CutSmall(planes [][]uint64, dst []int8, base, left int) {
	const words = engine.TileSize / 64
	var digits [7][words]uint64
	var set [words]uint64
	used := bits.Len(uint(len(planes) - 1))
	for v := 1; v < len(planes); v++ {
		CutBits(set[:moves.Ceil(len(dst), 64)], planes[v], base, left, len(dst))
		for d := range used {
			if v>>d&1 != 0 {
				for i, w := range set {
					digits[d][i] |= w
				}
			}
		}
	}
	for at := 0; at < len(dst); at += 8 {
		i, shift := at/64, uint(at%64)
		values := spread[digits[0][i]>>shift&255] | spread[digits[1][i]>>shift&255]<<1 |
			spread[digits[2][i]>>shift&255]<<2 | spread[digits[3][i]>>shift&255]<<3
		for d := 4; d < used; d++ {
			values |= spread[digits[d][i]>>shift&255] << d
		}
		if to := dst[at:]; len(to) >= 8 {
			e := (*[8]int8)(to)
			e[0], e[1], e[2], e[3] = int8(values), int8(values>>8), int8(values>>16), int8(values>>24)
			e[4], e[5], e[6], e[7] = int8(values>>32), int8(values>>40), int8(values>>48), int8(values>>56)
		} else {
			for i := range to {
				to[i] = int8(values >> (8 * i))
			}
		}
	}
}

// CutWide is CutSmall for values of any size. dst is all 0.
func CutWide(planes [][]uint64, dst []int32, base, left int) {
	var words [engine.TileSize / 64]uint64
	set := words[:moves.Ceil(len(dst), 64)]
	for v := 1; v < len(planes); v++ {
		CutBits(set, planes[v], base, left, len(dst))
		for i, w := range set {
			for ; w != 0; w &= w - 1 {
				dst[i*64+bits.TrailingZeros64(w)] = int32(v)
			}
		}
	}
}
