package average

import (
	"math/bits"
	"unsafe"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
)

// Almost all bytes of a Small tile are from -4 to 3, so that three bits tell them
// apart. The light of a byte with the bits a, b and c is a sum of eight terms, for 1,
// a, b, c and their products, with coefficients that depend on the palette alone; so
// the light of a whole pixel follows from how often each product is 1. 64 squares at
// a time are rearranged into three words, one for each of the bits, and then a product
// is an AND and its sum a population count.

// terms are the coefficients of the products, channel by channel: number 5, say,
// belongs to that of the bits 0 and 2.
type terms [8]sum

// newTerms finds the coefficients for the bytes' packed light, by inclusion and
// exclusion. Negative ones are kept modulo 2^32, for only their sums matter.
func newTerms(light *[256]uint64) (t terms) {
	for i := range t {
		t[i] = unpack(light[uint8(int8(i<<5)>>5)])
	}
	for bit := 1; bit < 8; bit *= 2 {
		for i := range t {
			if i&bit != 0 {
				t[i].add(t[i^bit], ^uint32(0))
			}
		}
	}
	return t
}

// shadeSmall paints a tile of Small that begins and ends with a pixel, from the first
// pixel of dst on, for level ≥ 1. It reports whether the tile is such.
func (s *Averager) shadeSmall(t *engine.Tile, level int, dst []byte) bool {
	first := unsafe.Pointer(&t.Small[0])
	switch {
	case !whole(t, level):
		return false
	case level < 3:
		s.shadeFine(t, level, dst)
		return true
	case uintptr(first)%8 != 0:
		return false
	}
	tables, edge := s.tables(t.Base), 1<<level
	if s.kernel != nil && level >= 4 && t.W == engine.TileSize && t.H == engine.TileSize {
		s.kernel(first, unsafe.Pointer(&s.products), edge)
		tables.shadeProducts(t, &s.products, level, dst)
		return true
	}
	for y := 0; y < t.H; y += edge {
		pixels := dst[4*(y>>level)*picture.Size:]
		for x := 0; x < t.W; x += edge {
			light := tables.pixel(t.Small[y*t.W+x:(y+edge-1)*t.W+x+edge], t.W, edge)
			put(pixels[:4:4], light, uint32(edge*edge))
			pixels = pixels[4:]
		}
	}
	return true
}

// shadeFine is shadeSmall for pixels of so few squares that looking them up one by one
// is as fast.
func (s *Averager) shadeFine(t *engine.Tile, level int, dst []byte) {
	table, edge, shift := &s.tables(t.Base).light, 1<<level, 2*level
	half := uint64(1) << (shift - 1)
	halves := half | half<<channelBits | half<<(2*channelBits)
	for y := 0; y < t.H; y += edge {
		pixels := dst[4*(y>>level)*picture.Size:][:4*t.W>>level]
		for x := 0; x < t.W; x += edge {
			sum := halves
			for j := range edge {
				for _, v := range t.Small[(y+j)*t.W+x:][:edge] {
					sum += table[uint8(v)]
				}
			}
			mean := unpack(sum)
			pixel := pixels[4*x>>level:][:4]
			pixel[0], pixel[1], pixel[2] = colour.Gamma[mean.r>>shift], colour.Gamma[mean.g>>shift], colour.Gamma[mean.b>>shift]
			pixel[3] = picture.AlphaP
		}
	}
}

// products says for each pixel of a tile how often each product of bits is 1.
type products [256][8]uint32

// Kernel is another form of the innermost loop, such as a machine may have whose
// vectors Go does not know. values points to the 256×256 bytes of a tile, and counts
// to eight numbers of 32 bits for each of its pixels, edge×edge squares: the kernel
// sets them to how often each product of bits is 1. The first of them, for which
// there is nothing to count, becomes 0 if all bytes of the pixel are from -4 to 3; if
// it does not, the others may be anything.
type Kernel func(values, counts unsafe.Pointer, edge int)

