package wythoff

import (
	"math/bits"

	"github.com/palacegames/palace/engine"
)

// nimEdge is how far from the corner nim-values are computed. Each of them needs
// all squares back to the corner.
const nimEdge = 4096

// nimBoard shows nim-values. It sweeps the squares from the corner row by row and
// keeps the values of one rectangle.
type nimBoard struct {
	moves moveSet
	sweep *sweep
}

func newNimBoard(moves moveSet) *nimBoard { return &nimBoard{moves: moves} }

// Plane returns the quadrant.
func (b *nimBoard) Plane() engine.Window { return quadrant }

// Check lets windows pass that end within nimEdge of the corner.
func (b *nimBoard) Check(w engine.Window) error { return checkQuadrant(w, nimEdge, nimEdge) }

// Source reports blank tiles while it sweeps the rows up to the next tile.
func (b *nimBoard) Source(w engine.Window) engine.Source {
	width, height := w.X+w.W, w.Y+w.H
	if b.sweep == nil || b.sweep.width < width || b.sweep.height < height {
		if b.sweep != nil {
			width, height = max(width, b.sweep.width), max(height, b.sweep.height)
		}
		b.sweep = newSweep(b.moves, width, height)
	}
	return &nimSource{tiles: newTiles(w), sweep: b.sweep}
}

// nimSource gives the tiles of one window.
type nimSource struct {
	tiles tiles
	sweep *sweep
}

// Next sweeps a few rows or returns a tile.
func (s *nimSource) Next() (engine.Tile, bool) {
	const rows = 8
	w, ok := s.tiles.peek()
	if !ok {
		return engine.Tile{}, false
	}
	if from, need := s.sweep.rows, w.Y+w.H; from < need {
		for s.sweep.rows < min(need, from+rows) {
			s.sweep.row()
		}
		return engine.Tile{Window: engine.Window{Y: from, W: s.sweep.width, H: s.sweep.rows - from}}, true
	}
	s.tiles.next()
	t := engine.Tile{Window: w, Wide: make([]int32, 0, w.Area())}
	for y := w.Y; y < w.Y+w.H; y++ {
		for _, v := range s.sweep.values[y*s.sweep.width+w.X:][:w.W] {
			t.Wide = append(t.Wide, int32(v))
		}
	}
	return t, true
}

// sweep computes the nim-values of a rectangle at the corner.
//
// A square's nim-value is the least number on none of its lines. Each line is
// remembered as a set of numbers, 64 a machine word, together with how many of
// its first words are full; the search begins at the first word that none of the
// square's lines has full. Values at the ends of single moves are looked up.
type sweep struct {
	moves         moveSet
	width, height int
	rows          int // rows done
	words         int // of a set: enough for one number more than a square has options
	values        []uint16
	row0          valueSets // one line: the current row
	columns       valueSets // by x
	diagonals     valueSets // by x-y+height-1
	families      []nimFamily
	jumps         []uint16 // the values at the ends of the moves, for one square
}

// newSweep has no row done.
func newSweep(set moveSet, width, height int) *sweep {
	options := width + height + min(width, height) + len(set.single)
	for _, m := range set.endless {
		options += min(width/m.A, height/m.B)
	}
	s := &sweep{moves: set, width: width, height: height, words: options/64 + 1}
	s.values = make([]uint16, width*height)
	s.row0 = newValueSets(1, s.words)
	s.columns = newValueSets(width, s.words)
	s.diagonals = newValueSets(width+height-1, s.words)
	left := mostLines
	for _, m := range set.endless {
		f := newNimFamily(m, set.from, width, height)
		if n := f.lines(); n <= left {
			left -= n
			f.sets = newValueSets(n, s.words)
		}
		s.families = append(s.families, f)
	}
	return s
}

// row computes the next row.
func (s *sweep) row() {
	y := s.rows
	s.row0.clear()
	s.enterFamilies(y)
	values := s.values[y*s.width:][:s.width]
	for x := range values {
		s.lookAround(x, y)
		diagonal := x - y + s.height - 1
		v := s.mex(x, y, diagonal)
		values[x] = uint16(v)
		s.row0.add(0, v)
		s.columns.add(x, v)
		s.diagonals.add(diagonal, v)
	}
	s.rows++
}

