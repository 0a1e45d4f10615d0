package render

import (
	"encoding/binary"
	"math/bits"

	"github.com/palacegames/palace/engine"
)

// Tiles of Bits come from the fastest engines, so their pixels are averaged a
// machine word at a time: all that matters of a pixel is how many of its squares
// are palaces. The usual steps of a population count, stopped early, leave these
// numbers side by side in the word.

// shadeBits paints a tile of Bits whose rows begin on a word of the board, from the
// first pixel of dst on, for level ≥ 1. It paints whole pixels only and reports
// whether that was all.
func (s *Shader) shadeBits(t *engine.Tile, level int, dst []byte) bool {
	edge := 1 << level
	if t.X%64 != 0 || t.W%64 != 0 || !whole(t, level) {
		return false
	}
	colors := s.densities(edge * edge)
	stride := t.Stride()
	var counts [PictureSize]uint32
	for y := 0; y < t.H; y += edge {
		rows := t.Bits[y*stride : (y+edge)*stride]
		row := counts[:t.W>>level]
		countRow(rows, stride, level, row)
		pixels := dst[4*(y>>level)*PictureSize:][:4*len(row)]
		for i, n := range row {
			binary.LittleEndian.PutUint32(pixels[4*i:], colors[n])
		}
	}
	return true
}

// whole reports whether a tile begins and ends with a pixel.
func whole(t *engine.Tile, level int) bool {
	return (t.X|t.Y|t.W|t.H)&(1<<level-1) == 0
}

// countRow counts the bits of each pixel of one row of pixels: 2^level rows of
// squares, stride words each.
func countRow(rows []uint64, stride, level int, counts []uint32) {
	switch level {
	case 1:
		for w := range stride {
			var fields [4]uint64 // of 8 bytes: pixels 4i, 4i+1, 4i+2, 4i+3
			for at := w; at < len(rows); at += stride {
				x := pairs(rows[at])
				for j := range fields {
					fields[j] += x >> (2 * j) & 0x0303030303030303
				}
			}
			for i := range 8 {
				for j := range fields {
					counts[w*32+4*i+j] = uint32(fields[j]>>(8*i)) & 0xff
				}
			}
		}
	case 2:
		for w := range stride {
			var even, odd uint64 // pixels 2i and 2i+1, a byte each
			for at := w; at < len(rows); at += stride {
				x := nibbles(pairs(rows[at]))
				even += x & 0x0f0f0f0f0f0f0f0f
				odd += x >> 4 & 0x0f0f0f0f0f0f0f0f
			}
			for i := range 8 {
				counts[w*16+2*i] = uint32(even>>(8*i)) & 0xff
				counts[w*16+2*i+1] = uint32(odd>>(8*i)) & 0xff
			}
		}
	case 3:
		for w := range stride {
			var sum uint64 // a byte a pixel: 8 rows of 8 fit
			for at := w; at < len(rows); at += stride {
				sum += octets(nibbles(pairs(rows[at])))
			}
			for i := range 8 {
				counts[w*8+i] = uint32(sum>>(8*i)) & 0xff
			}
		}
	default: // 16 squares or more: a pixel is 16 or 32 bits of a word, or whole words
		clear(counts)
		width := min(1<<level, 64)
		for ; len(rows) > 0; rows = rows[stride:] {
			for w, x := range rows[:stride] {
				for i := 0; i < 64; i += width {
					counts[(w*64+i)>>level] += uint32(bits.OnesCount64(x >> i << (64 - width)))
				}
			}
		}
	}
}

// pairs, nibbles and octets are the steps of a population count: they turn bits
// into counts of 2, those into counts of 4, and those into counts of 8.
func pairs(x uint64) uint64 { return x - x>>1&0x5555555555555555 }

func nibbles(x uint64) uint64 {
	return x&0x3333333333333333 + x>>2&0x3333333333333333
}

func octets(x uint64) uint64 { return (x + x>>4) & 0x0f0f0f0f0f0f0f0f }

// densities returns the colour of a pixel of n squares for every number of palaces
// among them.
func (s *Shader) densities(n int) []uint32 {
	if len(s.dense) != n+1 {
		s.dense = make([]uint32, n+1)
		var pixel [4]byte
		for p := range s.dense {
			put(pixel[:], s.mix(uint32(p), uint32(n)), uint32(n))
			s.dense[p] = binary.LittleEndian.Uint32(pixel[:])
		}
	}
	return s.dense
}
