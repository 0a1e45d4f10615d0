// Package ideas is the idea that is open at the table: which one, what of it is looked at,
// and what lights up when somebody points at a square, a row or a letter.
//
// In wythoff@13,8&idea=golden the analyst is asked for the layer of the idea golden around
// the squares in view, with (13,8), where the piece stands, pointed at. Its figures go into
// the scene and its table onto the page; the row of 8 and 13 is lit in both.
//
// ideas.go says what is looked at, best.go from where, answer.go asks and hears, calls.go is what the page can
// do, show.go what page and canvas show, running.go lets an idea come about step by step.
package ideas

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/table/host"
	"github.com/palacegames/palace/web/table/internal/voice"
	"github.com/palacegames/palace/web/wire"
)

// Ideas is the idea that is open, if one is.
type Ideas struct {
	host  host.Desk
	view  *page.View
	voice *voice.Voice

	game  string // that is on the table
	here  engine.Position
	open  idea.Open // no name: nothing is open
	about idea.Idea
	at    engine.Position // what was pointed at last, or where the piece stands
	still bool            // that is where the piece stands
	link  idea.Link       // of the row or the letter that is pointed at, 0 for none

	answer  answer
	before  string // what was open before the last choice, if that may still be refused
	running running
	brings  bool // what is seen best is brought into view, once it is known
	steps   bool // a step was asked for, and is not seen yet
}

// New returns the ideas of a table: nothing is open.
func New(desk host.Desk, view *page.View, voice *voice.Voice) *Ideas {
	return &Ideas{host: desk, view: view, voice: voice}
}

// needs are the helps that an idea gives: it shows where palaces lie, and why.
const needs = game.MapHelp | game.WhyHelp

// allowed reports whether an idea is open and may be shown.
func (in *Ideas) allowed() bool { return in.open.Name != "" && in.view.Gives(needs) }

// Follow looks at what is to be seen now, if that is something else than before: another
// idea, another square, or squares that were not in view.
func (in *Ideas) Follow() {
	in.read()
	if !in.allowed() {
		in.answer.forget(in.host)
		in.running.stop()
		return
	}
	if in.host.Canvas().InView().Empty() {
		return // the board is not seen yet
	}
	in.answer.want(in.host, wire.See{
		Game: in.game, Open: in.open.String(), Origin: in.origin(), Window: in.window(), At: in.at, Still: in.still,
	})
}

// read takes from the view which idea is open, and where the piece stands.
func (in *Ideas) read() {
	name := in.view.Game.String()
	another := name != in.game
	if another || in.here != in.view.Here {
		in.game, in.here, in.at, in.still, in.link = name, in.view.Here, in.view.Here, true, 0
	}
	text := in.view.Settings.Idea
	if text == "" {
		in.open, in.link = idea.Open{}, 0
		return
	}
	open, err := idea.Read(text)
	about, lacks := catalog.Idea(in.view.Game, open.Name)
	if err != nil || lacks != nil {
		in.open = idea.Open{} // a session checks it, so this does not happen
		return
	}
	if another || open.Name != in.open.Name {
		in.opened()
	}
	if open.Name != in.open.Name {
		in.link = 0
		in.running.stop()
	}
	in.open, in.about = open, about
}

// origin returns the position that square (0, 0) of the board stands for.
func (in *Ideas) origin() engine.Position {
	if in.view.Charted() {
		return in.view.Map().Origin
	}
	return in.view.Origin
}

// window returns what to look at: what is seen and half as much again on every side. It stays
// the same for as long as it holds what is seen, and not far more than that.
func (in *Ideas) window() engine.Window {
	seen, last := in.host.Canvas().InView(), in.answer.asked.Window
	if in.answer.asked.Origin == in.origin() && last.Intersect(seen) == seen && last.W <= 4*seen.W && last.H <= 4*seen.H {
		return last
	}
	wide := engine.Window{X: seen.X - seen.W/2, Y: seen.Y - seen.H/2, W: 2 * seen.W, H: 2 * seen.H}
	return wide.Intersect(in.host.Plane())
}

// Point takes up what the pointer or the keyboard's cursor points at now. Where it left the
// board, what it pointed at last stays.
func (in *Ideas) Point() {
	if in.open.Name == "" || !in.view.Pointing() {
		return
	}
	in.look(in.view.Pointed())
}

// Gesture takes up what was tapped, which says nothing about what else the tap does.
func (in *Ideas) Gesture(g scene.Gesture) {
	if in.open.Name != "" && g.Kind == scene.Tap {
		in.look(in.view.Position(g.At))
	}
}

// look looks at another square.
func (in *Ideas) look(at engine.Position) {
	if at != in.at && game.CheckPosition(in.view.Game, in.view.Methods, at) == nil {
		in.at, in.still, in.link = at, false, 0
		in.host.Show()
	}
}
