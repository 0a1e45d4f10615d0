package wire

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/picture"
)

// The layouts of a tile on the wire.
const (
	blankTile byte = iota
	bitsTile
	smallTile
	wideTile
)

// layout returns that of a tile that goes row by row.
func layout(t *engine.Tile) byte {
	switch {
	case t.Blank():
		return blankTile
	case t.Bits != nil:
		return bitsTile
	case t.Small != nil:
		return smallTile
	default:
		return wideTile
	}
}

// tile goes over a tile, row by row.
func (c *codec) tile(v *engine.Tile) {
	t := *v
	if !t.Blank() {
		t = t.Rows()
	}
	kind := layout(&t)
	if c.byte(&kind); kind == blankTile {
		return
	}
	c.window(&t.Window)
	c.check(t.W >= 0 && t.H >= 0 && t.W <= engine.TileSize && t.H <= engine.TileSize)
	if c.broken {
		return
	}
	switch kind {
	case bitsTile:
		numbers(c, &t.Bits, t.Stride()*t.H, 8)
	case smallTile:
		c.int32(&t.Base)
		numbers(c, &t.Small, t.Area(), 1)
	case wideTile:
		numbers(c, &t.Wide, t.Area(), 4)
	default:
		c.broken = true
	}
	if c.reads {
		*v = t
	}
}

func (c *codec) level(v *int) {
	c.int(v)
	c.check(*v >= 0 && *v <= picture.MaxLevel)
}

// farthest bounds the coordinates of the squares on pictures: far beyond all boards,
// and such that nothing that is computed from them overflows.
const farthest = 1 << 54

// key goes over which picture it is.
func (c *codec) key(k *picture.Key) {
	c.level(&k.Level)
	c.place(k)
}

// place goes over which picture of its level it is.
func (c *codec) place(k *picture.Key) {
	c.int(&k.X)
	c.int(&k.Y)
	most := farthest / picture.Size >> min(max(k.Level, 0), picture.MaxLevel)
	c.check(k.X >= -most && k.X <= most && k.Y >= -most && k.Y <= most)
}

// fragment goes over a fragment, which must lie in its picture.
func (c *codec) fragment(f *picture.Fragment) {
	c.key(&f.Key)
	c.window(&f.Part)
	c.bytes(&f.Pixels)
	whole := engine.Window{W: picture.Size, H: picture.Size}
	c.check(f.Part.Intersect(whole) == f.Part && len(f.Pixels) == 4*f.Part.Area())
}
