package subtraction

import (
	"fmt"

	"github.com/palacegames/palace/engine/subtraction/macro"
)

// Chart is the chart of a game in two dimensions: finitely many kinds of blocks, such that the
// binary digits of a position lead from kind to kind to its outcome. See package macro.
type Chart struct{ found *macro.Map }

// Kinds returns how many kinds of blocks there are.
func (c *Chart) Kinds() int { return c.found.Kinds() }

// Side returns how many squares the blocks are wide and high.
func (c *Chart) Side() int { return 64 * c.found.Words << c.found.Level() }

// Check proves the chart again, from its squares alone, and errs if it is wrong.
func (c *Chart) Check() error { return c.found.Check() }

// Chart looks for the chart of a game in two dimensions, with so much work at most in all (a
// unit is up to half a microsecond natively). It returns nil if that finds none, which says
// nothing about the board. What has been found is used from then on, also by other Games with the
// same moves. Chart errs in other dimensions, and if the moves reach too far.
func (g *Game) Chart(work int) (*Chart, error) {
	if g.dim != 2 {
		return nil, fmt.Errorf("%v has no blocks: only games in two dimensions have", g)
	}
	if !g.hasBlocks() {
		return nil, fmt.Errorf("the moves of %v are too large for blocks", g)
	}
	s := g.outcomes
	if s == nil { // remainders solve it
		s = g.blockSurvey()
	}
	if c, ok := s.charted(work).(plane); ok {
		return &Chart{c.Map}, nil
	}
	return nil, nil
}

// hasBlocks reports whether the moves reach no farther than leaves can be made for.
func (g *Game) hasBlocks() bool {
	_, _, words, _ := g.leafSize()
	return g.leafCost(words) <= mostLeaf
}

// blockSurvey returns a survey for the chart of a game in two dimensions.
func (g *Game) blockSurvey() *survey {
	return &survey{begin: func() finder { return blockFinder{macro.NewSearch(g.leafRule())} }}
}

// Charted looks for the chart of a game with so much work at most, and reports whether all
// positions are known at any distance, by a chart or by remainders.
func (g *Game) Charted(work int) bool { return g.remainders() || g.outcomes.charted(work) != nil }
