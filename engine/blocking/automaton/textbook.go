package automaton

import "github.com/palacegames/palace/engine"

// Count is the textbook method, and the engine's witness: it goes through the
// board row by row with three counters for the palaces seen from a square, one a
// column, one a diagonal and one for the row ([CLN15] Section 1).
type Count struct {
	k        int32
	col, dia []int32
}

// NewCount starts in the first row of a board w squares wide.
func NewCount(k int32, w int) *Count {
	return &Count{k: k, col: make([]int32, w), dia: make([]int32, w)}
}

// Row writes the palace numbers of the next row to dst, which must be as long as
// the board is wide.
func (c *Count) Row(dst []int32) {
	col, dia := c.col[:len(dst)], c.dia[:len(dst)]
	var row, diagonal int32
	for x := range dst {
		sees := row + col[x] + diagonal
		dst[x] = sees
		palace := int32(uint32(sees-c.k) >> 31)
		row += palace
		col[x] += palace
		diagonal, dia[x] = dia[x], diagonal+palace
	}
}

// Textbook returns the palace numbers of the w×h squares at the corner of the
// game with blocking number k, row by row.
func Textbook(k int32, w, h int) []int32 {
	return Exactly(int(k), engine.Window{W: w, H: h})
}

// Exactly returns the palace numbers of a window of the game with blocking number k by
// the textbook method, row by row.
func Exactly(k int, w engine.Window) []int32 {
	row, Values := make([]int32, w.X+w.W), make([]int32, 0, w.Area())
	count := NewCount(int32(k), len(row))
	for y := range w.Y + w.H {
		count.Row(row)
		if y >= w.Y {
			Values = append(Values, row[w.X:]...)
		}
	}
	return Values
}
