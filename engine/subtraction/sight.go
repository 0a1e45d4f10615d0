package subtraction

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
)

// Between a sweep and a chart there is a third way to single positions of the plane: blocks
// that are computed only once, wherever they lie (package chart). Where the board shows some
// order there are so few of them that positions far out are known at once, long before a
// chart could be proved; where it does not, a sweep is quicker. What a position takes can be
// seen from one nearer to the corner.

// How much work it is worth while to spare a sweep, in the unit of the search for a chart.
const (
	// In the time of a unit so many squares are swept: by whole runs, and by less.
	sweptFast, sweptSlow = 6000, 800
	// nearer says how many times nearer to the corner the work is judged.
	nearer = 4
	// mostNearer is the part of the work that may be done for that.
	mostNearer = 5
	// shortSweep is how many squares are swept without a thought.
	shortSweep = 1 << 22
	// mostLooked bounds the memory that blocks take, to about a hundred megabytes.
	mostLooked = 500_000
)

// sight works towards the positions up to one by computing blocks.
type sight struct {
	search *search
	to     moves.Vector
	work   int // how much it may be in all
	spent  int
	far    bool // the positions nearer to the corner are known
	ended  bool
	known  bool // all positions up to the one are known
}

// newSight returns a sight that has not begun, or has ended at once if it is not worth
// while.
func (g *Game) newSight(to moves.Vector) *sight {
	s := &sight{search: g.searches.outcomes, to: to, ended: true}
	right, bottom, rest := moves.Extent(to)
	if g.Dim != 2 || s.search == nil || !g.rules().Reaches(to) || right*bottom <= shortSweep {
		return s
	}
	swept := sweptSlow
	if g.rules().Direct(rest, right, bottom) {
		swept = sweptFast
	}
	s.ended, s.work = false, min(mostLooked, right*bottom/swept)
	return s
}

// Step works for some milliseconds, and reports whether there is more to do.
func (s *sight) Step() (more bool) {
	if s.ended {
		return false
	}
	at, most := s.to, s.work
	if !s.far {
		at, most = moves.Vector{at[0] / nearer, at[1] / nearer}, s.work/mostNearer
	}
	var square [1]uint64
	done, spent, usable := s.search.look(square[:], engine.Window{X: at[0], Y: at[1], W: 1, H: 1}, min(sliceWork, most-s.spent))
	s.spent += spent
	switch {
	case !usable || !done && s.spent >= most:
		s.ended = true
	case done && s.far:
		s.ended, s.known = true, true
	case done:
		s.far = true
	}
	return !s.ended
}

// Done returns which part of the work that is allowed has been spent.
func (s *sight) Done() float64 { return min(1, float64(s.spent)/float64(max(1, s.work))) }

// look is chart.Search.Look. It also says how much work that was, and whether it can be used:
// when there is a chart it cannot.
func (s *search) look(dst []uint64, w engine.Window, work int) (done bool, spent int, usable bool) {
	s.Lock()
	defer s.Unlock()
	if s.finder == nil {
		s.finder = s.begin()
	}
	b, ok := s.finder.(blocks)
	if !ok || s.found != nil {
		return false, 0, false
	}
	before := b.Looked()
	done = b.Look(dst, w, work)
	return done, b.Looked() - before, true
}

// Read writes the outcomes of a window up to the position, which are known. It is a view from
// the corner of the board.
func (s *sight) Read(dst []uint64, w engine.Window) {
	for done, usable := false, true; !done; {
		if done, _, usable = s.search.look(dst, w, sliceWork); !usable {
			s.search.after(0).around(engine.Ints(0, 0)).Read(dst, w)
			return
		}
	}
}
