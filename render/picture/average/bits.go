package average

import (
	"encoding/binary"
	"math/bits"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/picture"
)

// Tiles of Bits come from the fastest engines, so their pixels are averaged a
// machine word at a time: all that matters of a pixel is how many of its squares
// are palaces. The usual steps of a population count, stopped early, leave these
// numbers side by side in the word.

// shadeBits paints a tile of Bits whose rows begin on a word of the board, from the
// first pixel of dst on, for level ≥ 1. It paints whole pixels only and reports
// whether that was all.
func (s *Averager) shadeBits(t *engine.Tile, level int, dst []byte) bool {
	edge := 1 << level
	if t.X%64 != 0 || !whole(t, level) {
		return false
	}
	colors := s.densities(edge * edge)
	stride := t.Stride()
	var counts [engine.TileSize]uint32 // of the words wholly, though the tile may end in one
	for y := 0; y < t.H; y += edge {
		countRow(t.Bits[y*stride:(y+edge)*stride], stride, level, &counts)
		row := counts[:t.W>>level]
		pixels := dst[4*(y>>level)*picture.Size:][:4*len(row)]
		for i, n := range row {
			binary.LittleEndian.PutUint32(pixels[4*i:4*i+4], colors[n])
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
func countRow(rows []uint64, stride, level int, counts *[engine.TileSize]uint32) {
	for w := range stride {
		column := rows[w:]
		switch level {
		case 1:
			var fields [4]uint64 // of 8 bytes: pixels 4i, 4i+1, 4i+2, 4i+3
			for at := 0; at < len(column); at += stride {
				x := pairs(column[at])
				for j := range fields {
					fields[j] += x >> (2 * j) & 0x0303030303030303
				}
			}
			for i := range 8 {
				for j := range fields {
					counts[w*32+4*i+j] = uint32(fields[j]>>(8*i)) & 0xff
				}
			}
		case 2:
			var even, odd uint64 // pixels 2i and 2i+1, a byte each
			for at := 0; at < len(column); at += stride {
				x := nibbles(pairs(column[at]))
				even += x & 0x0f0f0f0f0f0f0f0f
				odd += x >> 4 & 0x0f0f0f0f0f0f0f0f
			}
			for i := range 8 {
				counts[w*16+2*i] = uint32(even>>(8*i)) & 0xff
				counts[w*16+2*i+1] = uint32(odd>>(8*i)) & 0xff
			}
		case 3, 4:
			sum := sumOctets(column, stride) // at most 16 · 8 in a byte
			if level == 3 {
				for i := range 8 {
					counts[w*8+i] = uint32(sum>>(8*i)) & 0xff
				}
				continue
			}
			sum = sum&0x00ff00ff00ff00ff + sum>>8&0x00ff00ff00ff00ff
			for i := range 4 {
				counts[w*4+i] = uint32(sum>>(16*i)) & 0xffff
			}
		default: // half a word, a word, or several
			low, high := sumHalves(column, stride)
			if level == 5 {
				counts[2*w], counts[2*w+1] = low, high
				continue
			}
			if w&(1<<(level-6)-1) == 0 {
				counts[w>>(level-6)] = 0
			}
			counts[w>>(level-6)] += low + high
		}
	}
}

// sumOctets counts the bits of each eighth of every stride-th word together. There
// are 8 or 16 of these.
func sumOctets(words []uint64, stride int) (sum uint64) {
	for at := 0; at+3*stride < len(words); at += 4 * stride {
		sum += octets(nibbles(pairs(words[at]))) + octets(nibbles(pairs(words[at+stride]))) +
			octets(nibbles(pairs(words[at+2*stride]))) + octets(nibbles(pairs(words[at+3*stride])))
	}
	return sum
}

// sumHalves counts the bits of either half of every stride-th word together. The
// number of these is a multiple of 4. Processors count the bits of a word at once.
func sumHalves(words []uint64, stride int) (low, high uint32) {
	var lows, all int
	for at := 0; at+3*stride < len(words); at += 4 * stride {
		a, b, c, d := words[at], words[at+stride], words[at+2*stride], words[at+3*stride]
		lows += bits.OnesCount32(uint32(a)) + bits.OnesCount32(uint32(b)) + bits.OnesCount32(uint32(c)) + bits.OnesCount32(uint32(d))
		all += bits.OnesCount64(a) + bits.OnesCount64(b) + bits.OnesCount64(c) + bits.OnesCount64(d)
	}
	return uint32(lows), uint32(all - lows)
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
func (s *Averager) densities(n int) []uint32 {
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
