package segment

import (
	"cmp"
	"math/bits"
	"slices"

	"github.com/palacegames/palace/engine"
)

// A board with a chart can be looked at so far out that each segment is wide, however narrow it is, and each strip
// thin, however wide it is. There the mosaics, with their periods, and the lines along which they meet are seen at once; and
// which steps a strip may repeat by follows, as they are periods of both mosaics along the line. None of that is
// proved: it is what the proof on a band begins with, instead of what the band itself shows.

const (
	farOut     = 1 << 46 // x+y of the places that are looked at
	farPlaces  = 64      // how many places there are at first
	farLookups = 40      // how many times periods are looked for
	farBlank   = 4       // how many places may show none on the thickest band
	farMost    = 2000    // how many there are at most
	farClose   = 1 << 13 // how near to each other unlike places are in the end
	farWide    = 1 << 16 // how wide a segment is at least, and a strip at most
	farTimes   = 4       // how many steps of a strip are tried, and at how many places
	farStrip   = 1 << 11 // how wide these are
	farSide    = 64      // of the places that are held against mosaics that are known
	farLine    = 1 << 16 // how long the vectors along a line are that are looked for
	farSquares = 1 << 32 // of a band, at which a proof begins with what is seen far out
	farNearest = 1 << 12 // where the first of these bands begins
	farReach   = 1 << 18 // where the last of these bands begins
	farWork    = 1 << 30 // on strips, of such a band
	farLooks   = 4       // how often on each of them places are added
)

// farBands are how thick the bands are on which periods are looked for.
var farBands = [...]int{1 << 11, 1 << 14, 1 << 15}

// farParts are of which part of the thickness of such a band places are: small ones show narrow segments, and only large ones
// show that stripes are none.
var farParts = [...]int{16, 64}

// far is what is seen far out.
type far struct {
	game    Game
	board   *engine.Board
	moves   []engine.Cell
	known   []*Mosaic
	at      []place // from the x-axis to the y-axis
	lookups int
	blank   int       // how many places show no mosaic on the thickest band
	bad     *Obstacle // what was in the way of the last proof
}

// newFar looks far out on the board of a game, which must have a chart.
func newFar(g Game) *far {
	f := &far{game: g, lookups: farLookups}
	f.board, _ = boardOf(g) // what has a chart has a board
	f.moves, _ = vectors(g)
	for i := range farPlaces + 1 {
		f.look(min(max(farClose, i*(farOut/farPlaces)), farOut-farClose))
	}
	f.refine()
	return f
}

// patch is a window of the board as a band of its own.
func (f *far) patch(w engine.Window) *Band {
	b := &Band{near: w.W / 2, thick: w.W / 2, stride: w.W/128 + 2}
	b.words = make([]uint64, b.stride*w.W)
	source := f.board.Source(w)
	for t, ok := source.Next(); ok; t, ok = source.Next() {
		if t.Bits != nil {
			t.X, t.Y = t.X-w.X, t.Y-w.Y
			b.add(t)
		}
	}
	return b
}

// shows reports whether the squares around a place are those of a mosaic.
func (f *far) shows(m *Mosaic, y int) bool {
	w := engine.Window{X: max(0, farOut-y-farSide/2), Y: max(0, y-farSide/2), W: farSide, H: farSide}
	source := f.board.Source(w)
	for t, ok := source.Next(); ok; t, ok = source.Next() {
		if t.Bits == nil {
			return false
		}
		for i, word := range t.Bits {
			x, y := t.X+i%t.Stride()*64, t.Y+i/t.Stride()
			mask := ^uint64(0) >> max(0, 64-(t.X+t.W-x))
			if (word^m.word(x, y))&mask != 0 {
				return false
			}
		}
	}
	return true
}

