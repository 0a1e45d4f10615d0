package segment

import (
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
)

// mosaic returns random outcomes with the periods of l.
func mosaic(r *rand.Rand, l Lattice) *Mosaic {
	return newMosaic(l, func(int, int) bool { return r.IntN(5) < 2 })
}

// band returns a band of squares as a mosaic has them.
func band(palace func(x, y int) bool, near, thick int) *Band {
	b := &Band{near: near, thick: thick, stride: thick/64 + 2}
	b.words = make([]uint64, b.stride*(near+thick))
	for y := range near + thick {
		for x := max(0, near-y); x < near+thick-y; x++ {
			if palace(x, y) {
				b.put(1, x-near+y, y)
			}
		}
	}
	return b
}

// random returns a lattice of up to so many squares.
func random(r *rand.Rand, most int) Lattice {
	l := Lattice{Width: 1 + r.IntN(most)}
	l.Height = 1 + r.IntN(most/l.Width)
	l.Shift = r.IntN(l.Width)
	return l
}

// TestLattice finds the periods of random mosaics again. A mosaic may have more of
// them than the lattice that it was made with, if chance has it.
func TestLattice(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 2))
	const near, thick = 1000, 800
	for range 40 {
		l := random(r, 100)
		m := mosaic(r, l)
		p := newProbe(band(m.palace, near, thick))
		place := r.IntN(p.middle() + 1)
		got := p.lattice(place)
		if got.Determinant() == 0 || !got.has(l.Width, 0) || !got.has(l.Shift, l.Height) {
			t.Fatalf("made with %+v, found %+v", l, got)
		}
		if l.Determinant() > 20 && got != l {
			t.Fatalf("made with %+v, found %+v", l, got)
		}
		found := p.mosaic(place)
		if found == nil || found.Palaces()*l.Determinant() != m.Palaces()*got.Determinant() {
			t.Fatalf("made with %+v and %d P-positions, found %+v", l, m.Palaces(), found)
		}
		for range 50 { // what is found holds
			x, y := r.IntN(near), r.IntN(near)
			if m.palace(x, y) != found.palace(x, y) {
				t.Fatalf("%+v: (%d,%d) differs", got, x, y)
			}
		}
	}
	p := newProbe(band(func(int, int) bool { return r.IntN(2) == 0 }, near, thick))
	if got := p.lattice(near / 2); got != (Lattice{}) || p.mosaic(near/2) != nil {
		t.Errorf("squares at random: %+v", got)
	}
}

// TestCommon holds what two lattices have in common against the vectors of both.
func TestCommon(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	for range 300 {
		l, m := random(r, 30), random(r, 30)
		both := l.common(m)
		if both.Shift < 0 || both.Shift >= both.Width || both.Determinant() == 0 {
			t.Fatalf("%+v and %+v: %+v", l, m, both)
		}
		for y := -40; y <= 40; y++ {
			for x := -40; x <= 40; x++ {
				if both.has(x, y) != (l.has(x, y) && m.has(x, y)) {
					t.Fatalf("%+v and %+v have (%d,%d) in common: %v", l, m, x, y, both.has(x, y))
				}
			}
		}
		x, y := r.IntN(9), 1+r.IntN(9)
		for n := 1; n <= l.along(x, y); n++ {
			if l.has(n*x, n*y) != (n == l.along(x, y)) {
				t.Fatalf("%+v has %d·(%d,%d), not %d·", l, n, x, y, l.along(x, y))
			}
		}
	}
}

// same reports whether the mosaics are the same, perhaps in another place.
func same(m, other *Mosaic) bool {
	_, ok := m.ShiftTo(other)
	return ok
}

// TestShiftTo finds a mosaic in another place, how far it is moved, and no other one of the same
// density.
func TestShiftTo(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	others := 0
	for range 200 {
		l := random(r, 200)
		m, dx, dy := mosaic(r, l), r.IntN(50), r.IntN(50)
		moved := newMosaic(l, func(x, y int) bool { return m.palace(x+dx, y+dy) })
		by, ok := m.ShiftTo(moved)
		if !ok {
			t.Fatalf("%+v moved by (%d,%d) is another mosaic", l, dx, dy)
		}
		for range 50 { // what is said of it holds
			x, y := r.IntN(99), r.IntN(99)
			if moved.palace(x+by.X, y+by.Y) != m.palace(x, y) {
				t.Fatalf("%+v moved by (%d,%d): said to be moved by %v", l, dx, dy, by)
			}
		}
		for y := -9; y <= 9; y++ { // no shorter vector leads there
			for x := -9; x <= 9; x++ {
				if l.has(x-by.X, y-by.Y) && x*x+y*y < by.X*by.X+by.Y*by.Y {
					t.Fatalf("%+v: (%d,%d) is shorter than %v", l, x, y, by)
				}
			}
		}
		x, y := r.IntN(l.Width), r.IntN(l.Height)
		spoilt := newMosaic(l, func(i, j int) bool { return moved.palace(i, j) != (i == x && j == y) })
		if same(m, spoilt) {
			t.Fatalf("%+v: one square more or less makes no difference", l)
		}
		if turned := newMosaic(l, func(x, y int) bool { return m.palace(-x, -y) }); !same(m, turned) {
			others++
		}
	}
	if others == 0 {
		t.Error("no mosaic differs from its half-turn")
	}
}

