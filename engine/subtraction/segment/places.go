package segment

import (
	"slices"

	"github.com/palacegames/palace/engine"
)

// place is what the middle of a band shows at the square with this y.
type place struct {
	y      int
	mosaic *Mosaic // nil if nothing repeats
}

// places are those that have been looked at, from the x-axis to the y-axis.
type places struct {
	probe
	known   []*Mosaic
	at      []place
	lookups int   // how many times periods may still be looked for
	ahead   []int // the places that are still to be looked at, before those between unlike ones
	// Once it is clear that the band proves nothing, places where no periods are seen are held against mosaics from
	// nearer the corner, whose periods may be too long for this band to find.
	nearer []*Mosaic
	blank  []int // which of at are still to be held against them
}

// mostLookups bounds how many times periods are looked for on a band.
const mostLookups = 250

// begin returns places that are still to be looked at.
func begin(b *Band, n int) *places {
	p := &places{probe: newProbe(b), lookups: mostLookups}
	for i := range n {
		p.ahead = append(p.ahead, (2*i+1)*p.middle()/(2*n))
	}
	p.ahead = append(p.ahead, 0, p.middle())
	return p
}

// step looks at one place more, and reports whether there was any.
func (p *places) step() (more bool) {
	if len(p.ahead) == 0 {
		return p.refine()
	}
	p.look(p.ahead[0])
	p.ahead = p.ahead[1:]
	return true
}

// look looks at a place.
func (p *places) look(y int) {
	at, known := slices.BinarySearchFunc(p.at, y, func(a place, y int) int { return a.y - y })
	if !known {
		p.at = slices.Insert(p.at, at, place{y, p.find(y)})
	}
}

// find returns the mosaic at a place, one that is known if it is the same.
func (p *places) find(y int) *Mosaic {
	if m := p.shown(p.known, y); m != nil {
		return m
	}
	p.lookups--
	m := p.mosaic(y)
	if m == nil {
		m = p.shown(p.nearer, y)
	}
	if m != nil {
		p.known = append(p.known, m)
	}
	return m
}

// shown returns the first of some mosaics that a place shows, or nil.
func (p *places) shown(list []*Mosaic, y int) *Mosaic {
	for _, m := range list {
		if p.shows(m, y) {
			return m
		}
	}
	return nil
}

// mostAgain bounds how many times periods are looked for once more.
const mostAgain = 60

// again begins to hold the places where nothing repeats against mosaics from nearer the corner.
func (p *places) again(nearer []*Mosaic) {
	p.nearer, p.lookups = nearer, max(p.lookups, mostAgain)
	for i, at := range p.at {
		if at.mosaic == nil {
			p.blank = append(p.blank, i)
		}
	}
}

// stepAgain holds one place more against them, and reports whether there was any. It looks between unlike
// neighbours in the end.
func (p *places) stepAgain() (more bool) {
	if len(p.blank) == 0 {
		return p.refine()
	}
	at := &p.at[p.blank[0]]
	p.blank = p.blank[1:]
	if at.mosaic = p.shown(p.known, at.y); at.mosaic == nil {
		if at.mosaic = p.shown(p.nearer, at.y); at.mosaic != nil {
			p.known = append(p.known, at.mosaic)
		}
	}
	return true
}

// refine looks between the two unlike neighbours that are farthest from each other, and
// reports whether there were any. Neighbours where nothing repeats are unlike too, but come
// last.
func (p *places) refine() bool {
	const first = 8
	best, worst := 0, p.side/2*first
	for i := 1; i < len(p.at); i++ {
		a, b := p.at[i-1], p.at[i]
		if a.mosaic != nil && a.mosaic == b.mosaic {
			continue
		}
		gap := b.y - a.y
		if a.mosaic != nil || b.mosaic != nil {
			gap *= first
		}
		if gap > worst {
			best, worst = i, gap
		}
	}
	if best == 0 || p.lookups <= 0 {
		return false
	}
	p.look((p.at[best-1].y + p.at[best].y) / 2)
	return true
}

// run is places with the same mosaic, from the first to the last of them.
type run struct {
	*Mosaic
	first, last int
}

// runs returns the runs that are so wide at least. What lies between two places with the
// same mosaic and is none of it is a strip.
func (p *places) runs(least int) (found []run) {
	for _, a := range p.at {
		n := len(found)
		switch {
		case n > 0 && found[n-1].Mosaic == a.mosaic:
			found[n-1].last = a.y
		case a.mosaic != nil || n > 0:
			found = append(found, run{a.mosaic, a.y, a.y})
		}
	}
	return slices.DeleteFunc(found, func(r run) bool { return r.Mosaic == nil || r.last-r.first < least })
}

// wide and narrow are how wide a run is at least that is more than part of a strip.
func (p *places) wide() int   { return p.middle() / 200 }
func (p *places) narrow() int { return 4 * p.side }

// square returns the square of a place.
func (p *places) square(y int) engine.Cell { return engine.Cell{X: p.middle() - y, Y: y} }
