package subtraction

import (
	"slices"

	"github.com/palacegames/palace/engine"
)

// pile follows the outcomes of a game of one component, or its nim-values, from 0 on, 64
// squares at a time, until they repeat. Each square follows from those as far back as the
// largest move reaches; so when such a stretch comes back, so does everything after it.
//
// The stretch before a mark is compared with the one before each later square. From time to
// time the mark moves to where the last square is, so that in the end it stands where the
// period has begun, and the squares up to the next mark hold a whole one.
type pile struct {
	inner  *settler
	nim    bool
	planes edge // the squares with each value, or only the P-positions
	pad    int  // words of zeros before square 0, as many as moves reach
	most   int  // how many words are looked at

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

// newPile returns the pile of a game of one component that has not been followed yet.
func newPile(g *Game, nim bool) *pile {
	p := &pile{nim: nim, most: g.mostWords(nim), weight: 1}
	var lengths []int
	reach := 0
	for _, m := range g.moves { // ascending
		if m[0] < 64*p.most {
			lengths, reach = append(lengths, m[0]), m[0]
		}
	}
	p.inner, p.pad = newSettler(lengths), reach/64+1
	if len(lengths) == len(g.moves) {
		p.window = reach
	}
	for n, power := p.window, uint64(base); n > 0; n, power = n/2, power*power {
		if n%2 == 1 {
			p.weight *= power
		}
	}
	p.planes = edge{make([]uint64, p.pad)}
	return p
}

// mostWords says how far a pile is followed.
func (g *Game) mostWords(nim bool) int {
	words := mostPile / (len(g.moves) + 13)
	if nim {
		words /= len(g.moves) + 1
	}
	return words
}

// Spent returns how many words are known.
func (p *pile) Spent() int { return len(p.planes[0]) - p.pad }

// Step follows so many words more at most, and reports whether it is of use to go on.
func (p *pile) Step(words int) (more bool) {
	for end := p.Spent() + words; p.Spent() < end && p.more(); {
		p.extend()
		if p.window > 0 {
			p.compare(64*p.Spent() - 64)
		}
	}
	return p.more()
}

// more reports whether the period may still be found.
func (p *pile) more() bool { return p.period == 0 && p.Spent() < p.most }

// extend adds a word to every plane. The squares with a value are found among those that
// have no smaller one.
func (p *pile) extend() {
	at, free := len(p.planes[0]), ^uint64(0)
	for v := 0; v < len(p.planes) || p.nim && free != 0; v++ {
		if v == len(p.planes) {
			p.planes = append(p.planes, make([]uint64, at))
		}
		plane := append(p.planes[v], free)
		if free != 0 {
			p.inner.settle(plane, at, 1)
			free &^= plane[at]
		}
		p.planes[v] = plane
	}
}

// compare looks at the squares of the last word, whose first one is given, until the
// period is found.
func (p *pile) compare(first int) {
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
func (p *pile) counts(to *[64]uint64, x int, unit uint64) {
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
func (p *pile) alike(x int) bool {
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

// found returns the chart that the period makes, or nil if it is not known.
func (p *pile) found() chart {
	if p.period == 0 {
		return nil
	}
	return p.known()
}

// known returns what is known of the pile so far, which is not changed any more.
func (p *pile) known() pileChart {
	return pileChart{slices.Clone(p.planes), p.pad, p.mark, p.period}
}
