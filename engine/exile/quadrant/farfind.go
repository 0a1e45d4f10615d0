package quadrant

import "math/big"

// This file finds the queens on lines of any length, as find.go does in the table.

// Square is a square of the quadrant. Its numbers are never changed in place.
type Square struct{ Row, Column *big.Int }

// OnColumn returns the queen of a column.
func (f *Distant) OnColumn(c *big.Int) (Square, error) {
	s, err := f.ask(c, 0, 0)
	if err != nil {
		return Square{}, err
	}
	at, lows := int(new(big.Int).Sub(c, s.first).Int64()), 0
	for _, q := range s.queens[:at] {
		if q == isLow {
			lows++
		}
	}
	return s.square(at, lows), nil
}

// square returns the square of queen k of a stretch, given the number of low ones before.
func (s *Stretch) square(k, lows int) Square {
	c := new(big.Int).Add(s.first, big.NewInt(int64(k)))
	r := new(big.Int).Add(s.lows, big.NewInt(int64(lows)))
	if q := s.queens[k]; q == isLow {
		r.Add(r, c)
	} else {
		r.Sub(r, big.NewInt(int64(q)))
	}
	return Square{r, c}
}

// direction is a kind of line. The number of a line is the sum of so many times the column
// and so many times the row of each of its squares.
type direction struct{ column, row int }

var (
	inRow          = direction{0, 1}
	onDiagonal     = direction{-1, 1}
	onAntidiagonal = direction{1, 1}
)

// line is one of a direction, by its number, and where its queen may stand.
type line struct {
	direction
	number  *big.Int
	guesses []guess
}

func (f *Distant) row(r *big.Int) line {
	once := f.OverPhi(r)
	return line{inRow, r, []guess{{once, false}, {new(big.Int).Add(r, once), true}}}
}

func (f *Distant) diagonal(d *big.Int) line {
	n := new(big.Int).Abs(d)
	column := new(big.Int).Add(n, f.OverPhi(n))
	if d.Sign() < 0 {
		return line{onDiagonal, d, []guess{{column.Add(column, n), true}}}
	}
	return line{onDiagonal, d, []guess{{column, false}}}
}

func (f *Distant) antidiagonal(s *big.Int) line {
	once := f.OverPhi(s)
	return line{onAntidiagonal, s, []guess{{f.OverPhi(once), false}, {once, true}}}
}

// InRow returns the queen of a row, if she stands west of a column.
func (f *Distant) InRow(r, west *big.Int) (q Square, ok bool, err error) {
	return f.onLine(f.row(r), west)
}

// OnDiagonal returns the queen on the squares whose row less their column is d, if she
// stands west of a column.
func (f *Distant) OnDiagonal(d, west *big.Int) (q Square, ok bool, err error) {
	return f.onLine(f.diagonal(d), west)
}

// OnAntidiagonal returns the queen on the squares whose row and column have the sum s, if
// she stands west of a column.
func (f *Distant) OnAntidiagonal(s, west *big.Int) (q Square, ok bool, err error) {
	return f.onLine(f.antidiagonal(s), west)
}

// guess is about in which column the low queen, or the high one, of a line stands if there
// is one.
type guess struct {
	column *big.Int
	high   bool
}

// search is how far from where she is guessed a queen is looked for.
const search = 24

// beyond reports whether a queen about the guess stands in column west or east of it.
func (g guess) beyond(west *big.Int) bool {
	return new(big.Int).Sub(g.column, west).Cmp(big.NewInt(search)) > 0
}

// onLine returns the queen on a line, if she stands west of a column. She is looked for about
// the guesses.
func (f *Distant) onLine(l line, west *big.Int) (q Square, ok bool, err error) {
	for _, g := range l.guesses {
		if g.beyond(west) {
			continue
		}
		s, err := f.ask(g.column, search, search)
		if err != nil {
			return q, false, err
		}
		k, lows, ok, sure := s.onLine(l.direction, l.number, g.high)
		switch {
		case ok:
			q = s.square(k, lows)
			return q, q.Column.Cmp(west) < 0, nil
		case !sure:
			return q, false, errApart
		}
	}
	return q, false, nil
}

// onLine returns the number of the queen on line v in the stretch, and of the low ones
// before her. If there is none, sure says that no other low one is on the line, or no other
// high one.
func (s *Stretch) onLine(d direction, v *big.Int, high bool) (k, lows int, ok, sure bool) {
	number := func(row *big.Int) int {
		n := new(big.Int).Sub(v, new(big.Int).Mul(big.NewInt(int64(d.column)), s.first))
		n.Sub(n, new(big.Int).Mul(big.NewInt(int64(d.row)), row))
		if !n.IsInt64() || n.CmpAbs(big.NewInt(1<<40)) > 0 {
			return 1 << 40 // on no line that is near
		}
		return int(n.Int64())
	}
	// The line's number, if the first column were column 0, and its queen were on row 0: if
	// she is low, and if she is high and on the row of the number of low ones.
	forLow, forHigh := number(s.firstRow()), number(s.lows)
	for k, q := range s.queens {
		if q == isLow {
			if d.column*k+d.row*(k+lows) == forLow {
				return k, lows, true, true
			}
			lows++
		} else if d.column*k+d.row*(lows-int(q)) == forHigh {
			return k, lows, true, true
		}
	}
	// The numbers grow from column to column, those of high queens on diagonals fall.
	end, begins := len(s.queens), s.first.Sign() == 0
	last := d.column*end + d.row*(end+lows)
	if !high {
		return 0, 0, false, (forLow >= 0 || begins) && forLow <= last
	}
	last = d.column*end + d.row*lows
	if d == onDiagonal {
		forHigh, last = -forHigh, -last
	}
	return 0, 0, false, (forHigh >= Off || begins) && forHigh <= last-Off
}
