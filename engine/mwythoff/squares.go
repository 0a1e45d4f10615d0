package mwythoff

import (
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine"
)

// strips are the outcomes of a map: two strips of palaces, one to each side of the main
// diagonal.
type strips struct {
	beatty
	x, y *big.Int // the origin
}

func newStrips(b beatty, m engine.Map) *strips {
	s := &strips{b, new(big.Int), new(big.Int)}
	if m.Origin != (engine.Position{}) {
		s.x, s.y = m.Origin.At(0).Big(), m.Origin.At(1).Big()
	}
	return s
}

// Source has nothing to do before the first tile.
func (s *strips) Source(w engine.Window) engine.Source {
	return &stripSource{s, engine.NewTiling(w)}
}

type stripSource struct {
	*strips
	tiles engine.Tiling
}

// Next returns the next tile.
func (s *stripSource) Next() (engine.Tile, bool) {
	w, ok := s.tiles.Next()
	if !ok {
		return engine.Tile{}, false
	}
	t := engine.SparseTile(w)
	s.half(s.x, s.y, w, t.Mark)
	s.half(s.y, s.x, w.Mirror(), func(y, x int) { t.Mark(x, y) })
	return t, true
}

// half visits the squares (A(n), B(n)) of a window around an origin.
func (s *strips) half(ox, oy *big.Int, w engine.Window, visit func(x, y int)) {
	from := s.firstA(new(big.Int).Add(ox, num(int64(w.X))))
	c := newClimb(s.beatty, from)
	x := near(new(big.Int).Sub(c.first, ox))
	y := near(new(big.Int).Sub(s.B(from), oy))
	for x+c.gain < w.X+w.W {
		if at := (engine.Cell{X: x + c.gain, Y: y + c.gain + int(s.m)*c.t}); w.Contains(at) {
			visit(at.X, at.Y)
		} else if at.Y >= w.Y+w.H {
			return
		}
		c.next()
	}
}

// near returns a number, or one of its sign that is beyond every map.
func near(v *big.Int) int {
	const beyond = 1 << 60
	return min(max(engine.Big(v).Clamp(), -beyond), beyond)
}

// Count counts the palaces of coarse pixels: (A(n), B(n)) lies in a pixel for those n that
// both its columns and its rows allow.
func (s *strips) Count(x, y, w, h, level int, dst []uint32) {
	s.countHalf(s.x, s.y, x, y, w, h, level, func(i, j int, n uint32) { dst[j*w+i] += n })
	s.countHalf(s.y, s.x, y, x, h, w, level, func(j, i int, n uint32) { dst[j*w+i] += n })
	corner := engine.Cell{X: near(new(big.Int).Neg(s.x)), Y: near(new(big.Int).Neg(s.y))}
	if (engine.Window{X: x, Y: y, W: w << level, H: h << level}).Contains(corner) {
		dst[(corner.Y-y)>>level*w+(corner.X-x)>>level]-- // (0,0) lies on both strips
	}
}

// countHalf adds the squares (A(n), B(n)) of pixels around an origin. The edges of the
// columns of pixels are at a[0] ≤ a[1] ≤ …, numbers n, and those of the rows at b[0] ≤ ….
func (s *strips) countHalf(ox, oy *big.Int, x, y, w, h, level int, add func(i, j int, n uint32)) {
	edges := func(o *big.Int, from, n int, first func(*big.Int) *big.Int) []*big.Int {
		all := make([]*big.Int, n+1)
		for i := range all {
			all[i] = first(new(big.Int).Add(o, num(int64(from+i<<level))))
		}
		return all
	}
	a, b := edges(ox, x, w, s.firstA), edges(oy, y, h, s.firstB)
	j := 0
	for i := range w {
		for at := a[i]; at.Cmp(a[i+1]) < 0; {
			// Below is the pixel row j with b[j] ≤ at < b[j+1].
			j += nextEdge(b[j+1:], at)
			if j == h {
				return
			}
			end := a[i+1]
			if b[j+1].Cmp(end) < 0 {
				end = b[j+1]
			}
			if b[j].Cmp(at) > 0 { // the pixels begin farther up
				if at = b[j]; at.Cmp(a[i+1]) >= 0 {
					break
				}
				continue
			}
			add(i, j, uint32(new(big.Int).Sub(end, at).Int64()))
			at = end
		}
	}
}

// nextEdge returns how many of the first edges are not above n.
func nextEdge(edges []*big.Int, n *big.Int) int {
	i := slices.IndexFunc(edges, func(e *big.Int) bool { return e.Cmp(n) > 0 })
	if i < 0 {
		return len(edges)
	}
	return i
}