// find returns the mosaic at a place, or nil.
func (f *far) find(y int) *Mosaic {
	for _, m := range f.known {
		if f.shows(m, y) {
			return m
		}
	}
	for i, thick := range farBands {
		if f.lookups <= 0 || i > 0 && f.blank >= farBlank {
			return nil
		}
		f.lookups--
		w := engine.Window{X: max(0, farOut-y-3*thick/4), Y: max(0, y-3*thick/4), W: 2 * thick, H: 2 * thick}
		p := newProbe(f.patch(w))
		for _, n := range farParts {
			p = p.wider(n)
			// What is seen in a stripe does not go on beside it.
			if m := p.mosaic(p.middle() / 2); m != nil && p.agrees(m, engine.Cell{X: thick / 2, Y: thick / 2}, thick/2) {
				m = newMosaic(m.Lattice, func(x, y int) bool { return m.palace(x-w.X, y-w.Y) })
				f.known = append(f.known, m)
				return m
			}
		}
		f.blank += i
	}
	return nil
}

// look looks at a place.
func (f *far) look(y int) {
	at, known := slices.BinarySearchFunc(f.at, y, func(a place, y int) int { return cmp.Compare(a.y, y) })
	if !known {
		f.at = slices.Insert(f.at, at, place{y, f.find(y)})
	}
}

// refine looks between unlike neighbours, until they are close to each other.
func (f *far) refine() {
	for i := 1; i < len(f.at) && len(f.at) < farMost; {
		if a, b := f.at[i-1], f.at[i]; a.mosaic != b.mosaic && b.y-a.y > farClose {
			f.look((a.y + b.y) / 2)
		} else {
			i++
		}
	}
}

// runs returns the places with the same mosaic, side by side, where they are more than a part of a strip.
func (f *far) runs() (found []run) {
	for i, a := range f.at {
		switch n := len(found); {
		case a.mosaic == nil:
		case n > 0 && found[n-1].Mosaic == a.mosaic && f.at[i-1].mosaic == a.mosaic:
			found[n-1].last = a.y
		default:
			found = append(found, run{a.mosaic, a.y, a.y})
		}
	}
	return slices.DeleteFunc(found, func(r run) bool { return r.last-r.first < farWide })
}

// again looks in the direction of a square, and reports whether that shows another mosaic or strip.
func (f *far) again(at engine.Cell) bool {
	before := len(f.runs())
	f.look(int(float64(at.Y) / float64(length(at)) * farOut))
	f.refine()
	return len(f.runs()) > before
}

// rays returns the axes and the lines along which the mosaics of some runs meet, or what is in the way of that.
func (f *far) rays(runs []run) (list []ray, bad *Obstacle) {
	for i := range len(runs) + 1 {
		r, from, to := ray{axis: i == 0 || i == len(runs)}, 0, farOut
		if i > 0 {
			from = runs[i-1].last
			r.mosaics = append(r.mosaics, runs[i-1].Mosaic)
		}
		if i < len(runs) {
			to = runs[i].first
			r.mosaics = append(r.mosaics, runs[i].Mosaic)
		}
		wrong := &Obstacle{Kind: NoMosaic, From: bound(from), To: bound(to)}
		if to-from > farWide {
			return nil, wrong
		}
		middle := square((from + to) / 2)
		switch i {
		case 0:
			r.along, middle = engine.Cell{X: 1}, square(0)
		case len(runs):
			r.along, middle = engine.Cell{Y: 1}, square(farOut)
		default:
			r.along = between(square(from-farClose), square(to+farClose))
		}
		if wrong.Kind = NoLine; length(r.along) > farLine {
			return nil, wrong
		}
		if i > 0 {
			r.below = square(f.edge(runs[i-1].Mosaic, from, to))
		}
		if i < len(runs) {
			r.above = square(f.edge(runs[i].Mosaic, to, from))
		}
		if wrong.Kind = NoStep; !f.repeat(&r, middle) {
			wrong.Length, wrong.Tried = r.period/(farTimes+1)*length(r.along), farTimes
			return nil, wrong
		}
		list = append(list, r)
	}
	return list, nil
}

// repeat finds by which step a strip repeats where it is looked at: a few of the shortest along its line, of which one
// must do. It reports whether there is one.
func (f *far) repeat(r *ray, at engine.Cell) bool {
	t := r.lattice().along(r.along.X, r.along.Y)
	around := func(n int) []uint64 {
		x, y := at.X+n*r.along.X-farStrip/2, at.Y+n*r.along.Y-farStrip/2
		return f.patch(engine.Window{X: max(0, x), Y: max(0, y), W: farStrip, H: farStrip}).words
	}
	for r.period = t; r.period <= farTimes*t; r.period += t {
		same := true
		for part := 0; part < farTimes && same; part++ {
			n := part * r.period / farTimes
			same = slices.Equal(around(n), around(n+r.period))
		}
		if same {
			return true
		}
	}
	return false
}

