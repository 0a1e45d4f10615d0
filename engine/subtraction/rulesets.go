package subtraction

import (
	"slices"
	"sync"

	"github.com/palacegames/palace/engine/subtraction/chart"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/periodic"
	"github.com/palacegames/palace/engine/subtraction/remainder"
	"github.com/palacegames/palace/engine/subtraction/sweep"
)

// rulesets is what the games of a family share: how they are swept, and the searches of the
// last of them, for a page reads the same ruleset again and again, and each time that makes
// another Game.
type rulesets struct {
	kernel sweep.Kernel
	sync.Mutex
	recent []named
}

type named struct {
	game string
	searches
}

// searches are those of one game: for what is known of its outcomes at any distance, and of
// its nim-values. A game without one has nil.
type searches struct{ outcomes, values *search }

// How many games are kept.
const (
	mostSearched = 2  // whose charts have been looked for: one takes up to some 30 megabytes
	mostNamed    = 64 // in all: a page may name many that nobody plays
)

// game returns the game with the given moves.
func (r *rulesets) game(list []moves.Vector) (*Game, error) {
	set, err := moves.New(list...)
	if err != nil {
		return nil, err
	}
	return &Game{Set: set, family: r, searches: r.recall(set)}, nil
}

// recall returns the searches of a ruleset, which may be under way or at their end.
func (r *rulesets) recall(s *moves.Set) searches {
	fresh := named{s.Text(""), begin(s)}
	if fresh.outcomes == nil {
		return searches{}
	}
	r.Lock()
	defer r.Unlock()
	if i := slices.IndexFunc(r.recent, func(n named) bool { return n.game == fresh.game }); i >= 0 {
		fresh = r.recent[i]
		r.recent = slices.Delete(r.recent, i, i+1)
	}
	r.recent = forget(append(r.recent, fresh))
	return fresh.searches
}

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

// forget drops games from the front of the list until there are few enough of them, and
// few enough whose charts have been looked for.
func forget(games []named) []named {
	first, begun := len(games), 0
	for first > 0 && len(games)-first < mostNamed {
		if games[first-1].outcomes.begun() {
			if begun++; begun > mostSearched {
				break
			}
		}
		first--
	}
	return slices.Delete(games, 0, first)
}
