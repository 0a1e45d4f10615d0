package sweep

// Moves within a row make its squares depend on each other from left to right: of
// the squares that are free (that no other move makes N-positions), square x is P
// if and only if none of the squares x-a is, over the moves (a, 0). Word by word,
// the earlier words rule out squares first; what is left to do inside a word
// depends on which of the a are shorter than a word:
//
//   - a = 1 alone: in each run of free squares every other one is P, beginning with
//     the first. Adding the run's first bit to the run carries through all of it,
//     and tells the runs that begin on even squares from the others.
//   - one a: x is P if it is free and x-a is not, or if both are free and x-2a is
//     P; the second clause is doubled in the manner of carry look-ahead until it
//     spans the word.
//   - several: a chunk of squares at a time is looked up in a table, and its
//     P-positions rule out later squares.
type RowSolver struct {
	long  []Term // the a of 64 and more
	short []uint // the a below 64, ascending
	chunk uint   // how many squares settle at once, if there are several short
	table []chunk
}

// chunk is what follows from a set of free squares at the beginning of a word: the
// P-positions among them, and the squares that these rule out.
type chunk struct{ palaces, ruledOut uint64 }

// tableBits is how many squares a look-up settles; the table fits a small cache.
const tableBits = 10

// NewRowSolver returns the RowSolver for the moves that subtract one of lengths from
// x and nothing else; the lengths are ascending and positive.
func NewRowSolver(lengths []int) *RowSolver {
	s := &RowSolver{}
	for _, a := range lengths {
		if a < 64 {
			s.short = append(s.short, uint(a))
		} else {
			s.long = append(s.long, Term{Back: a / 64, Shift: uint(a % 64)})
		}
	}
	if len(s.short) > 1 {
		// A chunk no longer than the shortest move settles itself.
		if s.chunk = s.short[0]; s.chunk < tableBits {
			s.chunk = tableBits
			s.table = s.newTable()
		}
	}
	return s
}

// newTable lists what follows from every set of free squares.
func (s *RowSolver) newTable() []chunk {
	table := make([]chunk, 1<<tableBits)
	for free := range table {
		c := &table[free]
		for x := range uint(tableBits) {
			if p := uint64(1) << x; uint64(free)&p&^c.ruledOut != 0 {
				c.palaces |= p
				for _, a := range s.short {
					c.ruledOut |= p << a
				}
			}
		}
	}
	return table
}

// Idle reports whether there are no inner moves.
func (s *RowSolver) Idle() bool { return len(s.long) == 0 && len(s.short) == 0 }

// Alternates reports whether the only inner move is 1.
func (s *RowSolver) Alternates() bool {
	return len(s.long) == 0 && len(s.short) == 1 && s.short[0] == 1
}

// Settle replaces the width words of buf from base on, which hold the squares that
// are free, by the P-positions among them. The words before base are the P-positions
// to the left.
func (s *RowSolver) Settle(buf []uint64, base, width int) {
	switch {
	case s.Idle():
	case s.Alternates():
		alternate(buf[base:base+width], buf[base-1])
	default:
		for i := base; i < base+width; i++ {
			out := uint64(0)
			for _, t := range s.long {
				out |= buf[i-t.Back]<<t.Shift | buf[i-t.Back-1]>>1>>(63-t.Shift)
			}
			for _, a := range s.short {
				out |= buf[i-1] >> (64 - a)
			}
			buf[i] = s.word(buf[i] &^ out)
		}
	}
}

// complement replaces dst by free without dst.
func complement(dst, free []uint64) {
	free = free[:len(dst)]
	for i := 0; i <= len(dst)-4; i += 4 {
		d, f := (*[4]uint64)(dst[i:]), (*[4]uint64)(free[i:])
		d[0], d[1], d[2], d[3] = f[0]&^d[0], f[1]&^d[1], f[2]&^d[2], f[3]&^d[3]
	}
}

// alternate settles a row whose only inner move is 1; before is the word to its left.
func alternate(dst []uint64, before uint64) {
	for i, free := range dst {
		before = EveryOther(free, before)
		dst[i] = before
	}
}

// EveryOther settles a word of such a row.
func EveryOther(free, before uint64) uint64 {
	const even = 0x5555_5555_5555_5555
	free &^= before >> 63
	evenFirsts := free &^ (free << 1) & even
	return free & (free + evenFirsts ^ even)
}

// word settles one word by itself.
func (s *RowSolver) word(free uint64) uint64 {
	switch len(s.short) {
	case 0:
		return free
	case 1:
		a := s.short[0]
		behind := free << a
		p, both := free&^behind, free&behind
		for a *= 2; a < 64; a *= 2 {
			p |= both & (p << a)
			both &= both << a
		}
		return p
	}
	all, mask := uint64(0), uint64(1)<<s.chunk-1
	for at := uint(0); at < 64; at += s.chunk {
		p := free >> (at & 63) & mask
		if s.table != nil {
			c := &s.table[p]
			all |= c.palaces << (at & 63)
			free &^= c.ruledOut << (at & 63)
			continue
		}
		p <<= at & 63
		all |= p
		for _, a := range s.short {
			free &^= p << (a & 63)
		}
	}
	return all
}
