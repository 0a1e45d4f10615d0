package rook

import (
	"github.com/palacegames/palace/engine"
)

// squares are the values of a map.
type squares struct{ m engine.Map }

// Source has nothing to do before the first tile.
func (s squares) Source(w engine.Window) engine.Source {
	return &source{s, engine.NewTiling(w)}
}

type source struct {
	squares
	tiles engine.Tiling
}

// Next returns the next tile.
func (s *source) Next() (engine.Tile, bool) {
	w, ok := s.tiles.Next()
	switch {
	case !ok:
		return engine.Tile{}, false
	case s.m.Kind == engine.NimValues:
		return nimSums(w), true
	}
	t := engine.SparseTile(w)
	s.eachPalace(w, func(x, y int) { t.Mark(x, y) })
	return t, true
}

// nimSums fills a tile of the map from the corner.
func nimSums(w engine.Window) engine.Tile {
	t := engine.Tile{Window: w, Wide: make([]int32, 0, w.Area())}
	for y := w.Y; y < w.Y+w.H; y++ {
		for x := w.X; x < w.X+w.W; x++ {
			t.Wide = append(t.Wide, int32(x^y))
		}
	}
	return t
}

// eachPalace visits the squares of w with ox+x = oy+y, where (ox, oy) is the map's origin.
func (s squares) eachPalace(w engine.Window, visit func(x, y int)) {
	by := engine.Num(0)
	if s.m.Origin != (engine.Position{}) {
		by = s.m.Origin.At(0).Minus(s.m.Origin.At(1))
	}
	d, ok := by.Small()
	if !ok || d < -2*engine.Span || d > 2*engine.Span {
		return
	}
	for x := max(w.X, w.Y-d); x < min(w.X+w.W, w.Y+w.H-d); x++ {
		visit(x, x+d)
	}
}

// Count adds up the palaces of coarse pixels.
func (s squares) Count(x, y, w, h, level int, dst []uint32) {
	all := engine.Window{X: x, Y: y, W: w << level, H: h << level}
	s.eachPalace(all, func(u, v int) { dst[(v-y)>>level*w+(u-x)>>level]++ })
}
