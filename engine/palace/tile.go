package palace

import (
	"math"

	"github.com/palacegames/palace/engine"
)

// picture is a block that was counted, ready to be cut into tiles.
type picture struct {
	k      int
	i, j   int
	shape  shape
	values *values // nil for a flat block
}

// tile returns the part of the block, or of its mirror image, that lies in w.
func (p *picture) tile(kind engine.Kind, w engine.Window, mirrored bool) engine.Tile {
	x, y := p.i*edge, p.j*edge
	if mirrored {
		x, y = y, x
	}
	t := engine.Tile{Window: w.Intersect(engine.Window{X: x, Y: y, W: edge, H: edge})}
	if kind == engine.Outcomes {
		t.Bits = make([]uint64, t.Stride()*t.H)
		if p.shape != flat {
			p.oriented(mirrored).outcomes(&t, x, y)
		}
		return t
	}
	t.Base = int32(p.k)
	switch {
	case p.shape == flat:
		t.Small = make([]int8, t.Area())
	case p.shape == inner && seesInHood(t.X, t.Y)-p.k < math.MinInt8:
		p.oriented(mirrored).wide(&t, x, y, hood{p.k})
	case t.Area() == edge*edge:
		t.Small = p.oriented(mirrored)[:]
	default:
		t.Small = make([]int8, 0, t.Area())
		v := p.oriented(mirrored)
		for row := t.Y - y; row < t.Y-y+t.H; row++ {
			t.Small = append(t.Small, v[row*edge+t.X-x:][:t.W]...)
		}
	}
	return t
}

// oriented returns the values, or their mirror image.
func (p *picture) oriented(mirrored bool) *values {
	if !mirrored {
		return p.values
	}
	v := mirror(p.values)
	if p.shape == inner {
		hood{p.k}.fill(p.j, p.i, v)
	}
	return v
}

// wide fills t from the block whose smallest corner is (x, y), with the numbers of
// the hood in full.
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
	t.Base = 0
	t.Wide = make([]int32, t.Area())
	for row := range t.H {
		dst, dx, dy := t.Wide[row*t.W:][:t.W], t.X-x, t.Y-y+row
		in := min(t.W, max(0, h.width(y+dy)-t.X))
		bend := min(in, max(0, y+dy-t.X))
		copy(dst[:bend], byTwo[dy%2][dx+dy/2:])
		copy(dst[bend:in], byOne[min(dx+bend+2*dy, len(byOne)):])
		for n, r := range v[dy*edge+dx:][in:t.W] {
			dst[in+n] = int32(h.k) + int32(r)
		}
	}
}

// outcomes fills t from the block whose smallest corner is (x, y): the palaces are
// the negative values.
func (v *values) outcomes(t *engine.Tile, x, y int) {
	stride := t.Stride()
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

// mirror returns the values with rows and columns exchanged; those below -32, in
// the hood, are lost.
func mirror(src *values) *values {
	dst := new(values)
	// Part by part, so that the rows of both stay in the cache.
	const part = edge / 4
	for n := range 16 {
		x, y := n%4*part, n/4*part
		for end := y + part; y < end; y += 8 {
			mirrorRows(dst, src, x, y, part)
		}
	}
	return dst
}

// mirrorRows takes eight rows from y on, and w squares of each from x on, to eight
// columns.
func mirrorRows(dst, src *values, x, y, w int) {
	var words [8]uint64
	for end := x + w; x < end; x += 8 {
		at := y*edge + x
		words[0], words[1] = get(src, at), get(src, at+edge)
		words[2], words[3] = get(src, at+2*edge), get(src, at+3*edge)
		words[4], words[5] = get(src, at+4*edge), get(src, at+5*edge)
		words[6], words[7] = get(src, at+6*edge), get(src, at+7*edge)
		transpose(dst[x*edge+y:], edge, &words)
	}
}
