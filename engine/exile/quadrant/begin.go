package quadrant

// beginning is how many columns are needed before the front can begin: in these it would
// have to read of low queens that it has yet to place.
const beginning = 8 * wordSize

// begin places the first queens one by one and puts the front behind them.
func (q *Queens) begin() {
	rows := place(beginning)
	q.words = make([]word, beginning/wordSize, beginning/wordSize+1)
	low := 0
	for c, r := range rows {
		w := &q.words[c/wordSize]
		if c%wordSize == 0 {
			w.before = low
		}
		if r >= c {
			w.low |= 1 << (c % wordSize)
			low++
		} else {
			q.above[0][c] = int8(low - r)
		}
	}
	q.words = append(q.words, word{before: low})
	q.length = beginning
	q.front = q.behind(rows)
}

// place returns the rows of the queens in the first n columns. It tries one row after
// another from the first free one on.
func place(n int) []int {
	// A queen in column c stands on a row of at most 3c, for each queen before her
	// attacks three squares of the column.
	rows, sums, differences := make([]bool, 3*n+1), make([]bool, 4*n+1), make([]bool, 4*n+1)
	placed := make([]int, n)
	free := 0
	for c := range placed {
		r := free
		for rows[r] || sums[r+c] || differences[r-c+n] {
			r++
		}
		placed[c] = r
		rows[r], sums[r+c], differences[r-c+n] = true, true, true
		for rows[free] {
			free++
		}
	}
	return placed
}

// behind returns the front behind the queens on the given rows, which are all in the table.
func (q *Queens) behind(rows []int) front {
	c := len(rows)
	s, free := stateBehind(rows)
	f := front{rows: s.rows, sums: s.sums, diagonals: s.diagonals, ahead: q.lows(c) - free}
	for d, r := range rows {
		if r >= d {
			f.rows |= within(r - free)
			f.sums |= within(r + d - free - c)
		}
	}
	for ; f.rowsRead < view; f.rowsFrom++ {
		f.rowsRead = 8*f.rowsFrom + q.lows(8*f.rowsFrom) - free
	}
	for ; f.sumsRead < view; f.sumsFrom++ {
		f.sumsRead = 16*f.sumsFrom + q.lows(8*f.sumsFrom) - free - c
	}
	f.rowsFrom--
	f.sumsFrom--
	return f
}
