package region

import "github.com/palacegames/palace/engine"

// findArmpit looks between two strips for the last row with squares of the
// épaulette, and joins the borders there.
func (s *Survey) findArmpit(*grid) {
	if !s.dressed {
		return
	}
	if s.armed {
		s.seam.add(engine.Cell{X: s.k, Y: 0})
	}
	if len(s.rift) == 0 || len(s.inside) == 0 {
		s.fray, s.thin = nil, nil
		if len(s.rift) > 0 { // it goes on beyond what is measured
			nose := s.nose()
			s.seekRift(min(s.short, nose.Y+int(float64(s.long-nose.X)/rifting)))
		}
		return
	}
	last := s.rift[len(s.rift)-1]
	s.rift.add(s.nose())
	s.narrow(last.X, s.seam.x(last.Y, across, s.long), last.Y, s.inside[0].Y)
}

// nose returns the first square of the diagonal after the hood.
func (s *Survey) nose() engine.Cell {
	third := (s.k + 2) / 3
	return engine.Cell{X: third, Y: third}
}

// narrow halves the rows between lo, where the épaulette holds the squares [start,
// end), and hi, where it has ended.
func (s *Survey) narrow(start, end, lo, hi int) {
	if hi-lo <= 1 {
		s.join(engine.Cell{X: (start + end) / 2, Y: lo})
		return
	}
	y := (lo + hi) / 2
	x := max(start, y)
	w := engine.Window{X: x, Y: y, W: min(s.long, end+y-lo+minRun) - x, H: 1}
	if w.Empty() {
		s.narrow(start, end, lo, y)
		return
	}
	s.first(job{w, func(g *grid) {
		if a, b := longestRun(s.k, w.X, y, g.rel); b-a >= minRun/2 {
			s.narrow(a, b, y, hi)
		} else {
			s.narrow(start, end, lo, y)
		}
	}})
}

// join ends the borders that meet at the armpit, and at the prism, there.
func (s *Survey) join(armpit engine.Cell) {
	s.armpit = &armpit
	for _, b := range []*border{&s.seam, &s.rift, &s.inside, &s.fray} {
		b.add(armpit)
	}
	if s.prism != nil {
		s.fray.add(*s.prism)
		s.thin.add(*s.prism)
	}
	s.seekRift(armpit.Y)
}
