package dictionary

import (
	"encoding/binary"
	"math/bits"
	"slices"
	"sort"

	"github.com/palacegames/palace/engine/wythoff/moves"
)

// none is the row in a column whose P-position lies below the diagonal.
const none = -1

// sector is all squares from a column on and from its first free diagonal on, with what is
// taken of them by the P-positions above the diagonal in the columns before: rows and diagonals
// from the first ones on, a bit each, and single squares, to which one of the further moves
// leads back from. If nothing is taken it is a perfect sector ([LW14] section 3).
//
// What comes in these columns depends on nothing else but which of them have their P-positions
// below the diagonal.
type sector struct {
	rows, diagonals uint64
	jumps           []attackedSquare // sorted
}

// attackedSquare is the square at a column and a diagonal of the sector.
type attackedSquare struct{ column, diagonal int16 }

func compareAttacked(a, b attackedSquare) int {
	if a.column != b.column {
		return int(a.column) - int(b.column)
	}
	return int(a.diagonal) - int(b.diagonal)
}

// perfect reports whether nothing is taken.
func (s *sector) perfect() bool { return s.rows|s.diagonals == 0 && len(s.jumps) == 0 }

// key tells sectors apart.
func (s *sector) key() string {
	b := binary.BigEndian.AppendUint64(make([]byte, 0, 16+4*len(s.jumps)), s.rows)
	b = binary.BigEndian.AppendUint64(b, s.diagonals)
	for _, t := range s.jumps {
		b = binary.BigEndian.AppendUint16(b, uint16(t.column))
		b = binary.BigEndian.AppendUint16(b, uint16(t.diagonal))
	}
	return string(b)
}

// transition is what a column does to a sector.
type transition struct {
	diagonal int    // of the column's P-position, or none
	written  uint64 // of the rows that nothing can reach any more, those that hold a P-position
	rows     int    // how many rows these are: one more than diagonals have become full
}

// widest is how far a P-position may be from the first free diagonal.
const widest = 60

// next goes on by a column, in which there is a P-position or, for none, which has it below
// the diagonal. ok is false if it is too far off.
func (s *sector) next(further []moves.Move, below bool) (to sector, t transition, ok bool) {
	rows, diagonals, jumps := s.rows, s.diagonals, slices.Clone(s.jumps)
	t.diagonal = none
	if !below {
		taken := rows | diagonals
		for _, j := range jumps {
			if j.column == 0 && j.diagonal < 64 {
				taken |= 1 << j.diagonal
			}
		}
		d := bits.TrailingZeros64(^taken)
		if d >= widest {
			return to, t, false
		}
		t.diagonal = d
		rows |= 1 << d
		diagonals |= 1 << d
		for _, m := range further {
			if at := d + m.B - m.A; at >= 0 {
				jumps = append(jumps, attackedSquare{int16(m.A), int16(at)})
			}
		}
	}
	full := bits.TrailingZeros64(^diagonals)
	t.rows = full + 1
	t.written = rows & (1<<t.rows - 1)
	to.rows, to.diagonals = rows>>t.rows, diagonals>>full
	for _, j := range jumps {
		j.column--
		j.diagonal -= int16(full)
		if j.column >= 0 && j.diagonal >= 0 && !to.taken(j) {
			to.jumps = append(to.jumps, j)
		}
	}
	sort.Slice(to.jumps, func(i, j int) bool { return compareAttacked(to.jumps[i], to.jumps[j]) < 0 })
	to.jumps = slices.Compact(to.jumps)
	return to, t, true
}

// taken reports whether a square is on a row or a diagonal that is taken.
func (s *sector) taken(j attackedSquare) bool {
	on := func(set uint64, i int) bool { return i < 64 && set>>i&1 != 0 }
	return on(s.diagonals, int(j.diagonal)) || on(s.rows, int(j.column)+int(j.diagonal))
}

// play plays columns from a sector on: the P-position in column k is on row rows[k], counted
// from the sector's first one, or below the diagonal for a 1; and the image has a 1 for each
// of the rows that nothing can reach any more, from the first one on, that holds one of these
// P-positions, or one of those before the sector.
func play(further []moves.Move, from sector, text string) (rows []int, image []byte, to sector, ok bool) {
	to = from
	for k := range len(text) {
		next, t, ok := to.next(further, text[k] == '1')
		if !ok {
			return rows, image, to, false
		}
		row := none
		if t.diagonal != none {
			row = len(image) + t.diagonal
		}
		rows = append(rows, row)
		for i := range t.rows {
			image = append(image, '0'+byte(t.written>>i&1))
		}
		to = next
	}
	return rows, image, to, true
}
