package nim

import "github.com/palacegames/palace/engine/wythoff/moves"

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

// family remembers the values on the lines of an endless family, or nothing if
// its lines are so many, and then so short, that they are walked.
type family struct {
	step   moves.Move
	from   int
	low    int // -height of the lowest line
	height int // of the lines above the lowest, plus 1
	sets   valueSets
	now    []uint64 // words of the line looked at
}

// newFamily remembers nothing.
func newFamily(m moves.Move, from, width, height int) family {
	f := family{step: m, from: from, low: m.B * ((width - 1) / m.A)}
	f.height = f.low + height
	return f
}

// lines returns how many lines there are.
func (f *family) lines() int { return f.step.A * f.height }

// walked reports whether the family's lines are walked.
func (f *family) walked() bool { return f.sets.bits == nil }

// line numbers the lines: by the remainder of x by the step, and the height at
// which they meet the first column of that remainder.
func (f *family) line(x, y int) int {
	m := x / f.step.A
	return (x-m*f.step.A)*f.height + y - m*f.step.B + f.low
}

// look turns to the line of (x, y), from its word first on.
func (f *family) look(x, y, first int) {
	if !f.walked() {
		f.now = f.sets.set(f.line(x, y))[first:]
	}
}
