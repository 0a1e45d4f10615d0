// Package table is the table at which a game is played: it lets the people, the computer
// players and the canvas act on the game, orders the map from the painter, and says what
// the page is to show. It is all of the page that is not HTML or pixels, and knows no
// browser: cmd/playground seats it in one.
//
// Everything that happens comes in as a call from the page, a gesture from the canvas or a
// message from a worker, one at a time; everything that follows goes out through Outside
// and Canvas.
//
// For example open {"link": "rook@2,1&first=human&second=human"} has a rook on the
// board, and move {"to": [1,1]} is answered with the state {"position": [1,1], "turn":
// "second", …}; the page then says: White moves the rook to (1,1). Black to move.
//
// The parts of the table are packages of their own. All look at one View, of which each
// field is written by one of them. What they may ask of the table is in package host, and what
// follows from an action in play's Host: desk.go is both. None knows the table or asks
// another; what each knows it adds to the page and to the scene, in this order, so that learn
// can tick the squares that play has drawn:
//   - play is the game: how it is opened, played, and linked to;
//   - chart is the map, and what is known of its squares;
//   - learn is the values of moves, advice, explanations and mistakes;
//   - look is how the person looks at the board;
//   - voice is what is told in words;
//   - save writes pieces of the map into files;
//   - room is what stands around the board: the door, a lesson, the gallery;
//   - quiz is what people think while the answers are hidden, and whether they were right;
//   - class is the teacher's room, where answers are gathered;
//   - maker is the editor of lessons;
//   - ideas is the idea that is open.
//
// They share what lies below them: page is what the page shows, as plain data; host is the
// table, the workers and the canvas; call is how the page calls; ask asks the analyst, for
// computer players and for whoever learns.
package table

import (
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/call"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/table/host"
	"github.com/palacegames/palace/web/table/internal/ask"
	"github.com/palacegames/palace/web/table/internal/chart"
	"github.com/palacegames/palace/web/table/internal/class"
	"github.com/palacegames/palace/web/table/internal/ideas"
	"github.com/palacegames/palace/web/table/internal/learn"
	"github.com/palacegames/palace/web/table/internal/look"
	"github.com/palacegames/palace/web/table/internal/maker"
	"github.com/palacegames/palace/web/table/internal/play"
	"github.com/palacegames/palace/web/table/internal/quiz"
	"github.com/palacegames/palace/web/table/internal/room"
	"github.com/palacegames/palace/web/table/internal/save"
	"github.com/palacegames/palace/web/table/internal/voice"
)

// Table is one game being played on the page.
type Table struct {
	out    *watched
	canvas host.Canvas
	view   page.View

	asks  *ask.Asks
	room  *room.Room
	maker *maker.Maker
	voice *voice.Voice
	play  *play.Play
	chart *chart.Chart
	learn *learn.Learn
	look  *look.Look
	saver *save.Saver
	quiz  *quiz.Quiz
	class *class.Class
	idea  *ideas.Ideas

	parts []part // all of them, in the order in which they add to the page
	calls call.Calls
	state state
	helps page.Helps // as the parts know it
	now   moment
	mode  scene.Mode // what a tap on the canvas does
	lists bool       // the moves are listed
}

// part is a part of the table: it declares what the page can call, and adds what it knows
// to the page and to the scene.
type part interface {
	Calls() []call.Call
	Page(*page.Page)
	Scene(*scene.Scene)
}

// New lays the table.
func New(out Outside) *Table {
	t := &Table{out: &watched{Outside: out}}
	d := desk{t, t.out}
	t.voice = voice.New(&t.view, d.Changed)
	t.asks = ask.New(d, &t.view.View)
	t.play = play.New(d, &t.view, t.asks, t.voice)
	t.chart = chart.New(d, &t.view)
	t.learn = learn.New(d, &t.view, t.asks, t.voice)
	t.look = look.New(d, &t.view)
	t.saver = save.New(d, &t.view)
	t.room = room.New(d, &t.view, t.asks, t.voice)
	t.quiz = quiz.New(d, &t.view, t.asks, t.voice)
	t.class = class.New(d, &t.view, t.asks, t.voice)
	t.maker = maker.New(d, &t.view, t.asks)
	t.idea = ideas.New(d, &t.view, t.voice)
	t.parts = []part{t.play, t.chart, t.learn, t.look, t.voice, t.saver, t.room, t.quiz, t.class, t.maker, t.idea}
	t.calls = call.Calls{}
	t.calls.Add(t.own())
	for _, p := range t.parts {
		t.calls.Add(p.Calls())
	}
	return t
}

// Seat connects the canvas, and enters by the door.
func (t *Table) Seat(c host.Canvas) error {
	t.canvas = c
	_, _, err := t.room.Enter("", link.Nothing)
	return err
}

// show gives the canvas the scene and tells the page that it changed.
func (t *Table) show() {
	t.checkHelps()
	t.idea.Follow()
	s := scene.Scene{Turn: t.moment(), Asks: t.explains()}
	for _, p := range t.parts {
		p.Scene(&s)
	}
	t.mode = s.Mode
	t.canvas.Show(s)
	t.out.Changed()
}

// checkHelps lets the parts drop what may no longer be known, and ask for what may be known now,
// where other helps are given than before.
func (t *Table) checkHelps() {
	if now := page.HelpsOf(&t.view); now != t.helps {
		t.helps = now
		t.chart.HelpsChanged()
		t.learn.HelpsChanged()
		t.saver.HelpsChanged()
		t.class.HelpsChanged()
	}
}

// Page returns what the page is to show.
func (t *Table) Page() page.Page {
	p := page.Page{State: t.State()}
	for _, part := range t.parts {
		part.Page(&p)
	}
	p.Hands, p.Options = t.hands(), t.options()
	p.Conclude()
	return p
}

// State returns the state of the game.
func (t *Table) State() page.State {
	return page.State{Played: page.PlayedOf(&t.view.View), Around: t.around()}
}

// around returns the state of what stands around the game.
func (t *Table) around() page.Around {
	lesson, puzzle := t.room.State()
	return page.Around{Overlay: t.chart.Overlay(), Lesson: lesson, Puzzle: puzzle, Quiz: t.quiz.State(), Idea: t.idea.State(), Class: t.class.State(), Language: words.Tag()}
}

// Spoken drops what was said in another language, where it is kept: the methods of games say what they do. Whoever
// calls it opens again what is on the table.
func (t *Table) Spoken() { t.play.Spoken() }
