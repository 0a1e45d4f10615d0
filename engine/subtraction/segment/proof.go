package segment

import (
	"slices"

	"github.com/palacegames/palace/engine"
)

// What a band shows goes on forever if it passes this proof. A vector's length is the sum
// of its components, a square s is length(s) away, and a strip's step is the vector by
// which it repeats. Let the band be the squares near ≤ length(s) < near+thick, and on it
//
//   - let every square between two neighbouring strips, with their first squares on either
//     side (as far as the mosaics are seen), have the outcome that the mosaic between them
//     has, of which both steps are periods;
//   - let every square s of a strip, made wider by twice its spread on either side,
//     have the outcome of s-step, as far as both lie on the band;
//   - let no strip come near another, or near the axes, from near on;
//   - let the band be twice as thick as any step is long, and as thick as a step and a move.
//
// Then both statements hold for all squares beyond the band as well. For suppose that they
// hold for all squares less far away than s. Each option of s lies in the same wider strip
// as s, or each between the same two strips, since no move leads over a spread. In a strip,
// s-step has as its options those of s moved by step; they have the same outcomes, and so
// have s and s-step. The same goes for s between two strips and the step u of one of them,
// if s-u and its options lie between them too. If not, s is near the other strip, whose step
// is v, and then s has the outcome of s-v, this that of s-v-u, and this that of s-u, for
// nothing of that is near the strip of u.

// The last two conditions may be others instead: let no strip meet another where length(s) = near, or lead over an axis,
// so that none does farther out; let the band be as thick as any step and any move together; and where length(s) is that of
// the first squares beyond the band, or more, let each square be taken by a strip. That is, a step of this strip nearer to
// the corner it and all its options still lie beyond the strip before and before the next one. Then s and s-step lie in the same of
// three, the strip and the mosaics beside it, of all of which the step is a period; and so do their options, two by two. So s has
// the outcome of s-step. No move leads over an edge of the board from only one of them, as beyond the strip along an axis there
// is no edge. That is the proof that docs/certificates.md writes out, for a board on which the squares nearer
// than the end of the band are known.

// segmentation is strips that may follow from each other, and the mosaics between them.
type segmentation struct {
	*Band
	moves   []engine.Cell
	rays    []ray // from the x-axis to the y-axis
	mosaics []*Mosaic
	work    int  // how many words may still be looked at for strips
	given   bool // whether the lines are given, because they are seen far out

	round           int         // how often strips have been made wider
	ray, at         int         // the strip and the mosaic to look at next
	tries           []candidate // of that strip, those that are still to be tried
	trying          bool
	tried, shortest int      // how many steps were tried for that strip, and the least x+y of one
	part            *stretch // what is being looked at of a strip or a mosaic, or nil
	widened         bool     // whether strips are wider than when they were followed
	counterexamples int      // how many squares were found outside the mosaic
	counterexample  *engine.Cell
	strips          []Strip // as narrow as they are
	strip           Strip   // the one in work
	proved          *Survey
}

const (
	// mostWork bounds the work on the strips of a band.
	mostWork = 1 << 26
	// mostCounterexamples bounds how many squares may be found outside their mosaic before it is wrong.
	mostCounterexamples = 100_000
	// mostRounds bounds how often strips are made wider.
	mostRounds = 4
)

// step does a part of the proof, and reports whether there is more to do: it follows one
// strip after the other, and then looks at one mosaic after the other. If that makes strips
// wider, it begins again. At last it measures the strips.
func (p *segmentation) step() (more bool) {
	switch {
	case len(p.mosaics) == 0 || p.round == mostRounds:
		return false
	case p.ray < len(p.rays):
		if more, found := p.follow(&p.rays[p.ray]); more || !found {
			return more
		}
		p.merge(p.ray)
		p.ray++
	case p.at < len(p.mosaics):
		p.widen()
		return p.counterexample == nil
	case p.widened:
		p.round, p.ray, p.at, p.widened = p.round+1, 0, 0, false
	case p.given && !p.taken(), !p.given && !p.apart():
		return false
	case len(p.strips) < len(p.rays):
		p.measure()
	default:
		p.proved = p.survey()
		return false
	}
	return true
}

// merge makes one strip of strips along the same line, and the mosaic between them. It is to be
// followed again.
func (p *segmentation) merge(i int) {
	if i == 0 || p.rays[i-1].along != p.rays[i].along {
		return
	}
	a, b := &p.rays[i-1], &p.rays[i]
	a.axis, a.above, a.mosaics = a.axis || b.axis, b.above, append(a.mosaics, b.mosaics...)
	p.rays = slices.Delete(p.rays, i, i+1)
	p.mosaics = slices.Delete(p.mosaics, i-1, i)
	p.ray -= 2
}

