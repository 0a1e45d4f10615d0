package blocking

import (
	"math"

	"github.com/palacegames/palace/engine"
)

// picture is a block that was counted, ready to be cut into tiles.
type picture struct {
	k      int
	i, j   int
	shape  shape
	values *values // not looked at in a flat, a deep or a wild block
	pool   *pool
}

// window returns the squares of the block.
func (p *picture) window() engine.Window {
	return engine.Window{X: p.i * edge, Y: p.j * edge, W: edge, H: edge}
}

// tile returns the part of the block that lies in w. The tile of a whole block may
// hold the block's own values.
func (p *picture) tile(kind engine.Kind, w engine.Window) engine.Tile {
	x, y := p.i*edge, p.j*edge
	t := engine.Tile{Window: w}
	switch {
	case p.shape == wild && kind == engine.Outcomes:
		t.Bits = make([]uint64, t.Stride()*t.H)
		for n, v := range exactly(p.k, w) {
			x, y := n%t.W, n/t.W
			t.Bits[y*t.Stride()+x/64] |= uint64(palace(v-int32(p.k))) << (x % 64)
		}
	case p.shape == wild:
		t.Wide = exactly(p.k, w)
	case (p.shape == flat || p.shape == bare) && kind == engine.Outcomes:
		t.Linear, t.Base = true, 0
	case p.shape == deep && kind == engine.Outcomes:
		t.Linear, t.Base = true, 1
	case kind == engine.Outcomes:
		p.fill()
		p.values.outcomes(&t, x, y)
	case p.shape == flat:
		t.Linear, t.Base = true, int32(p.k)
	case p.shape == deep && p.i > p.j:
		t.Linear, t.Base, t.Slope = true, int32(seesInHood(t.X, t.Y)), [2]int32{1, 2}
	case p.shape == deep, p.shape == inner && seesInHood(t.X, t.Y)-p.k < math.MinInt8:
		t.Wide = p.pool.large(t.Area())
		p.values.wide(&t, x, y, hood{p.k})
	case t.Area() == edge*edge:
		p.fill()
		t.Base, t.Small = int32(p.k), p.values[:]
	default:
		p.fill()
		t.Base, t.Small = int32(p.k), p.pool.small(t.Area())
		for row := range t.H {
			copy(t.Small[row*t.W:][:t.W], p.values[(t.Y-y+row)*edge+t.X-x:])
		}
	}
	return t
}

// fill writes what lies in the hood, as far as bytes can hold it. Counting does not.
func (p *picture) fill() {
	if p.shape == inner {
		hood{p.k}.fill(p.i, p.j, p.values)
	}
}

// holds reports whether the tile holds the block's own values.
func (p *picture) holds(t *engine.Tile) bool {
	return len(t.Small) > 0 && &t.Small[0] == &p.values[0]
}

// wide fills t.Wide from the block whose smallest corner is (x, y), with the numbers
// of the hood in full.
func (v *values) wide(t *engine.Tile, x, y int, h hood) {
	// The hood's rows are parts of one row that rises by one, right of the diagonal,
	// and of two that rise by two, left of it.
	var byOne [3 * edge]int32
	var byTwo [2][2 * edge]int32
	for n := range byOne {
		byOne[n] = int32(x + 2*y + n)
	}
	for n := range byTwo[0] {
		byTwo[0][n], byTwo[1][n] = int32(2*x+y+2*n), int32(2*x+y+2*n+1)
	}
	for row := range t.H {
		dst, dx, dy := t.Wide[row*t.W:][:t.W], t.X-x, t.Y-y+row
		in := min(t.W, max(0, h.width(y+dy)-t.X))
		bend := min(in, max(0, y+dy-t.X))
		copy(dst[:bend], byTwo[dy%2][dx+dy/2:])
		copy(dst[bend:in], byOne[min(dx+bend+2*dy, len(byOne)):])
		widen(dst[in:], v, dy*edge+dx+in, int32(h.k))
	}
}

// widen writes the values from the given one on to dst, with base added.
func widen(dst []int32, v *values, at int, base int32) {
	for len(dst) >= 8 {
		to, w := (*[8]int32)(dst), get(v, at)
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
func (v *values) outcomes(t *engine.Tile, x, y int) {
	stride := t.Stride()
	t.Bits = make([]uint64, stride*t.H)
	for row := range t.H {
		src := v[(t.Y-y+row)*edge+t.X-x:][:t.W]
		dst := t.Bits[row*stride:][:stride]
		at := (t.Y-y+row)*edge + t.X - x
		n := 0
		for ; n+8 <= len(src); n += 8 {
			dst[n/64] |= negatives(get(v, at+n)) << (n % 64)
		}
		for ; n < len(src); n++ {
			dst[n/64] |= uint64(uint8(src[n])>>7) << (n % 64)
		}
	}
}

// negatives gathers the sign bits of eight bytes in the lowest byte.
func negatives(w uint64) uint64 {
	const gather = 0x0102040810204080
	return (w >> 7 & eachLane) * gather >> 56
}
