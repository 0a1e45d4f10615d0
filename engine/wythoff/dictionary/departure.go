package dictionary

// Let (a_n, b_n) be the P-positions on and above the diagonal, by their columns, from
// (a_0, b_0) = (0,0) on. Where a word begins behind Z zeros, the first free diagonal is
// FirstDiagonal+Z, and Z P-positions more are before it than before FirstColumn. So
// b_n-a_n-n depends on the word alone, and on where in the word it is.

// Departure returns the bounds of b_n-a_n-n for all n: those of the words, and of the
// P-positions before the first word.
func (f *Reader) Departure() (low, high int) {
	return f.departure(func(int) bool { return true })
}

// Attains reports whether both bounds are attained before the first word, or in the words with
// these numbers.
func (f *Reader) Attains(words []int) bool {
	met := map[int]bool{}
	for _, n := range words {
		met[n] = true
	}
	low, high := f.Departure()
	least, most := f.departure(func(n int) bool { return met[n] })
	return least == low && most == high
}

// departure is Departure by some of the words.
func (f *Reader) departure(met func(word int) bool) (low, high int) {
	n := 0
	for x := range f.FirstColumn {
		if d := f.columns.Row(x) - x; d >= 0 {
			low, high = min(low, d-n), max(high, d-n)
			n++
		}
	}
	for i, w := range f.Words {
		if !met(i) {
			continue
		}
		zeros := 0
		for k, row := range w.Rows {
			if row != none {
				by := f.FirstDiagonal + row - k - n - zeros
				low, high = min(low, by), max(high, by)
				zeros++
			}
		}
	}
	return low, high
}

// before returns how many P-positions stand above the diagonal, or on it, before FirstColumn.
func (f *Reader) before() (n int) {
	for x := range f.FirstColumn {
		if f.columns.Row(x) >= x {
			n++
		}
	}
	return n
}
