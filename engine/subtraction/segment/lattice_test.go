package segment

import (
	"math/rand/v2"
	"testing"
)

// mosaic returns a grid that repeats random outcomes with the periods of l.
func mosaic(r *rand.Rand, l Lattice, n int) *Grid {
	tile := make([]bool, l.Determinant())
	for i := range tile {
		tile[i] = r.IntN(5) < 2
	}
	g := &Grid{n: n, stride: n/64 + 2}
	g.words = make([]uint64, n*g.stride)
	for y := range n {
		for x := range n {
			if i, j := l.reduce(x, y); tile[j*l.Width+i] {
				g.words[y*g.stride+x/64] |= 1 << (x % 64)
			}
		}
	}
	return g
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
	const n = side + 2*far + 40
	for range 40 {
		l := random(r, 100)
		g := mosaic(r, l, n)
		got := g.Lattice(far+side/2+r.IntN(40), far+side/2+r.IntN(40))
		if got.Determinant() == 0 || !got.has(l.Width, 0) || !got.has(l.Shift, l.Height) {
			t.Fatalf("made with %+v, found %+v", l, got)
		}
		if l.Determinant() > 20 && got != l {
			t.Fatalf("made with %+v, found %+v", l, got)
		}
		for range 50 { // what is found holds
			x, y := r.IntN(n), r.IntN(n)
			if i, j := got.reduce(x, y); g.palace(x, y) != g.palace(i, j) {
				t.Fatalf("%+v: (%d,%d) and (%d,%d) differ", got, x, y, i, j)
			}
		}
	}
	g := mosaic(r, Lattice{3, 3, 1}, n)
	if got := g.Lattice(far, n/2); got != (Lattice{}) {
		t.Errorf("beyond the edge of the grid: %+v", got)
	}
	for i := range g.words {
		g.words[i] = r.Uint64()
	}
	if got := g.Lattice(n/2, n/2); got != (Lattice{}) {
		t.Errorf("squares at random: %+v", got)
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
	const n = 60
	seen := [2]int{}
	for trial := range 400 {
		l := random(r, 14)
		g := mosaic(r, l, n)
		corners := trial%2 == 0
		s := Segment{Lattice: l, From: -360, To: 360, X: l.Width / 2, Y: l.Height / 2}
		got := g.Percolates(s, corners)
		if want := g.flood(l, corners); got != want {
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

// flood is Percolates, over the whole grid and in any direction.
func (g *Grid) flood(l Lattice, corners bool) bool {
	visited := make([]bool, g.n*g.n)
	for start := range visited {
		met := map[[2]int]bool{}
		for stack := []int{start}; len(stack) > 0; {
			at := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			x, y := at%g.n, at/g.n
			if visited[at] || g.palace(x, y) {
				continue
			}
			visited[at] = true
			i, j := l.reduce(x, y)
			if met[[2]int{i, j}] {
				return true
			}
			met[[2]int{i, j}] = true
			for dy := -1; dy <= 1; dy++ {
				for dx := -1; dx <= 1; dx++ {
					if x+dx >= 0 && x+dx < g.n && y+dy >= 0 && y+dy < g.n && (corners || dx == 0 || dy == 0) {
						stack = append(stack, at+dy*g.n+dx)
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
