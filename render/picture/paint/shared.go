package paint

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/picture/average"
)

// A large board can be swept by several machines: see atlas.Division. Then the
// painter has no sweep of its own. It is told which squares somebody has passed and
// which parts of pictures were painted on the way, and does everything else as ever:
// what comes into view too late for the sweep is asked of the board again.

// Shared returns a painter like New, but for a sweep that others work off and Merge
// tells of.
func Shared(board Board, extent engine.Window, pixels *average.Averager) *Painter {
	return &Painter{
		board:   board,
		extent:  extent,
		pixels:  pixels,
		growing: map[picture.Key]*canvas{},
		swept:   newSweptTiles(extent),
		shared:  true,
	}
}

// Growing returns the wanted pictures that show squares of the windows and are coarse
// enough to be painted in fragments. The finest ones come with exact values, and are
// asked of the board again.
func (p *Painter) Growing(windows []engine.Window) []picture.Key {
	var keys []picture.Key
	for key := range p.growing {
		if key.Level > 0 && slices.ContainsFunc(windows, func(w engine.Window) bool { return !key.Part(w).Empty() }) {
			keys = append(keys, key)
		}
	}
	return keys
}

// Merge tells that the sweep has passed some windows of the extent, and brings what was
// painted on the way: a fragment for each of the windows and pictures that were Growing
// when the windows were given out. It is told of each square once.
func (p *Painter) Merge(windows []engine.Window, fragments []picture.Fragment) {
	for _, w := range windows {
		p.done += w.Area()
		for key, c := range p.growing {
			p.mergeInto(c, w.Intersect(key.Window()), key.Part(w), fragments)
		}
		p.swept.add(w)
	}
	p.shared = p.done < p.extent.Area()
}

// Idle reports whether nothing but a shared sweep is left to do.
func (p *Painter) Idle() bool { return p.sweep == nil && p.job == nil && len(p.queue) == 0 }

// mergeInto adds to a picture what of it was passed.
func (p *Painter) mergeInto(c *canvas, passed, part engine.Window, fragments []picture.Fragment) {
	if passed.Empty() {
		return
	}
	n := slices.IndexFunc(fragments, func(f picture.Fragment) bool { return f.Key == c.key && f.Part == part })
	if n >= 0 {
		fragments[n].Paste(c.pixels)
		c.dirty = true
	} else {
		c.late = true
	}
	_, _, across, down := tiles(passed)
	c.ahead -= across * down
	p.complete(c)
}
