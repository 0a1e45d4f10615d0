package table

import (
	"errors"
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/render/sheet"
	"github.com/palacegames/palace/web/feed"
)

// wish is what the page asks for: a format, a kind of values, and which squares, those
// in "view", those of the "map", or as Text says.
type wish struct{ format, kind, squares, text string }

// Plan says what would be saved.
type Plan struct {
	Name   string `json:"name"`
	Words  string `json:"words"`
	Window string `json:"window"` // as it can be written
}

// plan looks at a wish. It errs if that cannot be granted.
func (s *saver) plan(a wish) (Plan, error) {
	if a.format == asSeen {
		return Plan{Name: s.viewName(), Words: "The board as it is seen now, names and rulers too, in the screen’s own pixels."}, nil
	}
	job, content, err := s.order(a)
	if err != nil {
		return Plan{}, err
	}
	w := job.Extent
	corner := s.corner(job)
	about := "about"
	switch {
	case a.format == sheet.PNG:
		about = "at most"
	case job.Kind == engine.Outcomes && a.format != sheet.JSON:
		about = "exactly"
	}
	return Plan{
		Name: content.Name(a.format),
		Words: fmt.Sprintf("%s × %s squares from %s on: %s %s.", game.Digits(w.W), game.Digits(w.H), game.Spot(corner),
			about, sheet.Bytes(content.Size(a.format))),
		Window: fmt.Sprintf("%dx%d @ %v", w.W, w.H, corner),
	}, nil
}

// corner returns the position at the smallest corner of the window.
func (s *saver) corner(m *feed.Save) engine.FarPosition {
	at := engine.Position{m.Extent.X, m.Extent.Y}[:min(2, s.table.view.Game.Dim())]
	if m.Origin == nil {
		return at.Far()
	}
	return m.Origin[:len(at)].Plus(at)
}

// order turns a wish into what the clerk needs to know.
func (s *saver) order(a wish) (*feed.Save, *sheet.Content, error) {
	v, chart := &s.table.view, s.table.chart
	if len(v.Kinds()) == 0 || !chart.Exists() {
		return nil, nil, errors.New("there is no map of this game to save")
	}
	of := chart.Commission()
	m := &feed.Save{Start: feed.Start{Ruleset: of.Ruleset, Rest: of.Rest, Origin: of.Origin, Palette: of.Palette}, Format: a.format}
	m.Lies = render.OrientationOf(v.Axes())
	m.Compare, _ = v.Comparison()
	m.Endless = v.Endless()
	var err error
	if m.Kind, err = s.kind(a); err != nil {
		return nil, nil, err
	}
	switch a.squares {
	case "view":
		if m.Extent = s.table.canvas.InView(); m.Extent.Empty() {
			err = errors.New("no square of the board is in view")
		}
	case "map":
		if m.Extent = of.Extent; m.Extent.Empty() {
			err = errors.New("there is no map yet")
		}
	case "typed":
		err = s.place(m, a.text)
	default:
		err = fmt.Errorf("the squares are those in view, of the map or typed, not %q", a.squares)
	}
	if err != nil {
		return nil, nil, err
	}
	content := m.Content(v.Game, s.board(m))
	return m, &content, content.Check(a.format)
}

// kind returns which values a wish is about.
func (s *saver) kind(a wish) (engine.Kind, error) {
	if a.format == sheet.Bits {
		a.kind = engine.Outcomes.String()
	}
	for _, k := range s.kinds() {
		if k.String() != a.kind {
			continue
		}
		for _, format := range sheet.Formats(k) {
			if format == a.format {
				return k, nil
			}
		}
		return 0, fmt.Errorf("a file is not written as %q", a.format)
	}
	return 0, fmt.Errorf("this map has no values of kind %q to save", a.kind)
}

// board returns a board of what the clerk is to write.
func (s *saver) board(m *feed.Save) engine.Board {
	g := s.table.view.Game
	if m.Origin != nil {
		return g.(engine.Farther).FarBoard(m.Origin)
	}
	if s.unlike() {
		return s.table.view.MapBoard()
	}
	if sliced, ok := g.(engine.Sliced); ok && len(m.Rest) > 0 {
		return sliced.SliceOf(m.Kind, m.Rest)
	}
	return g.Board(m.Kind)
}

// viewName names a picture of what is seen.
func (s *saver) viewName() string {
	v := &s.table.view
	c := sheet.Content{Game: v.Game, Window: s.table.canvas.InView(), Origin: v.Origin, Pattern: asSeen}
	return c.Name(sheet.PNG)
}
