package engine

import (
	"cmp"
	"encoding/binary"
	"math/big"
	"slices"
	"strings"
)

// Position is where the piece stands: (x, y) on a board, or the sizes of d piles, each of
// any length. It is a value: == tells whether two positions are the same, and nothing
// changes one. The zero value is no position at all.
//
// It is four machine words, because compilers keep no more in registers. Two components
// that the machine holds, as nearly always, are x and y with more = "\x02". Else more
// begins with how many components there are:
//
//	one or three and more small ones: x and y are the first two, more the rest, 8 bytes each
//	any that is not small: x = y = 0, more is 128 + how many, then of each its length and
//	its bytes as an Int has them ("" for 0)
type Position struct {
	x, y int
	more string
}

const (
	pair      = "\x02"
	long      = 0x80 // added to the number of components if one of them is not small
	mostPiles = 0x7f
)

// At returns the position (x, y).
func At(x, y int) Position { return Position{x, y, pair} }

// OfCell returns a square as a position.
func OfCell(c Cell) Position { return Position{c.X, c.Y, pair} }

// Ints returns the position of machine integers; without any it is none.
func Ints(c ...int) Position {
	switch n := len(c); {
	case n == 0:
		return Position{}
	case n == 2:
		return Position{c[0], c[1], pair}
	case n > mostPiles:
		panic("engine: a position of more than 127 components")
	case n == 1:
		return Position{x: c[0], more: "\x01"}
	}
	more := make([]byte, 1, 1+8*(len(c)-2))
	more[0] = byte(len(c))
	for _, v := range c[2:] {
		more = binary.BigEndian.AppendUint64(more, uint64(v))
	}
	return Position{c[0], c[1], string(more)}
}

// Of returns the position of integers of any length; without any it is none.
func Of(c ...Int) Position {
	small := make([]int, 0, 4)
	for _, v := range c {
		n, ok := v.Small()
		if !ok {
			return far(c)
		}
		small = append(small, n)
	}
	return Ints(small...)
}

func far(c []Int) Position {
	if len(c) > mostPiles {
		panic("engine: a position of more than 127 components")
	}
	more := []byte{long | byte(len(c))}
	for _, v := range c {
		text := v.far
		if text == "" && v.small != 0 {
			sign := byte('+')
			if v.small < 0 {
				sign = '-'
			}
			text = string(append([]byte{sign}, new(big.Int).SetUint64(magnitude(v.small)).Bytes()...))
		}
		more = binary.AppendUvarint(more, uint64(len(text)))
		more = append(more, text...)
	}
	return Position{more: string(more)}
}

// Dim returns the number of components, 0 for no position.
func (p Position) Dim() int {
	if p.more == "" {
		return 0
	}
	return int(p.more[0] &^ long)
}

// Pair returns a position of two components that the machine holds; ok is false for any
// other.
func (p Position) Pair() (x, y int, ok bool) { return p.x, p.y, p.more == pair }

// Cell returns a position of two machine integers as a square. It must be one.
func (p Position) Cell() Cell { return Cell{X: p.x, Y: p.y} }

// Small appends the components to dst, if the machine holds them all.
func (p Position) Small(dst []int) (c []int, ok bool) {
	switch {
	case p.more == "" || p.more[0]&long != 0:
		return dst, false
	case p.more == pair:
		return append(dst, p.x, p.y), true
	case p.more[0] == 1:
		return append(dst, p.x), true
	}
	dst = append(dst, p.x, p.y)
	for rest := []byte(p.more[1:]); len(rest) > 0; rest = rest[8:] {
		dst = append(dst, int(binary.BigEndian.Uint64(rest)))
	}
	return dst, true
}

// At returns component d, which must be less than Dim.
func (p Position) At(d int) Int {
	if p.more == pair || p.more[0] == 1 {
		return Num([2]int{p.x, p.y}[d])
	}
	return p.Components(nil)[d]
}

// Components appends all components to dst.
func (p Position) Components(dst []Int) []Int {
	var room [4]int
	if small, ok := p.Small(room[:0]); ok {
		for _, v := range small {
			dst = append(dst, Num(v))
		}
		return dst
	}
	if p.more == "" {
		return dst
	}
	for rest := []byte(p.more[1:]); len(rest) > 0; {
		n, size := binary.Uvarint(rest)
		text := rest[size:][:n]
		rest = rest[size+int(n):]
		v := Int{}
		if n > 0 {
			b := new(big.Int).SetBytes(text[1:])
			if text[0] == '-' {
				b.Neg(b)
			}
			v = Big(b)
		}
		dst = append(dst, v)
	}
	return dst
}

// With returns the position with another component d.
func (p Position) With(d int, v Int) Position {
	c := p.Components(nil)
	c[d] = v
	return Of(c...)
}

// Plus returns p + n·step, both of the same number of components.
func (p Position) Plus(step Position, n Int) Position {
	if by, ok := n.Small(); ok && p.more == pair && step.more == pair {
		x, y := Num(step.x).Times(Num(by)).Plus(Num(p.x)), Num(step.y).Times(Num(by)).Plus(Num(p.y))
		if x.far == "" && y.far == "" {
			return At(x.small, y.small)
		}
		return Of(x, y)
	}
	c := p.Components(nil)
	for d, v := range step.Components(nil) {
		c[d] = c[d].Plus(v.Times(n))
	}
	return Of(c...)
}

// Minus returns p - q, both of the same number of components.
func (p Position) Minus(q Position) Position { return p.Plus(q, Num(-1)) }

// Seen returns p as it lies seen from an origin, if all components of that are at most
// most away from 0. None is the origin (0, …, 0).
func (p Position) Seen(origin Position, most int) (c []int, ok bool) {
	if origin != (Position{}) {
		if origin.Dim() != p.Dim() {
			return nil, false
		}
		p = p.Minus(origin)
	}
	c, ok = p.Small(nil)
	for _, v := range c {
		ok = ok && v <= most && v >= -most
	}
	return c, ok
}

// Extent returns how far from (0, …, 0) a position lies: its components' sum, all taken positive.
func (p Position) Extent() (sum Int) {
	for _, v := range p.Components(nil) {
		sum = sum.Plus(v.Abs())
	}
	return sum
}

// Zero reports whether every component is 0.
func (p Position) Zero() bool {
	return !slices.ContainsFunc(p.Components(nil), func(v Int) bool { return v != Int{} })
}

// Compare orders positions by their components, the first one first, and before that none
// before all others; it returns -1, 0 or 1.
func (p Position) Compare(q Position) int {
	if p.more == pair && q.more == pair {
		if p.x != q.x {
			return cmp.Compare(p.x, q.x)
		}
		return cmp.Compare(p.y, q.y)
	}
	return slices.CompareFunc(p.Components(nil), q.Components(nil), Int.Cmp)
}

// String writes the position as in a link, without parentheses: "3,3".
func (p Position) String() string {
	c := p.Components(nil)
	parts := make([]string, len(c))
	for d, v := range c {
		parts[d] = v.String()
	}
	return strings.Join(parts, ",")
}
