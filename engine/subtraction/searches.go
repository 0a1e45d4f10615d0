package subtraction

import (
	"github.com/palacegames/palace/engine/subtraction/chart"
	"github.com/palacegames/palace/engine/subtraction/internal/remainder"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/periodic"
)

// searches are those of one game: for what is known of its outcomes at any distance, and of
// its nim-values. A game without one has nil. Whoever opens the same ruleset again keeps the Game,
// and with it what has been found.
type searches struct{ outcomes, values *search }

// begin returns the searches of a ruleset that may have a period or a chart, and none for
// others: for them remainders are better, or there is no room for leaves.
func begin(s *moves.Set) searches {
	switch {
	case remainder.Solves(s):
	case s.Dim == 1:
		follow := func(nim bool) *search {
			return &search{begin: func() finder { return pile{periodic.New(s, nim)} }}
		}
		return searches{follow(false), follow(true)}
	case s.Dim == 2 && chart.Fits(s):
		return searches{outcomes: searchBlocks(s)}
	}
	return searches{}
}

// searchBlocks returns a search for the chart of a ruleset in the plane.
func searchBlocks(s *moves.Set) *search {
	return &search{begin: func() finder { return blocks{chart.NewSearch(chart.RuleOf(s))} }}
}
