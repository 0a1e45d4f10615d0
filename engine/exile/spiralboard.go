package exile

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/tribonacci"
)

// spiralBoard draws outcomes anywhere on Z×Z, around any origin, straight from the
// numerals of the queens in each tile.
type spiralBoard struct {
	reach  int // of the plane around the origin
	arms   []arm
	centre *engine.Cell // nil if it is out of reach
}

// newSpiralBoard returns the board that shows origin + (x, y) at (x, y).
func newSpiralBoard(origin farCell, reach int) *spiralBoard {
	b := &spiralBoard{reach: reach, arms: farArms(origin, reach)}
	c, ok := engine.Position{0, 0}.Far().From(engine.FarPosition{origin.x, origin.y}, reach)
	if ok {
		centre := c.Cell()
		b.centre = &centre
	}
	return b
}

// Plane is everything within reach of the origin.
func (b *spiralBoard) Plane() engine.Window { return spiralPlane(b.reach) }

func spiralPlane(reach int) engine.Window {
	return engine.Window{X: -reach, Y: -reach, W: 2*reach + 1, H: 2*reach + 1}
}

// Check refuses windows that are empty, not within the plane, or so large that
// their squares cannot be counted.
func (b *spiralBoard) Check(w engine.Window) error { return checkPlane("exile:spiral", b.Plane(), w) }

// Source gives one tile a call.
func (b *spiralBoard) Source(w engine.Window) engine.Source {
	return &spiralSource{board: b, tiles: engine.NewTiling(w)}
}

type spiralSource struct {
	board *spiralBoard
	tiles engine.Tiling
}

func (s *spiralSource) Next() (engine.Tile, bool) {
	w, ok := s.tiles.Next()
	if !ok {
		return engine.Tile{}, false
	}
	t := engine.SparseTile(w)
	for i := range s.board.arms {
		for c := range s.board.arms[i].within(w) {
			t.Mark(c.X, c.Y)
		}
	}
	if c := s.board.centre; c != nil && w.Contains(*c) {
		t.Mark(c.X, c.Y)
	}
	return t, true
}

// Count counts from the ranks of the pixels' borders in the queens' coordinates,
// so its time depends on w and h alone. Squares out of reach count nothing.
func (b *spiralBoard) Count(x, y, w, h, level int, dst []uint32) {
	if w <= 0 || h <= 0 {
		return
	}
	edges := func(from, n int) []int {
		at := make([]int, n+1)
		for i := range at {
			at[i] = border(from, i, level, b.reach)
		}
		return at
	}
	xs, ys := edges(x, w), edges(y, h)
	add := func(i, j, n int) {
		at := &dst[j*w+i]
		*at = uint32(min(uint64(*at)+uint64(n), math.MaxUint32))
	}
	if b.centre != nil { // where no arm is
		if i, j := pixel(xs, b.centre.X), pixel(ys, b.centre.Y); i >= 0 && j >= 0 {
			add(i, j, 1)
		}
	}
	for k := range b.arms {
		// Seen from arm 0, pixel columns are those of x or y, perhaps backwards.
		us, vs := xs, ys
		switch b.arms[k].turns {
		case 1:
			us, vs = ys, mirrored(xs)
		case 2:
			us, vs = mirrored(xs), mirrored(ys)
		case 3:
			us, vs = mirrored(ys), xs
		}
		b.arms[k].count(us, vs, func(i, j, n int) {
			switch b.arms[k].turns {
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
func border(from, i, level, reach int) int {
	switch about := float64(from) + math.Ldexp(float64(i), level); {
	case about > float64(reach):
		return reach + 1
	case about < float64(-reach):
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

// count tells add how many queens of the arm lie in which pixel, given the pixels'
// borders as the arm sees them. The coordinates increase along the arm, so the ranks of
// the borders cut it into pieces that lie in one pixel each.
func (a *arm) count(us, vs []int, add func(i, j, n int)) {
	ranks := func(s *tribonacci.Sequence, at []int) []int {
		r := make([]int, len(at))
		for i, v := range at {
			r[i] = a.rank(s, v-1)
		}
		return r
	}
	cu, cv := ranks(tribonacci.X, us), ranks(tribonacci.Y, vs)
	i, j := 0, 0
	n := max(cu[0], cv[0])
	for end := min(cu[len(cu)-1], cv[len(cv)-1]); n < end; {
		for cu[i+1] <= n {
			i++
		}
		for cv[j+1] <= n {
			j++
		}
		next := min(cu[i+1], cv[j+1])
		add(i, j, next-n)
		n = next
	}
}
