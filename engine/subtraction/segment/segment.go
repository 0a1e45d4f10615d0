package segment

import "github.com/palacegames/palace/engine"

// Segment is the largest sector of the board with one pattern. Mosaics that are the same but for
// a shift are one pattern: where they meet there is a fault, which lies inside the segment.
type Segment struct {
	Lattice // of its periods, the same in all parts
	// From and To are where it begins and ends, seen from the corner and the x-axis.
	From, To Bound
	Parts    []Part // from the x-axis to the y-axis: one, if no strip lies inside the segment
}

// Palaces is the number of P-positions among the squares that repeat.
func (s Segment) Palaces() int { return s.Parts[0].Palaces() }

// Part is a sector of a segment in which its pattern goes on unshifted.
type Part struct {
	*Mosaic
	From, To Bound
	Moved    engine.Cell // by which the part before must be moved to go on here
}

// Fault is a line inside a segment: beyond it, on the y-axis' side, the pattern goes on shifted.
type Fault struct {
	Bound
	Shift engine.Cell // the shortest one
}

// Faults lists the faults of all segments, from the x-axis to the y-axis. Where it is not settled it lists none: then
// a pattern may seem to be shifted where stripes of a longer one pass.
func (s Survey) Faults() (list []Fault) {
	if !s.Settled {
		return nil
	}
	for _, of := range s.Segments {
		for i, part := range of.Parts {
			if part.Moved != (engine.Cell{}) {
				list = append(list, Fault{of.Parts[i-1].To, part.Moved})
			}
		}
	}
	return list
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
	// Settled says that it is proved that the segments are these forever, from x+y = Reach
	// on. Otherwise they were computed as far as x+y = Reach, and may change farther out.
	Settled bool
	Reach   int
	// Gaps, if it is not settled, are the parts of the quadrant in which no pattern is known. With the segments
	// they reach from the x-axis to the y-axis, each from where the one before it ends.
	Gaps []Gap
	// Periods is how long periods were, in a component, that were looked for in the gaps.
	Periods int
	// Obstacle, if it is not settled, is what was in the way of the last proof that was tried, nil if none was.
	Obstacle *Obstacle
	// Strips, if it is settled, are those along the axes, between the segments, and between the
	// parts of a segment. From Reach on, every square lies in one of them or between two.
	Strips []Strip
}

// Strip is a strip along a line, in which squares are not as a mosaic says. It may be empty.
type Strip struct {
	Along engine.Cell // its direction, without a common divisor
	// Low and High bound it: a square is in the mosaic before if Cross of it is Low or less, and in
	// the one behind if that is High or more. Low < High.
	Low, High int
	Period    int // its squares repeat so many times along further, from Reach on
}

// Step is the vector by which the strip's squares repeat.
func (s Strip) Step() engine.Cell {
	return engine.Cell{X: s.Period * s.Along.X, Y: s.Period * s.Along.Y}
}

// Width is how many values Cross takes on the strip's squares.
func (s Strip) Width() int { return s.High - s.Low - 1 }

// Cross says how far a square is from the line through the corner along the strip: it is
// positive on the y-axis' side.
func (s Strip) Cross(square engine.Cell) int { return cross(s.Along, square) }

// Game is a vector subtraction game in two dimensions.
type Game interface {
	engine.Editor
	// Charted looks for a chart with so much work at most, and reports whether there is
	// one. Then boards reach to any distance.
	Charted(work int) bool
}

// How far out segments are looked for, and how much that may take.
const (
	nearest         = 1 << 10
	mostSwept       = 1 << 16 // without a chart
	mostCharted     = 1 << 21
	chartWork       = 2_000_000
	chartWorkAtLast = 5_000_000 // where nothing else has settled a board
	longStepsFrom   = 1 << 15   // from here on no band shows steps of more than a quarter of it twice
	reachesMoves    = 16        // how many times as long as the longest move the first distance is at least
	mostSquares     = 1 << 30   // of a band: 128 megabytes
)

// Find looks for the segments of a game farther and farther out, at so many places to
// begin with, until they are proved, or as far as is bearable. If they are not, it begins with what the chart shows
// far out; so it does soon where that tells that bands are too thin for the steps of some strip.
func Find(g Game, places int) Survey {
	last := unseen()
	var beyond *far
	for s := NewSearch(g, 0, places, mostSquares); s.Farther(); {
		for s.Step() {
		}
		if s.Err() == nil {
			last = s.Survey()
		}
		if last.Settled {
			return last
		}
		if s.Near() == longStepsFrom && g.Charted(chartWork) {
			if beyond = newFar(g); beyond.longSteps() {
				if found := beyond.prove(); found != nil {
					return *found
				}
			}
		}
	}
	if last.Reach == 0 || !g.Charted(chartWorkAtLast) {
		return last
	}
	if beyond == nil || beyond.bad == nil {
		beyond = newFar(g)
		if found := beyond.prove(); found != nil {
			return *found
		}
	}
	last.Obstacle = beyond.bad
	return last
}

// Beyond looks for the segments only by what the chart of a game shows far out, and proves them, or finds none. It is
// for boards that a search does not settle.
func Beyond(g Game) Survey {
	if g.Charted(chartWork) {
		if found := newFar(g).prove(); found != nil {
			return *found
		}
	}
	return unseen()
}

// At looks for the segments only where x+y = near, and a little farther out. It errs if that is
// too far.
func At(g Game, near, places int) (Survey, error) {
	s := NewSearch(g, near, places, mostSquares)
	if !s.Farther() {
		return Survey{}, errTooFar(mostSwept, mostCharted)
	}
	for s.Step() {
	}
	return s.Survey(), s.err
}
