package segment

import (
	"math/bits"
	"slices"

	"github.com/palacegames/palace/engine"
)

// mostFar bounds the length of the periods that are looked for, in either component.
const mostFar = 400

// probe says how periods are looked for around places in the middle of a band: those that
// move side×side squares onto squares with the same outcomes, up to a length of far in
// either component.
type probe struct {
	*Band
	side, far int
}

// newProbe returns the probe for a band, which shows longer periods if it is thicker.
func newProbe(b *Band) probe {
	p := probe{Band: b, side: 64}
	if b.thick >= 2048 {
		p.side = 128
	}
	p.far = min(mostFar, (b.thick/2-p.side)/2-1)
	return p
}

// wider returns the probe for periods as long as the band can show at all. Its places are an n-th of the band's
// thickness.
func (p probe) wider(n int) probe {
	p.side = p.thick / n
	p.far = (p.thick/2-p.side)/2 - 1
	return p
}

// middle is x+y in the middle of the band. Places are given by their y.
func (p probe) middle() int { return p.near + p.thick/2 }

// corner returns the first of the squares around a place that are looked at.
func (p probe) corner(place int) engine.Cell {
	return engine.Cell{X: max(0, p.middle()-place-p.side/2), Y: max(0, place-p.side/2)}
}

// lattice returns the periods of the mosaic around a place. It is the zero Lattice if they
// do not span the plane.
func (p probe) lattice(place int) (l Lattice) {
	at := p.corner(place)
	signs := p.signs(at)
	// Of a period and its negative, the one that stays on the board.
	left, right, low, high := -p.far, p.far, 0, p.far
	if at.X <= at.Y {
		left, low = 0, -p.far
	}
	for dy := low; dy <= high; dy++ {
		for dx := left; dx <= right; dx += 64 {
			for same := p.alike(signs, dx, dy); same != 0; {
				x := dx + bits.TrailingZeros64(same)
				if same &= same - 1; x > right || l.has(x, dy) {
					continue
				}
				if other, differs := p.difference(at, x, dy); differs { // and often for the next vectors, too
					signs = slices.Insert(signs[:mostSigns-1], 0, other)
					same &= p.alike(signs[:1], dx, dy)
				} else {
					l = l.with(x, dy)
				}
			}
		}
	}
	if l.Determinant() == 0 {
		return Lattice{}
	}
	return l
}

// mostSigns is how many squares are looked at before all of a place.
const mostSigns = 128

// sign is a square and its outcome.
type sign struct {
	engine.Cell
	palace bool
}

// signs are some of the side×side squares from a corner on, spread over them. They tell most vectors from periods.
func (p probe) signs(at engine.Cell) (list []sign) {
	for i := range mostSigns {
		c := engine.Cell{X: at.X + i*89%mostSigns*p.side/mostSigns, Y: at.Y + i*p.side/mostSigns}
		list = append(list, sign{c, p.palace(c.X, c.Y)})
	}
	return list
}

// alike says in bits which of the 64 vectors from (dx, dy) on lead from each sign to its outcome.
func (p probe) alike(list []sign, dx, dy int) uint64 {
	same := ^uint64(0)
	for i := 0; i < len(list) && same != 0; i++ {
		if w := p.word(list[i].X+dx, list[i].Y+dy); list[i].palace {
			same &= w
		} else {
			same &^= w
		}
	}
	return same
}

// difference returns one of the side×side squares from a corner on that has not the outcome of the one (dx, dy) further,
// if there is any.
func (p probe) difference(at engine.Cell, dx, dy int) (one sign, found bool) {
	for y := at.Y; y < at.Y+p.side; y++ {
		for x := at.X; x < at.X+p.side; x += 64 {
			if w := p.word(x, y); w != p.word(x+dx, y+dy) {
				i := bits.TrailingZeros64(w ^ p.word(x+dx, y+dy))
				return sign{engine.Cell{X: x + i, Y: y}, w>>i&1 != 0}, true
			}
		}
	}
	return sign{}, false
}

// mosaic returns the mosaic around a place, or nil if there is none that can be seen. It
// counts the squares of one fundamental domain, the nearest ones, and holds what it has
// counted against those twice as far away.
func (p probe) mosaic(place int) *Mosaic {
	l := p.lattice(place)
	if l.Determinant() == 0 || l.Determinant() > (p.thick/4)*(p.thick/4) {
		return nil
	}
	at := p.corner(place)
	at.X, at.Y = at.X+p.side/2, at.Y+p.side/2
	palaces := make([]bool, l.Determinant())
	seen, left := make([]bool, len(palaces)), len(palaces)
	note := func(x, y int) {
		if i, j := l.reduce(x, y); p.has(x, y) && !seen[j*l.Width+i] {
			seen[j*l.Width+i], palaces[j*l.Width+i] = true, p.palace(x, y)
			left--
		}
	}
	r := 0
	for ; left > 0; r++ { // the squares r away
		if r > max(mostFar, p.far) {
			return nil
		}
		for d := -r; d <= r; d++ {
			note(at.X+d, at.Y-r)
			note(at.X+d, at.Y+r)
			note(at.X-r, at.Y+d)
			note(at.X+r, at.Y+d)
		}
	}
	m := newMosaic(l, func(x, y int) bool { return palaces[y*l.Width+x] })
	if 8*r > p.thick || !p.shows(m, place) || !p.agrees(m, engine.Cell{X: at.X - 2*r, Y: at.Y - 2*r}, 4*r) {
		return nil
	}
	return m
}

// shows reports whether the squares around a place are those of the mosaic.
func (p probe) shows(m *Mosaic, place int) bool { return p.agrees(m, p.corner(place), p.side) }

// agrees reports whether side×side squares from a corner on, as far as they lie on the board,
// are those of the mosaic.
func (p probe) agrees(m *Mosaic, at engine.Cell, side int) bool {
	for y := max(0, at.Y); y < at.Y+side; y++ {
		s := span{y, max(0, at.X), at.X + side}
		if !p.differ(s, m.word, func(engine.Cell) bool { return false }) {
			return false
		}
	}
	return true
}
