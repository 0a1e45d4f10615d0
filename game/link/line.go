package link

import (
	"math/bits"
	"strings"

	"github.com/palacegames/palace/engine"
)

// line is a line of squares as it is read.
type line struct {
	from, step engine.Position
	squares    int    // from end to end
	digits     string // which of them are meant, "" for all
}

const hexadecimal = "0123456789abcdef"

// has reports whether the i-th square, from 0, is meant.
func (x line) has(i int) bool {
	return x.digits == "" || i/4 < len(x.digits) && strings.IndexByte(hexadecimal, x.digits[i/4])>>(3-i%4)&1 == 1
}

// count says how many squares are meant.
func (x line) count() (n int) {
	if x.digits == "" {
		return x.squares
	}
	for _, d := range []byte(x.digits) {
		n += bits.OnesCount(uint(strings.IndexByte(hexadecimal, d)))
	}
	return n
}

// list appends the squares that are meant.
func (x line) list(squares []engine.Position) []engine.Position {
	for i := range x.squares {
		if x.has(i) {
			squares = append(squares, x.from.Plus(x.step, engine.Num(i)))
		}
	}
	return squares
}
