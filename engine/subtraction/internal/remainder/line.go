package remainder

import (
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/sweep"
)

// line is the squares of one row.
type line struct {
	*around
	y int
}

// most says how often the sum fits by all components but the first, or never.
func (l line) most() int {
	if l.sum == nil {
		return 0
	}
	return l.fits(&l.sums, 0)
}

// fits says how often f fits by all components but the first, or never, when the sum
// has been subtracted times more than from the origin.
func (l line) fits(f *fit, times int) int {
	least := never
	for d := 1; d < l.dim; d++ {
		v := 0
		if d == 1 {
			v = l.y
		}
		if l.sum != nil {
			v -= times * l.sum[d]
		}
		least = min(least, f.times(d, v))
	}
	return least
}

// fill sets the bits of the P-positions among the n squares from x on; bits must be 0
// and begin with x. It goes from one square to the next where the sum fits again.
func (l line) fill(bits []uint64, x, n int) {
	most := l.most()
	for at := x; at < x+n; {
		end, times, whole := x+n, most, false
		if l.sum != nil && l.sum[0] > 0 {
			if t := l.sums.times(0, at); t < most {
				times = t
				// The quotient grows where the remainder comes to 0 again.
				step, r := l.sum[0], l.sums.remainder[0]
				next := step*(engine.FloorDiv(r+at, step)+1) - r
				whole = next-at == step && next < end
				end = min(end, next)
			}
		}
		sweep.SetBits(bits, at-x, end-x)
		for i := range l.moves {
			l.strike(bits, x, at, end, times, &l.moves[i])
		}
		if whole {
			alike := l.alike(at, times, min(most-1, l.sums.times(0, x+n-1)))
			again := min(x+n, end+alike*l.sum[0])
			sweep.RepeatBits(bits, at-x, end-x, again-x)
			end = again
		}
		at = end
	}
}

// strike clears, from at to end, the squares where the move fits an odd number of
// times when the sum has been subtracted times more than from the origin.
func (l line) strike(bits []uint64, x, at, end, times int, m *moveFit) {
	most := l.fits(&m.fit, times)
	odd := func(n int) bool { return n&1 != 0 != m.odd }
	if step := m.step[0]; step > 0 {
		less := 0
		if l.sum != nil {
			less = times * l.sum[0]
		}
		n := m.times(0, at-less)
		for ; n < most && at < end; n++ {
			next := min(end, (n+1-m.excess[0])*step-m.remainder[0]+less)
			if odd(n) {
				sweep.ClearBits(bits, at-x, next-x)
			}
			at = next
		}
	}
	if at < end && most != never && odd(most) {
		sweep.ClearBits(bits, at-x, end-x)
	}
}

// alike says how many of the stretches that follow the one from at on, where the sum
// fits times more, up to last, show the same. A stretch is the squares of the row where the
// sum fits t times by the first component. From one stretch to the next, what is left of that
// component is the same, and of the others the sum less: as long as all moves fit more often
// by those, they fit equally often, and the stretches are alike. For {(1,2), (2,1)} in row
// 20, the sum being (3,3):
//
//	t   squares    left of x  left of y  (1,2) fits, by y alone, (2,1) fits, by y alone
//	0   0, 1, 2    0, 1, 2       20      0, 1, 2         10      0, 0, 1         20
//	1   3, 4, 5    0, 1, 2       17      0, 1, 2          8      0, 0, 1         17
//	…
//	5   15, 16, 17 0, 1, 2        5      0, 1, 2          2      0, 0, 1          5
//	6   18, 19, 20 0, 1, 2        2      0, 1, 1          1      0, 0, 1          2
//
// So five stretches that follow the first show the same, and the sixth does not.
func (l line) alike(at, times, last int) int {
	end := at + l.sum[0] - 1 - times*l.sum[0]
	return sort.Search(max(0, last-times), func(i int) bool {
		for k := range l.moves {
			m := &l.moves[k]
			if m.step[0] == 0 || m.times(0, end) > l.fits(&m.fit, times+1+i) {
				return true
			}
		}
		return false
	})
}
