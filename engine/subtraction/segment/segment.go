package segment

import "github.com/palacegames/palace/engine"

// Segment is a sector of the board and its mosaic.
type Segment struct {
	*Mosaic
	// From and To are where it begins and ends, seen from the corner and the x-axis.
	From, To Bound
}

// Bound is where a segment ends.
type Bound struct {
	// Along is a vector of which no component is negative: a square far out where the
	// end was measured, or if it is exact the shortest vector along the line that the end
	// stays next to.
	Along engine.Cell
	Exact bool
}

// Survey is what is known of the segments of a board.
type Survey struct {
	Segments []Segment // from the x-axis to the y-axis
	// Settled says that it is proved that the segments are these for ever, from x+y = Reach
	// on. Otherwise they were computed as far as x+y = Reach, and may change farther out.
	Settled bool
	Reach   int
}

// Game is a vector subtraction game in two dimensions.
type Game interface {
	engine.Editor
	// Charted looks for a chart with so much work at most, and reports whether there is
	// one. Then boards reach to any distance.
	Charted(work int) bool
}

// How far out segments are looked for, and how much that may take.
const (
	nearest      = 1 << 10
	mostSwept    = 1 << 16 // without a chart
	mostCharted  = 1 << 21
	chartWork    = 2_000_000
	reachesMoves = 16      // how many times as long as the longest move the first distance is at least
	mostSquares  = 1 << 30 // of a band: 128 megabytes
)

// Find looks for the segments of a game farther and farther out, at so many places to
// begin with, until they are proved, or as far as is bearable.
func Find(g Game, places int) Survey {
	moves, longest := vectors(g)
	near := nearest
	for near < reachesMoves*longest {
		near *= 2
	}
	var last Survey
	for ; near <= mostCharted; near *= 2 {
		if near > mostSwept && !g.Charted(chartWork) {
			break
		}
		s, err := at(g, moves, near, places)
		if err != nil {
			break
		}
		if last = s; s.Settled {
			break
		}
	}
	return last
}

// At looks for the segments only where x+y = near, and a little farther out. It errs if that is
// too far.
func At(g Game, near, places int) (Survey, error) {
	moves, _ := vectors(g)
	if near > mostCharted || near > mostSwept && !g.Charted(chartWork) {
		return Survey{}, errTooFar()
	}
	return at(g, moves, near, places)
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

func at(g Game, moves []engine.Cell, near, places int) (Survey, error) {
	board, err := boardOf(g)
	if err != nil {
		return Survey{}, err
	}
	band, err := NewBand(board, near, min(near/2, mostSquares/near))
	if err != nil {
		return Survey{}, err
	}
	p := newPlaces(band, places)
	for _, least := range []int{p.wide(), p.narrow()} {
		for range mostLooks {
			proved, slip := p.segmentation(p.runs(least), moves).prove()
			if proved != nil {
				return *proved, nil
			}
			if slip == nil || !p.insert(*slip) {
				break
			}
		}
	}
	return p.survey(), nil
}

// mostLooks bounds how many times places are added on a band where a mosaic did not go on.
const mostLooks = 8

// insert looks where a mosaic did not go on, and reports whether that is a new place.
func (p *places) insert(at engine.Cell) bool {
	before := len(p.at)
	p.look(at.Y * p.middle() / length(at))
	for p.refine() {
	}
	return len(p.at) > before
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

// survey is what the places show.
func (p *places) survey() Survey {
	s := Survey{Reach: p.near + p.thick}
	for _, r := range p.runs(p.narrow()) {
		s.add(Segment{r.Mosaic, Bound{Along: p.square(r.first)}, Bound{Along: p.square(r.last)}})
	}
	return s
}

func (s *Survey) add(next Segment) {
	if n := len(s.Segments); n > 0 && s.Segments[n-1].Same(next.Mosaic) {
		s.Segments[n-1].To = next.To
		return
	}
	s.Segments = append(s.Segments, next)
}
