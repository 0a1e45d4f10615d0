package painter

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/blocking/compare"
	"github.com/palacegames/palace/engine/blocking/region"
	"github.com/palacegames/palace/engine/blocking/weave"
	"github.com/palacegames/palace/render/view"
	"github.com/palacegames/palace/web/wire"
)

// survey finds out what is on a map when it has been painted: on that of a blocking game
// the regions, and if two games are compared, in which of them they differ. It is kept as
// long as board and extent are the same, whatever the colours.
type survey struct {
	of       engine.Map
	extent   engine.Window
	k        int
	regions  *region.Survey    // nil where there is nothing to name
	named    bool              // all regions are known
	counting *compare.Counting // nil where there is nothing to count
	counted  bool              // all differences are
}

// newSurvey prepares to survey an extent of the board. Of two games that are compared the
// regions are those of the one on show.
func newSurvey(g engine.Game, board *engine.Board, extent engine.Window) *survey {
	k, of := g.Shape().Blocking, board.Map()
	s := &survey{of: of, extent: extent, k: k}
	if _, ok := g.(engine.Variants); ok {
		// The regions begin at the corner. It errs for boards that reach no farther than
		// the extent itself; those have no names.
		if regions, err := newRegions(k, board, extent.X+extent.W, extent.Y+extent.H); err == nil {
			s.regions = regions
		}
	}
	if compared, ok := board.Squares(engine.Window{}).(*compare.Board); ok {
		if counting, err := compared.Count(extent); err == nil {
			s.counting = counting
		}
	}
	return s
}

// largestEndless is how many squares of an infinite pattern are surveyed at most: its
// board begins anew for every strip, so larger ones would take too long.
const largestEndless = 1 << 23

// newRegions prepares to survey the w×h squares at the corner of a blocking game's map.
func newRegions(k int, board *engine.Board, w, h int) (*region.Survey, error) {
	if e, ok := weave.Named(board.Map().Over, k); ok {
		if w <= largestEndless/h {
			return e.Survey(k, w, h)
		}
		return nil, errNoRegions
	}
	numbered, ok := board.Squares(engine.Window{}).(blocking.Numbered)
	if !ok {
		return nil, errNoRegions
	}
	return region.New(k, numbered.Numbers(), w, h)
}

// covers reports whether the survey is of this extent of that board.
func (s *survey) covers(of engine.Map, extent engine.Window) bool {
	return s != nil && s.of == of && s.extent == extent
}

// step does a bounded piece of work, and reports whether there was anything to do.
func (s *survey) step() bool {
	switch {
	case s.regions != nil && !s.named:
		s.named = !s.regions.Next()
	case s.counting != nil && !s.counted:
		s.counted = !s.counting.Next()
	default:
		return false
	}
	return true
}

// labels lists what there is to write on the map: regions weigh most, then
// junctions, then borders, and of twins the one above the diagonal.
func (s *survey) labels() []view.Label {
	var labels []view.Label
	weights := map[region.Kind]int{region.Region: 6, region.Junction: 4, region.Border: 2}
	for _, l := range s.regions.Map() {
		if !s.extent.Contains(l.At) {
			continue
		}
		weight := weights[l.Kind]
		if l.At.Y > l.At.X {
			weight--
		}
		labels = append(labels, view.Label{Text: l.Name, At: l.At, Weight: weight})
	}
	return labels
}

// tallies lists the differences of the games that are compared, region by region.
func (s *survey) tallies() []wire.Tally {
	list := []wire.Tally{}
	for _, t := range s.counting.Tallies() {
		list = append(list, wire.Tally(t))
	}
	return list
}

// region names the region of a square, "" if it has no name or that is not known.
func (s *survey) region(c engine.Cell) string {
	if !s.named || !s.extent.Contains(c) {
		return ""
	}
	return s.regions.Reader(engine.Window{X: c.X, Y: c.Y, W: 1, H: 1})(c.X, c.Y)
}

// veiled is added to the values outside what is highlighted. Palace numbers are 3k
// at most ([CLN15] Section 2.2).
func veiled(k int) int32 { return int32(3*k + 2) }

// veil returns what is shown in place of a tile of the extent: the values in the
// detail as they are, the others veiled.
func (s *survey) veil(detail string) func(t *engine.Tile) engine.Tile {
	return func(t *engine.Tile) engine.Tile {
		marks, err := s.regions.Highlight(detail, t.Window)
		if err != nil {
			return *t // a tile beyond what was surveyed: there is none in the extent
		}
		rows, v := t.Rows(), engine.Tile{Window: t.Window, Wide: make([]int32, t.Area())}
		for i, marked := range marks {
			v.Wide[i] = rows.At(t.X+i%t.W, t.Y+i/t.W)
			if !marked {
				v.Wide[i] += veiled(s.k)
			}
		}
		return v
	}
}
