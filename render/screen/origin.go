package screen

import (
	"bytes"
	"math/big"
	"strconv"
	"unicode/utf8"

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
		s.point(s.pointer.cell, false)
		return false
	case by == engine.Cell{}:
		return true
	}
	dx, dy := float64(by.X), float64(by.Y)
	for _, v := range []*render.Viewport{&s.view, &s.camera.from, &s.camera.to} {
		v.X, v.Y = v.X-dx, v.Y-dy
	}
	for i := range s.motion.path {
		l := &s.motion.path[i]
		l.from, l.to = minus(l.from, by), minus(l.to, by)
	}
	s.point(minus(s.pointer.cell, by), s.pointer.inside)
	old.At, old.Slice = minus(old.At, by), s.scene.Slice
	return true
}

// minus returns c seen from a square.
func minus(c, from engine.Cell) engine.Cell { return engine.Cell{X: c.X - from.X, Y: c.Y - from.Y} }

// aroundPiece is how many squares each way matter for the present move far out.
const aroundPiece = 7

// scope is how many squares each way of the piece stay in view after a move. On other
// boards the way to the end is in view from the beginning.
func (s *Screen) scope() int {
	if s.scene.Origin != nil {
		return aroundPiece / 2 // so that small moves leave the board alone
	}
	return 0
}

// around returns the squares about c.
func around(c engine.Cell) engine.Window {
	const edge = 2*aroundPiece + 1
	return engine.Window{X: c.X - aroundPiece, Y: c.Y - aroundPiece, W: edge, H: edge}
}

// centered moves the piece to the middle: far out there is as much to see on each side
// of it, unless the board ends there.
func (s *Screen) centered(v render.Viewport) render.Viewport {
	c := s.scene.At
	v.X, v.Y = float64(c.X)+0.5, float64(c.Y)+0.5
	return v.Kept(s.scene.Map.Plane)
}

// shortNumber is how many digits a coordinate may have that a ruler writes in full
// where others are written by their ends.
const shortNumber = 9

// coordinate writes the number of row or column n, that is, of what is seen there
// along the axis. A long one is written by its last digits: "…314".
func (s *Screen) coordinate(axis, n, digits int) []byte {
	origin := s.scene.Origin
	if axis >= len(origin) {
		return strconv.AppendInt(nil, int64(n), 10)
	}
	text := new(big.Int).Add(origin[axis], big.NewInt(int64(n))).Append(nil, 10)
	sign := 0
	if text[0] == '-' {
		sign = 1
	}
	if len(text)-sign <= max(shortNumber, digits) {
		return text
	}
	return append(append(text[:sign:sign], dots...), text[len(text)-digits:]...)
}

// phase returns how far the coordinate of row or column 0 lies beyond a multiple of
// step.
func (s *Screen) phase(axis, step int) int {
	origin := s.scene.Origin
	if axis >= len(origin) {
		return 0
	}
	by := big.NewInt(int64(step))
	return int(by.Mod(origin[axis], by).Int64())
}

// lastDigits is how many of the last digits tell n rows or columns apart, at least
// three.
func lastDigits(n int) int { return max(3, len(strconv.Itoa(n))+1) }

// dots stands for the digits that are left out. It is as wide as two.
const dots = "…"

// room returns the width of a coordinate in CSS pixels, all digits being as wide.
func room(text []byte) float64 {
	n := utf8.RuneCount(text)
	if bytes.Contains(text, []byte(dots)) {
		n++
	}
	return digitWidth * float64(n)
}
