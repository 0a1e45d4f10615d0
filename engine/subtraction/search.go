package subtraction

import (
	"sync"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/chart"
	"github.com/palacegames/palace/engine/subtraction/internal/remainder"
	"github.com/palacegames/palace/engine/subtraction/periodic"
)

// known is the outcomes at any distance, or those of a pile as far as it has been followed.
type known interface {
	// around returns the outcomes seen from an origin.
	around(origin engine.Position) view
}

// view is the outcomes seen from an origin.
type view interface {
	// Read writes the outcomes of a window that lies no more than engine.Span away: bit
	// x%64 of word y·⌈W/64⌉+x/64 of dst is set if the window's square (x, y) is P.
	// Squares outside of the board are not.
	Read(dst []uint64, w engine.Window)
}

// search looks in slices for what is known at any distance. It goes with the Game,
// and several goroutines may ask. Where it is nil there is nothing to find.
type search struct {
	sync.Mutex
	begin  func() finder
	finder finder // nil before it begins
	found  known  // nil if nothing has been found yet
	ended  bool
}

// finder does the work of a search. In the plane a unit of it is about half a microsecond,
// for a pile a word of 64 squares.
type finder interface {
	// Step does about so much work at most, and reports whether there is more to do.
	Step(work int) (more bool)
	// Spent returns how much work has been done.
	Spent() int
	// known returns what has been found, or nil.
	known() known
}

// blocks looks for the chart of a game in the plane.
type blocks struct{ *chart.Search }

func (b blocks) known() known {
	if m := b.Found(); m != nil {
		return plane{m}
	}
	return nil
}

// plane is the chart of a game in the plane.
type plane struct{ *chart.Map }

func (p plane) around(origin engine.Position) view {
	return p.Around(origin.At(0).Big(), origin.At(1).Big())
}

// pile looks for the period of a game of one component.
type pile struct{ *periodic.Pile }

func (p pile) known() known {
	if c := p.Found(); c != nil {
		return strip{c}
	}
	return nil
}

// strip is what is known of a pile.
type strip struct{ *periodic.Chart }

func (s strip) around(origin engine.Position) view {
	v, err := s.Around(origin.At(0))
	if err != nil {
		panic("subtraction: Fits let pass " + origin.String() + ": " + err.Error())
	}
	return v
}

// sliceWork is some milliseconds' work at most, also in WebAssembly.
const sliceWork = 2_000

// explore works for some milliseconds, and reports whether there is more to do until that
// much work has been spent in all.
func (s *search) explore(work int) (more bool) {
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
		s.found = s.finder.known()
	}
	return !s.ended && s.finder.Spent() < work
}

// known returns what has been found, or nil if there is nothing, or it takes more work than
// that in all. A pile that has been followed that far will do. open says that nobody has
// worked so much on it yet.
func (s *search) known(work int) (k known, open bool) {
	if s == nil {
		return nil, false
	}
	s.Lock()
	defer s.Unlock()
	if s.finder == nil {
		return nil, work > 0
	}
	if p, ok := s.finder.(pile); ok && s.found == nil && p.Spent() >= work {
		return strip{p.Known()}, false
	}
	return s.found, s.found == nil && !s.ended && s.finder.Spent() < work
}

// after returns what is known after so much work.
func (s *search) after(work int) known {
	for s.explore(work) {
	}
	k, _ := s.known(work)
	return k
}

// spent returns how much work has been done.
func (s *search) spent() int {
	if s == nil {
		return 0
	}
	s.Lock()
	defer s.Unlock()
	if s.finder == nil {
		return 0
	}
	return s.finder.Spent()
}

// inVain reports whether a chart of blocks has been looked for and none found, which is said of
// the search, not of the board.
func (s *search) inVain() bool {
	if s == nil {
		return false
	}
	s.Lock()
	defer s.Unlock()
	_, ok := s.finder.(blocks)
	return ok
}

// exploring is a search as a job.
type exploring struct {
	*search
	work int
}

func (e exploring) Step() (more bool) { return e.explore(e.work) }

func (e exploring) Done() float64 { return min(1, float64(e.spent())/float64(e.work)) }

// Found returns the chart that has been found in the plane, nil as long as there is none.
func (e exploring) Found() *chart.Map {
	k, _ := e.search.known(e.work)
	if p, ok := k.(plane); ok {
		return p.Map
	}
	return nil
}

// Charting looks for the chart of a game in two dimensions, in steps, with so much work at most in
// all (a unit is up to half a microsecond natively). That it finds none says nothing about the
// board. What has been found is used from then on. Charting errs in other dimensions, and if the
// moves reach too far.
func (g *Game) Charting(work int) (chart.Seeking, error) {
	switch s := g.searches.outcomes; {
	case g.Dim != 2:
		return nil, errNoBlocks(g.String())
	case !chart.Fits(g.Set):
		return nil, errLongMoves(g.String())
	case s != nil:
		return exploring{s, work}, nil
	}
	return exploring{searchBlocks(g.Set), work}, nil // remainders solve it
}

// Chart is Charting at once. It returns nil if that finds none.
func (g *Game) Chart(work int) (*chart.Map, error) {
	seeking, err := g.Charting(work)
	if err != nil {
		return nil, err
	}
	engine.Finish(seeking)
	return seeking.Found(), nil
}

// Charted looks for the chart of a game with so much work at most, and reports whether all
// positions are known at any distance, by a chart or by remainders.
func (g *Game) Charted(work int) bool {
	return remainder.Solves(g.Set) || g.searches.outcomes.after(work) != nil
}
