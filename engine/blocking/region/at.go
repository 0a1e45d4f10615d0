package region

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
)

// Values gives the palace number of a square. It is asked for squares of the board
// within the extent only.
type Values func(x, y int) int32

// span is the part of a row that lies in one region, or in none that has a name.
type span struct {
	name     words.Text
	from, to int
}

// spans divides row y of the half board x ≥ y, or all of it where there is no other
// half, by the measured borders, and appends the parts to row: at most maxSpans.
func (s *Survey) spans(row []span, y int) []span {
	x := 0
	if s.twins {
		x = y
	}
	next := func(name words.Text, to int) {
		if to = min(to, s.long); to > x {
			row = append(row, span{name, x, to})
			x = to
		}
	}
	next(Hood, s.k-2*y)
	skin := s.skin.x(y, along, s.long)
	switch {
	case !s.dressed:
		// Too small a game, or too small a part of it, to have come to order.
		next("", skin)
	case s.armpit == nil || y <= s.armpit.Y:
		nose := s.nose()
		if s.woven && y >= nose.Y {
			next(Fabric, s.rift.x(y, rifting, nose.X+int(rifting*float64(y-nose.Y))))
		}
		next(Epaulette, s.seam.x(y, across, s.long))
		next(Arm, skin)
	default:
		if s.prism == nil || y < s.prism.Y {
			next(Fabric, s.fray.x(y, across, s.long))
		} else {
			next(InnerSector, s.thin.x(y, along, s.long))
		}
		next(Warp, s.inside.x(y, along, s.long))
		next(Arm, skin)
	}
	next(OuterSpace, s.long)
	return row
}

const maxSpans = 6

// slack is how far a measured border may lie from the true one between two strips,
// where values decide.
const slack = 16

// At names the region of (x, y). The hood is known by its closed form. Within 16
// squares of where the outer space begins, values say whether a palace follows in
// the row; within 32 squares of where an épaulette ends, whether they hold its
// pattern. The other regions lie between measured borders. ok is false outside the
// extent, and where a game is too small to have regions.
func (s *Survey) At(x, y int, values Values) (label Label, ok bool) {
	if x < 0 || y < 0 || x >= s.extent.W || y >= s.extent.H {
		return Label{}, false
	}
	name := s.name(x, y, values)
	return named(name, engine.Cell{X: x, Y: y}), name != ""
}

// name is At for squares of the extent.
func (s *Survey) name(x, y int, values Values) words.Text {
	mirrored := s.twins && x < y
	if mirrored {
		x, y = y, x
	}
	return s.region(x, y, func(x, y int) (int32, bool) {
		if mirrored {
			x, y = y, x
		}
		if x >= s.extent.W || y >= s.extent.H {
			return 0, false
		}
		return values(x, y) - int32(s.k), true
	})
}

// region is At for palace numbers minus k, and x ≥ y where there are two halves.
func (s *Survey) region(x, y int, rel func(x, y int) (int32, bool)) words.Text {
	if x+2*y < s.k {
		return Hood
	}
	skin := s.skin.x(y, along, s.long)
	if x >= skin-slack && x < skin+slack {
		if !palaceFollows(x, y, skin+slack, rel) {
			return OuterSpace
		}
		if x >= skin {
			x = skin - 1
		}
	}
	var buffer [maxSpans]span
	row := s.spans(buffer[:0], y)
	for _, span := range row {
		if span.name == Epaulette && (near(x, span.from) || near(x, span.to)) && inPatch(s.k, x, y, rel) {
			return Epaulette
		}
	}
	for i, span := range row {
		if x >= span.to {
			continue
		}
		if v, ok := rel(x, y); span.name == Epaulette && ok && v != int32(pattern[phase(s.k, x, y)]) {
			// Just across the seam, or the rift: the pattern has ended before.
			if s.woven && 2*x < span.from+span.to && 3*y > s.k {
				return Fabric
			}
			if i+1 < len(row) {
				return row[i+1].name
			}
		}
		return span.name
	}
	return OuterSpace
}

// near reports whether a border at column c may in truth be on the other side of x.
func near(x, c int) bool { return c-2*slack < x && x < c+2*slack }

// palaceFollows reports whether there is a palace in row y from x on, before end.
func palaceFollows(x, y, end int, rel func(x, y int) (int32, bool)) bool {
	for ; x < end; x++ {
		if v, ok := rel(x, y); ok && v < 0 {
			return true
		}
	}
	return false
}

// Reader reads a window of the extent, and a little around it, from the survey's
// board, and returns a function that names the region of its squares as At does, ""
// for none.
func (s *Survey) Reader(w engine.Window) func(x, y int) words.Text {
	const margin = 3 * slack
	wide := engine.Window{X: w.X - margin, Y: w.Y - margin, W: w.W + 2*margin, H: w.H + 2*margin}.Intersect(s.extent)
	if wide.Empty() {
		return func(x, y int) words.Text { return "" }
	}
	g := read(s.k, s.board, wide)
	values := func(x, y int) int32 {
		if !wide.Contains(engine.Cell{X: x, Y: y}) {
			return int32(s.k)
		}
		return int32(s.k) + int32(g.at(x, y))
	}
	return func(x, y int) words.Text {
		if !s.extent.Contains(engine.Cell{X: x, Y: y}) {
			return ""
		}
		return s.name(x, y, values)
	}
}
