// Package additive follows the rows of a board of nim-values until they repeat after adding: from some
// x on g(x+q, y) = g(x, y) + a. Row 1 of Wythoff Nim has q = a = 3 from x = 0 on:
//
//	1 2 0   4 5 3   7 8 6   10 11 9 …
//
// The proof of each is a state that occurs twice [Lan02]. Where a piece may move along the whole row, take all
// numbers of a row less x; let the rows above repeat from some square on, with the common period L. Then the
// next number depends on x mod L alone, and on which numbers, less x, the row has not had yet; if that is so
// at two squares whose distance is a multiple of L, everything goes on alike from both. That it occurs
// twice for every row of Wythoff Nim is proved [Lan02]; here it is found, or not within so many squares.
//
// Where pieces only jump along the row, nim-values are bounded, the state is those of as many squares before as jumps reach
// back, and a = 0. One pile is a row.
//
// Sources: [Lan02]; package engine lists them.
package additive

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/remoteness"
)

// Period is how the numbers of a row repeat, and why.
type Period struct {
	// From square Preperiod on, and from none before it, the numbers repeat every Length squares with Added more,
	// and with no smaller length.
	Preperiod, Length, Added int
	// State and Again are two squares, a multiple of Common apart, from which the row goes on alike: the rows
	// above repeat every Common squares from State on, as far as they are looked at from there.
	State, Again, Common int
}

// Lined is a Game on the quadrant, or of one pile, that says where its piece goes.
type Lined interface {
	engine.Game
	remoteness.Lined
}

// Rows follows the rows y = 0, 1, … of a board, one after the other.
type Rows struct {
	// Found are those that are known.
	Found []Period

	above   []engine.Cell // where the jumps lead that leave the row
	beside  []int         // how far those lead that do not
	slanted []remoteness.Line
	along   int // 1 if the piece may move along the whole row, else 0
	reach   int // how far back moves along the row are looked up
	most    int // how many squares of a row are looked at
	rows    [][]int
	work    *row
	failed  bool
}

// row is the one in work.
type row struct {
	values []int // less x, where the piece moves along
	start  int   // from here on the rows above repeat
	common int
	low    int    // the least number that the row lacks
	used   []bool // from there on, which it has had
	stamp  []int  // by number, the last square that saw it
	mark   int    // the state that is compared, and what it was; -1 for none
	marked []bool
}

// NewRows returns the rows of a board, of each of which so many squares are looked at.
func NewRows(m remoteness.Moves, most int) *Rows {
	r := &Rows{most: most}
	for _, l := range m.Lines {
		switch {
		case l.Step.Y > 0:
			r.slanted = append(r.slanted, l)
		case l.First == engine.Cell{X: 1}:
			r.along = 1
		}
	}
	for _, j := range m.Jumps {
		switch {
		case j.Y > 0:
			r.above = append(r.above, j)
		case r.along == 0:
			r.beside, r.reach = append(r.beside, j.X), max(r.reach, j.X)
		}
	}
	return r
}

// Columns returns the columns of a board as the rows of its mirror image.
func Columns(m remoteness.Moves, most int) *Rows {
	var turned remoteness.Moves
	turn := func(c engine.Cell) engine.Cell { return engine.Cell{X: c.Y, Y: c.X} }
	for _, l := range m.Lines {
		turned.Lines = append(turned.Lines, remoteness.Line{First: turn(l.First), Step: turn(l.Step)})
	}
	for _, j := range m.Jumps {
		turned.Jumps = append(turned.Jumps, turn(j))
	}
	return NewRows(turned, most)
}

// Failed reports whether the next row has not repeated within the squares that are looked at.
func (r *Rows) Failed() bool { return r.failed }

// Next follows the next row, and reports whether it repeats soon enough.
func (r *Rows) Next() bool {
	for n := len(r.Found); len(r.Found) == n && !r.failed; {
		r.Step(r.most)
	}
	return !r.failed
}

// Step looks at so many squares of the next row at most.
func (r *Rows) Step(squares int) {
	if r.failed {
		return
	}
	if r.work == nil {
		if r.work = r.begin(); r.work == nil {
			r.failed = true
			return
		}
	}
	for w := r.work; squares > 0; squares-- {
		x := len(w.values)
		if x >= w.start && (x-w.start)%w.common == 0 && r.again(x) {
			r.close(x)
			return
		}
		if x >= r.most {
			r.failed = true
			return
		}
		r.fill(x)
	}
}

