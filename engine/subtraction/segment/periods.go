package segment

import "github.com/palacegames/palace/engine"

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
	first := p.word(at.X, at.Y)
	try := func(dx, dy int) { // the first squares tell most of the time
		if p.word(at.X+dx, at.Y+dy) == first && !l.has(dx, dy) && p.repeats(at, dx, dy) {
			l = l.with(dx, dy)
		}
	}
	for near := 0; near <= p.far; near++ { // of a period and its negative, the one that stays on the board
		for wide := -p.far; wide <= p.far; wide++ {
			if at.X > at.Y {
				try(wide, near)
			} else {
				try(near, wide)
			}
		}
	}
	if l.Determinant() == 0 {
		return Lattice{}
	}
	return l
}

// repeats reports whether the side×side squares from a corner on are the same as those
// that lie (dx, dy) further.
func (p probe) repeats(at engine.Cell, dx, dy int) bool {
	for y := at.Y; y < at.Y+p.side; y++ {
		for x := at.X; x < at.X+p.side; x += 64 {
			if p.word(x, y) != p.word(x+dx, y+dy) {
				return false
			}
		}
	}
	return true
}

// mosaic returns the mosaic around a place, or nil if there is none that can be seen. It
// counts the squares of one fundamental domain, the nearest ones, and holds what it has
// counted against those twice as far away.
func (p probe) mosaic(place int) *Mosaic {
	l := p.lattice(place)
	if l.Determinant() == 0 {
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
		if r > mostFar {
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
