package subtraction

import (
	"fmt"

	"github.com/palacegames/palace/engine/subtraction/macro"
)

// BlockKinds looks for the chart of a game in two dimensions, with so much work at most (a
// unit is about half a microsecond). If it finds one, the kinds of blocks, all of them
// side squares wide and high, decide every square of the board: see package macro. It
// errs in other dimensions, and if the moves reach too far.
func (g *Game) BlockKinds(work int) (kinds, side int, found bool, err error) {
	if g.dim != 2 {
		return 0, 0, false, fmt.Errorf("%v has no blocks: only games in two dimensions have", g)
	}
	if _, _, words, _ := g.leafSize(); g.leafCost(words) > mostLeaf {
		return 0, 0, false, fmt.Errorf("the moves of %v are too large for blocks", g)
	}
	rule := g.leafRule()
	s := macro.NewSearch(rule)
	for s.Spent() < work && s.Step(min(sliceWork, work-s.Spent())) {
	}
	m := s.Found()
	if m == nil {
		return 0, 0, false, nil
	}
	return m.Kinds(), 64 * rule.Words << m.Level(), true, nil
}
