package painter

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/words"
)

// survey finds out what is on a map when it has been painted, if the game can tell: where
// that lies which has a name, and if two games are compared, in which regions they differ.
// It is kept as long as board and extent are the same, whatever the colours.
type survey struct {
	of       engine.Map
	extent   engine.Window
	names    atlas.Survey   // nil where there is nothing to name
	named    bool           // all names are known
	counting atlas.Counting // nil where there is nothing to count
	counted  bool           // all differences are
}

// newSurvey prepares to survey an extent of the board.
func newSurvey(g engine.Game, board *engine.Board, extent engine.Window) *survey {
	s := &survey{of: board.Map(), extent: extent}
	if offered, ok := g.(atlas.Landmarks); ok {
		if names, err := offered.Survey(board.Map(), board.Squares(engine.Window{}), extent); err == nil {
			s.names = names
		}
	}
	if offered, ok := g.(atlas.Variants); ok {
		if counting, err := offered.Count(board.Squares(engine.Window{}), extent); err == nil {
			s.counting = counting
		}
	}
	return s
}

// covers reports whether the survey is of this extent of that board.
func (s *survey) covers(of engine.Map, extent engine.Window) bool {
	return s != nil && s.of == of && s.extent == extent
}

// step does a bounded piece of work, and reports whether there was anything to do.
func (s *survey) step() bool {
	switch {
	case s.names != nil && !s.named:
		s.named = !s.names.Next()
	case s.counting != nil && !s.counted:
		s.counted = !s.counting.Next()
	default:
		return false
	}
	return true
}

// labels lists what there is to write on the map.
func (s *survey) labels() []atlas.Label {
	var labels []atlas.Label
	for _, l := range s.names.Labels() {
		if s.extent.Contains(l.At) {
			labels = append(labels, l)
		}
	}
	return labels
}

// region names the region of a square, "" if it has no name or that is not known.
func (s *survey) region(c engine.Cell) words.Text {
	if !s.named || !s.extent.Contains(c) {
		return ""
	}
	return s.names.Region(c)
}

// veil returns what is shown instead of a tile of the extent: the values in the
// detail as they are, the others veiled.
func (s *survey) veil(detail string) func(t *engine.Tile) engine.Tile {
	veil := s.names.Veil()
	return func(t *engine.Tile) engine.Tile {
		marks, err := s.names.Highlight(detail, t.Window)
		if err != nil {
			return *t // a tile beyond what was surveyed: there is none in the extent
		}
		rows, v := t.Rows(), engine.Tile{Window: t.Window, Wide: make([]int32, t.Area())}
		for i, marked := range marks {
			v.Wide[i] = rows.At(t.X+i%t.W, t.Y+i/t.W)
			if !marked {
				v.Wide[i] += veil
			}
		}
		return v
	}
}
