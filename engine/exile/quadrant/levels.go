package quadrant

import (
	"math/big"

	"github.com/palacegames/palace/engine/internal/columnar"
)

// Level is some columns on the way down from a column to the corner.
type Level struct {
	Column *big.Int // around which they lie
	First  *big.Int // the first one
	Lows   *big.Int // how many low queens stand in the columns before
	Low    []bool   // of each: whether its queen is low
}

// shortTable is how many columns a telescope looks up.
const shortTable = 1 << 10

// NewTelescope is NewDistant with a table that is short for those who ask, so that there are
// levels to be seen near the corner.
func NewTelescope() *Distant {
	f := NewDistant()
	f.descent.Table = func(p columnar.Place) (Stretch, bool) {
		if !p.Index.IsInt64() || p.Index.Int64() >= int64(shortTable-p.After) {
			return Stretch{}, false
		}
		return f.tabled(p)
	}
	return f
}

// Levels returns the levels on which column c is read, itself first. The queens of each follow
// from those of the next one and the one after that; the last one is in the table.
func (f *Distant) Levels(c *big.Int) ([]Level, error) {
	places, parts, err := f.descent.Levels(columnar.Place{Index: c, Before: search, After: search})
	if err != nil {
		return nil, err
	}
	levels := make([]Level, len(places))
	for i, p := range places {
		whole := &parts[i]
		wanted := int(new(big.Int).Sub(p.Index, whole.first).Int64())
		from, to := max(0, wanted-p.Before), min(len(whole.queens), wanted+p.After+1)
		s := whole.from(from, to-from)
		levels[i] = Level{Column: p.Index, First: s.first, Lows: s.lows, Low: make([]bool, len(s.queens))}
		for k, q := range s.queens {
			levels[i].Low[k] = q == isLow
		}
	}
	return levels, nil
}
