package subtraction

import (
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
