package sweep

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/automaton"
)

// blockView is a block that was counted, ready to be cut into tiles.
type blockView struct {
	blocks *automaton.Blocks
	i, j   int
	shape  automaton.Shape
	values *automaton.Values // not looked at in a flat, a deep or an unproved block
	pool   *pool
}

// window returns the squares of the block.
func (p *blockView) window() engine.Window {
	return engine.Window{X: p.i * blockSide, Y: p.j * blockSide, W: blockSide, H: blockSide}
}

// tile returns the part of the block that lies in w. The tile of a whole block may
// hold the block's own values.
func (p *blockView) tile(kind engine.Kind, w engine.Window) engine.Tile {
	x, y := p.i*blockSide, p.j*blockSide
	t := engine.Tile{Window: w}
	switch {
	case p.shape == automaton.Unproved && kind == engine.Outcomes:
		t.Bits = make([]uint64, t.Stride()*t.H)
		for n, v := range automaton.Exactly(p.blocks.K, w) {
			x, y := n%t.W, n/t.W
			if int(v) < p.blocks.K {
				t.Bits[y*t.Stride()+x/64] |= 1 << (x % 64)
			}
		}
	case p.shape == automaton.Unproved:
		t.Wide = automaton.Exactly(p.blocks.K, w)
	case (p.shape == automaton.Flat || p.shape == automaton.Empty) && kind == engine.Outcomes:
		t.Linear, t.Base = true, 0
	case p.shape == automaton.Deep && kind == engine.Outcomes:
		t.Linear, t.Base = true, 1
	case kind == engine.Outcomes:
		p.fill()
		outcomes(&t, p.values, x, y)
	case p.shape == automaton.Flat:
		t.Linear, t.Base = true, int32(p.blocks.K)
	case p.shape == automaton.Deep && p.i > p.j:
		t.Linear, t.Base, t.Slope = true, int32(automaton.Options(t.X, t.Y)), [2]int32{1, 2}
	case p.shape == automaton.Deep, p.shape == automaton.Mixed && automaton.Options(t.X, t.Y)-p.blocks.K < math.MinInt8:
		t.Wide = p.pool.large(t.Area())
		wide(&t, p.values, x, y, p.blocks.Hood)
	case t.Area() == blockSide*blockSide:
		p.fill()
		t.Base, t.Small = int32(p.blocks.K), p.values[:]
	default:
		p.fill()
		t.Base, t.Small = int32(p.blocks.K), p.pool.small(t.Area())
		for row := range t.H {
			copy(t.Small[row*t.W:][:t.W], p.values[(t.Y-y+row)*blockSide+t.X-x:])
		}
	}
	return t
}

// fill writes what lies in the hood, as far as bytes can hold it. Counting does not.
func (p *blockView) fill() {
	if p.shape == automaton.Mixed {
		p.blocks.Fill(p.i, p.j, p.values)
	}
}

// holds reports whether the tile holds the block's own values.
func (p *blockView) holds(t *engine.Tile) bool {
	return len(t.Small) > 0 && &t.Small[0] == &p.values[0]
}

// wide fills t.Wide from the block whose smallest corner is (x, y), with the numbers
// of the hood in full.
func wide(t *engine.Tile, v *automaton.Values, x, y int, h automaton.Hood) {
	// The hood's rows are parts of one row that rises by one, right of the diagonal,
	// and of two that rise by two, left of it.
	var byOne [3 * blockSide]int32
	var byTwo [2][2 * blockSide]int32
	for n := range byOne {
		byOne[n] = int32(x + 2*y + n)
	}
	for n := range byTwo[0] {
		byTwo[0][n], byTwo[1][n] = int32(2*x+y+2*n), int32(2*x+y+2*n+1)
	}
	for row := range t.H {
		dst, dx, dy := t.Wide[row*t.W:][:t.W], t.X-x, t.Y-y+row
		in := min(t.W, max(0, h.Width(y+dy)-t.X))
		bend := min(in, max(0, y+dy-t.X))
		copy(dst[:bend], byTwo[dy%2][dx+dy/2:])
		copy(dst[bend:in], byOne[min(dx+bend+2*dy, len(byOne)):])
		widen(dst[in:], v, dy*blockSide+dx+in, int32(h.K))
	}
}

// widen writes the values from the given one on to dst, with base added.
func widen(dst []int32, v *automaton.Values, at int, base int32) {
	for len(dst) >= 8 {
		to, w := (*[8]int32)(dst), v.Eight(at)
		to[0], to[1] = base+int32(int8(w)), base+int32(int8(w>>8))
		to[2], to[3] = base+int32(int8(w>>16)), base+int32(int8(w>>24))
		to[4], to[5] = base+int32(int8(w>>32)), base+int32(int8(w>>40))
		to[6], to[7] = base+int32(int8(w>>48)), base+int32(int8(w>>56))
		dst, at = dst[8:], at+8
	}
	for i := range dst {
		dst[i] = base + int32(v[at+i])
	}
}

// outcomes fills t from the block whose smallest corner is (x, y): the palaces are
// the negative values.
func outcomes(t *engine.Tile, v *automaton.Values, x, y int) {
	stride := t.Stride()
	t.Bits = make([]uint64, stride*t.H)
	for row := range t.H {
		src := v[(t.Y-y+row)*blockSide+t.X-x:][:t.W]
		dst := t.Bits[row*stride:][:stride]
		at := (t.Y-y+row)*blockSide + t.X - x
		n := 0
		for ; n+8 <= len(src); n += 8 {
			dst[n/64] |= negatives(v.Eight(at+n)) << (n % 64)
		}
		for ; n < len(src); n++ {
			dst[n/64] |= uint64(uint8(src[n])>>7) << (n % 64)
		}
	}
}

// negatives gathers the sign bits of eight bytes in the lowest byte.
func negatives(w uint64) uint64 {
	const each, gather = 0x0101010101010101, 0x0102040810204080
	return (w >> 7 & each) * gather >> 56
}
