package sheet

import (
	"encoding/binary"
	"slices"
	"strconv"
)

// numbers writes rows of numbers with commas between them, and a word for those that
// show nothing. It remembers how numbers are written that it has met, for there are few
// different ones on a board next to each other.
type numbers struct {
	masked int32 // 0 for none
	word   string
	known  [512]written // by the last bits of the number
}

// written is a number with a comma after it, as the bytes of text from the lowest on.
type written struct {
	value  int32
	length uint8 // 0 for none
	text   uint64
}

// longestWritten is how many bytes are remembered.
const longestWritten = 8

// appendRow appends a row.
func (n *numbers) appendRow(dst []byte, row []int32) []byte {
	for len(row) > 0 {
		part := row[:min(len(row), 1<<12)]
		row = row[len(part):]
		dst = slices.Grow(dst, longestNumberText*len(part))
		out, at := dst[len(dst):cap(dst)], 0
		for _, v := range part {
			w := &n.known[uint32(v)%uint32(len(n.known))]
			if w.value != v || w.length == 0 {
				at += n.learn(w, v, out[at:])
				continue
			}
			binary.LittleEndian.PutUint64(out[at:], w.text)
			at += int(w.length)
		}
		dst = dst[:len(dst)+at]
	}
	return dst[:len(dst)-1]
}

// longestNumberText is room for any number, a comma, and what is written beyond it.
const longestNumberText = 16

// learn writes a number that has not been met lately.
func (n *numbers) learn(w *written, v int32, out []byte) int {
	text := out[:0]
	if n.masked > 0 && v == n.masked {
		text = append(text, n.word...)
	} else {
		text = strconv.AppendInt(text, int64(v), 10)
	}
	text = append(text, ',')
	if len(text) <= longestWritten {
		var bytes [longestWritten]byte
		copy(bytes[:], text)
		*w = written{v, uint8(len(text)), binary.LittleEndian.Uint64(bytes[:])}
	}
	return len(text)
}
