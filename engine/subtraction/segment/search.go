package segment

import "github.com/palacegames/palace/engine"

// Search looks for the segments of a game, at one distance from the corner and then twice as
// far out, in steps.
type Search struct {
	game    Game
	moves   []engine.Cell
	fixed   int // the only distance to look at, 0 if there are more
	near    int // the distance in work, 0 before the first
	places  int
	squares int // of a band at most
	work    int // that went into a chart

	reading *reading
	looking *places
	proving *proving
	half    *Search  // at half the distance, where nothing was looked at before
	glance  bool     // it is that one: nothing is to be proved
	nearer  *glimpse // what is seen there, nil if it is not known yet
	again   bool     // places are held against it
	survey  *Survey  // nil as long as there is more to do
	seen    *glimpse // what is seen here, if it is not settled
	err     error
}

// NewSearch returns a search at one distance, or if that is 0 at one after the other, each
// looking at so many places to begin with, on bands of so many squares at most: 8 of them take
// a byte.
func NewSearch(g Game, near, places, squares int) *Search {
	s := &Search{game: g, fixed: near, places: places, squares: squares}
	s.moves, _ = vectors(g)
	return s
}

// nearest is the first distance.
func (s *Search) nearest() int {
	if s.fixed > 0 {
		return s.fixed
	}
	_, longest := vectors(s.game)
	near := nearest
	for near < reachesMoves*longest {
		near *= 2
	}
	return near
}

// Farther begins to look at the next distance, and reports false if there is none.
func (s *Search) Farther() bool {
	near := 2 * s.near
	if s.near == 0 {
		near = s.nearest()
	}
	if s.err != nil || s.fixed > 0 && s.near > 0 || near > mostCharted || near > mostSwept && !s.mayChart() {
		return false
	}
	*s = Search{game: s.game, moves: s.moves, fixed: s.fixed, near: near, places: s.places, squares: s.squares, work: s.work, nearer: s.seen}
	return true
}

// mayChart reports whether there is a chart, or may be one.
func (s *Search) mayChart() bool { return s.work < chartWork || s.game.Charted(chartWork) }

// chartStep is how much work goes into a chart at a step.
const chartStep = 4000

// Step works for some milliseconds, and reports whether there is more to do at this distance.
func (s *Search) Step() (more bool) {
	switch {
	case s.survey != nil:
		return false
	case s.reading == nil && s.near > mostSwept && s.work < chartWork && !s.game.Charted(s.work):
		s.work += chartStep
	case s.reading == nil:
		s.read()
	case s.looking == nil:
		if !s.reading.step() {
			s.looking = begin(s.reading.Band, s.places)
		}
	case s.proving == nil && s.glance:
		if !s.looking.step() {
			s.end(&Survey{})
		}
	case s.proving == nil:
		if !s.looking.step() {
			s.proving = &proving{places: s.looking, moves: s.moves, least: []int{s.looking.wide(), s.looking.narrow()}}
		}
	case s.again:
		if !s.looking.stepAgain() {
			survey := s.looking.survey(s.nearer)
			s.end(&survey)
		}
	case s.half != nil:
		if !s.half.Step() {
			s.nearer, s.half = s.half.seen, nil
		}
	case s.proving.step():
	case s.proving.survey != nil:
		s.end(s.proving.survey)
	case s.nearer == nil:
		s.half = &Search{game: s.game, moves: s.moves, fixed: s.near / 2, near: s.near / 2, places: s.places, squares: s.squares, work: s.work, glance: true}
	default:
		s.looking.again(s.nearer.known)
		s.again = true
	}
	return s.survey == nil
}

// end ends the search at this distance. What is seen there is kept for the next one.
func (s *Search) end(found *Survey) {
	if s.survey = found; !found.Settled {
		if s.proving != nil {
			found.Obstacle = s.proving.bad
		}
		s.seen = s.looking.glimpse()
	}
	s.reading, s.looking, s.proving = nil, nil, nil
}

