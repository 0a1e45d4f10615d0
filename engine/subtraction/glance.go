package subtraction

import "github.com/palacegames/palace/engine"

// Between a sweep and a chart there is a third way to single positions of the plane: blocks
// that are computed only once, wherever they lie (package macro). Where the board shows some
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

// glance works towards the positions up to one by computing blocks.
type glance struct {
	survey *survey
	to     engine.Position
	swept  int // how many squares a sweep does in the time of a unit
	work   int // how much it may be in all
	spent  int
	far    bool // the positions nearer to the corner are known
	ended  bool
	known  bool // all positions up to the one are known
}

// newGlance returns a glance that has not begun, or has ended at once if it is not worth
// while.
func (g *Game) newGlance(to engine.Position) *glance {
	c := &glance{to: to, ended: true}
	if g.dim != 2 || g.outcomes == nil {
		return c
	}
	right, bottom, rest := extent(to)
	if right*bottom <= shortSweep {
		return c
	}
	p, swept := newPlan(g, rest, right, bottom), sweptSlow
	if p.addTerms(); p.direct {
		swept = sweptFast
	}
	return &glance{survey: g.outcomes, to: to, swept: swept, work: min(mostLooked, right*bottom/swept)}
}

// step works for some milliseconds, and reports whether there is more to do.
func (c *glance) step() (more bool) {
	if c.ended {
		return false
	}
	at, most := c.to, c.work
	if !c.far {
		at, most = engine.Position{at[0] / nearer, at[1] / nearer}, c.work/mostNearer
	}
	var square [1]uint64
	done, spent, usable := c.survey.look(square[:], engine.Window{X: at[0], Y: at[1], W: 1, H: 1}, min(sliceWork, most-c.spent))
	c.spent += spent
	switch {
	case !usable || !done && c.spent >= most:
		c.ended = true
	case done && c.far:
		c.ended, c.known = true, true
	case done:
		c.far = true
	}
	return !c.ended
}

// look is macro.Search.Look. It also says how much work that was, and whether it can be used:
// when there is a chart it cannot.
func (s *survey) look(dst []uint64, w engine.Window, work int) (done bool, spent int, usable bool) {
	s.Lock()
	defer s.Unlock()
	if s.finder == nil {
		s.finder = s.begin()
	}
	f, ok := s.finder.(blockFinder)
	if !ok || s.chart != nil {
		return false, 0, false
	}
	before := f.Looked()
	done = f.Look(dst, w, work)
	return done, f.Looked() - before, true
}

// Read writes the outcomes of a window up to the position, which are known. It is a view from
// the corner of the board.
func (c *glance) Read(dst []uint64, w engine.Window) {
	for done, usable := false, true; !done; {
		if done, _, usable = c.survey.look(dst, w, sliceWork); !usable {
			c.survey.charted(0).around(engine.Position{0, 0}.Far()).Read(dst, w)
			return
		}
	}
}
