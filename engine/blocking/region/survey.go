package region

import (
	"math"

	"github.com/palacegames/palace/engine"
)

// Survey measures where the borders of one game run. It reads about a hundred
// strips of the board and holds no more than one of them. Until Next returns false
// it knows only a part.
type Survey struct {
	k           int
	board       engine.Bounded
	extent      engine.Window
	long, short int // the half board x ≥ y that is measured: x < long, y < short
	height      int // of a strip
	jobs        []job
	source      engine.Source
	grid        *grid
	world
	armpit, prism *engine.Cell
	dressed       bool // an épaulette was seen

	skin   border // the first square of the outer space
	seam   border // the first square after the épaulette
	rift   border // the first square of the épaulette, below the nose
	torn   *torn  // where the rift is wide, nil where it is not
	inside border // the first square of the arm, from the armpit on
	fray   border // the first square of the warp
	thin   border // the first square of the warp, from the prism on
}

// job is a window to read, and what to do with it.
type job struct {
	window engine.Window
	then   func(g *grid)
}

const (
	strips = 48 // how many rows are measured
	// minRun is how many squares of the épaulette in a row are evidence for it:
	// two periods.
	minRun = 22
)

// New prepares to survey the w×h squares at the corner of game k. The board must be
// that game's board of palace numbers; one that has computed these squares already
// makes it quick. It errs if the board does not reach as far.
func New(k int, board engine.Bounded, w, h int) (*Survey, error) {
	return newSurvey(k, board, w, h, game)
}

func newSurvey(k int, board engine.Bounded, w, h int, world world) (*Survey, error) {
	if k < 1 {
		return nil, errK(k)
	}
	long, short := w, h
	if world.twins {
		long, short = max(w, h), min(w, h)
	}
	if err := board.Check(engine.Window{W: long, H: short}); err != nil {
		return nil, err
	}
	s := &Survey{k: k, board: board, extent: engine.Window{W: w, H: h}, long: long, short: short,
		height: min(max(k/12, 8), 64), world: world}
	if s.whole() {
		s.findPrism(min(short, 2*k+2))
	}
	for i := range strips {
		if y := i * short / strips; i == 0 || y > (i-1)*short/strips {
			if w := s.strip(y); !w.Empty() {
				s.jobs = append(s.jobs, job{w, s.measure})
			}
		}
	}
	s.jobs = append(s.jobs, job{then: s.findArmpit})
	return s, nil
}

// Measure is New and Next until the end.
func Measure(k int, board engine.Bounded, w, h int) (*Survey, error) {
	s, err := New(k, board, w, h)
	for err == nil && s.Next() {
	}
	return s, err
}

// Next does a bounded piece of work and reports whether there is more to do.
func (s *Survey) Next() bool {
	if len(s.jobs) == 0 {
		return false
	}
	next := s.jobs[0]
	if s.source == nil && !next.window.Empty() {
		s.source, s.grid = s.board.Source(next.window), newGrid(next.window)
	}
	if s.source != nil {
		if t, ok := s.source.Next(); ok {
			if !t.Blank() {
				s.grid.put(&t, s.k)
			}
			return true
		}
	}
	g := s.grid
	s.jobs, s.source, s.grid = s.jobs[1:], nil, nil
	next.then(g)
	return len(s.jobs) > 0
}

// first puts a job before all others.
func (s *Survey) first(j job) { s.jobs = append([]job{j}, s.jobs...) }

// strip returns the window of the strip from row y on, from the diagonal to a
// little after where the outer space must have begun.
func (s *Survey) strip(y int) engine.Window {
	h := min(s.height, s.short-y)
	x, end := s.start(y), s.k+int(math.Ceil(along*float64(y+h)))+2*minRun
	return engine.Window{X: x, Y: y, W: min(s.long, end) - x, H: h}
}
