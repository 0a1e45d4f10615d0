package feed

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/palace/compare"
	"github.com/palacegames/palace/render"
)

// codec goes over the fields of a message in their order, and either writes or reads
// them: so a message lists its fields once. One of w and r is nil.
type codec struct {
	w *writer
	r *reader
}

// field writes or reads one field.
func field[T any](c *codec, v *T, write func(*writer, T), read func(*reader) T) {
	if c.r != nil {
		*v = read(c.r)
	} else {
		write(c.w, *v)
	}
}

func (c *codec) bool(v *bool)     { field(c, v, (*writer).bool, (*reader).bool) }
func (c *codec) int(v *int)       { field(c, v, (*writer).int, (*reader).int) }
func (c *codec) int32(v *int32)   { field(c, v, (*writer).int32, (*reader).int32) }
func (c *codec) uint32(v *uint32) { field(c, v, (*writer).uint32, (*reader).uint32) }
func (c *codec) string(v *string) { field(c, v, (*writer).string, (*reader).string) }
func (c *codec) bytes(v *[]byte)  { field(c, v, (*writer).bytes, (*reader).bytes) }

func (c *codec) cell(v *engine.Cell)     { field(c, v, (*writer).cell, (*reader).cell) }
func (c *codec) window(v *engine.Window) { field(c, v, (*writer).window, (*reader).window) }
func (c *codec) tile(v *engine.Tile)     { field(c, v, (*writer).tile, (*reader).tile) }

func (c *codec) position(v *engine.Position) { field(c, v, (*writer).position, (*reader).position) }
func (c *codec) positions(v *[]engine.Position) {
	field(c, v, (*writer).positions, (*reader).positions)
}
func (c *codec) farPosition(v *engine.FarPosition) {
	field(c, v, (*writer).farPosition, (*reader).farPosition)
}
func (c *codec) farPositions(v *[]engine.FarPosition) {
	field(c, v, (*writer).farPositions, (*reader).farPositions)
}

// choice goes over a field that is one of a few things.
func choice[T ~uint8](c *codec, v *T) {
	b := byte(*v)
	field(c, &b, (*writer).byte, (*reader).byte)
	*v = T(b)
}

// list goes over items, each of at least size bytes.
func list[T any](c *codec, items *[]T, size int, item func(*T)) {
	if c.r == nil {
		c.w.int(len(*items))
	} else if n := c.r.length(size); n > 0 {
		*items = make([]T, n)
	}
	for i := range *items {
		item(&(*items)[i])
	}
}

// check has a message refused that is read, unless what is wanted of it holds.
func (c *codec) check(holds bool) {
	if c.r != nil && !holds {
		c.r.failed = true
	}
}

// reserve makes room for n bytes that are written.
func (c *codec) reserve(n int) {
	if c.w != nil {
		c.w.b = slices.Grow(c.w.b, n)
	}
}

// comparison goes over what is compared; with another game of 0 it is nothing.
func (c *codec) comparison(v *compare.Comparison) {
	c.int(&v.K)
	c.int(&v.Other)
	c.cell(&v.Shift)
	c.int(&v.Offset)
}

func (c *codec) level(v *int) {
	c.int(v)
	c.check(*v >= 0 && *v <= render.MaxLevel)
}

// farthest bounds the coordinates of the squares on pictures: far beyond all boards,
// and such that nothing that is computed from them overflows.
const farthest = 1 << 54

// key goes over which picture it is.
func (c *codec) key(k *render.Key) {
	c.level(&k.Level)
	c.place(k)
}

// place goes over which picture of its level it is.
func (c *codec) place(k *render.Key) {
	c.int(&k.X)
	c.int(&k.Y)
	most := farthest / render.PictureSize >> min(max(k.Level, 0), render.MaxLevel)
	c.check(k.X >= -most && k.X <= most && k.Y >= -most && k.Y <= most)
}

// fragment goes over a fragment, which must lie in its picture.
func (c *codec) fragment(f *render.Fragment) {
	c.key(&f.Key)
	c.window(&f.Part)
	c.bytes(&f.Pixels)
	whole := engine.Window{W: render.PictureSize, H: render.PictureSize}
	c.check(f.Part.Intersect(whole) == f.Part && len(f.Pixels) == 4*f.Part.Area())
}
