package mwythoff

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/internal/mex"
)

// nimEdge returns how far from the corner nim-values are computed: so that all squares
// together take about as many steps as 4096² do for M = 8. None takes more steps than the edge has squares.
func (g Game) nimEdge() int {
	return max(512, min(4096, int(4096*math.Sqrt(8/float64(g.near())))))
}

// soon is how many squares, each for up to M steps, are filled while somebody waits.
const soon = 1 << 22

func (s *solver) fitsNim(q engine.Query) error {
	edge := s.game.nimEdge()
	x, y := 0, 0
	if q.Ask == engine.AskTiles {
		x, y = q.Window.X+q.Window.W-1, q.Window.Y+q.Window.H-1
		if q.Map.Origin != (engine.Position{}) {
			return engine.ErrNimOrigin
		}
	} else {
		x, y = q.At.At(0).Clamp(), q.At.At(1).Clamp()
	}
	switch {
	case q.Values() != engine.NimValues:
		return errNimValuesOnly
	case max(x, y) >= edge:
		return errNimEdge(edge-1, edge)
	case q.Play && x*y*min(s.game.near(), max(x, y)) > soon:
		return engine.ErrWhile(q.At)
	}
	return nil
}

func (s *solver) nimValue(_ engine.Kind, p engine.Position) (engine.Int, error) {
	if s.nim.field == nil {
		s.nim.game = s.game
	}
	return engine.ValueAt(&s.nim, p.Cell())
}

// nimSquares are the nim-values of a map, filled as far as its windows have needed.
type nimSquares struct {
	game  Game
	field *field
}

// Open begins a map of its own.
func (n nimSquares) Open(engine.Map) engine.Squares { return &n }

// Source fills rows, with blank tiles, up to the next tile.
func (n *nimSquares) Source(w engine.Window) engine.Source {
	if f := n.field; f == nil || f.width < w.X+w.W {
		n.field = newField(n.game.near(), max(w.X+w.W, engine.TileSize))
	}
	f := n.field
	return engine.PreparedTiles(w, f.next, func(w engine.Window) engine.Tile {
		return engine.WideTile(w, func(x, y int) []int32 { return f.values[y*f.width+x:] })
	})
}

// squaresAtOnce bounds the steps of a call.
const squaresAtOnce = 1 << 18

// next fills some of the squares that a tile lacks.
func (f *field) next(w engine.Window) (done engine.Window, more bool) {
	before := f.filled()
	more = !f.fill((w.Y+w.H)*f.width, squaresAtOnce/(2*min(f.m, f.width))+1)
	return engine.Window{W: f.filled() - before, H: 1}, more
}

// field is a board of some columns that is filled row by row.
//
// What (x, y) sees on its band is what (x-1, y-1) sees there, and besides the squares
// with i = 1 or j = 1: (x-1, y-j) and (x-i, y-1) for i, j ≤ M. So there is one set for each
// diagonal, which only grows.
type field struct {
	m, width int
	values   []int32
	lines    *mex.Filler
	bands    mex.Lines // by x-y
}

func newField(m, width int) *field {
	return &field{m: m, width: width, lines: mex.NewWythoffFiller()}
}

func (f *field) filled() int { return len(f.values) }

// fill fills squares until there are all, but at most the given number, and reports
// whether there are all.
func (f *field) fill(all, most int) bool {
	for range most {
		if len(f.values) >= all {
			return true
		}
		x, y := len(f.values)%f.width, len(f.values)/f.width
		band := f.bands.At(x - y)
		for i := 2; i <= min(f.m, x) && y > 0; i++ {
			band.Add(int(f.values[(y-1)*f.width+x-i]))
		}
		for j := 2; j <= min(f.m, y) && x > 0; j++ {
			band.Add(int(f.values[(y-j)*f.width+x-1]))
		}
		f.values = append(f.values, f.lines.Fill(x, y, band)) // i = j is on the diagonal
	}
	return len(f.values) >= all
}
