package subtraction

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
)

// remains is what one move or two leave, when both together have been taken as often as
// possible ([LSY24] Lemma 2).
func (g *Game) remains(near moves.Vector) string {
	before, left := "", slices.Clone(near)
	if list := g.Set.List; len(list) == 2 {
		sum := make(moves.Vector, g.Dim)
		for d := range sum {
			sum[d] = list[0][d] + list[1][d]
		}
		if n := moves.Times(left, sum); n > 0 {
			for d := range left {
				left[d] -= n * sum[d]
			}
			before = wholeSum(written(sum), n, engine.Ints(left...).String()) + " "
		}
	}
	return before + g.decides(left)
}

// decides says what becomes of a position into which not both moves fit.
func (g *Game) decides(left moves.Vector) string {
	at, list := engine.Ints(left...).String(), g.Set.List
	often, fit := make([]int, len(list)), []int{}
	for i, m := range list {
		if often[i] = moves.Times(left, m); often[i] > 0 {
			fit = append(fit, i)
		}
		if often[i]%2 != 0 {
			return oddly(at, written(m), often[i])
		}
	}
	switch len(fit) {
	case 0:
		return nothingLeft.String()
	case 1:
		return evenly(at, written(list[fit[0]]), often[fit[0]])
	}
	return bothEvenly(at, written(list[0]), often[0], written(list[1]), often[1])
}
