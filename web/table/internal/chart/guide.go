package chart

import (
	"slices"
	"strings"

	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/web/internal/call"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/wire"
)

// guide says what is on a map of landmarks: the names on it, the region
// under the pointer, and the detail that is highlighted. The painter's survey finds
// where things are.
type guide struct {
	chart  *Chart
	game   string        // whose map it is
	labels []atlas.Label // nil until the survey has ended
	silent bool          // no names are wished for
	detail string        // highlighted
	picked words.Text    // what the pointer was on last, or what was chosen from the list
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

// offered returns the names that the map of the game can have.
func (g *guide) offered() (atlas.Landmarks, bool) {
	offered, ok := g.chart.view.Game.(atlas.Landmarks)
	return offered, ok
}

// names reports whether something of that name is on the map.
func (g *guide) names(name words.Text) bool {
	return slices.ContainsFunc(g.labels, func(l atlas.Label) bool { return l.Text == name })
}

// written returns the labels that the canvas may show.
func (g *guide) written() []atlas.Label {
	if g.silent || !g.chart.allowed() {
		return nil
	}
	return g.labels
}

// page returns the page's part, nil for maps without names.
func (g *guide) page() *page.Guide {
	chart := g.chart
	offered, ok := g.offered()
	if chart.reach == nil || !ok || !chart.allowed() {
		return nil
	}
	p := &page.Guide{Names: !g.silent, Here: nowhere(), List: []page.Region{}, Detail: g.detail, Details: []page.Choice{{Name: nothing, Label: noDetail.String()}}}
	if p.Detail == "" {
		p.Detail = nothing
	}
	for _, d := range offered.Details() {
		if g.names(d.Of) || d.Name == g.detail {
			p.Details = append(p.Details, page.Choice{Name: d.Name, Label: d.Label.String()})
		}
	}
	for _, l := range offered.Landmarks() {
		r := page.Region{Name: words.Capital(l.Name.String()), Kind: l.Kind, About: l.About.String(), Source: l.Source.String()}
		if g.names(l.Name) {
			p.List = append(p.List, r)
		}
		if l.Name == g.picked && chart.shown() {
			p.Here = r
		}
	}
	return p
}

// calls lists what the page can call.
func (g *guide) calls() []call.Call {
	given := g.chart.view.Giving(game.MapHelp)
	return []call.Call{
		call.On("names", func(a page.On) error {
			g.silent = !a.On
			g.chart.host.Show()
			return nil
		}),
		call.On("highlight", func(a page.Named) error { return g.highlight(a.Name) }).If(given),
		call.On("visit", func(a page.Named) error { return g.visit(a.Name) }).If(given),
	}
}

// nothing is what the page calls no detail.
const nothing = "nothing"

// highlight lets everything on the map stand back but a detail, or nothing.
func (g *guide) highlight(detail string) error {
	if detail == nothing {
		detail = ""
	}
	offered, ok := g.offered()
	if g.chart.reach == nil || !ok {
		return errNoNameHere(catalog.Offering(isNamed))
	}
	var names []string
	for _, d := range offered.Details() {
		names = append(names, d.Name)
	}
	if detail != "" && !slices.Contains(names, detail) {
		return errUnknownDetailOf(detail, strings.Join(names, ", "))
	}
	if detail == g.detail {
		return nil
	}
	g.detail = detail
	if g.labels != nil {
		g.chart.repaint()
	}
	g.chart.host.Show()
	return nil
}

// visit brings something that has a name on the map into view and says what it is.
func (g *guide) visit(name string) error {
	i := slices.IndexFunc(g.labels, func(l atlas.Label) bool { return strings.EqualFold(l.Text.String(), name) })
	if i < 0 {
		return errNotOnMap(name)
	}
	g.picked = g.labels[i].Text
	words := g.said()
	g.chart.host.Canvas().CenterOn(g.labels[i].At)
	g.chart.host.Say(words)
	g.chart.host.Changed()
	return nil
}

// said returns the words about what was picked.
func (g *guide) said() string {
	if p := g.page(); p != nil && p.Here.Kind != "" {
		return p.Here.Name + ": " + p.Here.About
	}
	return ""
}
