package subtraction

import (
	"math"
	"math/big"

	"github.com/palacegames/palace/engine"
)

// around is the remainder method (farOutcome) for the squares around an origin of
// any length, in the machine's integers: square (x, y) is origin + (x, y), with the
// origin's further components.
//
// All the method asks of long numbers is how often a move fits into a position, the
// least of one quotient for each component. Around the origin each of these changes
// little, so it is enough to know by how much it exceeds the least one there, and
// the remainder.
type around struct {
	dim   int
	sum   []int      // of both moves, nil if there is only one move
	sums  fit        // of the sum
	moves [2]moveFit // the second fits 0 times everywhere if there is only one
}

// fit says how often some vector fits into positions around the origin: one number
// everywhere, and beside that the least of excess + ⌊(remainder + what the component
// grows)/step⌋ over the components with a step other than 0.
type fit struct {
	step, excess, remainder []int
}

// moveFit is the fit of a move into what is left of a position when the sum has been
// subtracted as often as possible.
type moveFit struct {
	fit
	odd bool // whether the number everywhere is
}

// never stands for an excess so large that its component never decides, and for
// the quotient of a component that does not count.
const never = 1 << 62

// mostProduct bounds the products of distances and moves.
const mostProduct = 1 << 60

// span returns how far from the origin the arithmetic reaches.
func (g *Game) span() int {
	largest := 1
	for d := range g.dim {
		total := 0
		for _, m := range g.moves {
			total += m[d]
		}
		largest = max(largest, total)
	}
	return min(engine.Span, mostProduct/largest)
}

// newAround prepares the method for a game of one move or two.
func newAround(g *Game, origin engine.FarPosition) *around {
	a := &around{dim: g.dim, sum: g.sum()}
	p := []*big.Int(origin)
	if a.sum != nil {
		var times *big.Int
		a.sums, times = newFit(a.sum, p)
		p = farMinus(p, a.sum, times)
	}
	for i, m := range g.moves {
		f, times := newFit(m, p)
		a.moves[i] = moveFit{f, times.Bit(0) != 0}
	}
	for i := len(g.moves); i < len(a.moves); i++ {
		a.moves[i].fit = fit{make([]int, g.dim), make([]int, g.dim), make([]int, g.dim)}
	}
	return a
}

// newFit divides p by the steps. times is how often they fit into p.
func newFit(step engine.Position, p []*big.Int) (f fit, times *big.Int) {
	times = farTimes(p, step)
	f = fit{step, make([]int, len(p)), make([]int, len(p))}
	for d, v := range step {
		if v == 0 {
			continue
		}
		quotient, remainder := new(big.Int).QuoRem(p[d], big.NewInt(int64(v)), new(big.Int))
		f.remainder[d] = int(remainder.Int64())
		f.excess[d] = never
		if quotient.Sub(quotient, times); quotient.Cmp(big.NewInt(never)) < 0 {
			f.excess[d] = int(quotient.Int64())
		}
	}
	return f, times
}

// times says how often the step fits by component d, which has grown by v, or never
// if it has no part in it.
func (f *fit) times(d, v int) int {
	if f.step[d] == 0 {
		return never
	}
	return f.excess[d] + engine.FloorDiv(f.remainder[d]+v, f.step[d])
}

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
	least := never
	for d := 1; d < l.dim; d++ {
		least = min(least, l.sums.times(d, l.grown(d, 0)))
	}
	return least
}

// grown returns by how much component d ≥ 1 differs from the origin's, with the
// sum subtracted n times more.
func (l line) grown(d, n int) int {
	v := 0
	if d == 1 {
		v = l.y
	}
	if l.sum != nil {
		v -= n * l.sum[d]
	}
	return v
}

// fill sets the bits of the P-positions among the n squares from x on; bits must be 0
// and begin with x.
func (l line) fill(bits []uint64, x, n int) {
	most := l.most()
	for at := x; at < x+n; {
		end, times := x+n, most
		if l.sum != nil && l.sum[0] > 0 {
			if t := l.sums.times(0, at); t < most {
				times = t
				// The quotient grows where the remainder comes to 0 again.
				step, r := l.sum[0], l.sums.remainder[0]
				end = min(end, step*(engine.FloorDiv(r+at, step)+1)-r)
			}
		}
		setBits(bits, at-x, end-x)
		for i := range l.moves {
			l.strike(bits, x, at, end, times, &l.moves[i])
		}
		at = end
	}
}

// strike clears, from at to end, the squares where the move fits an odd number of
// times when the sum has been subtracted times more than from the origin.
func (l line) strike(bits []uint64, x, at, end, times int, m *moveFit) {
	most := never
	for d := 1; d < l.dim; d++ {
		most = min(most, m.times(d, l.grown(d, times)))
	}
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
				clearBits(bits, at-x, next-x)
			}
			at = next
		}
	}
	if at < end && most != never && odd(most) {
		clearBits(bits, at-x, end-x)
	}
}

// setBits sets the bits from the first number to before the second.
func setBits(bits []uint64, from, to int) {
	eachWord(from, to, func(i int, mask uint64) { bits[i] |= mask })
}

// clearBits clears them.
func clearBits(bits []uint64, from, to int) {
	eachWord(from, to, func(i int, mask uint64) { bits[i] &^= mask })
}

// eachWord visits the words that hold the bits, with masks of these bits.
func eachWord(from, to int, visit func(i int, mask uint64)) {
	for from < to {
		mask := uint64(math.MaxUint64) << (from % 64)
		word := from / 64
		if from = (word + 1) * 64; from > to {
			mask &= math.MaxUint64 >> (from - to)
		}
		visit(word, mask)
	}
}
