// Package table is the table at which a game is played: it holds the session, lets
// the people, the computer players and the canvas act on it, orders the map from
// the painter, and says what the page is to show. It is all of the page that is
// not HTML or pixels, and knows no browser: cmd/playground seats it in one.
//
// Everything that happens comes in as a call from the page, a gesture from the
// canvas or a message from a worker, one at a time; everything that follows goes
// out through Outside and Canvas.
//
// The parts of the table are packages of their own. Each reads the View of the game, and
// has a Host for what it needs besides: desk.go. None knows the table, and of the other
// parts they know no more than the words of page, and save what the chart shows:
//   - page puts the game itself into plain data;
//   - chart is the map, and what is known of its squares;
//   - ask asks the analyst, for computer players and for whoever learns;
//   - learn is the values of moves, explanations and mistakes;
//   - save writes pieces of the map into files.
//
// Here is the rest: what comes in from the page (call.go, calls.go), from the canvas
// (input.go, stroke.go) and from workers (receive.go), what it does to the game (turns.go,
// players.go, pawns.go), how games are opened (open.go), and what goes out (page.go, link.go,
// scene.go, shapes.go).
package table

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/web/table/ask"
	"github.com/palacegames/palace/web/table/chart"
	"github.com/palacegames/palace/web/table/learn"
	"github.com/palacegames/palace/web/table/page"
	"github.com/palacegames/palace/web/table/save"
)

// Table is one game being played on the page.
type Table struct {
	out    Outside
	canvas Canvas

	opener  *game.Opener
	session *game.Session
	view    game.View
	opened  int // how many games were opened, to tell them apart

	chosen  []engine.Position // picked for blocking, not confirmed yet
	stroke  stroke
	hint    engine.Position    // nil if the advice is out of sight
	advice  engine.FarPosition // the move that is recommended
	why     string             // what the analyst found for somebody who asked, in words
	remark  string             // what the perfect player says of its block, unasked
	failure string             // why a computer player does not act, or ""
	notice  page.Say           // why something did not happen, until something does
	said    page.Say           // for the live region
	drawn   drawn
	// written is kept from the last time that the state was asked for.
	written written
	linked  linked

	asks  *ask.Asks
	chart *chart.Chart
	saver *save.Saver

	judge    *learn.Judge
	tutor    *learn.Tutor
	reviewer *learn.Reviewer
	looking  bool // back at an earlier turn, while computers do not act
	hovered  bool // the pointer was moved since the last action

	dark, still bool
	large       bool // letters to be read from afar
}

// drawn is what the page shows of the rules, the same for the whole game.
type drawn struct {
	editor  *page.Editor
	picture *page.Picture
}

// first is the game on the table when the page is opened without a link.
const first = "blocking:5@13,11"

// New lays the table with the first game. Canvas calls back through the methods
// of board.Host, which Table implements.
func New(out Outside) *Table {
	t := &Table{out: out, opener: game.NewOpener()}
	t.chart = chart.New(painting{desk{t}}, &t.view)
	t.saver = save.New(writing{desk{t}}, &t.view, t.chart)
	t.asks = ask.New(asking{desk{t}}, &t.view)
	t.judge = learn.NewJudge(teaching{desk{t}}, &t.view)
	t.tutor = learn.NewTutor(teaching{desk{t}}, &t.view)
	t.reviewer = learn.NewReviewer(teaching{desk{t}}, &t.view)
	return t
}

// Seat connects the canvas and opens the first game.
func (t *Table) Seat(c Canvas) error {
	t.canvas = c
	return t.Open(first)
}

// do carries out a person's action on the session, and everything that follows from it.
func (t *Table) do(action game.Action) error {
	if err := t.session.Do(action); err != nil {
		return err
	}
	t.notice.Text = ""
	t.acted(action)
	return nil
}

// acted is everything that follows from an action that the session has carried out. What is
// told over the board stays if it was a computer's: whoever reads it has done nothing yet.
func (t *Table) acted(action game.Action) {
	t.look(action)
	t.refresh()
	t.follow()
	t.chart.Follow()
	t.show()
	t.say(game.Announce(&t.view, action))
	t.measure()
	t.out.Acted()
}

// read takes over what the session says.
func (t *Table) read() {
	t.view = t.session.View()
	t.written, t.linked = written{}, linked{long: t.linked.long}
}

// refresh reads the session again and drops what no longer holds.
func (t *Table) refresh() {
	t.read()
	t.chosen, t.hint, t.advice, t.why, t.remark, t.failure = nil, nil, nil, "", "", ""
	t.stroke = stroke{}
	t.asks.Drop()
	t.hovered = false
	t.judge.Follow(t.looking)
	t.tutor.Follow()
	t.reviewer.Follow()
}

// show gives the canvas the scene and tells the page that it changed.
func (t *Table) show() {
	t.canvas.Show(t.scene())
	t.out.Changed()
}

// draw makes what the page shows of the rules.
func (t *Table) draw() {
	g := t.view.Game
	t.drawn = drawn{page.EditorOf(g), page.PictureOf(g, t.view.Axes())}
}

// say puts a sentence into the live region.
func (t *Table) say(text string) {
	if text != "" {
		t.said = page.Say{ID: t.said.ID + 1, Text: text}
	}
}

// warn shows why something did not happen.
func (t *Table) warn(err error) {
	t.notice = page.Say{ID: t.notice.ID + 1, Text: english.Sentence(err.Error())}
	t.say(t.notice.Text)
	t.out.Changed()
}

// human reports whether a person in front of the screen is to act.
func (t *Table) human() bool {
	return t.view.Phase != game.OverPhase && t.view.Players[t.view.Turn] == game.Human
}
