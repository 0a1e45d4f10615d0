package render

import (
	"encoding/binary"
	"image/color"
	"slices"

	"github.com/palacegames/palace/engine"
)

// Shader paints tiles of values into pictures with one palette. It remembers
// tables between calls and is used by one goroutine at a time.
type Shader struct {
	palette *Palette
	pixels  []uint32 // colour of value i at level 0, as a little-endian RGBA word
	light   []uint64 // linear colour of value i, as three packed sums
	small   smallTables
	upTo    []sum    // linear light of all values below i
	dense   []uint32 // colour of a pixel with i palaces among its squares
	packed  [PictureSize]uint64
	sums    [PictureSize]sum

	scratch   []byte        // a picture from its first pixel on
	twin      engine.Window // the tile whose averages scratch holds, if it is a twin
	twinLevel int

	products products
}

// smallTables are pixels and light indexed by the byte of a Small tile.
type smallTables struct {
	base   int32
	ready  bool
	pixels [256]uint32
	light  [256]uint64
	terms  terms
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
	area := pixels(t, level)
	at := ((area.Y-top)*PictureSize + area.X - left) * 4
	switch {
	case t.Blank():
	case t.Flat():
		s.shadeFlat(t, level, area, dst[at:])
	case level == 0:
		rows := t.Rows()
		s.paint(&rows, dst[at:])
	case t.Turned || t.Twin:
		s.shadeTurned(t, level, area, dst[at:])
	default:
		s.averages(t, level, dst[at:])
	}
}

// pixels returns the pixels that t touches.
func pixels(t *engine.Tile, level int) engine.Window {
	x, y := t.X>>level, t.Y>>level
	return engine.Window{X: x, Y: y, W: (t.X+t.W-1)>>level - x + 1, H: (t.Y+t.H-1)>>level - y + 1}
}

// shadeFlat paints one colour.
func (s *Shader) shadeFlat(t *engine.Tile, level int, area engine.Window, dst []byte) {
	pixel, _ := s.encode(t.Base)
	if level > 0 {
		pixel |= AlphaP << 24
	}
	for y := range area.H {
		row := dst[4*y*PictureSize:][:4*area.W]
		for x := range area.W {
			binary.LittleEndian.PutUint32(row[4*x:], pixel)
		}
	}
}

// shadeTurned paints what goes column by column, and the twins, whose averages are
// taken only once.
func (s *Shader) shadeTurned(t *engine.Tile, level int, area engine.Window, dst []byte) {
	upright := *t
	if t.Turned {
		upright = t.Mirror()
	}
	if s.scratch == nil {
		s.scratch = make([]byte, 4*PictureSize*PictureSize)
	}
	if !t.Twin || s.twin != upright.Window || s.twinLevel != level {
		s.averages(&upright, level, s.scratch)
		s.twin, s.twinLevel = engine.Window{}, level
	}
	if t.Twin {
		s.twin = upright.Window
	}
	for y := range area.H {
		row := dst[4*y*PictureSize:][:4*area.W]
		if !t.Turned {
			copy(row, s.scratch[4*y*PictureSize:])
			continue
		}
		for x := range area.W {
			copy(row[4*x:4*x+4], s.scratch[4*(x*PictureSize+y):])
		}
	}
}

// averages paints a tile that goes row by row, from the first pixel of dst on.
func (s *Shader) averages(t *engine.Tile, level int, dst []byte) {
	switch {
	case t.Linear && s.shadeLinear(t, level, dst):
		return
	case t.Linear:
		rows := t.Rows()
		s.averages(&rows, level, dst)
		return
	case t.Bits != nil && s.shadeBits(t, level, dst):
		return
	case t.Small != nil && s.shadeSmall(t, level, dst):
		return
	}
	edge := 1 << level
	for y := t.Y; y < t.Y+t.H; {
		rows := min(edge-y&(edge-1), t.Y+t.H-y)
		s.average(t, level, y-t.Y, rows)
		first, last := t.X>>level, (t.X+t.W-1)>>level
		for i := range last - first + 1 {
			x0, x1 := max(t.X, (first+i)<<level), min(t.X+t.W, (first+i+1)<<level)
			put(dst[4*i:4*i+4:4*i+4], s.sums[i], uint32((x1-x0)*rows))
		}
		y += rows
		dst = dst[min(len(dst), 4*PictureSize):]
	}
}

// sum adds up linear light.
type sum struct{ r, g, b uint32 }

// add adds n times t.
func (s *sum) add(t sum, n uint32) {
	s.r += n * t.r
	s.g += n * t.g
	s.b += n * t.b
}

