package average

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/picture"
)

// shadeLinear paints a linear tile that goes row by row, from the first pixel of dst
// on, for level ≥ 1. It looks at no square: with the light of all values added up
// from 0 on, that of a piece of a row, whose values rise by one, is the difference of
// two sums. It reports whether they do rise by one.
func (s *Averager) shadeLinear(t *engine.Tile, level int, dst []byte) bool {
	if t.Slope[0] != 1 {
		return false
	}
	s.addUp(max(t.At(t.X+t.W-1, t.Y), t.At(t.X+t.W-1, t.Y+t.H-1)))
	edge := 1 << level
	for y := t.Y; y < t.Y+t.H; {
		rows, pixels := min(edge-y&(edge-1), t.Y+t.H-y), dst
		for x := t.X; x < t.X+t.W; {
			columns := min(edge-x&(edge-1), t.X+t.W-x)
			light := s.runs(int(t.At(x, y)), columns, int(t.Slope[1]), rows)
			put(pixels[:4:4], light, uint32(rows*columns))
			x, pixels = x+columns, pixels[4:]
		}
		y, dst = y+rows, dst[min(len(dst), 4*picture.Size):]
	}
	return true
}

// runs adds up the light of n values from v on, n from v+step on, and so on, as often
// as it is told. The sums of all values may overflow, their differences do not.
func (s *Averager) runs(v, n, step, times int) (light sum) {
	for range times {
		from, to := &s.upTo[v], &s.upTo[v+n]
		light.r += to.r - from.r
		light.g += to.g - from.g
		light.b += to.b - from.b
		v += step
	}
	return light
}

// addUp makes sure that the sums of values reach beyond v ≥ 0.
func (s *Averager) addUp(v int32) {
	s.grow(v)
	if s.upTo == nil {
		s.upTo = []sum{{}}
	}
	for i := len(s.upTo); i <= int(v)+1; i++ {
		next := s.upTo[i-1]
		next.add(unpack(s.light[i-1]), 1)
		s.upTo = append(s.upTo, next)
	}
}
