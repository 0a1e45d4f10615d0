// Package quadrant places queens on the quadrant, column after column: each column
// gets its queen on the first row where no queen placed before attacks her.
//
// Going along the antidiagonals from the corner, from the south-west end to the
// north-east, instead of along the columns gives the same queens [DSS20] section 8,
// and those are the P-positions of queens in exile on the quadrant.
//
//	   0 1 2 3 4 5  columns
//	0  Q . . . . .
//	1  . . . Q . .      In column 3 the queen of column 0 attacks row 0 and nobody row 1,
//	2  . Q . . . .      so there she stands. In column 5 rows 0 to 4 are taken by rows,
//	3  . . . . Q .      row 5 by the diagonal of column 0, rows 6 and 7 by those of columns
//	4  . . Q . . .      1 and 2; so she stands on row 8 = 5 + 3.
//
// Call a queen low if her row is not less than her column, and high otherwise. Let L be
// the number of low queens in the columns before c. Then the queen of column c stands
// high, or she stands low on row c+L. For by induction the low queens before her hold the
// diagonals 0, …, L-1 and rows and antidiagonals that grow with their columns; so diagonal
// L is the first that is free, and on it row c+L and antidiagonal 2c+L are free as well,
// since a high queen before her has a row below c and an antidiagonal below 2c.
//
// High queens stand near row L: a step of a few machine words decides where, see [front].
// What the words hold is one of 48 states, however far out, for these are closed under all
// that can follow: a test goes through it. So the queens lie close to two lines, which
// [DSS20] conjectures (Conjecture 25): -1.24 < S_c - cφ < 1.48 for the row S_c of a low queen
// in column c, and -3.57 < S_c - c/φ < 4.48 for that of a high one. (Knuth's program
// infty-queens says that Sloane and Shallit have proved the queens' structure; [DSS20] does
// not.) With the states at hand the queens of far columns are found without those before,
// see [Distant].
//
// Sources: [DSS20] Section 8; package engine lists them.
package quadrant

import "math/bits"

// blockBits is the logarithm of the number of columns in a block of the table.
const blockBits = 16

// Block is the number of columns that the table's memory grows by.
const Block = 1 << blockBits

// Queens is the table of the queens' rows, as far as it has been extended. It takes one byte
// and a quarter a column; [Sweep] a quarter, [Walk] and [Distant] nothing. The zero value is an empty table.
type Queens struct {
	words  []word
	above  []*[Block]int8 // of a high queen in column c on row r: L-r at above[c/Block][c%Block]
	length int            // a multiple of wordSize
	front  front
}

// word is about wordSize columns.
type word struct {
	low    uint64 // bit i: the queen of the i-th of them stands low
	before int    // the number of low queens in all columns before them
}

// wordSize is the number of columns in a word.
const wordSize = 64

// Len returns the number of columns whose queens are known.
func (q *Queens) Len() int { return q.length }

// Row returns the row of the queen in column c < Len, S_c of [DSS20].
func (q *Queens) Row(c int) int {
	low := q.lows(c)
	if q.low(c) {
		return c + low
	}
	return low - int(q.above[c>>blockBits][c&(Block-1)])
}

// low reports whether the queen of column c < Len stands low.
func (q *Queens) low(c int) bool { return q.words[c/wordSize].low>>(c%wordSize)&1 != 0 }

// lows returns the number of low queens in the columns before c ≤ Len.
func (q *Queens) lows(c int) int {
	w := q.words[c/wordSize]
	return w.before + bits.OnesCount64(w.low&(1<<(c%wordSize)-1))
}

// Extend makes the table at least n columns long, but not much longer.
func (q *Queens) Extend(n int) {
	for q.length < n {
		if q.length&(Block-1) == 0 {
			q.above = append(q.above, new([Block]int8))
		}
		if q.length == 0 {
			q.begin()
			continue
		}
		block := q.above[len(q.above)-1]
		at := q.length & (Block - 1)
		low := q.front.step((*[wordSize]int8)(block[at:at+wordSize]), q.words)
		w := &q.words[q.length/wordSize]
		w.low = low
		q.length += wordSize
		q.words = append(q.words, word{before: w.before + bits.OnesCount64(low)})
	}
}
