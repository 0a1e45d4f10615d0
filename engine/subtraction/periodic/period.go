package periodic

import (
	"slices"

	"github.com/palacegames/palace/engine/subtraction/moves"
)

// mostPeriod is how many squares of a row are looked at to find its period.
const mostPeriod = 1 << 24

// Row returns the exact preperiod and the least period of the outcomes along
// row y, that is of the positions (x, y) for x = 0, 1, …: from the preperiod on,
// and from no smaller x, they repeat with the period, and with no smaller one
// ([LSY24] Definition 6 and Theorem 7). In one dimension y is 0. It errs if the
// game has more than two dimensions, if y is negative, or if some row that it
// depends on would have to be followed beyond 16777216 squares.
func Row(s *moves.Set, y int) (preperiod, period int, err error) {
	if s.Dim > 2 || y < 0 || s.Dim == 1 && y > 0 {
		return 0, 0, errNoRow(s.Text(""), y)
	}
	rows := NewRows(s, mostPeriod)
	for range y + 1 {
		if err := rows.Next(); err != nil {
			return 0, 0, err
		}
	}
	p := rows.Found[y]
	return p.Preperiod, p.Length, nil
}

// Column is Row for the positions (x, y) for y = 0, 1, … of column x.
func Column(s *moves.Set, x int) (preperiod, period int, err error) {
	if s.Dim != 2 {
		return 0, 0, errNoColumn(s.Text(""), x)
	}
	return Row(s.Mirror(), x)
}

// row holds the outcomes of a row: the preperiod and once the period.
type row struct {
	palace    []bool
	preperiod int
}

// at reports whether square x ≥ 0 of the row is P.
func (r *row) at(x int) bool {
	if x >= len(r.palace) {
		x = r.preperiod + (x-r.preperiod)%(len(r.palace)-r.preperiod)
	}
	return r.palace[x]
}

// shorten returns the row whose outcomes from first on repeat what comes after
// first, with its least preperiod and period.
func shorten(palace []bool, first int) row {
	cycle := palace[first:]
	period := len(cycle)
	for _, prime := range primeFactors(period) {
		for period%prime == 0 && slices.Equal(cycle[period/prime:], cycle[:len(cycle)-period/prime]) {
			period /= prime
		}
	}
	for first > 0 && palace[first-1] == palace[first-1+period] {
		first--
	}
	return row{palace: slices.Clone(palace[:first+period]), preperiod: first}
}

// primeFactors lists the primes that divide n > 0.
func primeFactors(n int) []int {
	var primes []int
	for p := 2; p*p <= n; p++ {
		if n%p == 0 {
			primes = append(primes, p)
			for n%p == 0 {
				n /= p
			}
		}
	}
	if n > 1 {
		primes = append(primes, n)
	}
	return primes
}

// lcm returns the least common multiple of two numbers up to mostPeriod.
func lcm(a, b int) int {
	gcd, rest := a, b
	for rest > 0 {
		gcd, rest = rest, gcd%rest
	}
	return a / gcd * b
}
