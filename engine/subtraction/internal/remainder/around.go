package remainder

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
)

// around is the remainder method for the squares around an origin of
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

// newAround prepares the method.
func (r Rules) newAround(origin engine.Position) *around {
	a := &around{dim: r.Dim, sum: r.sum}
	p := components(origin)
	if a.sum != nil {
		var n *big.Int
		a.sums, n = newFit(a.sum, p)
		p = minus(p, a.sum, n)
	}
	for i, m := range r.List {
		f, n := newFit(m, p)
		a.moves[i] = moveFit{f, n.Bit(0) != 0}
	}
	for i := len(r.List); i < len(a.moves); i++ {
		a.moves[i].fit = fit{make([]int, r.Dim), make([]int, r.Dim), make([]int, r.Dim)}
	}
	return a
}

// newFit divides p by the steps, which fit into it so often.
func newFit(step moves.Vector, p []*big.Int) (f fit, often *big.Int) {
	often = times(p, step)
	f = fit{step, make([]int, len(p)), make([]int, len(p))}
	for d, v := range step {
		if v == 0 {
			continue
		}
		quotient, remainder := new(big.Int).QuoRem(p[d], big.NewInt(int64(v)), new(big.Int))
		f.remainder[d] = int(remainder.Int64())
		f.excess[d] = never
		if quotient.Sub(quotient, often); quotient.Cmp(big.NewInt(never)) < 0 {
			f.excess[d] = int(quotient.Int64())
		}
	}
	return f, often
}

// times says how often the step fits by component d, which has grown by v, or never
// if it has no part in it.
func (f *fit) times(d, v int) int {
	if f.step[d] == 0 {
		return never
	}
	return f.excess[d] + engine.FloorDiv(f.remainder[d]+v, f.step[d])
}
