package table

import (
	"errors"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/palace/compare"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/web/feed"
)

// chart is the map: which one, how much of it, and how far it is. The painter
// does the work; the chart decides what is to be painted.
type chart struct {
	table *Table

	revision uint32 // of the pictures; grows when all of them are void
	board    engine.Board
	kind     engine.Kind
	endless  string             // the infinite pattern that it shows
	compare  compare.Comparison // what it compares, with another game of 0: nothing
	rest     engine.Position    // the components of the slice that the map is of
	origin   engine.FarPosition // of a far map
	extent   engine.Window
	done     int
	peek     bool
	want     render.Want
	look     render.Look
	failure  string
}

// kindOf returns what the numbers of the map mean, and false if there is no map.
func (c *chart) kindOf(v *game.View) kindKey {
	if len(v.Kinds()) == 0 {
		return kindKey{}
	}
	comparison, _ := v.Comparison()
	return kindKey{v.MapKind(), v.Settings.W, v.Settings.H, comparison, v.Endless(), true}
}

// kindKey tells maps of one game apart.
type kindKey struct {
	kind    engine.Kind
	w, h    int
	with    compare.Comparison
	endless string
	ok      bool
}

// shown reports whether the map is to be seen now.
func (c *chart) shown() bool {
	if c.board == nil {
		return false
	}
	switch c.table.view.Settings.Map {
	case game.MapOff, game.MapPeek:
		return c.peek
	default:
		return true
	}
}

// reset starts a new map: the game, the kind of values or the colours changed.
func (c *chart) reset() {
	c.revision++
	c.board, c.rest, c.extent, c.done, c.failure = nil, nil, engine.Window{}, 0, ""
	c.origin = c.table.view.Origin
	c.compare, c.endless = compare.Comparison{}, ""
	c.want = render.Want{}
	c.table.probe.forget()
	c.table.guide.forget()
	c.table.automaton.forget()
	c.table.match.counts = nil
	v := &c.table.view
	if len(v.Kinds()) == 0 {
		return
	}
	c.kind = v.MapKind()
	c.compare, _ = v.Comparison()
	c.endless = v.Endless()
	if sliced, ok := v.Game.(engine.Sliced); ok && v.Game.Dim() > 2 && c.origin == nil {
		c.rest = rest(v.Position)
		c.board = sliced.SliceOf(c.kind, c.rest)
	} else {
		c.board = v.MapBoard()
	}
	c.extent = c.firstExtent()
	if err := c.board.Check(c.extent); err != nil {
		c.failure, c.extent = game.Sentence(err.Error()), engine.Window{}
	}
	c.start()
}

// repaint voids the pictures, but not what the board has computed.
func (c *chart) repaint() {
	c.revision++
	c.table.probe.forget()
	c.start()
}

// follow starts anew if the piece has left the slice that the map is of, or the
// origin from which it is seen.
func (c *chart) follow() {
	v := &c.table.view
	if !c.origin.Equal(v.Origin) || c.rest != nil && !c.rest.Equal(rest(v.Position)) {
		c.reset()
	}
}

// rest returns the components of a position after the two that the board shows.
func rest(p engine.Position) engine.Position { return p[min(2, len(p)):] }

// comparing reports whether the map compares two games.
func (c *chart) comparing() bool { return c.compare.Other != 0 }

// palette returns the colours of the map.
func (c *chart) palette() *render.Palette {
	p := render.NewPalette(c.table.palette, c.kind, c.table.view.Game.K())
	if c.comparing() {
		return p.Masked(compare.Masked(c.compare.K))
	}
	return p
}

// wanted takes what the screen would like to see. An extent that the page chose
// grows with it.
func (c *chart) wanted(w render.Want) {
	c.want = w
	if c.board == nil {
		return
	}
	if extent := c.grown(); extent != c.extent {
		c.extent, c.done = extent, 0
		c.start()
		c.table.show()
		return
	}
	c.order()
}

// start tells the painter what to paint, and which part first.
func (c *chart) start() {
	if c.extent.Empty() {
		return
	}
	c.failure = ""
	c.post(&feed.Start{
		Revision: c.revision,
		Ruleset:  c.table.view.Game.String(),
		Kind:     c.kind,
		Rest:     c.rest,
		Origin:   c.origin,
		Palette:  c.table.palette,
		Extent:   c.extent,
		Compare:  c.compare,
		Endless:  c.endless,
		Detail:   c.table.guide.detail,
	})
	c.order()
}

// order tells the painter which pictures are in view, of those that show some of
// the extent.
func (c *chart) order() {
	if c.extent.Empty() {
		return
	}
	w := render.Want{Level: c.want.Level}
	for _, key := range c.want.Keys {
		if !key.Window().Intersect(c.extent).Empty() {
			w.Keys = append(w.Keys, key)
		}
	}
	c.post(&feed.Want{Revision: c.revision, Want: w})
}

func (c *chart) post(m feed.Message) {
	c.table.out.Post(Painter, feed.Encode(m), true)
}

// progressed notes how far the painter is. Reports about an extent that has been
// given up meanwhile are passed over.
func (c *chart) progressed(m *feed.Progress) {
	if m.Revision != c.revision || m.Total != c.extent.Area() {
		return
	}
	c.done = m.Done
	if c.done == m.Total {
		c.table.probe.again()
	}
	c.table.out.Changed()
}

// failed notes why there is no map.
func (c *chart) failed(m *feed.Failure) {
	if m.Revision == c.revision {
		c.failure = game.Sentence(m.Text)
		c.table.warn(errors.New(m.Text))
	}
}

// orientation translates the catalogue's words.
func orientation(o catalog.Orient) render.Orientation {
	switch o {
	case catalog.RightUp:
		return render.XRightYUp
	case catalog.DownRight:
		return render.XDownYRight
	case catalog.UpRight:
		return render.XUpYRight
	default:
		return render.XRightYDown
	}
}
