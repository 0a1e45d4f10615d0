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
// quarters of the way from the nose to there.
func (s *Survey) seekRift(end int) {
	const rows = riftH
	nose := s.nose().Y
	last := min(nose+(end-nose)*3/4+rows/2, end, s.short)
	first := max(last-rows, nose+riftH)
	if first >= last {
		return
	}
	w := engine.Window{X: s.rift.x(first, rifting, s.long) - riftMargin, Y: first, H: last - first + riftH}
	w.W = s.rift.x(last+riftH, rifting, s.long) + 4*minRun - w.X
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
const riftMargin = 256

// tear returns the squares of the rift in row y of g, none if start = end. They end where
// all squares of the row begin to repeat by the épaulette's period (1, 5), and go back
// as far as they repeat by the rift's.
func (s *Survey) tear(y int, g *grid) (start, end int) {
	from, to := s.epaulette(y, g)
	if 3*y <= s.k || to-from < minRun/2 {
		return 0, 0
	}
	repeats := func(x, dx, dy int) bool {
		return x > max(y, g.X) && x+dx < g.X+g.W && y+dy < g.Y+g.H && g.at(x, y) == g.at(x+dx, y+dy)
	}
	end = min(from+minRun, to)
	for repeats(end-1, 1, 5) {
		end--
	}
	for start = end; repeats(start-1, riftW, riftH); {
		start--
	}
	return start, end
}