// TestWith holds the lattice that some vectors generate against all their sums.
func TestWith(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 300 {
		var l Lattice
		reached := map[[2]int]bool{{0, 0}: true}
		const edge = 40
		for range 1 + r.IntN(3) {
			v := [2]int{r.IntN(9) - 4, r.IntN(9) - 4}
			l = l.with(v[0], v[1])
			for more := true; more; {
				more = false
				for p := range reached {
					for _, sign := range []int{-1, 1} {
						q := [2]int{p[0] + sign*v[0], p[1] + sign*v[1]}
						if max(q[0], -q[0], q[1], -q[1]) <= edge && !reached[q] {
							reached[q], more = true, true
						}
					}
				}
			}
		}
		for y := -9; y <= 9; y++ {
			for x := -9; x <= 9; x++ {
				if reached[[2]int{x, y}] && !l.has(x, y) {
					t.Fatalf("%+v does not have (%d,%d)", l, x, y)
				}
			}
		}
		// Each generator is a sum.
		for _, v := range [][2]int{{l.Width, 0}, {l.Shift, l.Height}} {
			if max(v[0], -v[0], v[1]) <= 9 && !reached[v] {
				t.Fatalf("%+v: (%d,%d) is no sum", l, v[0], v[1])
			}
		}
	}
}

// TestPercolates holds the answer for random mosaics, in any direction, against a
// flood over many of their squares: it is endless if it meets the same square of the
// parallelogram in two places.
func TestPercolates(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 8))
	seen := [2]int{}
	for trial := range 400 {
		l := random(r, 14)
		m := mosaic(r, l)
		corners := trial%2 == 0
		s := Part{Mosaic: m, From: Bound{Along: engine.Cell{X: 1}}, To: Bound{Along: engine.Cell{X: -1}}}
		got := s.Percolates(corners)
		if want := m.flood(corners); got != want {
			t.Fatalf("%+v, corners %v: %v, want %v", l, corners, got, want)
		}
		if got {
			seen[1]++
		} else {
			seen[0]++
		}
	}
	if seen[0] < 20 || seen[1] < 20 {
		t.Errorf("the mosaics are all alike: %v", seen)
	}
}

// TestPath: in random mosaics and sectors there is a path where there is percolation, it goes over
// N-positions from one to the next, comes back a period further, and stays in the sector.
func TestPath(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 1))
	paths := 0
	for trial := range 300 {
		m, corners := mosaic(r, random(r, 30)), trial%2 == 0
		from := engine.Cell{X: 1 + r.IntN(9), Y: r.IntN(4)}
		to := engine.Cell{X: r.IntN(4), Y: 1 + r.IntN(9)}
		if cross(from, to) <= 0 {
			continue
		}
		s := Part{Mosaic: m, From: Bound{Along: from}, To: Bound{Along: to}}
		p, ok := s.Path(corners)
		if ok != s.Percolates(corners) {
			t.Fatalf("%+v from %v to %v, corners %v: a path is found: %v", m.Lattice, from, to, corners, ok)
		}
		if !ok {
			continue
		}
		paths++
		if cross(from, p.Period) < 0 || cross(to, p.Period) > 0 || p.Period == (engine.Cell{}) || !m.has(p.Period.X, p.Period.Y) {
			t.Fatalf("%+v from %v to %v: the path's period is %v", m.Lattice, from, to, p.Period)
		}
		first := p.Squares[0]
		for i, next := range append(p.Squares[1:], engine.Cell{X: first.X + p.Period.X, Y: first.Y + p.Period.Y}) {
			at := p.Squares[i]
			dx, dy := max(next.X-at.X, at.X-next.X), max(next.Y-at.Y, at.Y-next.Y)
			if m.palace(at.X, at.Y) || max(dx, dy) != 1 || !corners && dx+dy != 1 {
				t.Fatalf("%+v: from %v to %v", m.Lattice, at, next)
			}
		}
	}
	if paths < 50 {
		t.Errorf("only %d paths", paths)
	}
}

// flood is Percolates, over many squares and in any direction.
func (m *Mosaic) flood(corners bool) bool {
	const n = 60
	visited := make([]bool, n*n)
	for start := range visited {
		met := map[[2]int]bool{}
		for stack := []int{start}; len(stack) > 0; {
			at := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			x, y := at%n, at/n
			if visited[at] || m.palace(x, y) {
				continue
			}
			visited[at] = true
			i, j := m.reduce(x, y)
			if met[[2]int{i, j}] {
				return true
			}
			met[[2]int{i, j}] = true
			for dy := -1; dy <= 1; dy++ {
				for dx := -1; dx <= 1; dx++ {
					if x+dx >= 0 && x+dx < n && y+dy >= 0 && y+dy < n && (corners || dx == 0 || dy == 0) {
						stack = append(stack, at+dy*n+dx)
					}
				}
			}
		}
	}
	return false
}

// TestShortest holds the two periods against all short vectors of the lattice.
func TestShortest(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 3))
	for range 500 {
		l := random(r, 30)
		u, v := l.Shortest()
		if got := new(Lattice).with(u[0], u[1]).with(v[0], v[1]); got != l {
			t.Fatalf("%+v: %v and %v generate %+v", l, u, v, got)
		}
		length := func(x, y int) int { return x*x + y*y }
		for y := 0; y <= 30; y++ {
			for x := -30; x <= 30; x++ {
				if n := length(x, y); n == 0 || !l.has(x, y) {
					continue
				} else if n < length(u[0], u[1]) || x*u[1] != y*u[0] && n < length(v[0], v[1]) {
					t.Fatalf("%+v: (%d,%d) is shorter than %v or %v", l, x, y, u, v)
				}
			}
		}
		if u[1] < 0 || v[1] < 0 {
			t.Fatalf("%+v: %v and %v", l, u, v)
		}
	}
}
