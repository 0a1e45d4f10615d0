package save

import (
	"fmt"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/sheet"
	"github.com/palacegames/palace/web/internal/page"
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
		return Plan{Name: s.viewName(), Words: ofView.String()}, nil
	}
	job, content, err := s.order(a)
	if err != nil {
		return Plan{}, err
	}
	w := job.Extent
	corner := s.corner(job)
	known := "about"
	switch {
	case a.Format == sheet.PNG || a.Format == sheet.SVG:
		known = "most"
	case job.Map.Kind == engine.Outcomes && a.Format != sheet.JSON:
		known = "exactly"
	}
	return Plan{
		Name:   content.Name(a.Format),
		Words:  holds(w.W, w.H, corner, known, sheet.Bytes(content.Size(a.Format))),
		Window: fmt.Sprintf("%dx%d @ %v", w.W, w.H, corner),
	}, nil
}

// corner returns the position at the smallest corner of the window, as far as the board
// shows it: its first two components.
func (s *Saver) corner(m *wire.Save) engine.Position {
	dim := s.view.Game.Shape().Dim
	at := m.Map.Position(engine.Cell{X: m.Extent.X, Y: m.Extent.Y}, dim).Components(nil)
	return engine.Of(at[:min(2, dim)]...)
}

// order turns a wish into what the exporter needs to know.
func (s *Saver) order(a Wish) (*wire.Save, *sheet.Content, error) {
	v := s.view
	if !v.Charted() {
		return nil, nil, errUncharted
	}
	of := s.host.Commission()
	m := &wire.Save{Start: wire.Start{Map: of.Map, Palette: of.Palette}, Format: a.Format}
	m.Lies = page.Lies(&v.View)
	if a.Squares != "typed" { // those may lie on a board of their own
		m.Piece, m.At = scene.Named(catalog.Of(v.Game).Drawing()), v.Standing()
	}
	var err error
	if m.Map.Kind, err = s.kind(a); err != nil {
		return nil, nil, err
	}
	switch a.Squares {
	case "view":
		if m.Extent = s.host.Canvas().InView(); m.Extent.Empty() {
			err = errNoView
		}
	case "map":
		if m.Extent = of.Extent; m.Extent.Empty() {
			err = errNoMap
		}
	case "typed":
		err = s.place(m, a.Text)
	default:
		err = errNoSquares(a.Squares)
	}
	if err != nil {
		return nil, nil, err
	}
	content, err := m.Content(v.Game)
	if err != nil {
		return nil, nil, err
	}
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
		if slices.Contains(sheet.Formats(k), a.Format) {
			return k, nil
		}
		return 0, errNoFormat(a.Format)
	}
	return 0, errNoKind(a.Kind)
}

// viewName names a picture of what is seen.
func (s *Saver) viewName() string {
	v := s.view
	c := sheet.Content{Game: v.Game, Map: engine.Map{Game: v.Game.String(), Origin: v.Origin, Over: asSeen}, Window: s.host.Canvas().InView()}
	return c.Name(sheet.PNG)
}