// widen makes the strips on both sides of a mosaic as wide as the mosaic leaves room. A square
// far from both is a counterexample.
func (p *segmentation) widen() {
	lower, upper := &p.rays[p.at], &p.rays[p.at+1]
	if p.part == nil {
		p.part, p.counterexamples = p.stretch(line{lower.along, lower.high()}, line{upper.along, upper.low()}, p.near), 0
	}
	from, to := p.part.lower, p.part.upper
	more := p.part.visit(stepWork, func(s span) bool {
		return p.differ(s, p.mosaics[p.at].word, func(at engine.Cell) bool {
			below := (cross(lower.along, at) - from.at) / length(lower.along)
			above := (to.at - cross(upper.along, at)) / length(upper.along)
			if p.counterexamples++; p.counterexamples > mostCounterexamples && !p.given || min(below, above) > p.near/64 {
				p.counterexample = &at
				return false
			}
			// The squares next to it still count, for strips are bounded by squares.
			if below < above && cross(lower.along, at) >= lower.high() {
				lower.above, p.widened = engine.Cell{X: at.X - 1, Y: at.Y + 1}, true
			} else if below >= above && cross(upper.along, at) <= upper.low() {
				upper.below, p.widened = engine.Cell{X: at.X + 1, Y: at.Y - 1}, true
			}
			return true
		})
	})
	if !more {
		p.part = nil
		p.at++
	}
}

// apart reports whether the strips stay away from each other and from the axes, and
// the band is thick enough.
func (p *segmentation) apart() bool {
	step, move := 0, 0
	for i := range p.rays {
		step = max(step, length(p.rays[i].step()))
	}
	for _, m := range p.moves {
		move = max(move, length(m))
	}
	if p.thick < step+max(step, move) {
		return false
	}
	for i := range p.mosaics {
		// The squares near both strips: length(s)·det is what their crosses add up to.
		a, b := &p.rays[i], &p.rays[i+1]
		below := a.high() + 3*a.spread + 2*cross(a.along, b.step())
		above := -b.low() + 3*b.spread + 2*cross(a.step(), b.along)
		det := cross(a.along, b.along)
		if det <= 0 || p.near*det <= below*length(b.along)+above*length(a.along) {
			return false
		}
	}
	for _, r := range p.rays {
		// Moves lead from its squares to squares on the board.
		lower, upper := r.strip()
		sum := length(r.along)
		if !r.axis && (r.along.X*(p.near-move)-upper.at < move*sum || r.along.Y*(p.near-move)+lower.at < move*sum) {
			return false
		}
	}
	return true
}

// taken reports whether no strips meet from near on, and each square from the end of the band on is taken by one. That
// is less than apart asks for, and proves as much.
func (p *segmentation) taken() bool {
	end := p.near + p.thick
	for i := range p.rays {
		for _, m := range p.moves {
			if p.thick < length(p.rays[i].step())+length(m) {
				return false
			}
		}
	}
	for i := range p.mosaics {
		a, b := &p.rays[i], &p.rays[i+1]
		det := cross(a.along, b.along)
		apart := func(from, beyond, before int) bool {
			return det > 0 && from*det > beyond*length(b.along)-before*length(a.along)
		}
		// The squares beyond strip a are those with a larger cross, and those before strip b those with a smaller one.
		beyond, before := a.high()-1, b.low()+1
		if !apart(p.near, beyond, before) {
			return false
		}
		most, least := 0, 0 // that an option takes off
		for _, m := range p.moves {
			most, least = max(most, cross(a.along, m)), min(least, cross(b.along, m))
		}
		if !apart(end, beyond+most+b.period*det, before+least-a.period*det) {
			return false
		}
	}
	return true
}

// survey returns the segments. A strip without squares between mosaics that are the same is none.
func (p *segmentation) survey() *Survey {
	s := &Survey{Settled: true, Reach: p.near}
	for i, m := range p.mosaics {
		if s.add(Part{Mosaic: m, From: Bound{p.rays[i].along, true}, To: Bound{p.rays[i+1].along, true}}, p.strips[i].Width() > 0) {
			s.Strips = append(s.Strips, p.strips[i])
		}
	}
	s.Strips = append(s.Strips, p.strips[len(p.mosaics)])
	return s
}

// measure makes the next strip as narrow as the band shows it. That goes on forever as well, for
// the strip repeats, with steps that are periods of both mosaics.
func (p *segmentation) measure() {
	i := len(p.strips)
	r, s := &p.rays[i], &p.strip
	if p.part == nil {
		*s = Strip{Along: r.along, Low: r.high(), High: r.low(), Period: r.period}
		if i == 0 {
			s.Low, s.High = -1, 0
		}
		p.part = p.stretch(line{r.along, min(r.low(), 0)}, line{r.along, max(r.high(), 0)}, p.near)
	}
	more := p.part.visit(stepWork, func(at span) bool {
		if i > 0 {
			p.differ(at, p.mosaics[i-1].word, func(c engine.Cell) bool {
				s.Low = min(s.Low, cross(r.along, c)-1)
				return true
			})
		}
		if i < len(p.mosaics) {
			p.differ(at, p.mosaics[i].word, func(c engine.Cell) bool {
				s.High = max(s.High, cross(r.along, c)+1)
				return true
			})
		}
		return true
	})
	if more {
		return
	}
	switch {
	case i == len(p.mosaics):
		s.High = 1
	case i > 0: // what both mosaics have counts as the upper one's
		s.Low = min(s.Low, s.High-1)
	}
	p.part = nil
	p.strips = append(p.strips, *s)
}
