package average

import (
	"encoding/binary"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
)

// Averager paints tiles of values into pictures with one palette. It remembers
// tables between calls and is used by one goroutine at a time.
type Averager struct {
	palette *colour.Palette
	kernel  Kernel   // nil for the form in Go
	pixels  []uint32 // colour of value i at level 0, as a little-endian RGBA word
	light   []uint64 // linear colour of value i, as three packed sums
	small   smallTables
	upTo    []sum    // linear light of all values below i
	dense   []uint32 // colour of a pixel with i palaces among its squares
	packed  [picture.Size]uint64
	sums    [picture.Size]sum

	scratch   []byte        // a picture from its first pixel on
	twin      engine.Window // the tile whose averages scratch holds, if it is a twin
	twinLevel int

	products products
}

// New returns an Averager for the palette, which counts by the kernel, or by the form in Go
// if that is nil.
func New(p *colour.Palette, kernel Kernel) *Averager { return &Averager{palette: p, kernel: kernel} }

// Paint paints tile t into the pixels of a picture at the given level: the pixel
// of square (x, y) is ((x>>level)-left, (y>>level)-top), and every pixel that t
// touches gets the average over the squares of t in it. Tiles on the grid of
// engine.TileSize never share a pixel, for level ≤ MaxLevel.
func (s *Averager) Paint(t *engine.Tile, level int, dst []byte, left, top int) {
	area := pixels(t, level)
	at := ((area.Y-top)*picture.Size + area.X - left) * 4
	switch {
	case t.Blank():
	case t.Flat():
		s.shadeFlat(t, level, area, dst[at:])
	case level == 0:
		rows := t.Rows()
		s.single(&rows, dst[at:])
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
func (s *Averager) shadeFlat(t *engine.Tile, level int, area engine.Window, dst []byte) {
	pixel, _ := s.encode(t.Base)
	if level > 0 {
		pixel |= picture.AlphaP << 24
	}
	for y := range area.H {
		row := dst[4*y*picture.Size:][:4*area.W]
		for x := range area.W {
			binary.LittleEndian.PutUint32(row[4*x:], pixel)
		}
	}
}

// shadeTurned paints what goes column by column, and the twins, whose averages are
// taken only once.
func (s *Averager) shadeTurned(t *engine.Tile, level int, area engine.Window, dst []byte) {
	upright := *t
	if t.Turned {
		upright = t.Mirror()
	}
	if s.scratch == nil {
		s.scratch = make([]byte, 4*picture.Size*picture.Size)
	}
	if !t.Twin || s.twin != upright.Window || s.twinLevel != level {
		s.averages(&upright, level, s.scratch)
		s.twin, s.twinLevel = engine.Window{}, level
	}
	if t.Twin {
		s.twin = upright.Window
	}
	for y := range area.H {
		row := dst[4*y*picture.Size:][:4*area.W]
		if !t.Turned {
			copy(row, s.scratch[4*y*picture.Size:])
			continue
		}
		for x := range area.W {
			copy(row[4*x:4*x+4], s.scratch[4*(x*picture.Size+y):])
		}
	}
}

// single writes one pixel a square, from the first pixel of dst on.
func (s *Averager) single(t *engine.Tile, dst []byte) {
	for y := range t.H {
		row := dst[4*y*picture.Size:][:4*t.W]
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
