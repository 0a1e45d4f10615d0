package misere

import (
	"slices"

	"github.com/palacegames/palace/engine"
)

// table is the outcomes of the positions in a box, found one after the other, each after its
// options.
type table struct {
	game   engine.Game
	normal bool  // the end is a palace: the game is played as usual
	lo     []int // the box, in each dimension
	size   []int
	bits   []uint64 // the palaces
	next   func() []int
	left   int // positions that are not solved yet
	total  int
	lines  map[line][]engine.Cell // the palaces on each line along which pieces go far
	steps  []engine.Cell          // the directions of these
	marked []engine.Cell          // all palaces, for a direction that comes up later
}

// line is all squares with step.X·y - step.Y·x = at.
type line struct {
	step engine.Cell
	at   int
}

func lineOf(step, c engine.Cell) line { return line{step, step.X*c.Y - step.Y*c.X} }

// few is how many options of a ray are looked at one by one.
const few = 4

// newTable begins a table that has all positions from lo to hi.
func newTable(g engine.Game, lo, hi []int) *table {
	t := &table{game: g, lines: map[line][]engine.Cell{}}
	if o, ok := g.(Ordered); ok {
		next, n, box := o.Order(between(lo, hi))
		t.lo, t.size, t.left = []int{box.X, box.Y}, []int{box.W, box.H}, n
		t.next = func() []int { c := next(); return []int{c.X, c.Y} }
	} else {
		t.lo, t.left = make([]int, len(hi)), 1
		for _, v := range hi {
			t.size = append(t.size, v+1)
			t.left *= v + 1
		}
		at := make([]int, len(hi))
		at[0] = -1
		t.next = func() []int {
			at[0]++
			for d := 0; at[d] == t.size[d]; d++ {
				at[d] = 0
				at[d+1]++
			}
			return at
		}
	}
	t.total = t.left
	t.bits = make([]uint64, (volume(t.size)+63)/64)
	return t
}

// between is the smallest window with both corners of two dimensions.
func between(lo, hi []int) engine.Window {
	return engine.Window{X: lo[0], Y: lo[1], W: hi[0] - lo[0] + 1, H: hi[1] - lo[1] + 1}
}

// volume returns how many positions a box has, at most about 2^62.
func volume(size []int) int {
	n := 1
	for _, s := range size {
		if s > 0 && n > 1<<62/s {
			return 1 << 62
		}
		n *= s
	}
	return n
}

// has reports whether the table solves all positions from lo to hi.
func (t *table) has(lo, hi []int) bool {
	if o, ok := t.game.(Ordered); ok {
		_, n, _ := o.Order(between(lo, hi))
		return n <= t.total
	}
	for d := range hi {
		if hi[d] >= t.size[d] {
			return false
		}
	}
	return true
}

// fill solves at most so many positions, and reports whether some are left.
func (t *table) fill(most int) (more bool) {
	for range min(most, t.left) {
		t.left--
		c := t.next()
		if rays := t.game.Rays(engine.Ints(c...)); (t.normal || len(rays) > 0) && !slices.ContainsFunc(rays, t.sees) {
			t.mark(c)
		}
	}
	return t.left > 0
}

// Step makes a job of the table.
func (t *table) Step() bool { return t.fill(1 << 12) }

// ahead solves on, whatever tile comes next.
func (t *table) ahead(engine.Window) (done engine.Window, more bool) {
	before := t.left
	t.Step()
	return engine.Window{W: before - t.left, H: 1}, t.left < before
}

// Done returns which part of it is solved.
func (t *table) Done() float64 { return 1 - float64(t.left)/float64(t.total) }

func (t *table) mark(c []int) {
	i := t.index(c)
	t.bits[i/64] |= 1 << (i % 64)
	if len(c) == 2 {
		at := engine.Cell{X: c[0], Y: c[1]}
		t.marked = append(t.marked, at)
		for _, step := range t.steps {
			l := lineOf(step, at)
			t.lines[l] = append(t.lines[l], at)
		}
	}
}

func (t *table) index(c []int) int {
	i := 0
	for d := len(c) - 1; d >= 0; d-- {
		i = i*t.size[d] + c[d] - t.lo[d]
	}
	return i
}

func (t *table) palace(c []int) bool {
	i := t.index(c)
	return t.bits[i/64]>>(i%64)&1 != 0
}

// sees reports whether there is a palace on a ray.
func (t *table) sees(r engine.Ray) bool { return len(t.on(r)) > 0 }

// on lists the palaces on a ray.
func (t *table) on(r engine.Ray) (found []engine.Position) {
	n := r.Count.Clamp()
	if n <= few || r.From.Dim() != 2 {
		var room [engine.MaxDim]int
		at, _ := r.From.Small(room[:0])
		step, _ := r.Step.Small(nil)
		for range n {
			if t.palace(at) {
				found = append(found, engine.Ints(at...))
			}
			for d := range at {
				at[d] += step[d]
			}
		}
		return found
	}
	step := r.Step.Cell()
	if !slices.Contains(t.steps, step) {
		t.steps = append(t.steps, step)
		for _, c := range t.marked {
			l := lineOf(step, c)
			t.lines[l] = append(t.lines[l], c)
		}
	}
	for _, c := range t.lines[lineOf(step, r.From.Cell())] {
		p := engine.OfCell(c)
		if _, ok := r.Reaches(p); ok {
			found = append(found, p)
		}
	}
	return found
}
