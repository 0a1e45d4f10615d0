package table

import (
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/worth"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/web/table/look"
	"github.com/palacegames/palace/web/table/page"
	"github.com/palacegames/palace/web/table/save"
	"github.com/palacegames/palace/web/wire"
)

// desk is the table as its parts see it.
type desk struct{ table *Table }

func (d desk) Changed()                                 { d.table.out.Changed() }
func (d desk) Show()                                    { d.table.show() }
func (d desk) Say(words string)                         { d.table.voice.Say(words) }
func (d desk) Warn(err error)                           { d.table.voice.Warn(err) }
func (d desk) Settle(change func(*game.Settings)) error { return d.table.play.Settle(change) }
func (d desk) After(t time.Duration, f func())          { d.table.out.After(t, f) }

// playing is where the game is played: a play.Host. What follows from an action is here.
type playing struct{ desk }

func (d playing) Turned(anew bool) {
	d.table.quiz.Turned(anew)
	d.table.voice.Follow()
	d.table.learn.Follow(anew)
}

func (d playing) Follow() {
	d.table.chart.Follow()
	d.table.show()
}

func (d playing) Begin(link string, again bool) {
	d.table.room.Begun(again)
	d.table.quiz.Begun(again)
	d.table.chart.Reset()
	d.table.saver.Gated()
	d.table.gives = page.HelpsOf(&d.table.view)
	d.table.show()
	d.table.look.Begin(link)
	d.table.idea.Begin()
}
func (d playing) Share(wish page.Sharing) (page.Shared, bool) { return d.table.room.Share(wish) }
func (d playing) Enter(text string, may link.Forgive) (bool, []link.Left, error) {
	return d.table.room.Enter(text, may)
}
func (d playing) Acted() {
	d.table.room.Acted()
	d.table.out.Acted()
}

// painting is where the map is made: a chart.Host.
type painting struct{ desk }

func (d painting) Post(m wire.Message)                        { d.table.out.Post(Painter, wire.Encode(m), true) }
func (d painting) Renew()                                     { d.table.out.Renew(Painter) }
func (d painting) Picture(revision uint32, p picture.Picture) { d.table.canvas.Picture(revision, p) }
func (d painting) CenterOn(c engine.Cell)                     { d.table.canvas.CenterOn(c) }

// looking is where the board is looked at: a look.Host.
type looking struct{ desk }

func (d looking) Plane() engine.Window { return d.table.chart.Plane() }
func (d looking) Camera() look.Camera  { return d.table.canvas }

// writing is where files are made: a save.Host.
type writing struct{ desk }

func (d writing) Post(m wire.Message)                               { d.table.out.Post(Exporter, wire.Encode(m), true) }
func (d writing) Dismiss()                                          { d.table.out.Dismiss(Exporter) }
func (d writing) File(part save.File)                               { d.table.out.File(part) }
func (d writing) Commission() *wire.Start                           { return d.table.chart.Commission() }
func (d writing) InView() engine.Window                             { return d.table.canvas.InView() }
func (d writing) Snapshot(f func(pixels []byte, width, height int)) { d.table.canvas.Snapshot(f) }

// asking is where the analyst is asked: an ask.Host.
type asking struct{ desk }

func (d asking) Post(m wire.Message, expects bool) {
	d.table.out.Post(Analyst, wire.Encode(m), expects)
}
func (d asking) Here() string { return d.table.play.Here() }
func (d asking) Hush(milliseconds uint32) {
	if milliseconds > 0 {
		d.table.canvas.Hold()
	} else {
		d.table.canvas.Resume()
	}
	d.table.out.Post(Painter, wire.Encode(&wire.Pause{Milliseconds: milliseconds}), false)
}

// standing is where the board stands: a room.Host.
type standing struct{ desk }

func (d standing) Open(link string) error { return d.table.play.Open(link) }

// making is where a lesson is made: a maker.Host.
type making struct{ desk }

func (d making) Open(link string) error { return d.table.play.Open(link) }
func (d making) Leave()                 { d.table.room.Leave() }
func (d making) Link() string {
	var p page.Page
	d.table.play.Page(&p)
	return p.Link
}

// teaching is where people learn: a learn.Host.
type teaching struct{ desk }

func (d teaching) Propose(blocks []engine.Position) { d.table.play.Propose(blocks) }
func (d teaching) Revisit(m *worth.Mistake) error   { return d.table.play.Revisit(m) }

// guessing is where people predict: a quiz.Host.
type guessing struct{ desk }

func (d guessing) Uncovered()            { d.table.chart.Uncover() }
func (d guessing) Elsewhere() error      { return d.table.play.Elsewhere() }
func (d guessing) InView() engine.Window { return d.table.canvas.InView() }

// musing is where ideas are looked at: an insight.Host.
type musing struct{ desk }

func (d musing) Post(m wire.Message, expects bool) {
	d.table.out.Post(Analyst, wire.Encode(m), expects)
}
func (d musing) InView() engine.Window { return d.table.canvas.InView() }
func (d musing) Bring(w engine.Window) { d.table.canvas.Bring(w) }
func (d musing) Plane() engine.Window  { return d.table.chart.Plane() }
