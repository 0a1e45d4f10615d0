package play

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/web/internal/call"
	"github.com/palacegames/palace/web/internal/page"
)

// Calls lists what the page can call.
func (p *Play) Calls() []call.Call {
	return append(p.blocks.calls(),
		call.On("open", p.openAs),
		call.On("chooseGame", p.choose),
		call.Ask("meant", func(a struct {
			Text string `json:"text"`
		}) (Meant, error) {
			_, err := link.Open(link.Mend(a.Text))
			return Meant{catalog.Meant(err)}, nil
		}),
		call.Ask("explore", p.explore),
		call.Do("newGame", func() error { return p.open(link.Again(p.session), true) }),
		call.On("toggleMove", p.toggleMove),
		call.Do("editorSize", func() error {
			p.wide = !p.wide
			p.host.Changed()
			return nil
		}),
		call.Ask("share", func(wish page.Sharing) (page.Shared, error) {
			if s, ok := p.host.Share(wish); ok {
				return s, nil
			}
			return page.Share(p.session, wish), nil
		}),

		call.On("move", func(a struct {
			To page.Numbers `json:"to"`
		}) error {
			return p.do(game.Move{To: engine.Position(a.To)})
		}),
		call.On("tap", func(a page.At) error { return byHand(p, func() error { return p.tapAt(a.Square) }) }),
		call.On("moveTo", func(a struct {
			Text string `json:"text"`
		}) error {
			at, err := page.Typed(a.Text, p.view.Game.Shape().Dim)
			if err != nil {
				return err
			}
			return byHand(p, func() error { return p.tapAt(at) })
		}),
		call.On("take", func(a taking) error { return byHand(p, func() error { return p.take(a) }) }),
		call.Do("undo", p.undo),
		call.Do("redo", p.redo),
		call.On("goTo", func(a struct {
			Turns int `json:"turns"`
		}) error {
			return p.do(game.GoTo{Turns: a.Turns})
		}),
		call.Do("resume", p.playOn),

		call.On("players", func(a page.Players) error { return p.Seat(a.First, a.Second) }),
		call.On("seat", func(a page.Players) error { return seat(p, a) }),
		call.Do("playOut", func() error { return p.rival.playOut(p) }),
		call.Do("harder", func() error { return p.starts.harder(mostTries) }),
		call.Do("flip", func() error {
			players := p.view.Players
			return p.Seat(players[game.Second], players[game.First])
		}),
		call.Ask("awaited", func(call.None) (Awaited, error) { return Awaited{p.view.Thinking(), p.failure}, nil }),
		call.Ask("catalog", func(call.None) (page.Menu, error) { return page.Catalog(), nil }),
	)
}

// Meant is the link of the game that people call otherwise elsewhere, "" for none.
type Meant struct {
	Link string `json:"link"`
}

// Awaited says whether a computer player is to act, and why that will not happen, if it
// is known. A script waits for that. While somebody looks back nobody acts.
type Awaited struct {
	Acts    bool   `json:"acts"`
	Failure string `json:"failure"`
}
