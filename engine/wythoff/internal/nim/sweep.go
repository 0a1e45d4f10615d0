package nim

import (
	"math/bits"

	"github.com/palacegames/palace/engine/wythoff/moves"
)

// sweep computes the nim-values of a rectangle at the corner.
//
// A square's nim-value is the least number on none of its lines. Each line is
// remembered as a set of numbers, 64 a machine word, together with how many of
// its first words are full; the search begins at the first word that none of the
// square's lines has full. Values at the ends of single moves make up one more set.
type sweep struct {
	moves         moves.Set
	width, height int
	rows          int // rows done
	words         int // of a set: enough for one number more than a square has options
	values        []uint16
	current       valueSets // one line: the row being computed
	columns       valueSets // by x
	diagonals     valueSets // by x-y+height-1
	families      []family
	jumps         []jump   // the single moves that the current row allows
	around        []uint16 // the values at the ends of the current square's moves
	ends          []uint64 // the same as a set
}

// newSweep has no row done.
func newSweep(set moves.Set, width, height int) *sweep {
	options := width + height + min(width, height) + len(set.Single)
	for _, m := range set.Endless {
		options += min(width/m.A, height/m.B)
	}
	s := &sweep{moves: set, width: width, height: height, words: options/64 + 1}
	s.values = make([]uint16, width*height)
	s.current = newValueSets(1, s.words)
	s.columns = newValueSets(width, s.words)
	s.diagonals = newValueSets(width+height-1, s.words)
	s.ends = make([]uint64, s.words)
	left := mostLines
	for _, m := range set.Endless {
		f := newFamily(m, set.From, width, height)
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
	s.current.clear()
	s.enterFamilies(y)
	s.enterJumps(y)
	values := s.values[y*s.width:][:s.width]
	for x := range values {
		s.lookAround(x, y)
		for _, v := range s.around {
			s.ends[v>>6] |= 1 << (v & 63)
		}
		diagonal := x - y + s.height - 1
		v := s.mex(x, y, diagonal)
		for _, v := range s.around {
			s.ends[v>>6] = 0
		}
		values[x] = uint16(v)
		s.current.add(0, v)
		s.columns.add(x, v)
		s.diagonals.add(diagonal, v)
	}
	s.rows++
}

// mex returns the least number that is on no line of the square, nor among ends.
func (s *sweep) mex(x, y, diagonal int) int {
	first := int(max(s.current.full[0], s.columns.full[x], s.diagonals.full[diagonal]))
	row, column, diag := s.current.set(0)[first:], s.columns.set(x)[first:], s.diagonals.set(diagonal)[first:]
	ends := s.ends[first:]
	column, diag, ends = column[:len(row)], diag[:len(row)], ends[:len(row)]
	for i := range s.families {
		s.families[i].look(x, y, first)
	}
	for w := range row {
		taken := row[w] | column[w] | diag[w] | ends[w]
		if taken == ^uint64(0) {
			continue
		}
		for i := range s.families {
			if now := s.families[i].now; w < len(now) {
				taken |= now[w]
			}
		}
		if ^taken != 0 {
			return (first+w)<<6 + bits.TrailingZeros64(^taken)
		}
	}
	return 0 // never: the words hold one number more than a square has options
}

// jump is a single move that stays on the board in the current row.
type jump struct {
	a    int // columns to the left
	back int // squares back in values
}

// enterJumps lists the moves that lead from row y to row 0 or above.
func (s *sweep) enterJumps(y int) {
	s.jumps = s.jumps[:0]
	for _, m := range s.moves.Single {
		if m.B <= y {
			s.jumps = append(s.jumps, jump{m.A, m.B*s.width + m.A})
		}
	}
}

// lookAround gathers the values at the ends of the single moves from (x, y), and
// of those in families whose lines are walked.
func (s *sweep) lookAround(x, y int) {
	around := s.around[:0]
	values := s.values[:y*s.width+x]
	for _, j := range s.jumps {
		if j.a > x {
			break // they are sorted
		}
		around = append(around, values[len(values)-j.back])
	}
	for i := range s.families {
		if f := &s.families[i]; f.walked() {
			for t := f.from; t*f.step.A <= x && t*f.step.B <= y; t++ {
				around = append(around, values[len(values)-t*(f.step.B*s.width+f.step.A)])
			}
		}
	}
	s.around = around
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
