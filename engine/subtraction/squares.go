package subtraction

import (
	"math/bits"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
)

// squares are those of a map whose windows are computed by a function.
type squares func(w engine.Window) engine.Source

func (s squares) Source(w engine.Window) engine.Source { return s(w) }

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
