package blocking

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/blocking/compare"
	"github.com/palacegames/palace/engine/blocking/region"
	"github.com/palacegames/palace/engine/words"
)

// This file is what the game can say of a map that has been swept: see
// atlas.Landmarks.Survey and atlas.Variants.Count.

// largestEndless is how many squares of an infinite pattern are surveyed at most: its
// board begins again for every strip, so larger ones would take too long.
const largestEndless = 1 << 23

// Survey prepares to survey the squares from the corner to the end of a window, for regions
// begin at the corner. Of two games that are compared the regions are those of the one on
// show.
func (g *Game) Survey(m engine.Map, on engine.Squares, w engine.Window) (atlas.Survey, error) {
	regions, err := g.regions(m, on, w.X+w.W, w.Y+w.H)
	if err != nil {
		return nil, err // a nil *region.Survey would be no nil atlas.Survey
	}
	return &survey{regions, g.k}, nil
}

// regions prepares to survey the w×h squares at the corner.
func (g *Game) regions(m engine.Map, on engine.Squares, w, h int) (*region.Survey, error) {
	if e, ok := g.pattern(m.Over); ok {
		if w > largestEndless/h {
			return nil, errNoNames
		}
		return e.Survey(g.k, w, h)
	}
	numbered, ok := on.(numbered)
	if !ok {
		return nil, errNoNames
	}
	return region.New(g.k, numbered.Numbers(), w, h)
}

// numbered are squares on which palace numbers are counted, whatever they show of them.
type numbered interface {
	// Numbers returns a board of the palace numbers for which nothing is counted again
	// that was counted here.
	Numbers() engine.Bounded
}

// survey gives the regions of game k the form of an atlas.Survey.
type survey struct {
	*region.Survey
	k int
}

// weights says what gives way to what: regions weigh most, then junctions, then borders.
var weights = map[string]int{region.Region: 6, region.Border: 2, region.Junction: 4}

// Labels lists the names, of twins the one above the diagonal first.
func (s *survey) Labels() []atlas.Label {
	var labels []atlas.Label
	for _, l := range s.Map() {
		weight := weights[l.Kind]
		if l.At.Y > l.At.X {
			weight--
		}
		labels = append(labels, atlas.Label{Text: l.Name, At: l.At, Weight: weight})
	}
	return labels
}

// Region names the region of a square.
func (s *survey) Region(c engine.Cell) words.Text {
	return s.Reader(engine.Window{X: c.X, Y: c.Y, W: 1, H: 1})(c.X, c.Y)
}

// Veil is more than the palace numbers, which are 3k at most ([CLN15] Section 2.2), and
// than what stands for squares that do not match.
func (s *survey) Veil() int32 { return compare.Masked(s.k) + 1 }

// Count starts to count where the board of a comparison differs.
func (g *Game) Count(on engine.Squares, w engine.Window) (atlas.Counting, error) {
	compared, ok := on.(*compare.Board)
	if !ok {
		return nil, errNoOthers
	}
	counting, err := compared.Count(w)
	if err != nil {
		return nil, err
	}
	return counting, nil
}
