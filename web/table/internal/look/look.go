// Package look is how the person in front of the screen looks at the board: from where,
// which way its axes point, and with what light.
//
// Called as orientation with {"name": "right-up"} it turns the board so that y grows
// upwards; the link then has orient=right-up, and what was up is called down.
package look

import (
	"strings"

	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/call"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/table/host"
)

// Look sets the board up for being looked at.
type Look struct {
	host host.Desk
	view *page.View
}

// New returns the look of a table. Of the view it writes Dark, Large, Still and Guided.
func New(desk host.Desk, view *page.View) *Look {
	view.Guided = true
	return &Look{desk, view}
}

// Calls lists what the page can call.
func (l *Look) Calls() []call.Call {
	return []call.Call{
		call.On("theme", func(a struct {
			Dark  bool `json:"dark"`
			Still bool `json:"still"`
		}) error {
			l.view.Dark, l.view.Still = a.Dark, a.Still
			l.host.Show()
			return nil
		}),
		call.On("large", func(a page.On) error {
			l.view.Large = a.On
			l.host.Show()
			return nil
		}),
		call.On("pointer", func(a page.On) error {
			l.view.Guided = a.On
			l.host.Show()
			return nil
		}),
		call.On("orientation", func(a page.Named) error { return l.orient(a.Name) }),
		call.On("zoom", func(a struct {
			By any `json:"by"`
		}) error {
			return l.zoom(a.By)
		}),
		call.On("cover", func(a struct {
			Width  float64 `json:"width"`
			Height float64 `json:"height"`
		}) error {
			return l.cover(a.Width, a.Height)
		}),
		call.Ask("edges", func(call.None) (Edges, error) { return l.edges(), nil }),
		call.Ask("letGo", func(call.None) (bool, error) { return l.host.Canvas().LetGo(), nil }),
		call.Ask("locate", func(a page.At) (Place, error) { return l.locate(a.Square) }),
	}
}

func (l *Look) orient(name string) error {
	err := l.host.Settle(func(s *game.Settings) { s.Orient = catalog.Orient(name) })
	if err == nil {
		l.host.Show()
	}
	return err
}

// Moved keeps in the link what the canvas shows.
func (l *Look) Moved(camera string) {
	if err := l.host.Settle(func(s *game.Settings) { s.View = camera }); err == nil {
		l.host.Changed()
	}
}

// GameOpened shows another game, as its link wishes.
func (l *Look) GameOpened(link string) {
	camera := l.host.Canvas()
	switch view := l.view.Settings.View; {
	case view != "" && camera.SetCamera(view):
	case l.view.Settings.W > 0 && !strings.Contains(link, "@"):
		l.overview() // a figure, with a piece that nobody put anywhere
		camera.Arrived()
	default:
		camera.Fit()
		camera.Arrived()
	}
}

// Page adds how the board lies, and what must not be covered.
func (l *Look) Page(p *page.Page) {
	p.Orientation = page.OrientationOf(&l.view.View)
	p.Spots = l.spots()
}

// Scene adds how the board is to be seen.
func (l *Look) Scene(s *scene.Scene) {
	v := l.view
	s.Look = scene.Look{Orientation: page.Lies(&v.View), Dark: v.Dark, Large: v.Large, Still: v.Still, Pointer: v.Large && v.Guided}
}
