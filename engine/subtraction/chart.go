package subtraction

import (
	"slices"
	"sync"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/macro"
)

// Three moves or more are solved by sweeping the board from its corner, which ends some
// way out. In the plane many boards show so much order that they can be charted: then the
// digits of a position lead to its outcome (package macro). In one dimension the period
// of the outcomes is a chart. Whether there is one is not to be seen from the moves, so it
// is looked for, when a sweep would take long and then only for a small part of that time,
// or when no sweep reaches.

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
	mostToPlay = 150_000
	// mostToAnswer is for a single answer farther out.
	mostToAnswer = 1_000_000
	// perSquares keeps the search to a small part of a sweep of so many squares for each
	// unit of work.
	perSquares = 1 << 17
	// quick is how many squares are swept without a thought.
	quick = 1 << 24
	// mostRow is how many squares of a row are looked at to find its period.
	mostRow = 1 << 20
	// sliceWork is a few milliseconds' work.
	sliceWork = 5_000
)

// survey is the search for the chart of a game, shared by all Games with its moves.
type survey struct {
	sync.Mutex
	search *macro.Search // nil before it begins
	chart  chart         // nil if there is none yet
	ended  bool
}

// charted returns the chart of the game, or nil if there is none or it takes more work
// than that in all to find it.
func (g *Game) charted(work int) chart {
	for g.explore(work) {
	}
	if g.survey == nil {
		return nil
	}
	g.survey.Lock()
	defer g.survey.Unlock()
	return g.survey.chart
}

// explore works for some milliseconds on finding the chart, and reports whether there is
// more to do until that much work has been spent in all.
func (g *Game) explore(work int) (more bool) {
	s := g.survey
	if s == nil || work <= 0 {
		return false
	}
	s.Lock()
	defer s.Unlock()
	switch {
	case s.ended:
		return false
	case g.dim == 1:
		if r, err := g.nextRow(nil, mostRow); err == nil {
			s.chart = r
		}
		s.ended = true
		return false
	case s.search == nil:
		s.search = macro.NewSearch(g.leafRule())
	}
	s.ended = !s.search.Step(min(sliceWork, work-s.search.Spent()))
	if m := s.search.Found(); m != nil {
		s.chart = plane{m}
	}
	return !s.ended && s.search.Spent() < work
}

// surveys keeps those of the last games: a page reads the same ruleset again and again,
// and each time that makes another Game.
var surveys struct {
	sync.Mutex
	recent []named
}

type named struct {
	game   string
	survey *survey
}

// mostSurveys bounds how many are kept. One takes up to some 30 megabytes.
const mostSurveys = 2

// findSurvey returns the survey of a game that may have a chart, nil for others: for them
// remainders are better, or there is no room for leaves.
func (g *Game) findSurvey() *survey {
	if g.remainders() || g.dim > 2 {
		return nil
	}
	if g.dim == 2 {
		if _, _, words, _ := g.leafSize(); g.leafCost(words) > mostLeaf {
			return nil
		}
	}
	surveys.Lock()
	defer surveys.Unlock()
	found := named{g.String(), &survey{}}
	for i, known := range surveys.recent {
		if known.game == found.game {
			found = known
			surveys.recent = slices.Delete(surveys.recent, i, i+1)
			break
		}
	}
	surveys.recent = append(surveys.recent, found)
	if n := len(surveys.recent); n > mostSurveys {
		surveys.recent = slices.Delete(surveys.recent, 0, n-mostSurveys)
	}
	return found.survey
}

// worth says how much work to find a chart is worth while to spare a sweep to p.
func (g *Game) worth(p engine.Position) int {
	switch {
	case g.survey == nil:
		return 0
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
