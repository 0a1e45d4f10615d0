package subtraction

import (
	"math/bits"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/internal/remainder"
	"github.com/palacegames/palace/engine/subtraction/moves"
)

// squares are those of a map whose windows are computed by a function.
type squares func(w engine.Window) engine.Source

func (s squares) Source(w engine.Window) engine.Source { return s(w) }

// The maps of each method.
type (
	sweptMaps   struct{ s *solver }
	dividedMaps struct {
		s  *solver
		by remainder.Rules
	}
	followedMaps struct{ s *solver }
	chartedMaps  struct{ s *solver }
)

// Open returns the board of a slice that remembers edges on the way, for the next
// window, or the same seen from an origin elsewhere.
func (m sweptMaps) Open(of engine.Map) engine.Squares {
	o := near(m.s.origin(of))
	board := m.s.rules().NewBoard(of.Kind == engine.NimValues, moves.Further(o))
	if o[0] == 0 && moves.Down(o) == 0 {
		return board
	}
	return squares(func(w engine.Window) engine.Source {
		return shifted(board, engine.Cell{X: o[0], Y: moves.Down(o)}, w)
	})
}

func (m dividedMaps) Open(of engine.Map) engine.Squares {
	if of.Kind == engine.NimValues {
		return squares(func(w engine.Window) engine.Source { return m.by.Values(near(m.s.origin(of)), w) })
	}
	return squares(func(w engine.Window) engine.Source { return m.by.Source(m.s.origin(of), w) })
}

// Open returns the strip of a pile that has been followed as far as is needed.
func (m followedMaps) Open(of engine.Map) engine.Squares {
	if of.Kind == engine.NimValues {
		return squares(func(w engine.Window) engine.Source { return m.s.searches.values.after(0).(strip).Values(w) })
	}
	return chartedMaps(m).Open(of)
}

func (m chartedMaps) Open(of engine.Map) engine.Squares {
	return squares(func(w engine.Window) engine.Source { return viewOf(m.s.outcomesFound(), m.s.origin(of), w) })
}

// viewOf returns the source of a window of the squares around an origin, which may lie so far
// from it that its own corner is a better one.
func viewOf(k known, origin engine.Position, w engine.Window) engine.Source {
	const size = engine.TileSize
	offset := engine.Cell{X: w.X / size * size, Y: w.Y / size * size} // towards 0, to stay on the board
	view := k.around(plus(origin, offset))
	return engine.EachTile(w, func(w engine.Window) engine.Tile {
		t := engine.Tile{Window: w}
		t.Bits = make([]uint64, t.Stride()*t.H)
		w.X, w.Y = w.X-offset.X, w.Y-offset.Y
		view.Read(t.Bits, w)
		return t
	})
}

// plus returns the position of a square seen from an origin.
func plus(origin engine.Position, c engine.Cell) engine.Position {
	return engine.Map{Origin: origin}.Position(c, origin.Dim())
}

// shifted is the source of a window of a board that is swept, seen from an origin to which
// tiles are not aligned.
func shifted(board engine.Squares, at engine.Cell, w engine.Window) engine.Source {
	return engine.EachTile(w, func(w engine.Window) engine.Tile {
		t := engine.Tile{Window: w}
		t.Bits = make([]uint64, t.Stride()*t.H)
		w.X, w.Y = w.X+at.X, w.Y+at.Y
		for u := range engine.Tiles(board, w) {
			for i, word := range u.Bits {
				for ; word != 0; word &= word - 1 {
					x := u.X + i%u.Stride()*64 + bits.TrailingZeros64(word) - w.X
					t.Bits[(u.Y+i/u.Stride()-w.Y)*t.Stride()+x/64] |= 1 << (x % 64)
				}
			}
		}
		return t
	})
}

// read returns the outcomes of positions that are seen from a view's origin.
func read(v view, positions []moves.Vector) []engine.Outcome {
	if len(positions) == 0 {
		return nil
	}
	low, high := moves.Bounds(positions)
	w := engine.Window{X: low[0], Y: moves.Down(low), W: high[0] - low[0] + 1, H: moves.Down(high) - moves.Down(low) + 1}
	stride := moves.Ceil(w.W, 64)
	squares := make([]uint64, stride*w.H)
	v.Read(squares, w)
	outcomes := make([]engine.Outcome, len(positions))
	for i, p := range positions {
		x, y := p[0]-w.X, moves.Down(p)-w.Y
		if squares[y*stride+x/64]>>(x%64)&1 != 0 {
			outcomes[i] = engine.P
		}
	}
	return outcomes
}
