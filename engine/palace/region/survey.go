package region

import (
	"fmt"
	"math"

	"github.com/palacegames/palace/engine"
)

// Survey measures where the borders of one game run. It reads about a hundred
// strips of the board and holds no more than one of them. Until Next returns false
// it knows only a part.
type Survey struct {
	k           int
	board       engine.Board
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
func New(k int, board engine.Board, w, h int) (*Survey, error) {
	return newSurvey(k, board, w, h, game)
}

func newSurvey(k int, board engine.Board, w, h int, world world) (*Survey, error) {
	if k < 1 {
		return nil, fmt.Errorf("the blocking number k must be at least 1, not %d", k)
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
func Measure(k int, board engine.Board, w, h int) (*Survey, error) {
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

// findPrism looks for the last palace of the diagonal before square (end, end), in
// steps from there back to the nose.
func (s *Survey) findPrism(end int) {
	start := max(end-64, 0)
	if 3*end <= s.k {
		return
	}
	s.first(job{engine.Window{X: start, Y: start, W: end - start, H: end - start}, func(g *grid) {
		for d := end - 1; d >= start; d-- {
			if g.at(d, d) < 0 {
				// In the fabric a palace is never far: here the board ended too early.
				if d+s.k/8 < s.short {
					s.prism = &engine.Cell{X: d, Y: d}
				}
				return
			}
		}
		s.findPrism(start)
	}})
}

// measure finds the borders in one strip.
func (s *Survey) measure(g *grid) {
	y, row := g.Y, g.row(g.Y)
	if end, ok := s.endOfSkin(g.X, y, row); ok && s.armed {
		s.skin.add(engine.Cell{X: end, Y: y})
	}
	casing := max(0, s.k-2*y-g.X)
	if casing < len(row) {
		if start, end := longestRun(s.k, g.X+casing, y, row[casing:]); end-start >= minRun {
			s.dressed = true
			if s.armed && end < s.long {
				s.seam.add(engine.Cell{X: end, Y: y})
			}
			if s.woven && 3*y > s.k {
				s.rift.add(engine.Cell{X: start, Y: y})
			}
			return
		}
	}
	if s.whole() && 3*y > s.k && len(s.rift) > 0 {
		s.divide(g)
	}
}

// endOfSkin returns where the outer space begins in row y, which is given from
// column x on. The row may end before that; but no other region has so many squares
// of k on end so far out, for the skin steps by 2 or 3 squares a row.
func (s *Survey) endOfSkin(x, y int, row []int8) (column int, ok bool) {
	end := len(row)
	for end > 0 && row[end-1] == 0 {
		end--
	}
	return x + end, end > 0 && end+minRun < len(row) && row[end-1] < 0 && 5*(x+end-s.k) >= 12*y-20
}

// divide finds the statistical borders in a strip below the armpit.
func (s *Survey) divide(g *grid) {
	y := g.Y
	lines := profile(g, along)
	inside := divide(lines, g.H, inWarp, inArm)
	if len(lines)-inside >= minRun {
		s.inside.add(engine.Cell{X: y + inside, Y: y})
	}
	if s.prism == nil || y < s.prism.Y {
		steep := profile(g, across)
		fray := divideBack(steep[:min(inside, len(steep))], g.H, inFabric, inWarp)
		s.fray.add(engine.Cell{X: y + fray, Y: y})
	} else if thin := divide(lines[:inside], g.H, 0, inWarp); inside-thin >= minRun {
		s.thin.add(engine.Cell{X: y + thin, Y: y})
	}
}

// findArmpit looks between two strips for the last row with squares of the
// épaulette, and joins the borders there.
func (s *Survey) findArmpit(*grid) {
	if !s.dressed {
		return
	}
	if s.armed {
		s.seam.add(engine.Cell{X: s.k, Y: 0})
	}
	if len(s.rift) == 0 || len(s.inside) == 0 {
		s.fray, s.thin = nil, nil
		if len(s.rift) > 0 { // it goes on beyond what is measured
			nose := s.nose()
			s.seekRift(min(s.short, nose.Y+int(float64(s.long-nose.X)/rifting)))
		}
		return
	}
	last := s.rift[len(s.rift)-1]
	s.rift.add(s.nose())
	s.narrow(last.X, s.seam.x(last.Y, across, s.long), last.Y, s.inside[0].Y)
}

// nose returns the first square of the diagonal after the hood.
func (s *Survey) nose() engine.Cell {
	third := (s.k + 2) / 3
	return engine.Cell{X: third, Y: third}
}

// narrow halves the rows between lo, where the épaulette holds the squares [start,
// end), and hi, where it has ended.
func (s *Survey) narrow(start, end, lo, hi int) {
	if hi-lo <= 1 {
		s.join(engine.Cell{X: (start + end) / 2, Y: lo})
		return
	}
	y := (lo + hi) / 2
	x := max(start, y)
	w := engine.Window{X: x, Y: y, W: min(s.long, end+y-lo+minRun) - x, H: 1}
	if w.Empty() {
		s.narrow(start, end, lo, y)
		return
	}
	s.first(job{w, func(g *grid) {
		if a, b := longestRun(s.k, w.X, y, g.rel); b-a >= minRun/2 {
			s.narrow(a, b, y, hi)
		} else {
			s.narrow(start, end, lo, y)
		}
	}})
}

// join ends the borders that meet at the armpit, and at the prism, there.
func (s *Survey) join(armpit engine.Cell) {
	s.armpit = &armpit
	for _, b := range []*border{&s.seam, &s.rift, &s.inside, &s.fray} {
		b.add(armpit)
	}
	if s.prism != nil {
		s.fray.add(*s.prism)
		s.thin.add(*s.prism)
	}
	s.seekRift(armpit.Y)
}
