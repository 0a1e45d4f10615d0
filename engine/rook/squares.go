package rook

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/internal/columnar"
)

// Open returns the squares of a map.
func (g Game) Open(m engine.Map) engine.Squares {
	if m.Kind == engine.NimValues {
		return nimSums{}
	}
	return columnar.New(g.Plane(m), func() ([]columnar.Beam, error) {
		by := engine.Num(0)
		if m.Origin != (engine.Position{}) {
			by = m.Origin.At(0).Minus(m.Origin.At(1))
		}
		d, ok := by.Small()
		if !ok || d < -2*engine.Span || d > 2*engine.Span {
			return nil, nil
		}
		return []columnar.Beam{columnar.Rising{Curve: diagonal(d)}}, nil
	})
}

// nimSums are the nim-values of the map from the corner.
type nimSums struct{}

// Source computes each tile by itself.
func (nimSums) Source(w engine.Window) engine.Source {
	return engine.EachTile(w, func(w engine.Window) engine.Tile {
		t := engine.Tile{Window: w, Wide: make([]int32, 0, w.Area())}
		for y := w.Y; y < w.Y+w.H; y++ {
			for x := w.X; x < w.X+w.W; x++ {
				t.Wide = append(t.Wide, int32(x^y))
			}
		}
		return t
	})
}

// diagonal is the palaces as a columnar.Curve: the squares (x, x+d), of which x is the number.
type diagonal int

func (d diagonal) FirstU(u int) int { return u }
func (d diagonal) FirstV(v int) int { return v - int(d) }

func (d diagonal) Each(x int, visit func(u, v int) bool) {
	for visit(x, x+int(d)) {
		x++
	}
}
