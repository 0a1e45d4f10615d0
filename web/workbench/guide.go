package workbench

import (
	"errors"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/palace"
	"github.com/palacegames/palace/engine/palace/machine"
	"github.com/palacegames/palace/engine/palace/region"
	"github.com/palacegames/palace/render"
)

// guide surveys the map of a blocking game when it has been painted. It is kept as
// long as board and extent are the same, whatever the colours.
type guide struct {
	of     boardKey
	extent engine.Window
	k      int
	survey *region.Survey // nil where there is nothing to name
	done   bool
}

// newGuide prepares to survey an extent of the board: it stays empty unless that is of
// a blocking game. Of two games that are compared it surveys the one on show.
func newGuide(g engine.Game, of boardKey, board engine.Board, extent engine.Window) *guide {
	guide := &guide{of: of, extent: extent, k: g.K()}
	if _, ok := g.(*palace.Game); ok {
		// The survey begins at the corner. It errs for boards that reach no farther than
		// the extent itself; those have no names.
		if survey, err := survey(g.K(), of, board, extent.X+extent.W, extent.Y+extent.H); err == nil {
			guide.survey = survey
		}
	}
	return guide
}

// largestEndless is how many squares of an infinite pattern are surveyed at most: its
// board begins anew for every strip, so larger ones would take too long.
const largestEndless = 1 << 23

// survey prepares to survey the w×h squares at the corner of a blocking game's map.
func survey(k int, of boardKey, board engine.Board, w, h int) (*region.Survey, error) {
	if of.endless != "" {
		if e, ok := machine.Named(of.endless, k); ok && w <= largestEndless/h {
			return e.Survey(k, w, h)
		}
		return nil, errNoSurvey
	}
	numbered, ok := board.(palace.Numbered)
	if !ok {
		return nil, errNoSurvey
	}
	return region.New(k, numbered.Numbers(), w, h)
}

var errNoSurvey = errors.New("there are no names on this map")

// covers reports whether the guide is for this extent of that board.
func (g *guide) covers(of boardKey, extent engine.Window) bool {
	return g != nil && g.of == of && g.extent == extent
}

// step does a bounded piece of work and reports whether that finished the survey,
// and whether there was anything to do.
func (g *guide) step() (finished, worked bool) {
	if g == nil || g.survey == nil || g.done {
		return false, false
	}
	g.done = !g.survey.Next()
	return g.done, true
}

// ready reports whether everything is surveyed.
func (g *guide) ready() bool { return g != nil && g.done }

// labels lists what there is to write on the map: regions weigh most, then
// junctions, then borders, and of twins the one above the diagonal.
func (g *guide) labels() []render.Label {
	var labels []render.Label
	weights := map[region.Kind]int{region.Region: 6, region.Junction: 4, region.Border: 2}
	for _, l := range g.survey.Map() {
		if !g.extent.Contains(l.At) {
			continue
		}
		weight := weights[l.Kind]
		if l.At.Y > l.At.X {
			weight--
		}
		labels = append(labels, render.Label{Text: l.Name, At: l.At, Weight: weight})
	}
	return labels
}

// region names the region of a square, "" if it has no name or that is not known.
func (g *guide) region(c engine.Cell) string {
	if !g.ready() || !g.extent.Contains(c) {
		return ""
	}
	return g.survey.Reader(engine.Window{X: c.X, Y: c.Y, W: 1, H: 1})(c.X, c.Y)
}

// veiled is added to the values outside what is highlighted. Palace numbers are 3k
// at most ([CLN15] Section 2.2).
func veiled(k int) int32 { return int32(3*k + 2) }

// veil returns what is shown in place of a tile of the extent: the values in the
// detail as they are, the others veiled.
func (g *guide) veil(detail string) func(t *engine.Tile) engine.Tile {
	return func(t *engine.Tile) engine.Tile {
		marks, err := g.survey.Highlight(detail, t.Window)
		if err != nil {
			return *t // a tile beyond what was surveyed: there is none in the extent
		}
		rows, v := t.Rows(), engine.Tile{Window: t.Window, Wide: make([]int32, t.Area())}
		for i, marked := range marks {
			v.Wide[i] = rows.At(t.X+i%t.W, t.Y+i/t.W)
			if !marked {
				v.Wide[i] += veiled(g.k)
			}
		}
		return v
	}
}
