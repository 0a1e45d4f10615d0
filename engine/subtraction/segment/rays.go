package segment

import (
	"cmp"
	"sort"

	"github.com/palacegames/palace/engine"
)

// ray is where two segments meet, or the first or the last one and an axis: a strip
// along a line.
type ray struct {
	axis   bool
	along  engine.Cell // where the line goes, its components without a common divisor
	period int         // the squares of the strip repeat so many times along further
	// The mosaics that meet are seen at these squares and beyond. On an axis there is
	// only one.
	below, above engine.Cell
	mosaics      []*Mosaic // those that meet, and what is in the strip
	spread       int       // how far a move leads across
}

// step is the period of the strip.
func (r *ray) step() engine.Cell {
	return engine.Cell{X: r.period * r.along.X, Y: r.period * r.along.Y}
}

// lattice is that of the periods that all its mosaics have.
func (r *ray) lattice() Lattice {
	l := r.mosaics[0].Lattice
	for _, m := range r.mosaics[1:] {
		l = l.common(m.Lattice)
	}
	return l
}

// length is how far a vector leads away from the corner.
func length(c engine.Cell) int { return c.X + c.Y }

// low and high are where the mosaics end.
func (r *ray) low() int  { return cross(r.along, r.below) }
func (r *ray) high() int { return cross(r.along, r.above) }

// spreadOf says how far the moves lead across a direction.
func spreadOf(along engine.Cell, moves []engine.Cell) int {
	least, most := 0, 0
	for _, m := range moves {
		least, most = min(least, cross(along, m)), max(most, cross(along, m))
	}
	return most - least
}

// strip returns the lines that bound the strip, with all squares some of whose options do
// not lie in one of the mosaics.
func (r *ray) strip() (lower, upper line) {
	return line{r.along, r.low() - 2*r.spread}, line{r.along, r.high() + 2*r.spread}
}

// follow finds along which line and with which step a strip repeats. It reports whether there
// is more to do, and if not, whether there is one that the band shows. If the strip has a line
// already, it stays.
func (p *segmentation) follow(r *ray) (more, found bool) {
	if !p.trying {
		p.tries, p.trying, p.tried, p.shortest = p.candidates(r), true, 0, 0
		return true, false
	}
	for until := p.looked + stepWork; p.looked < until; {
		if p.part == nil {
			if len(p.tries) == 0 || p.work <= 0 {
				p.trying = false
				return false, false
			}
			c := p.tries[0]
			p.tries = p.tries[1:]
			p.tried++
			if step := c.period * length(c.along); p.shortest == 0 || step < p.shortest {
				p.shortest = step
			}
			r.along, r.period, r.spread = c.along, c.period, spreadOf(c.along, p.moves)
			lower, upper := r.strip()
			p.part = p.stretch(lower, upper, p.near+length(r.step()))
		}
		before, step, same := p.looked, r.step(), true
		more := p.part.visit(until-before, func(s span) bool {
			same = p.differ(s, func(x, y int) uint64 { return p.word(x-step.X, y-step.Y) }, func(engine.Cell) bool { return false })
			return same
		})
		p.work -= p.looked - before
		if more {
			continue
		}
		if p.part = nil; same {
			p.trying = false
			return false, true
		}
	}
	return true, false
}

// stepWork bounds how many words are looked at in some milliseconds.
const stepWork = 1 << 17

// candidate is a step that a strip may repeat by.
type candidate struct {
	along  engine.Cell
	period int
}

// mostCandidates bounds how many steps are tried for a strip.
const mostCandidates = 5000

// candidates returns the steps that a strip may repeat by, which are periods of all its
// mosaics: first those along a line through the corner, and of them the shortest. On the
// band a step must be seen twice.
func (p *segmentation) candidates(r *ray) (found []candidate) {
	l, most := r.lattice(), p.thick/2
	if p.given {
		if step := r.step(); l.has(step.X, step.Y) {
			found = []candidate{{r.along, r.period}}
		}
		return found
	}
	if r.along != (engine.Cell{}) {
		t := l.along(r.along.X, r.along.Y)
		for n := t; n*length(r.along) <= most && len(found) < mostCandidates; n += t {
			found = append(found, candidate{r.along, n})
		}
		return found
	}
	for most > 1 && most*most/2/l.Determinant() > 20*mostCandidates {
		most = most * 3 / 4
	}
	for y := 0; y <= most; y += l.Height {
		x, _ := l.reduce(l.Shift*(y/l.Height), 0)
		for ; x+y <= most; x += l.Width {
			if n := gcd(x, y); n > 0 {
				found = append(found, candidate{engine.Cell{X: x / n, Y: y / n}, n})
			}
		}
	}
	aside := func(c candidate) int { // how far the line seems to miss the corner, beyond what is to be expected
		const expected = 64
		miss := max(-cross(c.along, r.above), cross(c.along, r.below), 0) / length(c.along)
		return max(0, miss-p.near/expected)
	}
	sort.SliceStable(found, func(i, j int) bool {
		a, b := found[i], found[j]
		return cmp.Or(cmp.Compare(aside(a), aside(b)), cmp.Compare(a.period*length(a.along), b.period*length(b.along))) < 0
	})
	return found[:min(len(found), mostCandidates)]
}
