package save

import (
	"errors"
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/render/sheet"
	"github.com/palacegames/palace/web/table/page"
	"github.com/palacegames/palace/web/wire"
)

// Wish is what the page asks for: a format, a kind of values, and which squares, those
// in "view", those of the "map", or "typed", as Text says.
type Wish struct {
	Format  string `json:"format"`
	Kind    string `json:"kind"`
	Squares string `json:"which"`
	Text    string `json:"text"`
}

// Plan says what would be saved.
type Plan struct {
	Name   string `json:"name"`
	Words  string `json:"words"`
	Window string `json:"window"` // as it can be written
}

// plan looks at a wish. It errs if that cannot be granted.
func (s *Saver) plan(a Wish) (Plan, error) {
	if a.Format == asSeen {
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
	case a.Format == sheet.PNG:
		about = "at most"
	case job.Kind == engine.Outcomes && a.Format != sheet.JSON:
		about = "exactly"
	}
	return Plan{
		Name: content.Name(a.Format),
		Words: fmt.Sprintf("%s × %s squares from %s on: %s %s.", english.Digits(w.W), english.Digits(w.H), english.Spot(corner),
			about, sheet.Bytes(content.Size(a.Format))),
		Window: fmt.Sprintf("%dx%d @ %v", w.W, w.H, corner),
	}, nil
}

// corner returns the position at the smallest corner of the window.
func (s *Saver) corner(m *wire.Save) engine.FarPosition {
	at := engine.Position{m.Extent.X, m.Extent.Y}[:min(2, s.view.Game.Dim())]
	if m.Origin == nil {
		return at.Far()
	}
	return m.Origin[:len(at)].Plus(at)
}

// order turns a wish into what the exporter needs to know.
func (s *Saver) order(a Wish) (*wire.Save, *sheet.Content, error) {
	v := s.view
	if !v.Charted() {
		return nil, nil, errors.New("there is no map of this game to save")
	}
	of := s.host.Commission()
	m := &wire.Save{Start: wire.Start{Ruleset: of.Ruleset, Rest: of.Rest, Origin: of.Origin, Palette: of.Palette}, Format: a.Format}
	m.Lies = page.Lies(&v.View)
	m.Compare, _ = v.Comparison()
	m.Endless = v.Endless()
	var err error
	if m.Kind, err = s.kind(a); err != nil {
		return nil, nil, err
	}
	switch a.Squares {
	case "view":
		if m.Extent = s.host.InView(); m.Extent.Empty() {
			err = errors.New("no square of the board is in view")
		}
	case "map":
		if m.Extent = of.Extent; m.Extent.Empty() {
			err = errors.New("there is no map yet")
		}
	case "typed":
		err = s.place(m, a.Text)
	default:
		err = fmt.Errorf("the squares are those in view, of the map or typed, not %q", a.Squares)
	}
	if err != nil {
		return nil, nil, err
	}
	content := m.Content(v.Game, s.board(m))
	return m, &content, content.Check(a.Format)
}

// kind returns which values a wish is about.
func (s *Saver) kind(a Wish) (engine.Kind, error) {
	if a.Format == sheet.Bits {
		a.Kind = engine.Outcomes.String()
	}
	for _, k := range s.kinds() {
		if k.String() != a.Kind {
			continue
		}
		for _, format := range sheet.Formats(k) {
			if format == a.Format {
				return k, nil
			}
		}
		return 0, fmt.Errorf("a file is not written as %q", a.Format)
	}
	return 0, fmt.Errorf("this map has no values of kind %q to save", a.Kind)
}

// board returns a board of what the exporter is to write.
func (s *Saver) board(m *wire.Save) engine.Board {
	g := s.view.Game
	if m.Origin != nil {
		return g.(engine.Farther).FarBoard(m.Origin)
	}
	if s.unlike() {
		return s.view.MapBoard()
	}
	if sliced, ok := g.(engine.Sliced); ok && len(m.Rest) > 0 {
		return sliced.SliceOf(m.Kind, m.Rest)
	}
	return g.Board(m.Kind)
}

// viewName names a picture of what is seen.
func (s *Saver) viewName() string {
	v := s.view
	c := sheet.Content{Game: v.Game, Window: s.host.InView(), Origin: v.Origin, Pattern: asSeen}
	return c.Name(sheet.PNG)
}
