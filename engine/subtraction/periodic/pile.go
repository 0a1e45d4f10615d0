package periodic

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/sweep"
)

// Pile follows the outcomes of a game of one component, or its nim-values, from 0 on, 64
// squares at a time, until they repeat. Each square follows from those as far back as the
// largest move reaches; so when such a stretch comes back, so does everything after it.
//
// The stretch before a mark is compared with the one before each later square. From time to
// time the mark moves to where the last square is, so that in the end it stands where the
// period has begun, and the squares up to the next mark hold a whole one.
type Pile struct {
	inner  *sweep.RowSolver
	nim    bool
	planes [][]uint64 // the squares with each value, or only the P-positions
	pad    int        // words of zeros before square 0, as many as moves reach
	most   int        // how many words are looked at

	window int    // how far back the largest move reaches, 0 if that is beyond most
	shape  uint64 // of the stretch before the next square
	weight uint64 // of the square that leaves it then
	mark   int
	marked uint64 // the shape before the mark
	period int    // from the mark on, 0 if it is not known
}

// base is the number to whose powers the shapes of stretches are written.
const base = 0x9e37_79b9_7f4a_7c15

// mostPile bounds the work on a pile, in words times moves.
const mostPile = 1 << 20

// New returns the pile of a ruleset of one component that has not been followed yet.
func New(s *moves.Set, nim bool) *Pile {
	p := &Pile{nim: nim, most: mostWords(s, nim), weight: 1}
	var lengths []int
	reach := 0
	for _, m := range s.List { // ascending
		if m[0] < 64*p.most {
			lengths, reach = append(lengths, m[0]), m[0]
		}
	}
	p.inner, p.pad = sweep.NewRowSolver(lengths), reach/64+1
	if len(lengths) == len(s.List) {
		p.window = reach
	}
	for n, power := p.window, uint64(base); n > 0; n, power = n/2, power*power {
		if n%2 == 1 {
			p.weight *= power
		}
	}
	p.planes = [][]uint64{make([]uint64, p.pad)}
	return p
}

// Budget says how far it is worth while to follow a pile, in words, that is to be known up to
// square x: as far as that, or if that is too much, all that is done to find the period.
func Budget(s *moves.Set, x int, nim bool) int { return min(x/64, mostWords(s, nim)) + 1 }

// mostWords says how far a pile is followed.
func mostWords(s *moves.Set, nim bool) int {
	words := mostPile / (len(s.List) + 13)
	if nim {
		words /= len(s.List) + 1
	}
	return words
}

// Spent returns how many words are known.
func (p *Pile) Spent() int { return len(p.planes[0]) - p.pad }

// Step follows so many words more at most, and reports whether it is of use to go on.
func (p *Pile) Step(words int) (more bool) {
	for end := p.Spent() + words; p.Spent() < end && p.more(); {
		p.extend()
		if p.window > 0 {
			p.compare(64*p.Spent() - 64)
		}
	}
	return p.more()
}

// more reports whether the period may still be found.
func (p *Pile) more() bool { return p.period == 0 && p.Spent() < p.most }

// extend adds a word to every plane. The squares with a value are found among those that
// have no smaller one.
func (p *Pile) extend() {
	at, free := len(p.planes[0]), ^uint64(0)
	for v := 0; v < len(p.planes) || p.nim && free != 0; v++ {
		if v == len(p.planes) {
			p.planes = append(p.planes, make([]uint64, at))
		}
		plane := append(p.planes[v], free)
		if free != 0 {
			p.inner.Settle(plane, at, 1)
			free &^= plane[at]
		}
		p.planes[v] = plane
	}
}

// compare looks at the squares of the last word, whose first one is given, until the
// period is found.
func (p *Pile) compare(first int) {
	var come, gone [64]uint64 // what the squares count for that come to the stretch and leave it
	p.counts(&come, first, 1)
	p.counts(&gone, first-p.window, p.weight)
	for i := range come {
		// Different stretches hardly ever have the same shape.
		p.shape = p.shape*base + come[i] - gone[i]
		x := first + i + 1
		if p.shape == p.marked && p.alike(x) {
			p.period = x - p.mark
			for 64*p.Spent() < p.mark+p.period+engine.TileSize+64 {
				p.extend()
			}
			return
		}
		if x > 2*p.mark {
			p.mark, p.marked = x, p.shape
		}
	}
}

// counts says what each square counts for from the given one on: once the unit for the
// first value, twice for the second, and so on, and nothing before square 0.
func (p *Pile) counts(to *[64]uint64, x int, unit uint64) {
	count := unit
	for _, plane := range p.planes {
		word := bitsAt(plane, 64*p.pad+x)
		for i := range to {
			to[i] += count & -(word & 1)
			word >>= 1
		}
		count += unit
	}
}

// alike reports whether the stretch before square x is the one before the mark.
func (p *Pile) alike(x int) bool {
	for back := 64; back < p.window+64; back += 64 {
		beyond := max(0, back-p.window) // squares before the stretch
		for _, plane := range p.planes {
			if (bitsAt(plane, 64*p.pad+x-back)^bitsAt(plane, 64*p.pad+p.mark-back))>>beyond != 0 {
				return false
			}
		}
	}
	return true
}

// bitsAt returns 64 bits of some words, from bit n on.
func bitsAt(words []uint64, n int) uint64 {
	low := words[n/64] >> (n % 64)
	if n%64 == 0 {
		return low
	}
	return low | words[n/64+1]<<(64-n%64)
}

// Found returns the chart that the period makes, or nil if it is not known.
func (p *Pile) Found() *Chart {
	if p.period == 0 {
		return nil
	}
	return p.Known()
}

// Known returns what is known of the pile so far, which is not changed any more.
func (p *Pile) Known() *Chart {
	return &Chart{slices.Clone(p.planes), p.pad, p.mark, p.period}
}
