package paint

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/picture/average"
)

// Assistant works off pieces of a sweep for a painter elsewhere, one at a time, and
// paints the fragments of that painter's pictures.
type Assistant struct {
	board    atlas.Divisible
	extent   engine.Window
	pixels   *average.Averager
	piece    atlas.Piece
	windows  []engine.Window
	canvases map[picture.Key]*canvas
	free     []*canvas // to be used again: every pixel of a part is painted again
}

// NewAssistant returns an assistant for the extent of a board.
func NewAssistant(board atlas.Divisible, extent engine.Window, pixels *average.Averager) *Assistant {
	return &Assistant{board: board, extent: extent, pixels: pixels}
}

// Begin starts on a piece that decides the windows, and on those parts of the pictures
// that lie in them. All keys are of one level. It errs if the order is none.
func (a *Assistant) Begin(order []byte, windows []engine.Window, keys []picture.Key) error {
	a.piece, a.windows = nil, windows
	a.clear()
	show := engine.Window{}
	for _, key := range keys {
		a.canvases[key] = a.canvas(key)
		show = show.Union(key.Window())
	}
	piece, err := a.board.Piece(order, show.Intersect(a.extent))
	if err != nil {
		return err
	}
	a.piece = piece
	return nil
}

// Step does one bounded piece of work. When that was the last, done, it returns the
// result for the division and the fragments for the painter.
func (a *Assistant) Step() (result []byte, fragments []picture.Fragment, done bool) {
	t, ok := a.piece.Next()
	if ok {
		a.add(&t)
		return nil, nil, false
	}
	result = a.piece.Result()
	for key, c := range a.canvases {
		for _, w := range a.windows {
			if part := key.Part(w); !part.Empty() {
				fragments = append(fragments, picture.Fragment{Key: key, Part: part, Pixels: picture.Cut(c.pixels, part)})
			}
		}
	}
	a.piece = nil
	a.clear()
	return result, fragments, true
}

// canvas returns one for a picture.
func (a *Assistant) canvas(key picture.Key) *canvas {
	n := len(a.free)
	if n == 0 {
		return newCanvas(key, 0)
	}
	c := a.free[n-1]
	a.free = a.free[:n-1]
	c.key = key
	return c
}

// clear takes the canvases back, of which a few are enough.
func (a *Assistant) clear() {
	const few = 4
	for _, c := range a.canvases {
		if len(a.free) < few {
			a.free = append(a.free, c)
		}
	}
	a.canvases = map[picture.Key]*canvas{}
}

// add paints a tile into its picture.
func (a *Assistant) add(t *engine.Tile) {
	if t.Blank() {
		return
	}
	for key, c := range a.canvases {
		if c = a.canvases[keyOf(t, key.Level)]; c != nil {
			c.add(a.pixels, t, t)
		}
		break // all of them are of the same level
	}
	recycle(a.piece, *t)
}
