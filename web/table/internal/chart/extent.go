package chart

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/picture"
)

// This file is how much of the board the map covers.

// firstExtent is what a link asks for or, if it leaves that to the page, a little
// more than the piece can reach.
func (c *Chart) firstExtent() engine.Window {
	s, plane := &c.view.Settings, c.reach.Plane()
	if s.W > 0 {
		return c.view.SizeWindow(plane, s.W, s.H)
	}
	at := c.view.Standing()
	here := engine.Window{X: at.X, Y: at.Y, W: 1, H: 1}
	if w := c.affordable(engine.Window{W: 1, H: 1}, here, 0); !w.Empty() {
		return w
	}
	return here // which Check refuses
}

// Fixed reports whether the link says how much is computed.
func (c *Chart) Fixed() bool { return c.view.Settings.W > 0 }

// affordable returns the window of whole pictures of the level that holds what
// the map has and what is seen or, if the board cannot compute that much, only
// what is seen, or else nothing.
func (c *Chart) affordable(has, seen engine.Window, level int) engine.Window {
	for _, w := range []engine.Window{has.Union(seen), seen} {
		w = aligned(w, level).Intersect(c.reach.Plane())
		if !w.Empty() && c.reach.Check(w) == nil {
			return w
		}
	}
	return engine.Window{}
}

// grown returns the extent that shows what is wanted now.
func (c *Chart) grown() engine.Window {
	seen := engine.Window{}
	for _, key := range c.want.Keys {
		if w := key.Window().Intersect(c.reach.Plane()); !w.Empty() {
			seen = seen.Union(w)
		}
	}
	if c.Fixed() || seen.Empty() || seen.Intersect(c.extent) == seen {
		return c.extent
	}
	return c.affordable(c.extent, seen, c.want.Level)
}

// aligned grows w to whole pictures of the level, so that no picture is cut off
// by an extent that may grow again.
func aligned(w engine.Window, level int) engine.Window {
	edge := picture.Size << level
	x0, y0 := engine.FloorDiv(w.X, edge)*edge, engine.FloorDiv(w.Y, edge)*edge
	x1, y1 := engine.FloorDiv(w.X+w.W+edge-1, edge)*edge, engine.FloorDiv(w.Y+w.H+edge-1, edge)*edge
	return engine.Window{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}
}
