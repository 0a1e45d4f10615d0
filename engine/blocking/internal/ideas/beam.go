package ideas

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/internal/sweep"
	"github.com/palacegames/palace/engine/idea"
)

// beam follows the innermost thread of a game, far behind the prism. It is a job.
type beam struct {
	k     int
	board engine.Bounded
	rows  []int // where to look
	found []engine.Cell
	now   *idea.Values
	fit   *fit // nil as long as it is not followed, or not found
}

// How far out the beam is followed: as far as so many squares need to be counted, at so many
// places, on bands so high that the beam is met.
const (
	mostForBeam = 1 << 30
	beamPlaces  = 64
	beamBand    = 8
)

func newBeam(k int, board engine.Bounded) *beam {
	b := &beam{k: k, board: board}
	first := max(3*k, 64)
	last := first
	for last < 1<<20 && sweep.Work(k, columnsTo(last*5/4), last*5/4) <= mostForBeam {
		last = last * 5 / 4
	}
	if first = max(first, last/2); last < first+first/2 {
		return b // not even the beginning can be followed
	}
	for i := range beamPlaces {
		b.rows = append(b.rows, first+i*(last-first)/beamPlaces)
	}
	return b
}

// columnsTo returns the columns that a row has before its arm ends.
func columnsTo(row int) int { return row*27/10 + 64 }

// Step reads the next band, or finds the line through what was met.
func (b *beam) Step() (more bool) {
	switch {
	case len(b.found) == len(b.rows):
		if b.fit == nil && len(b.rows) > 0 {
			b.fit = fitLine(b.found)
		}
		return false
	case b.now == nil:
		y := b.rows[len(b.found)]
		var err error
		// The diagonal itself, where the prism's light is, has no palaces: the beam is the first
		// one that has.
		if b.now, err = idea.ValuesOf(b.board, engine.Window{X: y + beamBand, Y: y, W: columnsTo(y) - y, H: beamBand}); err != nil {
			b.rows, b.found, b.now = nil, nil, nil
		}
		return err == nil
	case b.now.Step():
		return true
	}
	b.found = append(b.found, b.first())
	b.now = nil
	return true
}

// first returns the first palace of the band, in squares from its row's diagonal.
func (b *beam) first() engine.Cell {
	w := b.now.Window
	best := engine.Cell{X: w.X + w.W, Y: w.Y}
	for y := w.Y; y < w.Y+w.H; y++ {
		for x := w.X; x < best.X; x++ {
			if b.now.At(x, y) < int32(b.k) {
				best = engine.Cell{X: x, Y: y}
				break
			}
		}
	}
	return best
}

// Done returns which part is followed.
func (b *beam) Done() float64 { return float64(len(b.found)) / float64(max(1, len(b.rows))) }

// fit is the line that lies nearest to some squares.
type fit struct {
	first, last int     // rows
	slope       float64 // columns a row
	error       float64 // how wrong that may be
	off         float64 // how far squares lie from the line, at most
}

// fitLine finds the line by least squares. The slope is as wrong as the squares that lie farthest
// from the line at both ends would make it.
func fitLine(squares []engine.Cell) *fit {
	n := float64(len(squares))
	var x, y, xy, yy float64
	for _, c := range squares {
		x, y = x+float64(c.X)/n, y+float64(c.Y)/n
	}
	for _, c := range squares {
		xy += (float64(c.X) - x) * (float64(c.Y) - y)
		yy += (float64(c.Y) - y) * (float64(c.Y) - y)
	}
	f := &fit{first: squares[0].Y, last: squares[len(squares)-1].Y, slope: xy / yy}
	for _, c := range squares {
		f.off = max(f.off, math.Abs(float64(c.X)-x-f.slope*(float64(c.Y)-y)))
	}
	f.error = 2 * f.off / float64(f.last-f.first)
	return f
}

// straight reports whether the squares lie along the line at all.
func (f *fit) straight() bool { return f.off < 40 }

// irrational is (a + b√d)/c.
type irrational struct{ a, b, c, d int }

func (q irrational) value() float64 {
	return (float64(q.a) + float64(q.b)*math.Sqrt(float64(q.d))) / float64(q.c)
}

// mostSize bounds |a| + |b| + c + d of the quadratic irrationals that are tried: the less it is,
// the simpler the number.
const mostSize = 24

// irrationals returns those quadratic irrationals of bounded size that lie within an interval,
// in lowest terms and with a root from which no square can be taken, the simplest first.
func irrationals(from, to float64) (list []irrational) {
	for size := 4; size <= mostSize; size++ {
		for d := 2; d < size; d++ {
			if !squareFree(d) {
				continue
			}
			for c := 1; c+d < size; c++ {
				for b := 1; b+c+d <= size; b++ {
					list = append(list, within(from, to, size-b-c-d, b, c, d)...)
				}
			}
		}
	}
	return list
}

// within returns those of (±a ± b√d)/c, b > 0, that lie in an interval of positive numbers.
func within(from, to float64, a, b, c, d int) (list []irrational) {
	if gcd(gcd(a, b), c) > 1 {
		return nil
	}
	signs := []irrational{{a, b, c, d}, {-a, b, c, d}, {a, -b, c, d}}
	if a == 0 {
		signs = signs[:1]
	}
	for _, q := range signs {
		if v := q.value(); v >= from && v <= to {
			list = append(list, q)
		}
	}
	return list
}

func squareFree(n int) bool {
	for i := 2; i*i <= n; i++ {
		if n%(i*i) == 0 {
			return false
		}
	}
	return true
}

func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
