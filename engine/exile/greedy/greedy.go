// Package greedy places queens on the quadrant, column after column: each column
// gets its queen on the first row where no queen placed before attacks her.
//
// Going along the antidiagonals from the corner, from the south-west end to the
// north-east, instead of along the columns gives the same queens [DSS20] section 8,
// and those are the P-positions of queens in exile on the quadrant. The queens lie
// close to two lines of slopes φ and 1/φ, which is not proved but seen: so nearly
// all of the rows tried lie between the first free row and the first free
// diagonals, and a column costs a few tests. The table itself takes nothing of this
// for granted; were it false, it would be slower.
//
// References:
//   - [DSS20] F. M. Dekking, J. Shallit, N. J. A. Sloane. Queens in Exile: Non-attacking
//     Queens on Infinite Chess Boards. Electronic J. Combin. 27, 2020. Section 8.
package greedy

// blockBits is the logarithm of the number of columns in a block of the table.
const blockBits = 16

// Block is the number of columns that the table's memory grows by.
const Block = 1 << blockBits

// MaxColumns is the largest number of columns of a table, which takes about six
// bytes a column.
const MaxColumns = 180_000_000

// Queens is the table of the queens' rows, as far as it has been extended. The zero
// value is an empty table.
type Queens struct {
	blocks [][]uint32 // the row of the queen in column c at blocks[c/Block][c%Block]
	length int

	// The lines that hold a queen. A queen in column c stands on a row of at most
	// 3c, for each queen before her attacks three squares of the column.
	rows  bitset // r
	above bitset // c-r, where that is positive
	below bitset // r-c, where that is not negative
	anti  bitset // r+c

	freeRow, freeAbove, freeBelow int // the first that hold none, from 0, 1, 0 on

	windows windows
}

type bitset []uint64

func (b bitset) has(i int) bool { return b[uint(i)/64]>>(uint(i)%64)&1 != 0 }
func (b bitset) add(i int)      { b[uint(i)/64] |= 1 << (uint(i) % 64) }

// word returns the 64 bits from i on, lowest first.
func (b bitset) word(i int) uint64 {
	at, by := uint(i)/64, uint(i)%64
	return b[at]>>by | b[at+1]<<1<<(63-by)
}

// reach makes room for i, and for the word that begins there.
func (b *bitset) reach(i int) {
	if more := i/64 + 2 - len(*b); more > 0 {
		*b = append(*b, make(bitset, more)...)
	}
}

// Len returns the number of columns whose queens are known.
func (q *Queens) Len() int { return q.length }

// Settled says that all rows below it have their queens in columns below Len.
func (q *Queens) Settled() int { return q.freeRow }

// Row returns the row of the queen in column c < Len, S_c of [DSS20].
func (q *Queens) Row(c int) int { return int(q.blocks[c>>blockBits][c&(Block-1)]) }

// Rows lists the rows of the queens in the columns from first, a multiple of Block, to
// the end of that block or up to column n ≤ Len. The list is not to be changed.
func (q *Queens) Rows(first, n int) []uint32 {
	return q.blocks[first>>blockBits][:min(Block, n-first)]
}

// Extend makes the table at least n columns long, but not longer than MaxColumns.
func (q *Queens) Extend(n int) {
	n = min(n, MaxColumns)
	for q.length < n {
		if q.length&(Block-1) == 0 {
			q.blocks = append(q.blocks, make([]uint32, Block))
			last := q.length + Block - 1
			q.rows.reach(3 * last)
			q.below.reach(2 * last)
			q.above.reach(last + 1)
			q.anti.reach(4 * last)
		}
		end := min(n, len(q.blocks)<<blockBits)
		q.fill(q.blocks[len(q.blocks)-1], end)
	}
}

// fill places the queens up to column end, which lies in the last block.
func (q *Queens) fill(block []uint32, end int) {
	if !q.windows.left {
		q.fillNear(block, end)
	}
	rows, above, below, anti := q.rows, q.above, q.below, q.anti
	freeAbove, freeBelow, freeRow := max(q.freeAbove, 1), q.freeBelow, q.freeRow
	for c := q.length; c < end; c++ {
		// The first row that no queen attacks. Rows below freeRow are taken, and so
		// are the diagonals between freeAbove and freeBelow.
		r := freeRow
		for r <= c-freeAbove && (rows.has(r) || above.has(c-r) || anti.has(r+c)) {
			r++
		}
		if r > c-freeAbove {
			r = max(freeRow, c+freeBelow)
			for rows.has(r) || below.has(r-c) || anti.has(r+c) {
				r++
			}
		}
		block[c&(Block-1)] = uint32(r)
		rows.add(r)
		anti.add(r + c)
		for rows.has(freeRow) {
			freeRow++
		}
		if r < c {
			above.add(c - r)
			for above.has(freeAbove) {
				freeAbove++
			}
		} else {
			below.add(r - c)
			for below.has(freeBelow) {
				freeBelow++
			}
		}
	}
	q.length, q.freeRow, q.freeAbove, q.freeBelow = end, freeRow, freeAbove, freeBelow
}
