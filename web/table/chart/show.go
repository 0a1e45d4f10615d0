package chart

import (
	"fmt"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/table/page"
)

// This file is what the person at the page asks of the map, and gets of it, whatever
// it shows.

// Looks notes how the map looks on the canvas now.
func (c *Chart) Looks(l colour.Look) { c.look = l }

// SetPeek shows a hidden map, or hides it again.
func (c *Chart) SetPeek(on bool) { c.peek = on }

// Colours returns the name of the palette.
func (c *Chart) Colours() string { return c.colours }

// SetColours chooses a palette, and reports whether it is another one than before.
func (c *Chart) SetColours(name string) (changed bool, err error) {
	if !slices.Contains(colour.PaletteNames(), name) {
		return false, fmt.Errorf("the colours are one of %s, not %q", strings.Join(colour.PaletteNames(), ", "), name)
	}
	if name == c.colours {
		return false, nil
	}
	c.colours = name
	c.Reset()
	return true, nil
}

// Point moves the pointer or the keyboard cursor to a square, or off the board if that
// is nil.
func (c *Chart) Point(at engine.Position) { c.probe.point(at) }

// Pointed returns the square of the pointer or the cursor, nil for none.
func (c *Chart) Pointed() engine.Position { return c.probe.at }

// Words returns what the map says of the square of the pointer.
func (c *Chart) Words() string { return c.probe.words() }

// Guide returns the page's part about the names, nil for maps without names.
func (c *Chart) Guide() *page.Guide { return c.guide.page() }

// Match returns the page's part about a comparison, nil for games that are not compared.
func (c *Chart) Match() *page.Match { return c.match.page() }

// Automaton returns the page's part about the automaton, nil for maps that are made
// otherwise.
func (c *Chart) Automaton() *page.Automaton { return c.automaton.page() }

// Overlay says what the map shows, and how far it is, for scripts.
func (c *Chart) Overlay() page.Overlay {
	o := page.Overlay{Kind: game.MapOff, Done: c.done, Total: c.extent.Area()}
	if c.shown() {
		o.Kind = c.kind.String()
	}
	return o
}

// Draw says how the canvas shows the map.
func (c *Chart) Draw(s *scene.MapLook) {
	s.Revision = c.revision
	s.Shown = c.shown()
	s.Kind = c.kind
	s.Extent = c.extent
	s.Labels = c.guide.written()
	s.Front = c.automaton.front
	if c.board != nil {
		s.Plane = c.board.Plane()
		s.Palette = c.palette()
		_, sparse := c.board.(engine.Counter)
		s.Contrast = !sparse
	}
}
