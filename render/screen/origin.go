package screen

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/render/scene"
)

// This file is about boards that are seen from an origin of their own, far out: the
// squares have small coordinates, and only the rulers say where they are.

// follow moves everything on the screen to where it is seen from the origin of a new
// scene, and the old scene with it. It reports whether that was near enough.
func (s *Screen) follow(old *scene.Scene) bool {
	by, near := s.scene.Shift(old)
	switch {
	case !near:
		s.hand.point(s.hand.pointer.cell, false)
		return false
	case by == engine.Cell{}:
		return true
	}
	dx, dy := float64(by.X), float64(by.Y)
	for _, v := range []*render.Viewport{&s.camera.view, &s.camera.from, &s.camera.to} {
		v.X, v.Y = v.X-dx, v.Y-dy
	}
	for i := range s.drawing.motion.path {
		l := &s.drawing.motion.path[i]
		l.from, l.to = minus(l.from, by), minus(l.to, by)
	}
	s.hand.point(minus(s.hand.pointer.cell, by), s.hand.pointer.inside)
	old.At, old.Slice = minus(old.At, by), s.scene.Slice
	return true
}

// minus returns c seen from a square.
func minus(c, from engine.Cell) engine.Cell { return engine.Cell{X: c.X - from.X, Y: c.Y - from.Y} }