// read begins to read the band.
func (s *Search) read() {
	err := errTooFar(mostSwept, mostCharted)
	if s.near <= mostSwept || s.game.Charted(chartWork) {
		var board *engine.Board
		if board, err = boardOf(s.game); err == nil {
			s.reading, err = read(board, s.near, min(s.near/2, s.squares/s.near))
		}
	}
	if err != nil {
		nothing := unseen()
		s.err, s.survey, s.seen = err, &nothing, &glimpse{}
	}
}

// Survey returns what was found at this distance.
func (s *Search) Survey() Survey { return *s.survey }

// Err says why the search ended before it found anything.
func (s *Search) Err() error { return s.err }

// Near is the distance in work.
func (s *Search) Near() int { return s.near }

// Done says about which part of the work at this distance is done.
func (s *Search) Done() float64 {
	switch {
	case s.survey != nil:
		return 1
	case s.reading == nil:
		return 0
	case s.looking == nil:
		return 0.6 * (1 - float64(len(s.reading.windows))/float64(s.reading.all))
	case s.proving == nil:
		return 0.6 + 0.3*(1-float64(max(0, s.looking.lookups))/mostLookups)
	}
	return 0.9
}

func vectors(g Game) (moves []engine.Cell, longest int) {
	for _, m := range g.List() {
		moves = append(moves, m.Cell())
		longest = max(longest, length(m.Cell()))
	}
	return moves, longest
}

// boardOf returns the board of the outcomes.
func boardOf(g Game) (*engine.Board, error) {
	return engine.NewBoard(g, g.Solve(), engine.NewMap(g, engine.Outcomes, engine.Position{}, ""))
}

// proving tries to prove what the places of a band show.
type proving struct {
	places *places
	moves  []engine.Cell
	least  []int         // how wide runs are at least, in the order in which that is tried
	looks  int           // how many times places were added
	work   *segmentation // or nil
	adding int           // so many places there were before others are added, 0 if none are
	survey *Survey       // what is proved
	bad    *Obstacle     // what was in the way last
}

// mostLooks bounds how many times places are added on a band where a mosaic did not go on.
const mostLooks = 8

// step does a part of a proof, and reports whether there is more to do.
func (p *proving) step() (more bool) {
	switch {
	case len(p.least) == 0:
		return false
	case p.adding > 0:
		if !p.places.refine() {
			p.added(len(p.places.at) > p.adding)
		}
	case p.work == nil:
		p.work = p.places.segmentation(p.places.runs(p.least[0]), p.moves)
	case p.work.step():
	case p.work.proved != nil:
		p.survey = p.work.proved
		return false
	case p.work.counterexample == nil:
		p.bad = p.work.obstacle()
		p.added(false)
	default: // places are added where a mosaic did not go on
		at := *p.work.counterexample
		p.bad = p.work.obstacle()
		p.adding = len(p.places.at)
		p.places.look(at.Y * p.places.middle() / length(at))
	}
	return true
}

// added tries again with places that were added or, if there are none or were too many, with
// runs of another width.
func (p *proving) added(any bool) {
	p.work, p.adding = nil, 0
	if p.looks++; !any || p.looks == mostLooks {
		p.least, p.looks = p.least[1:], 0
	}
}

// segmentation is what the runs look like.
func (p *places) segmentation(runs []run, moves []engine.Cell) *segmentation {
	s := &segmentation{Band: p.Band, moves: moves, work: mostWork}
	r := ray{axis: true, along: engine.Cell{X: 1}}
	for _, next := range runs {
		s.mosaics = append(s.mosaics, next.Mosaic)
		r.above, r.mosaics = p.square(next.first), append(r.mosaics, next.Mosaic)
		s.rays = append(s.rays, r)
		r = ray{below: p.square(next.last), mosaics: []*Mosaic{next.Mosaic}}
	}
	r.axis, r.along = true, engine.Cell{Y: 1}
	s.rays = append(s.rays, r)
	return s
}
