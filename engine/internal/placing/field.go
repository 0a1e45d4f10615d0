package placing

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/internal/mex"
)

// field is a board on which pieces are being placed. It is a Job: it places as many as are
// wanted.
type field struct {
	board  Board
	piece  Piece
	choice choice
	walk   walk
	ended  bool // the board is full

	squares []engine.Cell       // by number, in the order of the board
	number  map[engine.Cell]int // the other way round
	settled []settler           // the pieces that were placed
	on      map[engine.Cell]int // which of them stands on a square
	holds   map[line]int        // which of them stands on a line

	values []int             // nim-values by number, if these are wanted
	had    map[line]*mex.Set // which values a line has had

	wantSquares, wantPieces int
	corner                  int // how far the window reaches from (0, 0)
}

// settler is a piece and the number of its square.
type settler struct {
	at     engine.Cell
	number int
}

// How much is placed: so many pieces as long as these come within so many squares, so many
// squares to fill a window, and so many squares a step of the Job.
const (
	enoughPieces = 100
	mostPieces   = 3000
	mostSquares  = 1 << 17
	fillSquares  = 1 << 14
	slice        = 1 << 10
)

func newField(b Board, p Piece, c choice) *field {
	return &field{
		board: b, piece: p, choice: c, walk: b.walk(c.side),
		number: map[engine.Cell]int{}, on: map[engine.Cell]int{}, holds: map[line]int{}, had: map[line]*mex.Set{},
	}
}

// want says what is looked at.
func (f *field) want(w engine.Window, step int) {
	f.wantPieces = min(max(enoughPieces, step+1), mostPieces)
	f.corner = max(f.corner, min(max(w.X+w.W, w.Y+w.H, -w.X, -w.Y), 1<<10))
	side := f.corner
	if f.board.plane {
		side = 2*side + 1
	} else {
		side *= 2 // the antidiagonals beyond the corner
	}
	f.wantSquares = min(max(f.wantSquares, side*side), fillSquares)
}

// Values gives the nim-values of a board's squares in their order, where the piece goes to earlier ones.
func Values(b Board, p Piece) (next func() int) {
	f := newField(b, p, choice{values: true})
	return func() int {
		f.next()
		return f.values[len(f.values)-1]
	}
}

// Filled gives the nim-values of a finite board with so many squares on a side.
func Filled(b Board, p Piece, side int) (at func(x, y int) int) {
	f := newField(b, p, choice{values: true, side: side})
	for !f.ended {
		f.next()
	}
	return func(x, y int) int { return f.values[f.number[engine.Cell{X: x, Y: y}]] }
}

// Walk goes along the squares of a board that does not end, in their order.
func Walk(b Board) (next func() engine.Cell) {
	walk := b.walk(0)
	return func() engine.Cell {
		c, _ := walk(false)
		return c
	}
}

// Step places some pieces.
func (f *field) Step() bool {
	for range slice {
		if f.Done() >= 1 {
			return false
		}
		f.next()
	}
	return f.Done() < 1
}

// Done returns which part is done.
func (f *field) Done() float64 {
	if f.ended || len(f.squares) >= mostSquares || len(f.settled) >= mostPieces {
		return 1
	}
	pieces := float64(len(f.settled)) / float64(f.wantPieces)
	return min(1, pieces, float64(len(f.squares))/float64(max(1, f.wantSquares)))
}

// next goes to the next square, and places a piece if none before attacks it.
func (f *field) next() {
	n := len(f.squares)
	placedLast := len(f.settled) > 0 && f.settled[len(f.settled)-1].number == n-1
	c, ok := f.walk(placedLast)
	if f.ended = !ok; f.ended {
		return
	}
	f.squares = append(f.squares, c)
	f.number[c] = n
	if f.choice.values {
		f.values = append(f.values, f.mex(c))
	}
	if len(f.attackers(c, len(f.settled))) > 0 {
		return
	}
	i := len(f.settled)
	f.settled = append(f.settled, settler{c, n})
	f.on[c] = i
	f.piece.lines(c, func(l line) { f.holds[l] = i })
}

// attackers lists which of the first pieces attack a square, the first of them in front.
func (f *field) attackers(c engine.Cell, first int) (by []int) {
	add := func(i int, ok bool) {
		if ok && i < first {
			by = append(by, i)
		}
	}
	f.piece.lines(c, func(l line) { i, ok := f.holds[l]; add(i, ok && f.settled[i].at != c) })
	f.piece.leaps(c, func(to engine.Cell) { i, ok := f.on[to]; add(i, ok) })
	slices.Sort(by)
	return by
}

// mex returns the nim-value of the square that comes next: the least number that no square
// before it in line has. A piece settles where it is 0.
func (f *field) mex(c engine.Cell) int {
	near := &mex.Set{}
	f.piece.leaps(c, func(to engine.Cell) {
		if n, ok := f.number[to]; ok && n < len(f.values) {
			near.Add(f.values[n])
		}
	})
	seen := []*mex.Set{near}
	f.piece.lines(c, func(l line) {
		if f.had[l] == nil {
			f.had[l] = &mex.Set{}
		}
		seen = append(seen, f.had[l])
	})
	v := mex.Least(seen...)
	for _, s := range seen[1:] {
		s.Add(v)
	}
	return v
}
