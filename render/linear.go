package render

import "github.com/palacegames/palace/engine"

// shadeLinear paints a linear tile that goes row by row, from the first pixel of dst
// on, for level ≥ 1. It looks at no square: with the light of all values added up
// from 0 on, that of a piece of a row, whose values rise by one, is the difference of
// two sums. It reports whether they do rise by one.
func (s *Shader) shadeLinear(t *engine.Tile, level int, dst []byte) bool {
	if t.Slope[0] != 1 {
		return false
	}
	edge := 1 << level
	for y := t.Y; y < t.Y+t.H; {
		rows, pixels := min(edge-y&(edge-1), t.Y+t.H-y), dst
		for x := t.X; x < t.X+t.W; {
			columns := min(edge-x&(edge-1), t.X+t.W-x)
			var light sum
			for j := range rows {
				light.add(s.run(t.At(x, y+j), columns), 1)
			}
			put(pixels[:4:4], light, uint32(rows*columns))
			x, pixels = x+columns, pixels[4:]
		}
		y, dst = y+rows, dst[min(len(dst), 4*PictureSize):]
	}
	return true
}

// run adds up the light of n values from v ≥ 0 on. The sums of all values may overflow,
// their difference does not.
func (s *Shader) run(v int32, n int) sum {
	from, to := int(v), int(v)+n
	if len(s.upTo) == 0 {
		s.upTo = []sum{{}}
	}
	for i := len(s.upTo); i <= to; i++ {
		s.grow(int32(i))
		next := s.upTo[i-1]
		next.add(unpack(s.light[i-1]), 1)
		s.upTo = append(s.upTo, next)
	}
	light := s.upTo[to]
	light.add(s.upTo[from], ^uint32(0))
	return light
}
