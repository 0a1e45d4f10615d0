package ideas

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/segment"
)

// surveyor looks for the segments of a game at one distance from the corner after the other,
// and is the Job of doing so. Step n shows what is seen at the n-th distance.
type surveyor struct {
	game   segment.Game
	solved engine.Methods
	search *segment.Search
	found  []segment.Survey
	ended  bool // nothing can be found farther out
	want   int  // the step that is asked for, negative if none is
	shown  int  // how many distances are in what was shown last
}

const (
	placesAtFirst = 64
	// mostBand bounds the squares of a band: 64 megabytes.
	mostBand = 1 << 29
	// farByItself is how far out segments are looked for without being asked to.
	farByItself = 1 << 17
	// farInVain is how far out, where nothing is to be seen at all.
	farInVain = 1 << 14
)

func newSurveyor(g segment.Game) *surveyor {
	return &surveyor{game: g, solved: g.Solve(), want: -1}
}

// settled reports whether the last survey is proved.
func (s *surveyor) settled() bool {
	n := len(s.found)
	return n > 0 && s.found[n-1].Settled
}

// enough reports whether what is asked for is known.
func (s *surveyor) enough() bool {
	switch {
	case s.ended || s.settled():
		return true
	case s.want >= 0:
		return len(s.found) > s.want
	}
	if len(s.found) == 0 {
		return false
	}
	last := s.found[len(s.found)-1]
	return last.Reach >= farByItself || len(last.Segments) == 0 && last.Reach >= farInVain
}

// Step works for some milliseconds.
func (s *surveyor) Step() (more bool) {
	if s.search == nil {
		s.search = segment.NewSearch(s.game, 0, placesAtFirst, mostBand)
		s.ended = !s.search.Farther()
	}
	if s.enough() {
		return false
	}
	if s.search.Step() {
		return true
	}
	if s.search.Err() != nil {
		s.ended = true
		return false
	}
	s.found = append(s.found, s.search.Survey())
	if !s.settled() {
		s.ended = !s.search.Farther()
	}
	return !s.enough()
}

// Done guesses, for nobody knows how far out a board settles.
func (s *surveyor) Done() float64 {
	if s.enough() {
		return 1
	}
	left := 1.0
	for range s.found {
		left *= 0.8
	}
	if s.search == nil {
		return 0
	}
	return 1 - left*(1-0.2*s.search.Done())
}

// steps says which step is shown.
func (s *surveyor) steps() idea.Steps {
	last := len(s.found) - 1
	if last < 0 {
		return idea.Steps{}
	}
	now := last
	if s.want >= 0 {
		now = min(s.want, last)
	}
	if !s.ended && !s.settled() {
		last++
	}
	return idea.Steps{Now: now, Last: last, Next: lookFarther.String()}
}

// farther says whether something may be found farther out, and whether that is looked for.
func (s *surveyor) farther() prospect {
	switch {
	case s.ended:
		return nothingFarther
	case s.enough():
		return mayLook
	}
	return looking
}

// prospect is what there is to be expected farther out.
type prospect string

const (
	nothingFarther prospect = "nothing"
	mayLook        prospect = "may"
	looking        prospect = "searched"
)

// Key is what the variants of a message are called.
func (p prospect) Key() string { return string(p) }

// remainders reports whether all squares are known by remainders, whatever is known of segments.
func (s *surveyor) remainders() bool { return len(s.game.List()) <= mostByRemainders }

// mostByRemainders is how many moves remainders solve.
const mostByRemainders = 2

// noSegments says why there is nothing to show.
func (s *surveyor) noSegments() error {
	if s.remainders() {
		return errNoSegmentsButRemainders
	}
	return errNoSegments
}

// survey returns what is shown.
func (s *surveyor) survey() (segment.Survey, bool) {
	if len(s.found) == 0 {
		return segment.Survey{}, false
	}
	return s.found[s.steps().Now], true
}

// sector is a part of a segment as it is drawn: the half planes between which its mosaic lies.
type sector struct {
	segment.Part
	of       int // the segment, and of which of its parts
	n, parts int
	from, to strait
}

// strait is the line where a mosaic begins or ends: Cross(along, square) = at.
type strait struct {
	along engine.Cell
	at    int
}

// sectors returns the parts of the segments of a survey, each from where its mosaic begins to
// where it ends; where nothing is proved, between lines through the corner.
func sectors(s segment.Survey) (list []sector) {
	find := func(along engine.Cell) segment.Strip {
		for _, strip := range s.Strips {
			if strip.Along == along {
				return strip
			}
		}
		return segment.Strip{}
	}
	for i, a := range s.Segments {
		for n, p := range a.Parts {
			from, to := strait{p.From.Along, find(p.From.Along).High}, strait{p.To.Along, find(p.To.Along).Low}
			list = append(list, sector{p, i, n, len(a.Parts), from, to})
		}
	}
	return list
}

// above and below are the sides of a line, with the line.
func (s strait) above(on idea.Sheet) idea.Half {
	return on.Over(-s.along.Y, s.along.X, idea.Num(s.at))
}
func (s strait) below(on idea.Sheet) idea.Half {
	return on.Over(s.along.Y, -s.along.X, idea.Num(-s.at))
}

// beside says on which side of the line a square lies: 0 on it, positive above it.
func (s strait) beside(p engine.Position) int {
	y := new(big.Int).Mul(p.At(1).Big(), idea.Num(s.along.X))
	return y.Sub(y, new(big.Int).Mul(p.At(0).Big(), idea.Num(s.along.Y))).Cmp(idea.Num(s.at))
}

// has reports whether a square lies in the sector.
func (s sector) has(p engine.Position) bool { return s.from.beside(p) >= 0 && s.to.beside(p) <= 0 }

// sectorLink is how a segment is named in what it is linked by.
func sectorLink(i int) idea.Link { return idea.Link(1 + i) }

// far reports whether a square lies where what a survey says is proved.
func far(p engine.Position, s segment.Survey) bool {
	sum := new(big.Int).Add(p.At(0).Big(), p.At(1).Big())
	return s.Settled && sum.Cmp(idea.Num(s.Reach)) >= 0
}

// How many squares are seen where sectors part.
const bestWidth, bestHeight = 96, 64

// best returns so many squares from the corner on that sectors part, and none on a board that does
// not begin there.
func best(s idea.Sheet) engine.Window {
	if !s.Origin.Zero() {
		return engine.Window{}
	}
	return engine.Window{W: bestWidth, H: bestHeight}
}

// orFarther returns, of a window from the corner in which sectors are seen well, one more like that
// which is looked at, if this is the larger one: sectors are as well seen from farther away.
func orFarther(best, w engine.Window) engine.Window {
	if !best.Empty() && w.X <= 0 && w.Y <= 0 {
		best.W, best.H = max(best.W, (w.X+w.W)/2), max(best.H, (w.Y+w.H)/2)
	}
	return best
}

// orHere returns, of a window from the corner, the one that is looked at instead, if that is
// elsewhere, is wide enough for sectors to be seen, and shows as much.
func orHere(best, w engine.Window, shows bool) engine.Window {
	here := engine.Window{X: w.X + w.W/4, Y: w.Y + w.H/4, W: w.W / 2, H: w.H / 2} // without what is beyond the edges
	if shows && !best.Empty() && max(w.X, w.Y) > 0 && here.W >= bestWidth && here.H >= bestHeight {
		return here
	}
	return best
}
