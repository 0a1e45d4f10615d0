package region

import (
	"math"
	"sort"

	"github.com/palacegames/palace/engine"
)

// border is a polygonal line on the half board x ≥ y, its squares ordered by y.
type border []engine.Cell

// add puts a square in its place; a second square in a row replaces the first.
func (b *border) add(c engine.Cell) {
	i := sort.Search(len(*b), func(i int) bool { return (*b)[i].Y >= c.Y })
	if i < len(*b) && (*b)[i].Y == c.Y {
		(*b)[i] = c
		return
	}
	*b = append(*b, engine.Cell{})
	copy((*b)[i+1:], (*b)[i:])
	(*b)[i] = c
}

// x returns where the border crosses row y. Above its first and below its last
// square it goes on with the given slope; an empty border crosses at otherwise.
func (b border) x(y int, slope float64, otherwise int) int {
	if len(b) == 0 {
		return otherwise
	}
	first, last := b[0], b[len(b)-1]
	switch {
	case y <= first.Y:
		return first.X + int(slope*float64(y-first.Y))
	case y >= last.Y:
		return last.X + int(slope*float64(y-last.Y))
	}
	i := sort.Search(len(b), func(i int) bool { return b[i].Y >= y })
	p, q := b[i-1], b[i]
	return p.X + engine.FloorDiv((y-p.Y)*(q.X-p.X), q.Y-p.Y)
}

// How dense the palaces are in the regions, about.
const (
	inArm    = 0.41
	inFabric = 1. / 11
	inWarp   = 1. / 22
)

// The slopes of borders, in columns a row: those along the arm and those across
// it. Both are near powers of the golden ratio, φ² and φ⁻²; they need not be exact.
const (
	along  = math.Phi * math.Phi
	across = 1 / along
	// rifting is the slope of the rift ([CLN15] Section 3.2).
	rifting = 81. / 31
)

// profile counts the palaces of g on lines with the given slope: entry i is for
// the line through (g.X+i, g.Y). Lines that leave the window are left out.
func profile(g *grid, slope float64) []int {
	counts := make([]int, max(0, g.W-int(math.Ceil(slope*float64(g.H-1)))))
	if len(counts) == 0 {
		return nil
	}
	for j := range g.H {
		row := g.row(g.Y + j)[int(slope*float64(j)):]
		for i := range counts {
			counts[i] += int(uint8(row[i]) >> 7)
		}
	}
	return counts
}

// divide returns i such that counts[i:] is as much denser than the mean of the two
// densities as possible, each entry counting rows squares.
func divide(counts []int, rows int, sparse, dense float64) int {
	expected := float64(rows) * (sparse + dense) / 2
	best, at, sum := 0., len(counts), 0.
	for i := len(counts) - 1; i >= 0; i-- {
		if sum += float64(counts[i]) - expected; sum > best {
			best, at = sum, i
		}
	}
	return at
}

// divideBack returns i such that counts[:i] is as much denser than the mean of the
// two densities as possible.
func divideBack(counts []int, rows int, dense, sparse float64) int {
	expected := float64(rows) * (sparse + dense) / 2
	best, at, sum := 0., 0, 0.
	for i, n := range counts {
		if sum += float64(n) - expected; sum > best {
			best, at = sum, i+1
		}
	}
	return at
}
