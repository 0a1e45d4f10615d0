package table

import (
	"fmt"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine/palace"
	"github.com/palacegames/palace/engine/palace/region"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/web/feed"
	"github.com/palacegames/palace/web/table/page"
)

// guide says what is on the map of a blocking game: the names on it, the region
// under the pointer, and the detail that is highlighted. The painter's survey finds
// where things are.
type guide struct {
	table  *Table
	game   string         // whose map it is
	labels []render.Label // nil until the survey has ended
	silent bool           // no names are wished for
	detail string         // highlighted
	picked string         // what the pointer was on last, or what was chosen from the list
}

// Guide is what the page shows of the guide.
type Guide struct {
	// Names says whether names are written on the map while it is seen from afar.
	Names bool `json:"names"`
	// Here is the region that the pointer was on last, or what was chosen from the
	// list since, nil before either.
	Here *Region `json:"here"`
	// List holds everything that has a name on this map.
	List    []Region      `json:"list"`
	Detail  string        `json:"detail"`
	Details []page.Choice `json:"details"`
}

// Region is a region, a border or a junction in words.
type Region struct {
	Name   string `json:"name"`
	Kind   string `json:"kind"`
	About  string `json:"about"`
	Source string `json:"source"`
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
	name := g.table.view.Game.String()
	if name != g.game {
		g.game, g.detail, g.picked = name, "", ""
	}
	g.labels = nil
}

// surveyed takes the names from the painter. If the pictures do not highlight what
// they should, for the survey had not ended yet, they are painted again.
func (g *guide) surveyed(m *feed.Labels) {
	chart := &g.table.chart
	if m.Revision != chart.revision || m.Extent != chart.extent {
		return
	}
	g.labels = m.List
	if m.Detail != g.detail {
		chart.repaint()
	}
	g.table.probe.again()
	g.table.show()
}

// names reports whether something of that name is on the map.
func (g *guide) names(name string) bool {
	return slices.ContainsFunc(g.labels, func(l render.Label) bool { return l.Text == name })
}

// written returns the labels that the canvas may show.
func (g *guide) written() []render.Label {
	if g.silent {
		return nil
	}
	return g.labels
}

// page returns the page's part, nil for maps without names.
func (g *guide) page() *Guide {
	chart := &g.table.chart
	if chart.board == nil || catalog.Of(g.table.view.Game).Name != palace.Family.Name {
		return nil
	}
	p := &Guide{Names: !g.silent, List: []Region{}, Detail: g.detail, Details: []page.Choice{{Name: nothing, Label: "Nothing"}}}
	if p.Detail == "" {
		p.Detail = nothing
	}
	for _, name := range region.Details() {
		if g.names(details[name].of) || name == g.detail {
			p.Details = append(p.Details, page.Choice{Name: name, Label: details[name].label})
		}
	}
	for _, l := range region.Names() {
		r := Region{game.Capital(l.Name), l.Kind.String(), l.About, l.Source}
		if g.names(l.Name) {
			p.List = append(p.List, r)
		}
		if l.Name == g.picked && chart.shown() {
			p.Here = &r
		}
	}
	return p
}

// setNames says whether names are to be written on the map.
func (t *Table) setNames(on bool) error {
	t.guide.silent = !on
	t.show()
	return nil
}

// nothing is what the page calls no detail.
const nothing = "nothing"

// highlight lets everything on the map stand back but a detail, or nothing.
func (t *Table) highlight(detail string) error {
	if detail == nothing {
		detail = ""
	}
	if detail != "" && !slices.Contains(region.Details(), detail) {
		return fmt.Errorf("there is no %q to highlight, only %s", detail, strings.Join(region.Details(), ", "))
	}
	if t.guide.page() == nil {
		return fmt.Errorf("there is nothing to highlight on this map: it takes that of a blocking game")
	}
	if detail == t.guide.detail {
		return nil
	}
	t.guide.detail = detail
	if t.guide.labels != nil {
		t.chart.repaint()
	}
	t.show()
	return nil
}

// visit brings something that has a name into view and says what it is.
func (t *Table) visit(name string) error {
	for _, l := range t.guide.labels {
		if strings.EqualFold(l.Text, name) {
			t.guide.picked = l.Text
			t.canvas.CenterOn(l.At.Position())
			t.say(t.guide.said())
			t.out.Changed()
			return nil
		}
	}
	return fmt.Errorf("there is no %q on this map", name)
}

// said returns the words about what was picked.
func (g *guide) said() string {
	if p := g.page(); p != nil && p.Here != nil {
		return p.Here.Name + ": " + p.Here.About
	}
	return ""
}

// located adds the region to the words about the square under the pointer.
func (p *probe) located(words string) string {
	if p.region == "" {
		return words
	}
	return words + " · " + p.region
}
