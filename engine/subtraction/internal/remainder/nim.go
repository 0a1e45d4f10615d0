package remainder

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
)

// Nim-values repeat as outcomes do. With two moves s and t let g be the nim-value; then
//
//	g(p+s+t) = g(p)
//
// By induction on p. The options of p+s+t are p+s and p+t, one of whose options is p, so
// that neither has the value g(p). If p-t is a position, then p+s = (p-t)+s+t has its
// value, and likewise p+t that of p-s. So
//
//	both s and t fit into p:  g(p+s+t) = mex{g(p-t), g(p-s)} = g(p)
//	s alone fits into p:      g(p+s+t) = mex{g(p+s), g(p-s)} and g(p) = mex{g(p-s)}, 0 or 1:
//	                          if 0, neither option has 0; if 1, g(p-s) is 0, and none has 1
//	neither fits:             g(p) = 0, and neither option of p+s+t has 0
//
// When s+t has been subtracted as often as possible, no line of play has both moves in it.
// So if s fits m times and t fits n times, g is the mex of (m-1) mod 2, if m > 0, and of
// (n-1) mod 2, if n > 0:
//
//	m\n  0  1  2  3
//	0    0  1  0  1
//	1    1  1  2  1
//	2    0  2  0  2
//	3    1  1  2  1

// fits says how often the moves fit into what is left of a position.
type fits struct {
	odd  bool // one of them fits an odd number of times
	even bool // one of them fits an even number of times, and not 0
}

func (f *fits) add(some, odd bool) {
	f.odd = f.odd || odd
	f.even = f.even || some && !odd
}

// nim is the nim-value: see above.
func (f fits) nim() int {
	switch {
	case !f.odd:
		return 0
	case !f.even:
		return 1
	}
	return 2
}

// Nim returns the nim-value of a position. Its time is linear in the digits.
func (r Rules) Nim(p engine.Position) int {
	var room [4]int
	if q, ok := p.Small(room[:0]); ok {
		return r.near(q).nim()
	}
	return r.far(components(p)).nim()
}

// Values returns the nim-values of a window of the board seen from a position.
func (r Rules) Values(origin moves.Vector, w engine.Window) engine.Source {
	return engine.EachTile(w, func(w engine.Window) engine.Tile {
		t := engine.Tile{Window: w, Small: make([]int8, 0, w.Area())}
		p := make(moves.Vector, len(origin))
		for y := w.Y; y < w.Y+w.H; y++ {
			for x := w.X; x < w.X+w.W; x++ {
				copy(p, origin)
				if p[0] += x; len(p) > 1 {
					p[1] += y
				}
				t.Small = append(t.Small, int8(r.near(p).nim()))
			}
		}
		return t
	})
}
