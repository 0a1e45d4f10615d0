package table

import (
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/puzzle"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/table/host"
	"github.com/palacegames/palace/web/wire"
)

// desk is the table as its parts see it: a host.Desk and play's Host. Here is where they meet.
type desk struct{ table *Table }

// What the table and the browser do.

func (d desk) Changed()                                 { d.table.out.Changed() }
func (d desk) Show()                                    { d.table.show() }
func (d desk) Say(words string)                         { d.table.voice.Say(words) }
func (d desk) Warn(err error)                           { d.table.voice.Warn(err) }
func (d desk) After(t time.Duration, f func())          { d.table.out.After(t, f) }
func (d desk) Today() puzzle.Day                        { return d.table.out.Today() }
func (d desk) Settle(change func(*game.Settings)) error { return d.table.play.Settle(change) }
func (d desk) Open(link string) error                   { return d.table.play.Open(link) }
func (d desk) Seat(first, second string) error          { return d.table.play.Seat(first, second) }
func (d desk) Here() string                             { return d.table.play.Here() }
func (d desk) Plane() engine.Window                     { return d.table.chart.Plane() }
func (d desk) Canvas() host.Canvas                      { return d.table.canvas }
func (d desk) Post(to host.Worker, m wire.Message, expects bool) {
	d.table.out.Post(to, wire.Encode(m), expects)
}
func (d desk) Dismiss(w host.Worker) { d.table.out.Dismiss(w) }
func (d desk) Renew(w host.Worker)   { d.table.out.Renew(w) }
func (d desk) File(part host.File)   { d.table.out.File(part) }

// What another part does.

func (d desk) Propose(blocks []engine.Position) { d.table.play.Propose(blocks) }
func (d desk) Revisit(m *explain.Mistake) error { return d.table.play.Revisit(m) }
func (d desk) Reviewed(turns []game.Turn, mistakes []explain.Mistake) {
	d.table.room.Reviewed(turns, mistakes)
}
func (d desk) Elsewhere() error        { return d.table.play.Elsewhere() }
func (d desk) Link() string            { return d.table.play.Link() }
func (d desk) Leave()                  { d.table.room.Leave() }
func (d desk) Uncovered()              { d.table.chart.Uncover() }
func (d desk) Commission() *wire.Start { return d.table.chart.Commission() }

// What follows from an action, for play.

func (d desk) PositionChanged(again bool) {
	d.table.quiz.PositionChanged(again)
	d.table.voice.PositionChanged()
	d.table.class.PositionChanged()
	d.table.learn.PositionChanged(again)
}

func (d desk) Follow() {
	d.table.chart.Follow()
	d.table.show()
}

func (d desk) GameOpened(link string, again bool) {
	d.table.room.GameOpened(again)
	d.table.quiz.GameOpened(again)
	d.table.chart.Reset()
	d.table.saver.HelpsChanged()
	d.table.helps = page.HelpsOf(&d.table.view)
	d.table.show()
	d.table.look.GameOpened(link)
	d.table.idea.GameOpened()
}

func (d desk) Acted() {
	d.table.room.Acted()
	d.table.out.Acted()
}

func (d desk) Enter(text string, may link.Forgive) (bool, []link.Left, error) {
	return d.table.room.Enter(text, may)
}
func (d desk) Explore(text string) bool                    { return d.table.room.Explore(text) }
func (d desk) Share(wish page.Sharing) (page.Shared, bool) { return d.table.room.Share(wish) }
