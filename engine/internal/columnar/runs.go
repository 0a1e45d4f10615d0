package columnar

import (
	"iter"
	"math"

	"github.com/palacegames/palace/engine"
)

// Runs is a Beam that is found line by line, the P-positions of many lines in a row at a
// time. In the coordinates of its View, line u holds one P-position (u, v) at most.
type Runs struct {
	View
	First int // the least u on the board
	// Between returns bounds: v of all P-positions with from ≤ u ≤ to is low at least and
	// high at most. It must be quick.
	Between func(from, to int) (low, high int)
	// Find returns v-base of the lines u, u+1, …, u+n-1, or None; n is at most RunLength.
	Find func(u, n int) (base int, rows []int16, err error)

	runs map[int]run // by their first u, which is a multiple of RunLength
}

// None stands for a line without a P-position.
const None = math.MinInt16

// run is what Find returned for the RunLength lines of a run that are on the board.
type run struct {
	first, base int
	rows        []int16
}

// RunLength is the number of lines in a run, a power of 2. As many as mostRuns are kept.
const (
	RunLength = 1 << 11
	mostRuns  = 1 << 9
)

// pieces cuts the lines of w, a window of (u, v), along the runs, into pieces that may hold
// P-positions inside of w.
func (r *Runs) pieces(w engine.Window) iter.Seq2[int, int] {
	return func(yield func(from, end int) bool) {
		for u := max(w.X, r.First); u < w.X+w.W; {
			end := min(w.X+w.W, u&^(RunLength-1)+RunLength)
			low, high := r.Between(u, end-1)
			if low < w.Y+w.H && high >= w.Y && !yield(u, end) {
				return
			}
			u = end
		}
	}
}

// run returns the run that u belongs to.
func (r *Runs) run(u int) (run, error) {
	at := u &^ (RunLength - 1)
	if known, ok := r.runs[at]; ok {
		return known, nil
	}
	found := run{first: max(at, r.First)}
	var err error
	if found.base, found.rows, err = r.Find(found.first, at+RunLength-found.first); err != nil {
		return run{}, err
	}
	if r.runs == nil || len(r.runs) >= mostRuns {
		r.runs = map[int]run{}
	}
	r.runs[at] = found
	return found, nil
}

// Search finds one run that is not there.
func (r *Runs) Search(w engine.Window) (done engine.Window, more bool, err error) {
	seen := r.View.Window(w)
	for u, end := range r.pieces(seen) {
		if _, known := r.runs[u&^(RunLength-1)]; known {
			continue
		}
		_, err := r.run(u)
		x, y := r.Square(u, seen.Y)
		far, other := r.Square(end-1, seen.Y+seen.H-1)
		x, far, y, other = min(x, far), max(x, far), min(y, other), max(y, other)
		return engine.Window{X: x, Y: y, W: far - x + 1, H: other - y + 1}, true, err
	}
	return engine.Window{}, false, nil
}

// Each visits the P-positions in w.
func (r *Runs) Each(w engine.Window, visit func(x, y int)) error {
	w = r.View.Window(w)
	for u, end := range r.pieces(w) {
		run, err := r.run(u)
		if err != nil {
			return err
		}
		base := run.base - w.Y
		for ; u < end; u++ {
			row := run.rows[u-run.first]
			if v := base + int(row); row != None && uint(v) < uint(w.H) {
				visit(r.Square(u, w.Y+v))
			}
		}
	}
	return nil
}

// Count goes through the P-positions.
func (r *Runs) Count(p *Pixels) error { return r.Each(p.Window(), p.Add) }