// edge returns the last place on the way from one to another at which a mosaic is seen.
func (f *far) edge(m *Mosaic, from, to int) int {
	for max(from-to, to-from) > 1 {
		if middle := (from + to) / 2; f.shows(m, middle) {
			from = middle
		} else {
			to = middle
		}
	}
	return from
}

// square is that of a place.
func square(y int) engine.Cell { return engine.Cell{X: farOut - y, Y: y} }

func bound(y int) Bound { return Bound{Along: square(y)} }

// between returns the shortest vector between two directions, the second one nearer to the y-axis. Continued
// fractions lead there.
func between(from, to engine.Cell) engine.Cell {
	switch n := from.Y / from.X; {
	case n*from.X == from.Y:
		return engine.Cell{X: 1, Y: n}
	case (n+1)*to.X <= to.Y:
		return engine.Cell{X: 1, Y: n + 1}
	default:
		v := between(engine.Cell{X: to.Y - n*to.X, Y: to.X}, engine.Cell{X: from.Y - n*from.X, Y: from.X})
		return engine.Cell{X: v.Y, Y: v.X + n*v.Y}
	}
}

// prove tries to prove what is seen far out, on one band after the other. It returns nil if that fails; then the
// obstacle is what was in the way on the last of them.
func (f *far) prove() *Survey {
	var rays []ray
	looks, near := 0, farNearest
	for near <= farReach {
		if rays == nil {
			if rays, f.bad = f.rays(f.runs()); f.bad != nil {
				return nil
			}
			for near < longest(rays) && f.fits(farther(near), rays) { // so long are the steps of a certificate at most
				near = farther(near)
			}
		}
		band := f.band(near, rays)
		if band == nil {
			f.bad = cmp.Or(f.bad, &Obstacle{Kind: LongStep, Length: longest(rays)})
			return nil
		}
		s := f.given(band, rays)
		for s.step() {
		}
		if s.proved != nil {
			return s.proved
		}
		f.bad = s.obstacle()
		if at := s.counterexample; at != nil && looks < farLooks && f.again(*at) {
			looks++
			rays = nil
		} else {
			near, looks = farther(near), 0
		}
	}
	return nil
}

// farther is the next of 4096, 6144, 8192, 12288, 16384, …
func farther(near int) int { return near + 1<<(bits.Len(uint(near))-1)/2 }

// given is the proof on a band that begins with lines that are given.
func (f *far) given(b *Band, rays []ray) *segmentation {
	s := &segmentation{Band: b, moves: f.moves, rays: slices.Clone(rays), work: farWork, given: true}
	for _, r := range f.runs() {
		s.mosaics = append(s.mosaics, r.Mosaic)
	}
	return s
}

// longSteps reports whether some strip repeats by steps that no band is thick enough to show twice, of those that are read
// without a look far out.
func (f *far) longSteps() bool {
	rays, _ := f.rays(f.runs())
	return longest(rays) > longStepsFrom/4
}

// longest is how long the longest step is.
func longest(rays []ray) (most int) {
	for i := range rays {
		most = max(most, length(rays[i].step()))
	}
	return most
}

// thick is how thick a band is on which strips can be seen to repeat.
func (f *far) thick(rays []ray) int {
	_, move := vectors(f.game)
	return longest(rays)*65/64 + 2*move
}

// fits reports whether such a band is not too large.
func (f *far) fits(near int, rays []ray) bool {
	thick := f.thick(rays)
	return (near+thick)*thick <= farSquares
}

// band reads it, or returns nil if it is too large.
func (f *far) band(near int, rays []ray) *Band {
	if !f.fits(near, rays) {
		return nil
	}
	r, err := read(f.board, near, f.thick(rays))
	if err != nil {
		return nil
	}
	for r.step() {
	}
	return r.Band
}
