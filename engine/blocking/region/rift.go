package region

import "github.com/palacegames/palace/engine"

// The rift repeats after riftW columns and riftH rows ([CLN15] Section 3.2).
const riftW, riftH = 81, 31

// A rift that is narrower than this, a period of the épaulette, may as well be chance:
// it begins with nothing at the nose, so small games have none to speak of.
const leastRift = 11

// torn is a row of the rift on the half board x ≥ y: the squares from column start to
// before column end.
type torn struct{ y, start, end int }

// seekRift looks where the rift is widest among some rows before the given one, three
// quarters of the way from the nose to there. In each row it is as wide as the squares
// before the épaulette repeat those a period before.
func (s *Survey) seekRift(end int) {
	const rows = riftH
	nose := s.nose().Y
	last := min(nose+(end-nose)*3/4+rows/2, end, s.short)
	first := max(last-rows, nose+riftH)
	if first >= last {
		return
	}
	w := engine.Window{X: s.rift.x(first, rifting, s.long) - riftMargin, Y: first - riftH, H: last - first + riftH}
	w.W = s.rift.x(last, rifting, s.long) + 2*minRun - w.X
	w = w.Intersect(engine.Window{W: s.long, H: s.short})
	if w.Empty() {
		return
	}
	s.first(job{w, func(g *grid) {
		widest := torn{}
		for y := first; y < last; y++ {
			if start, end := s.tear(y, g); end-start > widest.end-widest.start {
				widest = torn{y, start, end}
			}
		}
		if widest.end-widest.start >= leastRift {
			s.torn = &widest
		}
	}})
}

// riftMargin is how far to the left of the épaulette the rift is looked for.
const riftMargin = 256 + riftW

// tear returns the squares of the rift in row y of g, none if start = end.
func (s *Survey) tear(y int, g *grid) (start, end int) {
	from, to := s.epaulette(y, g)
	if 3*y <= s.k || to-from < minRun/2 {
		return 0, 0
	}
	end = from
	for from-riftW > g.X && y-riftH >= g.Y && from > y && g.at(from-1, y) == g.at(from-riftW-1, y-riftH) {
		from--
	}
	return from, end
}
