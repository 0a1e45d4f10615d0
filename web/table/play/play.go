// Package play is the game that is played at the table: how it is opened, what people and
// computer players do in it, and how it is linked to. For the piece of a blocking game that
// has come to (3,2) a Play offers the squares of its lines to be picked,
//
//	toggle {"square": [1,2]}   done {}
//
// blocks (1,2), and lets the computer player answer.
package play

import (
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/say"
	"github.com/palacegames/palace/web/table/ask"
	"github.com/palacegames/palace/web/table/call"
	"github.com/palacegames/palace/web/table/page"
	"github.com/palacegames/palace/web/table/voice"
)

// Play is one game after the other being played.
type Play struct {
	host  Host
	view  *page.View
	asks  *ask.Asks
	voice *voice.Voice

	opener  *link.Opener
	session *game.Session
	opened  int // how many games were opened, to tell them apart
	reads   int // how often the session was read, to tell its states apart

	blocks  blocks
	pause   pause
	failure string // why a computer player does not act, or ""
	linked  linked
	drawn   drawn
	wide    bool // the editor's board shall be
}

// Host is the table at which somebody plays.
type Host interface {
	// Turned says that the position is another one, or of another game: what is known
	// of the last holds no longer. It comes before computer players are asked.
	Turned(anew bool)
	// Follow brings the map to where the piece is now, and shows it.
	Follow()
	// Begin makes the map of the game of another link, and shows it; again says that it is
	// the last game once more.
	Begin(link string, again bool)
	// Enter goes to the room that a link names; ok is false if that is a game's.
	Enter(link string) (ok bool, err error)
	// Acted says that somebody has acted. It comes last of all that follows.
	Acted()
	// Changed says that what the page shows is no longer what it was, Show that the
	// canvas shows something else, too.
	Changed()
	Show()
	// After calls f once, d from now.
	After(d time.Duration, f func())
}

// New returns the play of a table. Of the view it writes the game, what is Chosen, and
// whether somebody is Looking back.
func New(host Host, view *page.View, asks *ask.Asks, voice *voice.Voice) *Play {
	p := &Play{host: host, view: view, asks: asks, voice: voice, opener: link.NewOpener()}
	p.blocks.play = p
	return p
}

// do carries out a person's action on the session, and everything that follows from it.
func (p *Play) do(action game.Action) error {
	if err := p.session.Do(action); err != nil {
		return err
	}
	p.voice.Hush()
	p.acted(action)
	return nil
}

// acted is everything that follows from an action that the session has carried out. What is
// told over the board stays if it was a computer's: whoever reads it has done nothing yet.
// The question to a computer player is on its way before the map is ordered.
func (p *Play) acted(action game.Action) {
	p.look(action)
	p.refresh(false)
	p.follow()
	p.host.Follow()
	p.voice.Say(say.Announce(&p.view.View, action))
	p.measure()
	p.host.Acted()
}

// read takes over what the session says.
func (p *Play) read() {
	p.view.View = p.session.View()
	p.reads++
	p.linked = linked{long: p.linked.long}
}

// refresh reads the session again and drops what no longer holds.
func (p *Play) refresh(anew bool) {
	p.read()
	p.view.Chosen, p.failure = nil, ""
	p.blocks.stroke = stroke{}
	p.pause.end()
	p.asks.Drop()
	p.host.Turned(anew)
}

// Settle changes how the game is shown, without a word in the live region.
func (p *Play) Settle(change func(*game.Settings)) error {
	settings := p.view.Settings
	change(&settings)
	if err := p.session.Do(game.Show{Settings: settings}); err != nil {
		return err
	}
	p.read()
	return nil
}

// Here writes the position on the table as a link.
func (p *Play) Here() string { return link.Here(p.session) }

// Reads counts how often the game was another one, or shown in another way.
func (p *Play) Reads() int { return p.reads }

// Calls lists what the page can call.
func (p *Play) Calls() []call.Call {
	return append(p.blocks.calls(),
		call.On("open", p.openAs),
		call.On("chooseGame", p.choose),
		call.Ask("explore", p.explore),
		call.Do("newGame", func() error { return p.open(link.Again(p.session), true) }),
		call.On("toggleMove", p.toggleMove),
		call.Do("editorSize", func() error {
			p.wide = !p.wide
			p.host.Changed()
			return nil
		}),
		call.Ask("share", func(a sharing) (page.Shared, error) { return page.Share(p.session, page.Sharing(a)), nil }),

		call.On("move", func(a struct {
			To page.Numbers `json:"to"`
		}) error {
			return p.do(game.Move{To: engine.Position(a.To)})
		}),
		call.On("tap", func(a page.At) error { return byHand(p, func() error { return p.tapAt(a.Square) }) }),
		call.On("take", func(a taking) error { return byHand(p, func() error { return p.take(a) }) }),
		call.Do("undo", p.undo),
		call.Do("redo", p.redo),
		call.On("goTo", func(a struct {
			Turns int `json:"turns"`
		}) error {
			return p.do(game.GoTo{Turns: a.Turns})
		}),
		call.Do("resume", p.playOn),

		call.On("players", func(a page.Players) error { return p.do(game.SetPlayers{First: a.First, Second: a.Second}) }),
		call.Do("flip", p.flip),
		call.Ask("awaited", func(call.None) (Awaited, error) { return Awaited{p.view.Thinking(), p.failure}, nil }),
		call.Ask("catalog", func(call.None) (page.Menu, error) { return page.Catalog(), nil }),
	)
}

// sharing is what the page asks for who shares.
type sharing struct {
	Base   string `json:"base"`
	Here   bool   `json:"here,omitempty"`
	Hidden *bool  `json:"hidden"`
	View   *bool  `json:"view"`
}

// Awaited says whether a computer player is to act, and why that will not happen, if it
// is known. A script waits for that. While somebody looks back nobody acts.
type Awaited struct {
	Acts    bool   `json:"acts"`
	Failure string `json:"failure"`
}
