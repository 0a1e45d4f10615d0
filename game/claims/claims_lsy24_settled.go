package claims

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/segment"
)

// What follows for boards that settle, square by square.

// settledBoards have one to four segments.
var settledBoards = []string{"(1,1)", "(0,1)(1,0)(1,1)", "(1,2)(2,1)(3,3)", "(1,2)(3,4)(4,6)", "(2,6)(3,3)(6,2)"}

// inside reports whether a square lies between two strips, far enough out for the mosaic there.
func inside(s *segment.Survey, i, x, y int) bool {
	at := engine.Cell{X: x, Y: y}
	return x >= 0 && y >= 0 && x+y >= s.Reach && s.Strips[i].Cross(at) >= s.Strips[i].High && s.Strips[i+1].Cross(at) <= s.Strips[i+1].Low
}

// parts lists the parts of all segments, between the strips.
func parts(s *segment.Survey) (all []segment.Part) {
	for _, a := range s.Segments {
		all = append(all, a.Parts...)
	}
	return all
}

// asMosaics compares the squares of a settled board outside of its strips with its mosaics.
func asMosaics(list string, n int) string {
	s, p := found(list), subtract(n, readMoves(list)...)
	for i, part := range parts(s) {
		l := part.Lattice
		palace := make([]bool, l.Width*l.Height)
		for at := range palace {
			palace[at] = part.Palace(engine.At(at%l.Width, at/l.Width))
		}
		for y := range n {
			for x := max(0, s.Reach-y); x < n; x++ {
				if k := y / l.Height; inside(s, i, x, y) && palace[(y-k*l.Height)*l.Width+((x-k*l.Shift)%l.Width+l.Width)%l.Width] != p(x, y) {
					return fmt.Sprintf("(%d,%d)", x, y)
				}
			}
		}
	}
	return ""
}

// finiteColouring runs the two rules of each segment. What they do not lead to must not lie farther out
// than three quarters of what is looked at, where both borders are far apart.
func finiteColouring(list string) string {
	s := found(list)
	n := 2 * s.Reach
	p, painted := subtract(n, readMoves(list)...), make([]bool, n*n)
	for i, part := range parts(s) {
		u, v := part.Along(s.Strips[i].Along), part.Along(s.Strips[i+1].Along)
		farthest := 0
		for y := range n {
			for x := max(0, s.Reach-y); x < n; x++ {
				if !inside(s, i, x, y) {
					continue
				}
				ruled, here := false, false
				for _, by := range []engine.Cell{u, v} {
					if inside(s, i, x-by.X, y-by.Y) {
						ruled, here = true, here || painted[(y-by.Y)*n+x-by.X]
					}
				}
				if !ruled && p(x, y) {
					here, farthest = true, max(farthest, x+y)
				}
				if here != p(x, y) {
					return fmt.Sprintf("segment %d, (%d,%d)", i, x, y)
				}
				painted[y*n+x] = here
			}
		}
		if farthest == 0 || farthest > 3*s.Reach/2 {
			return fmt.Sprintf("segment %d begins as far out as x + y = %d", i, farthest)
		}
	}
	return ""
}

// periodicLines follows lines through the corner, inside segments or along strips.
func periodicLines(list string, most int) string {
	s := found(list)
	n := 2 * s.Reach
	p := subtract(n, readMoves(list)...)
	return each(0, most*most-1, func(i int) string {
		step, by := engine.Cell{X: 1 + i%most, Y: 1 + i/most}, engine.Cell{}
		for d := 2; d <= most; d++ {
			if step.X%d == 0 && step.Y%d == 0 {
				return "" // as without the divisor
			}
		}
		for k, part := range parts(s) {
			if s.Strips[k].Cross(step) > 0 && s.Strips[k+1].Cross(step) < 0 {
				by = part.Along(step)
			} else if s.Strips[k+1].Cross(step) == 0 {
				by = s.Strips[k+1].Step()
			}
		}
		first, last := s.Reach/(step.X+step.Y)+1, (n-1-max(by.X, by.Y))/max(step.X, step.Y)
		if by.X == 0 || last < first {
			return fmt.Sprintf("nothing is known of the line along (%d,%d)", step.X, step.Y)
		}
		return each(first, last, func(t int) string {
			x, y := t*step.X, t*step.Y
			return unless(p(x, y) == p(x+by.X, y+by.Y), "(%d,%d) by (%d,%d)", x, y, by.X, by.Y)
		})
	})
}
