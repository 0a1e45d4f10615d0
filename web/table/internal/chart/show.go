package chart

import (
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/call"
	"github.com/palacegames/palace/web/internal/page"
)

// This file is what the person at the page asks of the map, and gets of it, whatever
// it shows.

// Calls lists what the page can call.
func (c *Chart) Calls() []call.Call {
	given := c.view.Giving(game.MapHelp)
	return slices.Concat(c.guide.calls(), c.automaton.calls(), []call.Call{
		call.On("map", func(a struct {
			Kind  string `json:"kind"`
			Shown *bool  `json:"shown"`
		}) error {
			return c.setKind(a.Kind, a.Shown)
		}).If(given),
		call.On("peek", func(a page.On) error {
			c.peek = a.On
			c.host.Show()
			return nil
		}).If(given),
		call.Ask("row", c.row).If(given),
		call.On("palette", func(a page.Named) error { return c.setColours(a.Name) }),
		call.On("compare", func(a struct {
			Other  int          `json:"other"`
			Shift  page.Numbers `json:"shift,omitempty"`
			Offset int          `json:"offset,omitempty"`
		}) error {
			return c.setCompared(a.Other, a.Shift, a.Offset)
		}).If(given),
	})
}

// setKind chooses what the map shows: a kind of values, "peek" or "off". Shown false hides
// it whatever the kind.
func (c *Chart) setKind(kind string, shown *bool) error {
	if shown != nil && !*shown {
		kind = game.MapOff
	}
	if err := c.host.Settle(func(s *game.Settings) { s.Map = kind }); err != nil {
		return err
	}
	c.Follow()
	c.host.Show()
	return nil
}

// setColours chooses a palette.
func (c *Chart) setColours(name string) error {
	if !slices.Contains(colour.PaletteNames(), name) {
		return errNoColoursOf(strings.Join(colour.PaletteNames(), ", "), name)
	}
	if name != c.colours {
		c.colours = name
		c.Reset()
		c.host.Show()
	}
	return nil
}

// setCompared lays the game over another one, or shows it for itself if that is 0.
func (c *Chart) setCompared(other int, shift page.Numbers, offset int) error {
	var with game.Compare
	if other != 0 {
		if engine.Position(shift).Dim() != 2 {
			return errWrongShift(engine.Position(shift).Dim())
		}
		with = game.Compare{Other: other, Shift: engine.Position(shift).Cell(), Offset: offset}
	}
	err := c.host.Settle(func(s *game.Settings) {
		s.Compare = with
		if with.Other != 0 {
			s.Map = engine.PalaceNumbers.String()
		}
	})
	if err != nil {
		return err
	}
	c.Reset()
	c.host.Show()
	return nil
}

// Looks notes how the map looks on the canvas now.
func (c *Chart) Looks(l colour.Look) {
	c.look = l
	c.host.Changed()
}

// Point looks at the square to which the pointer or the keyboard's cursor has come.
func (c *Chart) Point() { c.probe.point() }

// Page adds the map, and what it says of the square under the pointer.
func (c *Chart) Page(p *page.Page) {
	p.Progress, p.Map, p.Palette = c.progress(), c.legend(), page.PaletteOf(c.colours)
	p.Survey = page.Survey{Guide: c.guide.page(), Match: c.match.page(), Automaton: c.automaton.page()}
	if c.view.Pointing() {
		p.Chip = c.probe.words()
	}
}

// Overlay says what the map shows, and how far it is, for scripts.
func (c *Chart) Overlay() page.Overlay {
	o := page.Overlay{Kind: game.MapOff, Done: c.done, Total: c.extent.Area()}
	if c.shown() {
		o.Kind = c.onMap.Kind.String()
	}
	if !c.allowed() {
		o.Done = 0
	}
	return o
}

// Scene adds how the canvas shows the map.
func (c *Chart) Scene(to *scene.Scene) {
	s := &to.Map
	s.Revision = c.revision
	s.Shown = c.shown()
	s.Wave = c.wave.of(c)
	s.Kind = c.onMap.Kind
	s.Extent = c.extent
	s.Labels = c.guide.written()
	s.Front = c.automaton.front
	if c.reach != nil {
		s.Plane = c.reach.Plane()
		s.Palette = c.palette()
		s.Contrast = !c.reach.Sparse()
	}
}
