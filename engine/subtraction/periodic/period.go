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
//
// Where the rows that moves lead to are all periodic, with the common period L, the
// row's next outcome depends on x mod L and on the outcomes as far back as its inner
// moves reach: when such a state comes back, so does everything after it.
func Row(s *moves.Set, y int) (preperiod, period int, err error) {
	if s.Dim > 2 || y < 0 || s.Dim == 1 && y > 0 {
		return 0, 0, errNoRow(s, y)
	}
	var rows []row
	for at := range y + 1 {
		r, err := nextRow(s, rows)
		if err != nil {
			return 0, 0, errAt(at, err)
		}
		rows = append(rows, r)
	}
	return rows[y].preperiod, len(rows[y].palace) - rows[y].preperiod, nil
}

// Column is Row for the positions (x, y) for y = 0, 1, … of column x.
func Column(s *moves.Set, x int) (preperiod, period int, err error) {
	if s.Dim != 2 {
		return 0, 0, errNoColumn(s, x)
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

// source is a row as a move sees it.
type source struct {
	row   *row
	shift int
}

// nextRow returns row len(rows), given those before it.
func nextRow(s *moves.Set, rows []row) (row, error) {
	var sources []source
	var inner []int
	start, common, window := 0, 1, 0
	for _, m := range s.List {
		switch b := moves.Down(m); {
		case b == 0:
			inner = append(inner, m[0])
			window = max(window, m[0])
		case b <= len(rows):
			from := &rows[len(rows)-b]
			sources = append(sources, source{from, m[0]})
			start = max(start, from.preperiod+m[0])
			common = lcm(common, len(from.palace)-from.preperiod)
		}
		if start > mostPeriod || common > mostPeriod || window > mostPeriod {
			return row{}, errTooLong
		}
	}
	start = max(start, window)
	var palace []bool
	mark := start // the state there is compared with later ones, then with those after a later one
	for x := 0; x < mostPeriod; x++ {
		if x > start && (x-start)%common == 0 {
			if slices.Equal(palace[mark-window:mark], palace[x-window:]) {
				return shorten(palace, mark), nil
			}
			if x-start >= 2*(mark-start)+common {
				mark = x
			}
		}
		p := true
		for _, from := range sources {
			p = p && (x < from.shift || !from.row.at(x-from.shift))
		}
		for _, a := range inner {
			p = p && (x < a || !palace[x-a])
		}
		palace = append(palace, p)
	}
	return row{}, errTooLong
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
