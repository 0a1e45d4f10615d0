package paint

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/picture/average"
)

// canvas is a picture in the making.
type canvas struct {
	key    picture.Key
	pixels []byte
	values engine.Tile
	ahead  int  // tiles that the sweep has still to bring
	dirty  bool // grown since it was last shown
	late   bool // the sweep had passed a part of it before it was wanted
}

func newCanvas(key picture.Key, ahead int) *canvas {
	return &canvas{
		key:    key,
		pixels: make([]byte, 4*picture.Size*picture.Size),
		ahead:  ahead,
	}
}

// add paints shown instead of the tile t, whose values it may keep, and reports
// whether it keeps their memory; blank tiles leave no trace.
func (c *canvas) add(s *average.Averager, t, shown *engine.Tile) (kept bool) {
	if t.Blank() {
		return false
	}
	s.Paint(shown, c.key.Level, c.pixels, c.key.X*picture.Size, c.key.Y*picture.Size)
	c.dirty = true
	if c.key.Level > 0 {
		return false
	}
	c.values = t.Rows()
	return !t.Turned && !t.Linear
}

// picture hands the finished picture over; the canvas is not used afterwards.
func (c *canvas) picture() picture.Picture {
	return picture.Picture{Key: c.key, Complete: true, Pixels: c.pixels, Values: c.values}
}

// draft returns a copy of what there is so far.
func (c *canvas) draft() picture.Picture {
	return picture.Picture{Key: c.key, Pixels: slices.Clone(c.pixels), Values: c.values}
}