// mex returns the least number that is on no line of the square, nor among jumps.
func (s *sweep) mex(x, y, diagonal int) int {
	first := max(s.row0.full[0], s.columns.full[x], s.diagonals.full[diagonal])
	row, column, diag := s.row0.set(0), s.columns.set(x), s.diagonals.set(diagonal)
	for w := int(first); ; w++ {
		taken := row[w] | column[w] | diag[w]
		for i := range s.families {
			taken |= s.families[i].word(x, y, w)
		}
		for _, v := range s.jumps {
			if int(v)>>6 == w {
				taken |= 1 << (v & 63)
			}
		}
		if ^taken != 0 {
			return w<<6 + bits.TrailingZeros64(^taken)
		}
	}
}

// lookAround fills jumps for (x, y).
func (s *sweep) lookAround(x, y int) {
	s.jumps = s.jumps[:0]
	for _, m := range s.moves.single {
		if m.A > x {
			break // they are sorted
		}
		if m.B <= y {
			s.jumps = append(s.jumps, s.values[(y-m.B)*s.width+x-m.A])
		}
	}
	for i := range s.families {
		if f := &s.families[i]; f.walked() {
			for t := f.from; t*f.step.A <= x && t*f.step.B <= y; t++ {
				s.jumps = append(s.jumps, s.values[(y-t*f.step.B)*s.width+x-t*f.step.A])
			}
		}
	}
}

// enterFamilies adds to the families' lines the values that count from row y on.
func (s *sweep) enterFamilies(y int) {
	for i := range s.families {
		f := &s.families[i]
		origin := y - f.from*f.step.B
		if f.walked() || origin < 0 {
			continue
		}
		for x, v := range s.values[origin*s.width:][:s.width] {
			f.sets.add(f.line(x, origin), int(v))
		}
	}
}

// valueSets are sets of numbers.
type valueSets struct {
	words int
	bits  []uint64
	full  []int32 // how many of a set's first words are full
}

func newValueSets(n, words int) valueSets {
	return valueSets{words, make([]uint64, n*words), make([]int32, n)}
}

// set returns the words of the i-th set.
func (s *valueSets) set(i int) []uint64 { return s.bits[i*s.words:][:s.words] }

// add puts v into the i-th set.
func (s *valueSets) add(i, v int) {
	set := s.set(i)
	set[v>>6] |= 1 << (v & 63)
	for n := &s.full[i]; int(*n) < len(set) && ^set[*n] == 0; {
		*n++
	}
}

// clear empties all sets.
func (s *valueSets) clear() {
	clear(s.bits)
	clear(s.full)
}

// mostLines bounds the lines of families that are remembered, to some 100 MB.
const mostLines = 1 << 16

// nimFamily remembers the values on the lines of an endless family, or nothing if
// its lines are so many, and then so short, that they are walked.
type nimFamily struct {
	step   Move
	from   int
	low    int // -height of the lowest line
	height int // of the lines above the lowest, plus 1
	sets   valueSets
}

// newNimFamily remembers nothing.
func newNimFamily(m Move, from, width, height int) nimFamily {
	f := nimFamily{step: m, from: from, low: m.B * ((width - 1) / m.A)}
	f.height = f.low + height
	return f
}

// lines returns how many lines there are.
func (f *nimFamily) lines() int { return f.step.A * f.height }

// walked reports whether the family's lines are walked.
func (f *nimFamily) walked() bool { return f.sets.bits == nil }

// line numbers the lines: by the remainder of x by the step, and the height at
// which they meet the first column of that remainder.
func (f *nimFamily) line(x, y int) int {
	m := x / f.step.A
	return (x-m*f.step.A)*f.height + y - m*f.step.B + f.low
}

// word returns the w-th word of the set on the line of (x, y).
func (f *nimFamily) word(x, y, w int) uint64 {
	if f.walked() {
		return 0
	}
	return f.sets.set(f.line(x, y))[w]
}
