package chart

import (
	"fmt"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/blocking/region"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/render/view"
	"github.com/palacegames/palace/web/table/page"
	"github.com/palacegames/palace/web/wire"
)

// guide says what is on the map of a blocking game: the names on it, the region
// under the pointer, and the detail that is highlighted. The painter's survey finds
// where things are.
type guide struct {
	chart  *Chart
	game   string       // whose map it is
	labels []view.Label // nil until the survey has ended
	silent bool         // no names are wished for
	detail string       // highlighted
	picked string       // what the pointer was on last, or what was chosen from the list
}

// details are the words for what can be highlighted, and the name of what must be on
// the map for it.
var details = map[string]struct{ label, of string }{
	"lattice":   {"The épaulettes’ lattice", region.Epaulette},
	region.Rift: {"The rift", region.Rift},
	region.Skin: {"The skin", region.Skin},
}

// forget drops what is known of the map. What is wished for stays, the detail as
// long as the game is the same.
func (g *guide) forget() {
	name := g.chart.view.Game.String()
	if name != g.game {
		g.game, g.detail, g.picked = name, "", ""
	}
	g.labels = nil
}

// surveyed takes the names from the painter. If the pictures do not highlight what
// they should, for the survey had not ended yet, they are painted again.
func (g *guide) surveyed(m *wire.Labels) {
	chart := g.chart
	if m.Revision != chart.revision || m.Extent != chart.extent {
		return
	}
	g.labels = m.List
	if m.Detail != g.detail {
		chart.repaint()
	}
	chart.probe.again()
	chart.host.Show()
}

// names reports whether something of that name is on the map.
func (g *guide) names(name string) bool {
	return slices.ContainsFunc(g.labels, func(l view.Label) bool { return l.Text == name })
}

// written returns the labels that the canvas may show.
func (g *guide) written() []view.Label {
	if g.silent {
		return nil
	}
	return g.labels
}

// page returns the page's part, nil for maps without names.
func (g *guide) page() *page.Guide {
	chart := g.chart
	if chart.board == nil || catalog.Of(g.chart.view.Game).Name != blocking.Family.Name {
		return nil
	}
	p := &page.Guide{Names: !g.silent, List: []page.Region{}, Detail: g.detail, Details: []page.Choice{{Name: nothing, Label: "Nothing"}}}
	if p.Detail == "" {
		p.Detail = nothing
	}
	for _, name := range region.Details() {
		if g.names(details[name].of) || name == g.detail {
			p.Details = append(p.Details, page.Choice{Name: name, Label: details[name].label})
		}
	}
	for _, l := range region.Names() {
		r := page.Region{Name: english.Capital(l.Name), Kind: l.Kind.String(), About: l.About, Source: l.Source}
		if g.names(l.Name) {
			p.List = append(p.List, r)
		}
		if l.Name == g.picked && chart.shown() {
			p.Here = &r
		}
	}
	return p
}

// SetNames says whether names are to be written on the map.
func (c *Chart) SetNames(on bool) {
	c.guide.silent = !on
	c.host.Show()
}

// nothing is what the page calls no detail.
const nothing = "nothing"

// Highlight lets everything on the map stand back but a detail, or nothing.
func (c *Chart) Highlight(detail string) error {
	if detail == nothing {
		detail = ""
	}
	if detail != "" && !slices.Contains(region.Details(), detail) {
		return fmt.Errorf("there is no %q to highlight, only %s", detail, strings.Join(region.Details(), ", "))
	}
	if c.guide.page() == nil {
		return fmt.Errorf("there is nothing to highlight on this map: it takes that of a blocking game")
	}
	if detail == c.guide.detail {
		return nil
	}
	c.guide.detail = detail
	if c.guide.labels != nil {
		c.repaint()
	}
	c.host.Show()
	return nil
}

// Visit picks something that has a name on the map and says where it is, and what.
func (c *Chart) Visit(name string) (at engine.Cell, words string, err error) {
	for _, l := range c.guide.labels {
		if strings.EqualFold(l.Text, name) {
			c.guide.picked = l.Text
			return l.At, c.guide.said(), nil
		}
	}
	return engine.Cell{}, "", fmt.Errorf("there is no %q on this map", name)
}

// said returns the words about what was picked.
func (g *guide) said() string {
	if p := g.page(); p != nil && p.Here != nil {
		return p.Here.Name + ": " + p.Here.About
	}
	return ""
}