// unpack returns the three channels of a packed sum.
func unpack(p uint64) sum {
	return sum{uint32(p & channelMask), uint32(p >> channelBits & channelMask), uint32(p >> (2 * channelBits))}
}

// average adds up the linear colours of one row of pixels, made of the given rows
// of t, into s.sums. Packed sums are emptied before a channel can overflow.
func (s *Shader) average(t *engine.Tile, level, y, rows int) {
	edge := 1 << level
	width := (t.X+t.W-1)>>level - t.X>>level + 1
	packed, offset := s.packed[:width], t.X&(edge-1)
	clear(s.sums[:width])
	for from := 0; from < rows; from += max(1, 512>>level) {
		clear(packed)
		for j := y + from; j < y+min(rows, from+max(1, 512>>level)); j++ {
			s.addRow(t, j, level, offset, packed)
		}
		for i, p := range packed {
			s.sums[i].add(unpack(p), 1)
		}
	}
}

// addRow adds the linear colours of row y of t to the packed sums of its pixels,
// the first of which begins offset squares before the tile.
func (s *Shader) addRow(t *engine.Tile, y, level, offset int, packed []uint64) {
	switch {
	case t.Small != nil:
		table := &s.tables(t.Base).light
		row := t.Small[y*t.W : (y+1)*t.W]
		for i := range packed {
			var sum uint64
			for _, v := range row[max(0, i<<level-offset):min(len(row), (i+1)<<level-offset)] {
				sum += table[uint8(v)]
			}
			packed[i] += sum
		}
	case t.Wide != nil:
		row := t.Wide[y*t.W : (y+1)*t.W]
		s.grow(slices.Max(row))
		light := s.light
		for i := range packed {
			var sum uint64
			for _, v := range row[max(0, i<<level-offset):min(len(row), (i+1)<<level-offset)] {
				sum += light[v]
			}
			packed[i] += sum
		}
	default:
		s.grow(1)
		words := t.Bits[y*t.Stride():]
		for x := range t.W {
			packed[(x+offset)>>level] += s.light[words[x/64]>>(x%64)&1]
		}
	}
}

// put writes the average of n squares as one pixel.
func put(dst []byte, light sum, n uint32) {
	half := n / 2
	dst[0], dst[1], dst[2] = gamma[(light.r+half)/n], gamma[(light.g+half)/n], gamma[(light.b+half)/n]
	dst[3] = AlphaP
}

// paint writes one pixel a square, from the first pixel of dst on.
func (s *Shader) paint(t *engine.Tile, dst []byte) {
	for y := range t.H {
		row := dst[4*y*PictureSize:][:4*t.W]
		switch {
		case t.Small != nil:
			table := &s.tables(t.Base).pixels
			for x, v := range t.Small[y*t.W : (y+1)*t.W] {
				binary.LittleEndian.PutUint32(row[4*x:], table[uint8(v)])
			}
		case t.Wide != nil:
			values := t.Wide[y*t.W : (y+1)*t.W]
			s.grow(slices.Max(values))
			for x, v := range values {
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

// mix returns the linear sum of n squares of which p are P-positions.
func (s *Shader) mix(p, n uint32) (light sum) {
	s.grow(1)
	light.add(unpack(s.light[1]), p)
	light.add(unpack(s.light[0]), n-p)
	return light
}

// Density paints pixels of which only the number of P-positions is known: pixel
// i has counts[i] of them among its squares[i] squares; 0 squares leave it unknown.
func (s *Shader) Density(counts, squares []uint32, dst []byte) {
	for i, n := range squares {
		if n == 0 {
			continue
		}
		put(dst[4*i:4*i+4:4*i+4], s.mix(counts[i], n), n)
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
	s.small.terms = newTerms(&s.small.light)
	return &s.small
}

// grow makes sure that the tables know value v ≥ 0.
func (s *Shader) grow(v int32) {
	if int(v) < len(s.pixels) {
		return
	}
	for i := int32(len(s.pixels)); i <= v; i++ {
		pixel, light := s.encode(i)
		s.pixels, s.light = append(s.pixels, pixel), append(s.light, light)
	}
}

func (s *Shader) encode(v int32) (pixel uint32, light uint64) {
	c := s.palette.Color(v)
	pixel = word(c) | s.palette.alpha(v)<<24
	light = uint64(linear[c.R]) | uint64(linear[c.G])<<channelBits | uint64(linear[c.B])<<(2*channelBits)
	return pixel, light
}

// word packs a colour without its alpha.
func word(c color.RGBA) uint32 { return uint32(c.R) | uint32(c.G)<<8 | uint32(c.B)<<16 }
