package sheet

import (
	"encoding/binary"
	"slices"

	"github.com/palacegames/palace/engine"
)

// appendDigits appends a row of the file as 1 for P and 0 for N, eight squares at a time
// where the board has them as bits.
func (b *band) appendDigits(row int, dst []byte) []byte {
	at := len(dst)
	dst = slices.Grow(dst, b.window.W+1)[:at+b.window.W]
	y := b.window.Y + row - b.first
	line := (engine.FloorDiv(y, engine.TileSize) - b.top) * b.across
	for i := range b.across {
		t := &b.tiles[line+i]
		part := dst[at+t.X-b.window.X:][:t.W]
		if t.Bits == nil {
			for x := range part {
				part[x] = '0' + byte(t.At(t.X+x, y))
			}
			continue
		}
		words := t.Bits[(y-t.Y)*t.Stride():]
		x := 0
		for ; x+8 <= len(part); x += 8 {
			binary.LittleEndian.PutUint64(part[x:], spread(byte(words[x/64]>>(x%64))))
		}
		for ; x < len(part); x++ {
			part[x] = '0' + byte(words[x/64]>>(x%64)&1)
		}
	}
	return append(dst, '\n')
}

// spread turns each bit into a digit, from the lowest on.
func spread(bits byte) uint64 {
	const each = 0x0101010101010101
	own := uint64(bits) * each & 0x8040201008040201 // the i-th bit in the i-th byte
	return (own+0x7f*each)>>7&each + '0'*each
}
