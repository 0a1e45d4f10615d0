package subtraction

import (
	"slices"
	"sync"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/macro"
)

// Three moves or more are solved by sweeping the board from its corner, which ends some
// way out. In the plane many boards show so much order that they can be charted: then the
// digits of a position lead to its outcome (package macro). Whether there is such a chart is
// not to be seen from the moves, so it is looked for, when a sweep would take long and then
// only for a small part of that time, or when no sweep reaches. In one dimension the period
// of the outcomes is a chart, and looking for it is as quick as a sweep can be.

// chart knows the outcomes at any distance.
type chart interface {
	// around returns the outcomes seen from an origin.
	around(origin engine.FarPosition) view
}

// view is the outcomes seen from an origin.
type view interface {
	// Read writes the outcomes of a window that lies no more than engine.Span away: bit
	// x%64 of word y·⌈W/64⌉+x/64 of dst is set if the window's square (x, y) is P.
	// Squares outside of the board are not.
	Read(dst []uint64, w engine.Window)
}

// plane is the chart of a game in two dimensions.
type plane struct{ *macro.Map }

func (c plane) around(origin engine.FarPosition) view { return c.Around(origin[0], origin[1]) }

// How much work a search for a chart is worth. In the plane a unit is about half a
// microsecond, the time of some 4000 squares of a sweep.
const (
	// mostToPlay decides how far out a game may be played: whoever opens it there waits.
	mostToPlay = 300_000
	// mostToGlance is for a position that will be known soon anyhow.
	mostToGlance = 1000
	// mostToAnswer is for a single answer farther out.
	mostToAnswer = 2_000_000
	// perSquares keeps the search to a small part of a sweep of so many squares for each
	// unit of work.
	perSquares = 1 << 17
	// quick is how many squares are swept without a thought.
	quick = 1 << 24
	// sliceWork is some milliseconds' work at most, also in WebAssembly.
	sliceWork = 2_000
)

// survey is the search for a chart, shared by all Games with the same moves. Without one
// there is no chart.
type survey struct {
	sync.Mutex
	begin  func() finder
	finder finder // nil before it begins
	chart  chart  // nil if there is none yet
	ended  bool
}

// finder looks for a chart in slices.
type finder interface {
	// Step does about so much work at most, and reports whether there is more to do.
	Step(work int) (more bool)
	// Spent returns how much work has been done.
	Spent() int
	// found returns the chart, or nil if it has not been found.
	found() chart
}

// blockFinder looks for the chart of a game in two dimensions.
type blockFinder struct{ *macro.Search }

func (f blockFinder) found() chart {
	if m := f.Found(); m != nil {
		return plane{m}
	}
	return nil
}

// charted returns the chart, or nil if there is none or it takes more work than that in
// all to find it. A pile that has been followed that far will do.
func (s *survey) charted(work int) chart {
	for s.explore(work) {
	}
	if s == nil {
		return nil
	}
	s.Lock()
	defer s.Unlock()
	if p, ok := s.finder.(*pile); ok && s.chart == nil && p.Spent() >= work {
		return p.known()
	}
	return s.chart
}

// inVain ends a sentence that says how far a board is solved: that no chart of blocks has been
// found is said of the search, not of the board.
func (s *survey) inVain() string {
	if s == nil {
		return ""
	}
	s.Lock()
	defer s.Unlock()
	if _, blocks := s.finder.(blockFinder); !blocks {
		return ""
	}
	return ": a short search has found no chart of the board, and there may be one"
}

// explore works for some milliseconds on finding the chart, and reports whether there is
// more to do until that much work has been spent in all.
func (s *survey) explore(work int) (more bool) {
	if s == nil || work <= 0 {
		return false
	}
	s.Lock()
	defer s.Unlock()
	if s.finder == nil {
		s.finder = s.begin()
	}
	if !s.ended && s.finder.Spent() < work {
		s.ended = !s.finder.Step(min(sliceWork, work-s.finder.Spent()))
		s.chart = s.finder.found()
	}
	return !s.ended && s.finder.Spent() < work
}

// begun reports whether the search has begun.
func (s *survey) begun() bool {
	s.Lock()
	defer s.Unlock()
	return s.finder != nil
}

// recent keeps the surveys of the last games: a page reads the same ruleset again and
// again, and each time that makes another Game.
var recent struct {
	sync.Mutex
	games []named
}

type named struct {
	game string
	surveys
}

// surveys are those of one game: of its outcomes, and of its nim-values.
type surveys struct{ outcomes, values *survey }

// How many games are kept.
const (
	mostSurveys = 2  // whose charts have been looked for: one takes up to some 30 megabytes
	mostNamed   = 64 // in all: a page may name many that nobody plays
)

// findSurveys returns the surveys of a game that may have a chart, none for others: for
// them remainders are better, or there is no room for leaves.
func (g *Game) findSurveys() surveys {
	if g.remainders() || g.dim > 2 {
		return surveys{}
	}
	found := named{game: g.String()}
	if g.dim == 1 {
		found.outcomes = &survey{begin: func() finder { return newPile(g, false) }}
		found.values = &survey{begin: func() finder { return newPile(g, true) }}
	} else if g.hasBlocks() {
		found.outcomes = g.blockSurvey()
	} else {
		return surveys{}
	}
	recent.Lock()
	defer recent.Unlock()
	for i, known := range recent.games {
		if known.game == found.game {
			found = known
			recent.games = slices.Delete(recent.games, i, i+1)
			break
		}
	}
	recent.games = forget(append(recent.games, found))
	return found.surveys
}

// forget drops games from the front of the list until there are few enough of them, and
// few enough whose charts have been looked for.
func forget(games []named) []named {
	first, begun := len(games), 0
	for first > 0 && len(games)-first < mostNamed {
		if games[first-1].outcomes.begun() {
			if begun++; begun > mostSurveys {
				break
			}
		}
		first--
	}
	return slices.Delete(games, 0, first)
}

// worth says how much work to find the chart of the outcomes is worth while to spare a
// sweep to p.
func (g *Game) worth(p engine.Position) int {
	switch {
	case g.outcomes == nil:
		return 0
	case g.dim == 1:
		return g.worthFollowing(p[0], false)
	case !g.reaches(p):
		return mostToPlay
	}
	right, bottom, _ := extent(p)
	squares := right * bottom
	if squares <= quick {
		return 0
	}
	return min(mostToPlay, squares/perSquares)
}

// worthToAnswer is worth for single positions: where a sweep reaches in the plane, they are
// found in other ways sooner than most charts are.
func (g *Game) worthToAnswer(p engine.Position) int {
	if g.dim == 2 && g.reaches(p) {
		return min(mostToGlance, g.worth(p))
	}
	return g.worth(p)
}

// worthFollowing says how much work it is worth while to follow a pile that is to be known
// up to square x: what it takes to get there, or if that is too much, all that is done to
// find the period.
func (g *Game) worthFollowing(x int, nim bool) int { return min(x/64, g.mostWords(nim)) + 1 }
