package dictionary

import "math/big"

// Level is a part of the string on the way down from a column to the corner.
type Level struct {
	Column *big.Int // around which it lies
	First  *big.Int // its first column
	Zeros  *big.Int // how many zeros stand before that, from the first word on
	Text   string
	// Words are the places in Text where words begin, from the first one that is sure on.
	Words []int
}

// Levels returns the levels on which column x ≥ FirstColumn is read, itself first. Each is what
// the words of the next one are translated to; the last one is in the table.
func (f *Reader) Levels(x *big.Int) ([]Level, error) {
	j := new(big.Int).Sub(x, big.NewInt(int64(f.FirstColumn)))
	places, parts, err := f.descent.Levels(f.widened(around(j, f.drift, f.drift)))
	if err != nil {
		return nil, err
	}
	first := big.NewInt(int64(f.FirstColumn))
	levels := make([]Level, len(places))
	for i, p := range places {
		// Of the part, what the place asks for.
		s := parts[i]
		wanted := int(new(big.Int).Sub(p.Index, s.index).Int64())
		from, to := max(0, wanted-p.Before), min(len(s.symbols), wanted+p.After+1)
		zeros := 0
		for _, bit := range s.symbols[:from] {
			zeros += int('1' - bit)
		}
		index := new(big.Int).Add(s.index, big.NewInt(int64(from)))
		l := Level{
			Column: new(big.Int).Add(p.Index, first), First: new(big.Int).Add(index, first),
			Zeros: new(big.Int).Add(s.zeros, big.NewInt(int64(zeros))), Text: string(s.symbols[from:to]),
		}
		at := 0
		if index.Sign() > 0 {
			at = f.synchroniser.boundary(s.symbols[from:to])
		}
		for at >= 0 && at < len(l.Text) {
			l.Words = append(l.Words, at)
			w, _ := f.Dictionary.read(s.symbols[from+at : to])
			if w == nil {
				break
			}
			at += len(w.Text)
		}
		levels[i] = l
	}
	return levels, nil
}
