package exile

import (
	"iter"
	"math"
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/greedy"
)

// quadrantBoard draws outcomes anywhere on N×N, around any origin, a run of columns at a
// time.
type quadrantBoard struct {
	plane  engine.Window
	origin farCell
	far    *greedy.Far
	runs   map[int]run // by the first column
	// About on which row the high queen of column 0 stands, and the low one, if near: a
	// column has one of them.
	high, low         int
	nearHigh, nearLow bool
	err               error // that of a Far, which there never is, and then no more is said
}

// run is the queens of runLength columns in a row, the first a multiple of it.
type run struct {
	greedy.Stretch
	first     int // its first column
	high, low int // the rows from which those of high and low queens are counted, if near
}

const (
	runLength = 1 << 11 // a power of 2, less than greedy.MaxStretch
	mostRuns  = 1 << 9  // kept
)

// newQuadrantBoard returns the board that shows origin + (x, y) at (x, y).
func newQuadrantBoard(origin farCell, plane engine.Window) *quadrantBoard {
	return &quadrantBoard{plane: plane, origin: origin, runs: map[int]run{}}
}

// Plane is everything within reach of the origin.
func (b *quadrantBoard) Plane() engine.Window { return b.plane }

// Check refuses windows that are empty, too large or not within the plane.
func (b *quadrantBoard) Check(w engine.Window) error {
	if b.err != nil {
		return b.err
	}
	return checkPlane("exile:quadrant", b.plane, w)
}

// find prepares what windows need, once. A board that says no more than its plane does
// without.
func (b *quadrantBoard) find() {
	if b.far != nil {
		return
	}
	b.far = greedy.NewFar()
	row := b.far.OverPhi(b.origin.y)
	b.high, b.nearHigh = b.row(row)
	b.low, b.nearLow = b.row(row.Add(row, b.origin.y))
}

// row returns a row as the board counts them, and whether it is near.
func (b *quadrantBoard) row(r *big.Int) (row int, near bool) {
	d := new(big.Int).Sub(r, b.origin.x)
	if d.CmpAbs(big.NewInt(8*engine.Span)) > 0 {
		return 0, false
	}
	return int(d.Int64()), true
}

// meets reports whether queens in the columns from y to end-1 may stand in the rows of w.
func (b *quadrantBoard) meets(w engine.Window, y, end int) bool {
	const room = greedy.Off + 4 // for rounding, too
	within := func(row int, slope float64) bool {
		return row+int(slope*float64(y))-room < w.X+w.W && row+int(slope*float64(end))+room >= w.X
	}
	return b.nearHigh && within(b.high, 1/math.Phi) || b.nearLow && within(b.low, math.Phi)
}

// pieces cuts the columns of w along the runs, into pieces that may hold queens inside of w.
func (b *quadrantBoard) pieces(w engine.Window) iter.Seq2[int, int] {
	return func(yield func(y, end int) bool) {
		for y := max(w.Y, b.plane.Y); y < w.Y+w.H; {
			end := min(w.Y+w.H, y&^(runLength-1)+runLength)
			if b.meets(w, y, end) && !yield(y, end) {
				return
			}
			y = end
		}
	}
}

// run returns the run that column y belongs to. If it cannot be found, it holds nothing.
func (b *quadrantBoard) run(y int) run {
	at := y &^ (runLength - 1)
	if r, known := b.runs[at]; known {
		return r
	}
	r := run{first: max(at, b.plane.Y)}
	first := new(big.Int).Add(b.origin.y, big.NewInt(int64(r.first)))
	if r.Stretch, b.err = b.far.Stretch(first, at+runLength-r.first); b.err == nil {
		r.high, _ = b.row(r.Lows())
		r.low, _ = b.row(first.Add(first, r.Lows()))
	}
	if len(b.runs) >= mostRuns {
		clear(b.runs)
	}
	b.runs[at] = r
	return r
}

// each visits the queens in w.
func (b *quadrantBoard) each(w engine.Window, visit func(x, y int)) {
	b.find()
	for y, end := range b.pieces(w) {
		r := b.run(y)
		r.Each(func(column, row int, low bool) {
			switch {
			case low && b.nearLow:
				row += r.low
			case !low && b.nearHigh:
				row += r.high
			default:
				return
			}
			if c := r.first + column; c >= y && c < end && row >= w.X && row < w.X+w.W {
				visit(row, c)
			}
		})
	}
}

// Source gives one tile a call, or a blank one for a run of columns that it finds.
func (b *quadrantBoard) Source(w engine.Window) engine.Source {
	return &quadrantSource{board: b, mirrored: engine.NewTiling(w.Mirror())}
}

type quadrantSource struct {
	board *quadrantBoard
	// mirrored goes through the mirror images of the tiles, for along an antidiagonal
	// those of the first columns come first, which run along y.
	mirrored engine.Tiling
}

func (s *quadrantSource) Next() (engine.Tile, bool) {
	w, ok := s.mirrored.Peek()
	if s.board.find(); !ok || s.board.err != nil {
		return engine.Tile{}, false
	}
	w = w.Mirror()
	for y, end := range s.board.pieces(w) {
		if _, known := s.board.runs[y&^(runLength-1)]; !known {
			s.board.run(y)
			return engine.Tile{Window: engine.Window{X: w.X, Y: y, W: 1, H: end - y}}, true
		}
	}
	s.mirrored.Next()
	t := engine.SparseTile(w)
	s.board.each(w, func(x, y int) { t.Mark(x, y) })
	return t, true
}

// Count goes through the columns with queens in the pixels. Squares out of reach count
// nothing.
func (b *quadrantBoard) Count(x, y, w, h, level int, dst []uint32) {
	if w <= 0 || h <= 0 {
		return
	}
	view := engine.Window{X: x, Y: y}
	view.W, view.H = border(x, w, level, reach)-x, border(y, h, level, reach)-y
	b.each(view, func(px, py int) { dst[(py-y)>>level*w+(px-x)>>level]++ })
}
