package render

import (
	"encoding/binary"
	"image/color"
	"math/bits"

	"github.com/palacegames/palace/engine"
)

// Shader paints tiles of values into pictures with one palette. It remembers
// tables between calls and is used by one goroutine at a time.
type Shader struct {
	palette *Palette
	pixels  []uint32 // colour of value i at level 0, as a little-endian RGBA word
	light   []uint64 // linear colour of value i, as three packed sums
	small   smallTables
}

// smallTables are pixels and light indexed by the byte of a Small tile.
type smallTables struct {
	base   int32
	ready  bool
	pixels [256]uint32
	light  [256]uint64
}

// A packed sum holds three channels of 21 bits: 512 squares of 12 bits fit.
const (
	channelBits = 21
	channelMask = 1<<channelBits - 1
)

// NewShader returns a Shader for the palette.
func NewShader(p *Palette) *Shader { return &Shader{palette: p} }

// Shade paints tile t into the pixels of a picture at the given level: the pixel
// of square (x, y) is ((x>>level)-left, (y>>level)-top), and every pixel that t
// touches gets the average over the squares of t in it. Tiles on the grid of
// engine.TileSize never share a pixel, for level ≤ MaxLevel.
func (s *Shader) Shade(t *engine.Tile, level int, dst []byte, left, top int) {
	if t.Blank() {
		return
	}
	if level == 0 {
		s.paint(t, dst, left, top)
		return
	}
	edge := 1 << level
	for y := t.Y; y < t.Y+t.H; {
		rows := min(edge-y&(edge-1), t.Y+t.H-y)
		for x := t.X; x < t.X+t.W; {
			columns := min(edge-x&(edge-1), t.X+t.W-x)
			at := ((y>>level-top)*PictureSize + x>>level - left) * 4
			r, g, b := s.sum(t, x-t.X, y-t.Y, columns, rows)
			put(dst[at:at+4:at+4], r, g, b, uint32(columns*rows))
			x += columns
		}
		y += rows
	}
}

// put writes the average of n squares as one pixel.
func put(dst []byte, r, g, b, n uint32) {
	half := n / 2
	dst[0], dst[1], dst[2] = gamma[(r+half)/n], gamma[(g+half)/n], gamma[(b+half)/n]
	dst[3] = AlphaP
}

// paint writes one pixel a square.
func (s *Shader) paint(t *engine.Tile, dst []byte, left, top int) {
	for y := range t.H {
		at := ((t.Y+y-top)*PictureSize + t.X - left) * 4
		row := dst[at : at+4*t.W]
		switch {
		case t.Small != nil:
			table := &s.tables(t.Base).pixels
			for x, v := range t.Small[y*t.W : (y+1)*t.W] {
				binary.LittleEndian.PutUint32(row[4*x:], table[uint8(v)])
			}
		case t.Wide != nil:
			for x, v := range t.Wide[y*t.W : (y+1)*t.W] {
				s.grow(v)
				binary.LittleEndian.PutUint32(row[4*x:], s.pixels[v])
			}
		default:
			s.grow(1)
			words := t.Bits[y*t.Stride():]
			for x := range t.W {
				binary.LittleEndian.PutUint32(row[4*x:], s.pixels[words[x/64]>>(x%64)&1])
			}
		}
	}
}

// sum adds up the linear colours of w×h squares of t, from (x, y) within it.
func (s *Shader) sum(t *engine.Tile, x, y, w, h int) (r, g, b uint32) {
	if t.Bits != nil {
		return s.mix(countBits(t, x, y, w, h), uint32(w*h))
	}
	for j := y; j < y+h; j++ {
		var packed uint64
		at := j*t.W + x
		if t.Small != nil {
			table := &s.tables(t.Base).light
			for _, v := range t.Small[at : at+w] {
				packed += table[uint8(v)]
			}
		} else {
			for _, v := range t.Wide[at : at+w] {
				s.grow(v)
				packed += s.light[v]
			}
		}
		r += uint32(packed & channelMask)
		g += uint32(packed >> channelBits & channelMask)
		b += uint32(packed >> (2 * channelBits))
	}
	return r, g, b
}

// mix returns the linear sum of n squares of which p are P-positions.
func (s *Shader) mix(p, n uint32) (r, g, b uint32) {
	s.grow(1)
	add := func(packed uint64, count uint32) {
		r += count * uint32(packed&channelMask)
		g += count * uint32(packed>>channelBits&channelMask)
		b += count * uint32(packed>>(2*channelBits))
	}
	add(s.light[1], p)
	add(s.light[0], n-p)
	return r, g, b
}

// countBits counts the P-positions among w×h squares of a tile of Bits, w ≤ 256.
func countBits(t *engine.Tile, x, y, w, h int) uint32 {
	n := 0
	for j := y; j < y+h; j++ {
		row := t.Bits[j*t.Stride() : (j+1)*t.Stride()]
		for i := x; i < x+w; {
			width := min(64-i%64, x+w-i)
			n += bits.OnesCount64(row[i/64] >> (i % 64) << (64 - width))
			i += width
		}
	}
	return uint32(n)
}

// Density paints pixels of which only the number of P-positions is known: pixel
// i has counts[i] of them among its squares[i] squares; 0 squares leave it unknown.
func (s *Shader) Density(counts, squares []uint32, dst []byte) {
	for i, n := range squares {
		if n == 0 {
			continue
		}
		r, g, b := s.mix(counts[i], n)
		put(dst[4*i:4*i+4:4*i+4], r, g, b, n)
	}
}

// tables returns the tables for Small tiles over the given base.
func (s *Shader) tables(base int32) *smallTables {
	if s.small.ready && s.small.base == base {
		return &s.small
	}
	s.small.base, s.small.ready = base, true
	for i := range s.small.pixels {
		v := base + int32(int8(i))
		s.small.pixels[i], s.small.light[i] = s.encode(max(v, 0))
	}
	return &s.small
}

// grow makes sure that the tables know value v ≥ 0.
func (s *Shader) grow(v int32) {
	for i := int32(len(s.pixels)); i <= v; i++ {
		pixel, light := s.encode(i)
		s.pixels, s.light = append(s.pixels, pixel), append(s.light, light)
	}
}

func (s *Shader) encode(v int32) (pixel uint32, light uint64) {
	c := s.palette.Color(v)
	alpha := uint32(AlphaN)
	if s.palette.IsPalace(v) {
		alpha = AlphaP
	}
	pixel = word(c) | alpha<<24
	light = uint64(linear[c.R]) | uint64(linear[c.G])<<channelBits | uint64(linear[c.B])<<(2*channelBits)
	return pixel, light
}

// word packs a colour without its alpha.
func word(c color.RGBA) uint32 { return uint32(c.R) | uint32(c.G)<<8 | uint32(c.B)<<16 }
