package chart

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/table/host"
	"github.com/palacegames/palace/web/wire"
)

// Chart is the map: which one, how much of it, how far it is, and what is known of it.
type Chart struct {
	host host.Desk
	view *page.View

	revision uint32 // of the pictures; grows when all of them are void
	subject
	variant atlas.Variant // what the map shows instead of the game's own values
	reach   *engine.Reach
	extent  engine.Window
	reported
	sight
	want    picture.Want
	ordered *wire.Start // what the painter was told last, nil for nothing
	look    colour.Look
	failure string
	colours string // the name of the palette
	last    string // the kind shown last, while the map is hidden, "" for none
	mostNim int32  // no nim-value of the game is larger

	probe     probe
	guide     guide
	match     match
	automaton automaton
}

// reported is how far the painter is.
type reported struct {
	done    int
	telling bool // the page will hear of it soon
}

// New returns the chart of a table. The view is the table's: it is read whenever it
// matters, and never written.
func New(desk host.Desk, view *page.View) *Chart {
	c := &Chart{host: desk, view: view, colours: colour.PaletteNames()[0]}
	c.probe.chart, c.guide.chart, c.match.chart, c.automaton.chart = c, c, c, c
	return c
}

// subject tells maps of one game apart.
type subject struct {
	onMap  engine.Map
	w, h   int // that the link asks for
	exists bool
}

func subjectOf(v *game.View) subject {
	if len(v.Kinds()) == 0 {
		return subject{}
	}
	return subject{v.Map(), v.Settings.W, v.Settings.H, true}
}

// Plane returns the squares that the map could show, none if there is no map.
func (c *Chart) Plane() engine.Window {
	if c.reach == nil {
		return engine.Window{}
	}
	return c.reach.Plane()
}

// shown reports whether the map is to be seen now.
func (c *Chart) shown() bool {
	if c.reach == nil || !c.allowed() {
		return false
	}
	return c.peek || !c.view.MapHidden()
}

// allowed reports whether anything may be known of the map. While it is not, the painter is not
// even asked.
func (c *Chart) allowed() bool { return c.view.Gives(game.MapHelp) }

// HelpsChanged begins to paint, or lets go of what may no longer be known: what is given is another
// than before.
func (c *Chart) HelpsChanged() {
	c.peek = false
	c.Reset()
}

// Uncover shows the map though it was hidden, if it is given: its first kind.
func (c *Chart) Uncover() {
	if !c.allowed() || !c.exists || !c.view.MapHidden() {
		return
	}
	if err := c.host.Settle(func(s *game.Settings) { s.Map = "" }); err != nil {
		c.host.Warn(err)
	}
}

// Reset starts a new map: the game, the kind of values or the colours changed.
func (c *Chart) Reset() {
	c.revision++
	c.reach, c.extent, c.done, c.failure = nil, engine.Window{}, 0, ""
	c.want = picture.Want{}
	c.probe.forget()
	c.guide.forget()
	c.automaton.forget()
	c.match.counts = nil
	v := c.view
	c.subject, c.variant = subjectOf(&v.View), atlas.Variant{}
	c.remember()
	if !c.exists {
		return
	}
	c.mostNim = mostNim(v.Game)
	if g, ok := v.Game.(atlas.Variants); ok && c.onMap.Over != "" {
		c.variant, _ = g.Variant(c.onMap.Over)
	}
	reach, err := v.MapReach()
	if err != nil {
		c.failure = words.Sentence(err.Error())
		return
	}
	c.reach = reach
	c.extent = c.firstExtent()
	if err := c.reach.Check(c.extent); err != nil {
		c.failure, c.extent = words.Sentence(err.Error()), engine.Window{}
	}
	if c.ordered != nil && !c.Commission().Continues(c.ordered) {
		c.host.Renew(host.Painter)
	}
	c.start()
}

// repaint voids the pictures, but not what the board has computed.
func (c *Chart) repaint() {
	c.revision++
	c.probe.forget()
	c.start()
}

// Follow starts again if another map is wished for, or if the piece has left the slice
// that the map is of, or the origin from which it is seen.
func (c *Chart) Follow() {
	v := c.view
	if c.subject != subjectOf(&v.View) {
		c.Reset()
	}
	c.remember()
}

// comparing reports whether the map compares two games.
func (c *Chart) comparing() bool { return c.variant.Masked != 0 }

// palette returns the colours of the map.
func (c *Chart) palette() *colour.Palette {
	p := colour.NewPalette(c.colours, c.onMap.Kind, c.view.Game.Shape().Blocking)
	if c.comparing() {
		return p.Masked(c.variant.Masked)
	}
	return p
}

// Want takes what the screen would like to see. An extent that the page chose
// grows with it.
func (c *Chart) Want(w picture.Want) {
	c.want = w
	if c.reach == nil || !c.allowed() {
		return
	}
	if extent := c.grown(); extent != c.extent {
		c.extent, c.done = extent, 0
		c.start()
		c.host.Show()
		return
	}
	c.order()
}

// start tells the painter what to paint, and which part first.
func (c *Chart) start() {
	if c.extent.Empty() {
		return
	}
	c.failure = ""
	if !c.allowed() {
		return
	}
	c.ordered = c.Commission()
	c.host.Post(host.Painter, c.ordered, true)
	c.order()
}

// Commission returns what the painter is told about the map; its extent is empty if there
// is none.
func (c *Chart) Commission() *wire.Start {
	return &wire.Start{
		Revision: c.revision,
		Map:      c.onMap,
		Palette:  c.colours,
		Extent:   c.extent,
		Detail:   c.guide.detail,
	}
}

// order tells the painter which pictures are in view, of those that show some of
// the extent.
func (c *Chart) order() {
	if c.extent.Empty() || !c.allowed() {
		return
	}
	w := picture.Want{Level: c.want.Level}
	for _, key := range c.want.Keys {
		if !key.Window().Intersect(c.extent).Empty() {
			w.Keys = append(w.Keys, key)
		}
	}
	c.host.Post(host.Painter, &wire.Want{Revision: c.revision, Want: w}, true)
}