// shadeProducts paints a whole tile for which a kernel has counted.
func (s *smallTables) shadeProducts(t *engine.Tile, n *products, level int, dst []byte) {
	edge, across := 1<<level, engine.TileSize>>level
	for i := range across * across {
		x, y := i%across, i/across
		n, light := &n[i], sum{}
		if n[0] == 0 {
			n[0] = uint32(edge * edge)
			for j := range n {
				c, t := n[j], &s.terms[j]
				light.r += c * t.r
				light.g += c * t.g
				light.b += c * t.b
			}
		} else {
			from := (y*engine.TileSize + x) << level
			light = s.pixel(t.Small[from:from+(edge-1)*engine.TileSize+edge], engine.TileSize, edge)
		}
		put(dst[4*(y*picture.Size+x):][:4:4], light, uint32(edge*edge))
	}
}

// pixel adds up the light of edge×edge squares, the first of which is that of src.
func (s *smallTables) pixel(src []int8, stride, edge int) (light sum) {
	var a, b, c, ab, ac, bc, abc, squares int
	for y := 0; y < edge; y += 8 {
		for x := 0; x < edge; x += 8 {
			cell := src[y*stride+x : (y+7)*stride+x+8]
			p, q, r, ok := planes(unsafe.Pointer(&cell[0]), uintptr(stride))
			if !ok {
				light.add(s.cell(cell, stride), 1)
				continue
			}
			squares += 64
			a += bits.OnesCount64(p)
			b += bits.OnesCount64(q)
			c += bits.OnesCount64(r)
			ab += bits.OnesCount64(p & q)
			ac += bits.OnesCount64(p & r)
			bc += bits.OnesCount64(q & r)
			abc += bits.OnesCount64(p & q & r)
		}
	}
	for i, n := range [8]int{squares, a, b, ab, c, ac, bc, abc} {
		light.add(s.terms[i], uint32(n))
	}
	return light
}

// planes rearranges 8×8 squares, stride bytes from row to row, into words of their
// lowest bits, their second and their third bits, in an order of its own. ok says
// that the bits above are but copies of the third.
func planes(src unsafe.Pointer, stride uintptr) (p0, p1, p2 uint64, ok bool) {
	const (
		low, high   = 0x0f0f0f0f0f0f0f0f, 0xf0f0f0f0f0f0f0f0
		lows, highs = 0x3333333333333333, 0xcccccccccccccccc
		even, odd   = 0x5555555555555555, 0xaaaaaaaaaaaaaaaa
	)
	row := func(n uintptr) uint64 { return *(*uint64)(unsafe.Add(src, n*stride)) }
	w0, w1, w2, w3 := row(0), row(1), row(2), row(3)
	w4, w5, w6, w7 := row(4), row(5), row(6), row(7)
	// A bit of this is 1 where a bit differs from the one below.
	changes := (w0 ^ w0<<1) | (w1 ^ w1<<1) | (w2 ^ w2<<1) | (w3 ^ w3<<1) |
		(w4 ^ w4<<1) | (w5 ^ w5<<1) | (w6 ^ w6<<1) | (w7 ^ w7<<1)
	// The low halves of two bytes share one.
	a, b := w0&low|w4<<4&high, w1&low|w5<<4&high
	c, d := w2&low|w6<<4&high, w3&low|w7<<4&high
	// In each half byte, bits 0 and 1 of two squares, and bits 2 and 3.
	ac, bd := a&lows|c&lows<<2, b&lows|d&lows<<2
	ac2, bd2 := a>>2&lows|c&highs, b>>2&lows|d&highs
	// In each half byte, one bit of four squares.
	return ac&even | bd&even<<1, ac>>1&even | bd&odd, ac2&even | bd2&even<<1, changes&0xf8f8f8f8f8f8f8f8 == 0
}

// cell adds up the light of 8×8 squares one by one.
func (s *smallTables) cell(src []int8, stride int) sum {
	var packed uint64
	for y := range 8 {
		for _, v := range src[y*stride:][:8] {
			packed += s.light[uint8(v)]
		}
	}
	return unpack(packed)
}
