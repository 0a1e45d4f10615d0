package subtraction

import (
	"math"

	"github.com/palacegames/palace/engine"
)

// Hint says around which position to look for a start that the first player can win, or
// gives one that is sure. It leaves room for two of the largest moves. Where that would
// take long to solve it is the first move itself: one move from the end.
func Hint(g engine.Game) (engine.Position, bool) {
	const solved = 1e7 // positions that take no time
	moves := g.(engine.Editor).List()
	hint, box := make([]int, g.Shape().Dim), 1.0
	for d := range hint {
		for _, m := range moves {
			hint[d] = max(hint[d], m.At(d).Clamp())
		}
		box *= float64(hint[d])*2 + 8
		hint[d] = min(hint[d], math.MaxInt/4)
		hint[d] += min(hint[d], 60) + 7
	}
	if p := engine.Ints(hint...); box <= solved && g.Check(p) == nil {
		if _, _, err := g.Solve().Find(engine.Query{Ask: engine.AskPalaces, At: p}); err == nil {
			return p, false
		}
	}
	return moves[0], true
}
