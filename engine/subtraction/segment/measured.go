package segment

import (
	"math"
	"slices"

	"github.com/palacegames/palace/engine"
)

// What is said of a board that is not settled. It must not say more than is known: a run of places with one
// mosaic may be a stripe of a pattern whose own periods are too long to be seen, and such stripes lie side by side as
// segments do. But a stripe has the same width everywhere, and so takes half as much of the quadrant twice as far
// out, where a segment takes as much as before. So only what is seen at two distances is called a segment.

// Gap is a part of the quadrant in which no pattern is known.
type Gap struct{ From, To Bound }

// Degrees is the angle of the bound, seen from the x-axis.
func (b Bound) Degrees() float64 {
	return math.Atan2(float64(b.Along.Y), float64(b.Along.X)) * 180 / math.Pi
}

// Known is in how many of 90 degrees a pattern is known.
func (s Survey) Known() float64 {
	known := 90.0
	for _, g := range s.Gaps {
		known -= g.To.Degrees() - g.From.Degrees()
	}
	return known
}

// Least is how many segments there are at least, as far as was looked: those on two sides of a gap may be one, if they
// have the same pattern.
func (s Survey) Least() (n int) {
	for i, a := range s.Segments {
		if i > 0 {
			before := s.Segments[i-1].Parts
			if _, same := before[len(before)-1].ShiftTo(a.Parts[0].Mosaic); same {
				continue
			}
		}
		n++
	}
	return n
}

// glimpse is what was seen at a nearer distance.
type glimpse struct {
	middle, far int
	known       []*Mosaic
	runs        []run
}

// glimpse keeps what the places show, without their band. Of what is a segment twice as far out they show half as many
// squares.
func (p *places) glimpse() *glimpse {
	return &glimpse{p.middle(), p.far, p.known, p.measured(p.narrow() / 2)}
}

// slack is how many squares on an arc may lie between two segments, or a segment and an axis, without being a gap:
// strips do, and places are not looked at square by square.
func (p *places) slack() int { return 2*p.side + p.middle()/1000 }

// measured returns the runs that are so wide at least, and of those with the same mosaic that only a strip parts one.
func (p *places) measured(least int) (list []run) {
	for _, r := range p.runs(least) {
		if n := len(list); n > 0 && list[n-1].Mosaic == r.Mosaic && r.first-list[n-1].last <= p.slack() {
			list[n-1].last = r.last
		} else {
			list = append(list, r)
		}
	}
	return list
}

// saw reports whether a run whose places have their y on this middle was seen nearer, too, as wide as it is.
func (g *glimpse) saw(r run, middle int) bool {
	const most, of = 3, 4 // how much of the wider one both have in common at least
	return slices.ContainsFunc(g.runs, func(other run) bool {
		if by, same := other.ShiftTo(r.Mosaic); !same || by != (engine.Cell{}) {
			return false
		}
		part := func(y, middle int) float64 { return float64(y) / float64(middle) }
		from, to := part(r.first, middle), part(r.last, middle)
		first, last := part(other.first, g.middle), part(other.last, g.middle)
		return of*(min(to, last)-max(from, first)) >= most*max(to-from, last-first)
	})
}

// survey is what the places show and was seen nearer the corner, and the gaps.
func (p *places) survey(nearer *glimpse) Survey {
	s := Survey{Reach: p.near + p.thick, Periods: max(0, p.far, nearer.far)}
	list := slices.DeleteFunc(p.measured(p.narrow()), func(r run) bool { return !nearer.saw(r, p.middle()) })
	end := 0 // of what is told
	for i, r := range list {
		parted := r.first-end > p.slack()
		if parted {
			s.gap(p, end, r.first)
			end = r.first
		}
		part := Part{Mosaic: r.Mosaic, From: Bound{Along: p.square(end)}}
		switch next := p.next(list, i); {
		case next-r.last > p.slack():
			end = r.last
		case i+1 < len(list):
			end = (r.last + next) / 2
		default:
			end = next
		}
		part.To = Bound{Along: p.square(end)}
		if parted {
			s.Segments = append(s.Segments, Segment{part.Lattice, part.From, part.To, []Part{part}})
		} else {
			s.add(part, false)
		}
	}
	if end < p.middle() {
		s.gap(p, end, p.middle())
	}
	return s
}

// next is where the run behind one of a list begins, or else the y-axis.
func (p *places) next(list []run, i int) int {
	if i+1 < len(list) {
		return list[i+1].first
	}
	return p.middle()
}

// gap adds what lies between two places.
func (s *Survey) gap(p *places, from, to int) {
	s.Gaps = append(s.Gaps, Gap{Bound{Along: p.square(from)}, Bound{Along: p.square(to)}})
}

// unseen is a survey of a board that could not be looked at.
func unseen() Survey {
	return Survey{Gaps: []Gap{{Bound{Along: engine.Cell{X: 1}}, Bound{Along: engine.Cell{Y: 1}}}}}
}

// add adds the next part, behind a strip with squares of its own or not, to the segment that has
// the same pattern or as a new one. It returns false if nothing is between it and the part before:
// then that goes on.
func (s *Survey) add(next Part, strip bool) bool {
	if n := len(s.Segments); n > 0 {
		segment := &s.Segments[n-1]
		before := &segment.Parts[len(segment.Parts)-1]
		if shift, same := before.ShiftTo(next.Mosaic); same {
			segment.To, next.Moved = next.To, shift
			if shift == (engine.Cell{}) && !strip {
				before.To = next.To
				return false
			}
			segment.Parts = append(segment.Parts, next)
			return true
		}
	}
	s.Segments = append(s.Segments, Segment{next.Lattice, next.From, next.To, []Part{next}})
	return true
}
