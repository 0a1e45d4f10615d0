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
	// Strips, if it is settled, are those between the segments, and along the axes.
	Strips []Strip
}

// Strip is a strip along a line, in which squares are not as a mosaic says.
type Strip struct {
	Along engine.Cell // its direction, without a common divisor
	// Low and High bound it: a square is in the mosaic before if Cross of it is Low or less, and in
	// the one behind if that is High or more. Low < High.
	Low, High int
	Period    int // its squares repeat so many times along further
}

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
	var last Survey
	for s := NewSearch(g, 0, places, mostSquares); s.Farther(); {
		for s.Step() {
		}
		if found := s.Survey(); found.Settled || len(found.Segments) > 0 || len(last.Segments) == 0 {
			last = found
		}
		if last.Settled {
			break
		}
	}
	return last
}

// At looks for the segments only where x+y = near, and a little farther out. It errs if that is
// too far.
func At(g Game, near, places int) (Survey, error) {
	s := NewSearch(g, near, places, mostSquares)
	if !s.Farther() {
		return Survey{}, errTooFar()
	}
	for s.Step() {
	}
	return s.Survey(), s.err
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
