package exile

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/tribonacci"
)

// spiralBoard draws outcomes anywhere on Z×Z straight from the numerals of the
// queens in each tile.
type spiralBoard struct{}

// Plane is everything within reach of the centre.
func (spiralBoard) Plane() engine.Window {
	return engine.Window{X: -reach, Y: -reach, W: 2*reach + 1, H: 2*reach + 1}
}

// Check refuses windows that are empty, not within the plane, or so large that
// their squares cannot be counted.
func (b spiralBoard) Check(w engine.Window) error { return checkPlane("exile:spiral", b.Plane(), w) }

// Source gives one tile a call.
func (spiralBoard) Source(w engine.Window) engine.Source {
	return &spiralSource{tiles: tilesOf(w)}
}

type spiralSource struct{ tiles tiling }

func (s *spiralSource) Next() (engine.Tile, bool) {
	w, ok := s.tiles.next()
	if !ok {
		return engine.Tile{}, false
	}
	t := bitTile(w)
	for c := range spiralQueens(w) {
		mark(&t, c)
	}
	return t, true
}

// Count counts from the ranks of the pixels' borders in the queens' coordinates,
// so its time depends on w and h alone. Squares out of reach count nothing.
func (spiralBoard) Count(x, y, w, h, level int, dst []uint32) {
	if w <= 0 || h <= 0 {
		return
	}
	edges := func(from, n int) []int {
		at := make([]int, n+1)
		for i := range at {
			at[i] = border(from, i, level)
		}
		return at
	}
	xs, ys := edges(x, w), edges(y, h)
	add := func(i, j, n int) {
		at := &dst[j*w+i]
		*at = uint32(min(uint64(*at)+uint64(n), math.MaxUint32))
	}
	// The centre, where no arm is.
	if i, j := pixel(xs, 0), pixel(ys, 0); i >= 0 && j >= 0 {
		add(i, j, 1)
	}
	for arm := range 4 {
		// Seen from arm 0, pixel columns are those of x or y, perhaps backwards.
		us, vs := xs, ys
		switch arm {
		case 1:
			us, vs = ys, mirrored(xs)
		case 2:
			us, vs = mirrored(xs), mirrored(ys)
		case 3:
			us, vs = mirrored(ys), xs
		}
		countArm(us, vs, func(i, j, n int) {
			switch arm {
			case 1:
				i, j = w-1-j, i
			case 2:
				i, j = w-1-i, h-1-j
			case 3:
				i, j = j, h-1-i
			}
			add(i, j, n)
		})
	}
}

// border returns from + i·2^level, or the next border just out of reach if it lies
// beyond that.
func border(from, i, level int) int {
	switch about := float64(from) + math.Ldexp(float64(i), level); {
	case about > reach:
		return reach + 1
	case about < -reach:
		return -reach
	}
	return from + i<<level
}

// pixel returns i such that at[i] ≤ v < at[i+1], or -1.
func pixel(at []int, v int) int {
	for i := range len(at) - 1 {
		if at[i] <= v && v < at[i+1] {
			return i
		}
	}
	return -1
}

// mirrored returns the borders of the same pixels counted from the other end of a
// reversed axis: where the squares -v with from ≤ v < to begin.
func mirrored(at []int) []int {
	m := make([]int, len(at))
	for i, v := range at {
		m[len(at)-1-i] = 1 - v
	}
	return m
}

// countArm tells add how many queens of arm 0 lie in which pixel, given the pixels'
// borders. The coordinates increase along the arm, so the ranks of the borders cut
// it into pieces that lie in one pixel each.
func countArm(us, vs []int, add func(i, j, n int)) {
	ranks := func(s *tribonacci.Sequence, at []int) []int {
		r := make([]int, len(at))
		for i, v := range at {
			r[i] = s.Rank(v - 1)
		}
		return r
	}
	a, b := ranks(tribonacci.X, us), ranks(tribonacci.Y, vs)
	i, j := 0, 0
	n := max(a[0], b[0])
	for end := min(a[len(a)-1], b[len(b)-1]); n < end; {
		for a[i+1] <= n {
			i++
		}
		for b[j+1] <= n {
			j++
		}
		next := min(a[i+1], b[j+1])
		add(i, j, next-n)
		n = next
	}
}