// begin looks how the rows above repeat; nil if their common period is too long.
func (r *Rows) begin() *row {
	w := &row{common: 1, mark: -1}
	y := len(r.rows)
	back := 0 // how far to the left rows above are looked at
	for _, j := range r.above {
		if j.Y <= y {
			back = max(back, j.X)
		}
	}
	for _, l := range r.slanted {
		if l.First.Y <= y {
			back = max(back, l.First.X+(y-l.First.Y)/l.Step.Y*l.Step.X)
		}
	}
	for _, p := range r.Found {
		w.start = max(w.start, p.Preperiod+back)
		w.common = w.common / gcd(w.common, p.Length) * p.Length
		if w.common > r.most {
			return nil
		}
	}
	w.start = max(w.start, r.reach)
	return w
}

// at returns the number of square (x, y) of a row that is known.
func (r *Rows) at(x, y int) int {
	p, row := r.Found[y], r.rows[y]
	if i := x; i >= len(row) {
		i = p.Preperiod + (i-p.Preperiod)%p.Length
		return row[i] + r.along*x
	}
	return row[x] + r.along*x
}

// fill finds the number of the next square: the least that no option has.
func (r *Rows) fill(x int) {
	w, y := r.work, len(r.rows)
	see := func(v int) {
		for v >= len(w.stamp) {
			w.stamp = append(w.stamp, -1)
		}
		w.stamp[v] = x
	}
	for _, j := range r.above {
		if j.X <= x && j.Y <= y {
			see(r.at(x-j.X, y-j.Y))
		}
	}
	for _, l := range r.slanted {
		for u, v := x-l.First.X, y-l.First.Y; u >= 0 && v >= 0; u, v = u-l.Step.X, v-l.Step.Y {
			see(r.at(u, v))
		}
	}
	for _, b := range r.beside {
		if b <= x {
			see(w.values[x-b])
		}
	}
	n := w.low
	for n < len(w.stamp) && w.stamp[n] == x || n-w.low < len(w.used) && w.used[n-w.low] {
		n++
	}
	w.values = append(w.values, n-r.along*x)
	if r.along == 0 {
		return
	}
	for len(w.used) <= n-w.low {
		w.used = append(w.used, false)
	}
	w.used[n-w.low] = true
	for len(w.used) > 0 && w.used[0] {
		w.used, w.low = w.used[1:], w.low+1
	}
}

// again reports whether the state before square x is the one that was marked. Of all numbers below x as many
// are lacking as the row has had from x on, so what it has had from the least one on that it lacks tells that, less x, too. The mark moves on, so that
// in the end it stands where the row repeats already.
func (r *Rows) again(x int) bool {
	w := r.work
	if w.mark >= 0 && slices.Equal(w.marked, w.used) &&
		slices.Equal(w.values[x-r.reach:x], w.values[w.mark-r.reach:w.mark]) {
		return true
	}
	if w.mark < 0 || x-w.start >= 2*(w.mark-w.start) {
		w.mark, w.marked = x, slices.Clone(w.used)
	}
	return false
}

// close ends a row that repeats from the mark on, after what comes before x.
func (r *Rows) close(x int) {
	w := r.work
	first, length := w.mark, x-w.mark
	for prime, rest := 2, length; rest > 1; prime++ {
		for ; rest%prime == 0; rest /= prime {
			if n := length / prime; slices.Equal(w.values[first+n:x], w.values[first:x-n]) {
				length = n
			}
		}
	}
	for first > 0 && w.values[first-1] == w.values[first-1+length] {
		first--
	}
	r.Found = append(r.Found, Period{first, length, r.along * length, w.mark, x, w.common})
	r.rows, r.work = append(r.rows, slices.Clone(w.values[:first+length])), nil
}

func gcd(a, b int) int {
	for b > 0 {
		a, b = b, a%b
	}
	return a
}

// Value returns the number of square (x, y), for a row that is known and x ≥ 0 of any length.
func (r *Rows) Value(x engine.Int, y int) engine.Int {
	p := r.Found[y]
	if small, ok := x.Small(); ok && small < 1<<60 {
		return engine.Num(r.at(small, y))
	}
	past := x.Minus(engine.Num(p.Preperiod)).Big()
	length := engine.Num(p.Length).Big()
	i, _ := engine.Big(past.Mod(past, length)).Small()
	v := engine.Num(r.rows[y][p.Preperiod+i])
	if r.along == 1 {
		v = v.Plus(x)
	}
	return v
}
