package qr

import (
	"errors"
	"fmt"
	"strings"

	"rsc.io/qr/coding"
)

// read reads a code as a scanner does that sees it without a fault: the witness of
// Encode. Only how the bytes are spread over blocks it takes from the library.
func read(c Code) (text string, level coding.Level, err error) {
	v := (c.Size - 17) / 4
	format := 0
	for i := range 15 {
		x, y := 8, i // from the top downwards, leaving the timing pattern out, then left
		switch {
		case i >= 9:
			x, y = 14-i, 8
		case i == 8:
			x, y = 7, 8
		case i >= 6:
			y = i + 1
		}
		if c.Dark(x, y) {
			format |= 1 << i
		}
	}
	format ^= 0b101010000010010
	level, mask := coding.Level(format>>13^1), format>>10&7
	plan, err := coding.NewPlan(coding.Version(v), level, coding.Mask(mask))
	if err != nil {
		return "", level, err
	}
	data := plait(spread(c, v, mask), plan)
	return parse(data, v), level, err
}

// spread returns the bytes in the order in which they lie on the code: up and down in
// strips two modules wide, from the right.
func spread(c Code, v, mask int) []byte {
	var bits []bool
	for right, up := c.Size-1, true; right > 0; right, up = right-2, !up {
		if right == 6 {
			right--
		}
		for i := range c.Size {
			y := i
			if up {
				y = c.Size - 1 - i
			}
			for _, x := range []int{right, right - 1} {
				if !fixed(c.Size, v, x, y) {
					bits = append(bits, c.Dark(x, y) != masked(mask, x, y))
				}
			}
		}
	}
	bytes := make([]byte, len(bits)/8)
	for i := range 8 * len(bytes) {
		if bits[i] {
			bytes[i/8] |= 0x80 >> (i % 8)
		}
	}
	return bytes
}

// masked reports whether a mask turns a module over.
func masked(mask, x, y int) bool {
	switch mask {
	case 0:
		return (x+y)%2 == 0
	case 1:
		return y%2 == 0
	case 2:
		return x%3 == 0
	case 3:
		return (x+y)%3 == 0
	case 4:
		return (y/2+x/3)%2 == 0
	case 5:
		return x*y%6 == 0
	case 6:
		return (x*y%2+x*y%3)%2 == 0
	}
	return ((x+y)%2+x*y%3)%2 == 0
}

// fixed reports whether a module holds no data: it belongs to a pattern, to the format
// or to the version.
func fixed(size, v, x, y int) bool {
	low, high := min(x, y), max(x, y)
	switch {
	case x < 9 && y < 9, low < 9 && high >= size-8, x == 6, y == 6:
		return true
	case v >= 7 && low < 6 && high >= size-11:
		return true
	}
	if v < 2 {
		return false
	}
	places := v/7 + 2
	step := (4*v + 2*places + 1) / (2*places - 2) * 2 // the least even one that is large enough
	if v == 32 {
		step = 26
	}
	near := func(at int) (int, bool) {
		for i := range places {
			middle := size - 7 - i*step
			if i == places-1 {
				middle = 6
			}
			if at >= middle-2 && at <= middle+2 {
				return middle, true
			}
		}
		return 0, false
	}
	mx, okX := near(x)
	my, okY := near(y)
	corner := mx == 6 && my == 6 || mx == 6 && my == size-7 || mx == size-7 && my == 6
	return okX && okY && !corner
}

// plait puts the data bytes into order: a byte of each block in turn, the last blocks
// one byte longer.
func plait(bytes []byte, plan *coding.Plan) []byte {
	blocks := make([][]byte, plan.Blocks)
	short := plan.DataBytes / plan.Blocks
	long := plan.DataBytes % plan.Blocks
	for i := range plan.DataBytes {
		to := i % plan.Blocks
		if i >= short*plan.Blocks {
			to = plan.Blocks - long + i - short*plan.Blocks
		}
		blocks[to] = append(blocks[to], bytes[i])
	}
	var data []byte
	for _, b := range blocks {
		data = append(data, b...)
	}
	return data
}

// parse reads segments until the mode that ends them.
func parse(data []byte, v int) string {
	at := 0
	take := func(n int) (value int) {
		for range n {
			value <<= 1
			if at < 8*len(data) && data[at/8]&(0x80>>(at%8)) != 0 {
				value |= 1
			}
			at++
		}
		return value
	}
	class := 0
	if v > 9 {
		class++
	}
	if v > 26 {
		class++
	}
	var b strings.Builder
	for at < 8*len(data) {
		switch mode := take(4); mode {
		case 0:
			return b.String()
		case 1:
			n := take([]int{10, 12, 14}[class])
			for ; n >= 3; n -= 3 {
				fmt.Fprintf(&b, "%03d", take(10))
			}
			if n > 0 {
				fmt.Fprintf(&b, "%0*d", n, take(3*n+1))
			}
		case 2:
			const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
			n := take([]int{9, 11, 13}[class])
			for ; n > 1; n -= 2 {
				two := take(11)
				b.WriteByte(letters[two/45%45])
				b.WriteByte(letters[two%45])
			}
			if n > 0 {
				b.WriteByte(letters[take(6)%45])
			}
		case 4:
			for range take([]int{8, 16, 16}[class]) {
				b.WriteByte(byte(take(8)))
			}
		default:
			return errors.New("an unknown mode").Error()
		}
	}
	return b.String()
}
