package region

import "github.com/palacegames/palace/engine"

// findPrism looks for the last palace of the diagonal before square (end, end), in
// steps from there back to the nose.
func (s *Survey) findPrism(end int) {
	start := max(end-64, 0)
	if 3*end <= s.k {
		return
	}
	s.first(job{engine.Window{X: start, Y: start, W: end - start, H: end - start}, func(g *grid) {
		for d := end - 1; d >= start; d-- {
			if g.at(d, d) < 0 {
				// In the fabric a palace is never far: here the board ended too early.
				if d+s.k/8 < s.short {
					s.prism = &engine.Cell{X: d, Y: d}
				}
				return
			}
		}
		s.findPrism(start)
	}})
}

// measure finds the borders in one strip.
func (s *Survey) measure(g *grid) {
	y, row := g.Y, g.row(g.Y)
	if end, ok := s.endOfSkin(g.X, y, row); ok && s.armed {
		s.skin.add(engine.Cell{X: end, Y: y})
	}
	casing := max(0, s.k-2*y-g.X)
	if casing < len(row) {
		if start, end := longestRun(s.k, g.X+casing, y, row[casing:]); end-start >= minRun {
			s.dressed = true
			if s.armed && end < s.long {
				s.seam.add(engine.Cell{X: end, Y: y})
			}
			if s.woven && 3*y > s.k {
				s.rift.add(engine.Cell{X: start, Y: y})
			}
			return
		}
	}
	if s.whole() && 3*y > s.k && len(s.rift) > 0 {
		s.divide(g)
	}
}

// endOfSkin returns where the outer space begins in row y, which is given from
// column x on. The row may end before that; but no other region has so many squares
// of k on end so far out, for the skin steps by 2 or 3 squares a row.
func (s *Survey) endOfSkin(x, y int, row []int8) (column int, ok bool) {
	end := len(row)
	for end > 0 && row[end-1] == 0 {
		end--
	}
	return x + end, end > 0 && end+minRun < len(row) && row[end-1] < 0 && 5*(x+end-s.k) >= 12*y-20
}

// divide finds the statistical borders in a strip below the armpit.
func (s *Survey) divide(g *grid) {
	y := g.Y
	lines := profile(g, along)
	inside := divide(lines, g.H, inWarp, inArm)
	if len(lines)-inside >= minRun {
		s.inside.add(engine.Cell{X: y + inside, Y: y})
	}
	if s.prism == nil || y < s.prism.Y {
		steep := profile(g, across)
		fray := divideBack(steep[:min(inside, len(steep))], g.H, inFabric, inWarp)
		s.fray.add(engine.Cell{X: y + fray, Y: y})
	} else if thin := divide(lines[:inside], g.H, 0, inWarp); inside-thin >= minRun {
		s.thin.add(engine.Cell{X: y + thin, Y: y})
	}
}
