package wythoff

import (
	"iter"
	"math/big"

	"github.com/palacegames/palace/engine/core"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
)

// side is the P-positions of Maharaja Nim on one side of the diagonal, as a board
// around an origin sees them: u and v are their smaller and their larger
// coordinate, less those of the origin.
type side struct {
	below  bool // (u, v) are y and x, not x and y
	u, v   *big.Int
	first  int         // the least u on the board
	anchor core.Cell   // (u, v) of one P-position
	runs   map[int]run // by the first u
}

// run is the P-positions of the lines with runLength values of u in a row, the first
// a multiple of it: v-base for each, or dictionary.Below where the line's P-position is on
// the other side.
type run struct {
	base int
	rows []int16
}

const (
	runLength = 1 << 11 // a power of 2, less than what Far has at hand
	mostRuns  = 1 << 9  // kept
)

// newSide looks for the first P-position of the side from the origin's line on. near
// is false if none of the side lies within core.Span of the origin.
func newSide(f *dictionary.Descent, x, y *big.Int, below bool) (s *side, near bool, err error) {
	s = &side{below: below, u: x, v: y, runs: map[int]run{}}
	if below {
		s.u, s.v = y, x
	}
	s.first = max(-core.Span, -core.Big(s.u).Clamp())
	const some = 4 * dictionary.MaxWord // there are zeros among so many symbols
	base, rows, err := f.Above(s.u, some)
	if err != nil {
		return nil, false, err
	}
	for u, row := range rows {
		if row == dictionary.Below {
			continue
		}
		v := base.Sub(base, s.v)
		v.Add(v, big.NewInt(int64(row)))
		s.anchor.X = u
		if v.CmpAbs(big.NewInt(4*core.Span)) > 0 {
			return s, false, nil // v changes by twice as much as u at most
		}
		s.anchor.Y = int(v.Int64())
		return s, true, nil
	}
	return nil, false, dictionary.ErrRules
}

// reach bounds v of all P-positions of the side with from ≤ u ≤ to. From one word to
// the next u grows by the number of its letters, and v by that and the number of
// zeros among them, so once to twice as much; inside of a word there is little room.
func (s *side) reach(from, to int) (low, high int) {
	const room = 4 * dictionary.MaxWord
	from, to = from-s.anchor.X, to-s.anchor.X
	return s.anchor.Y + min(from, 2*from) - room, s.anchor.Y + max(to, 2*to) + room
}

// pieces cuts the lines u of w along the runs, into pieces that may hold
// P-positions of the side inside of w.
func (s *side) pieces(w core.Window) iter.Seq2[int, int] {
	return func(yield func(from, to int) bool) {
		for u := max(w.X, s.first); u < w.X+w.W; {
			to := min(w.X+w.W, u&^(runLength-1)+runLength)
			low, high := s.reach(u, to)
			if low < w.Y+w.H && high >= w.Y && !yield(u, to) {
				return
			}
			u = to
		}
	}
}

// find computes one run that w, a window in x and y, needs and that is not there. It
// returns the run's lines, and false if nothing is missing.
func (s *side) find(b *dictionaryBoard, w core.Window) (from, n int, found bool) {
	if s.below {
		w = w.Mirror()
	}
	for u := range s.pieces(w) {
		at := u &^ (runLength - 1)
		if _, known := s.runs[at]; !known {
			s.run(b, u)
			return at, runLength, true
		}
	}
	return 0, 0, false
}

// run returns the run that u belongs to. If the dictionary fails, it holds nothing.
func (s *side) run(b *dictionaryBoard, u int) run {
	at := u &^ (runLength - 1)
	if r, known := s.runs[at]; known {
		return r
	}
	r := run{rows: make([]int16, runLength)}
	from := max(at, s.first)
	for i := range r.rows[:from-at] {
		r.rows[i] = dictionary.Below
	}
	x := new(big.Int).Add(s.u, big.NewInt(int64(from)))
	base, rows, err := b.far.Above(x, runLength-(from-at))
	if err != nil {
		b.err = err
		rows = make([]int16, runLength-(from-at))
		for i := range rows {
			rows[i] = dictionary.Below
		}
		base = new(big.Int).Set(s.v)
	}
	copy(r.rows[from-at:], rows)
	if s.below && x.Sign() == 0 {
		r.rows[from-at] = dictionary.Below // (0,0) belongs to the other side
	}
	r.base = int(base.Sub(base, s.v).Int64()) // within twice the board's span
	if len(s.runs) >= mostRuns {
		clear(s.runs)
	}
	s.runs[at] = r
	return r
}
