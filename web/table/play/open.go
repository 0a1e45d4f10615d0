package play

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/say"
	"github.com/palacegames/palace/render/view"
)

// opening is what the page wants to be opened.
type opening struct {
	Link string `json:"link"`
	// Arrives says that the link comes from an address, Kept that the page has kept it.
	Arrives bool `json:"arrives,omitempty"`
	Kept    bool `json:"kept,omitempty"`
}

// Open starts the game of a link. If the link is wrong it says so and everything stays as
// it was; a part of it that only says how the game is shown is left out.
func (p *Play) Open(text string) error {
	session, left, err := p.opener.Open(text, link.Looks)
	if err != nil {
		return err
	}
	p.begin(session, text, left)
	return nil
}

// openAs opens a link for a script or, if it arrives by an address, for whoever follows it.
func (p *Play) openAs(a opening) error {
	if a.Arrives {
		return p.arrive(a.Link, a.Kept)
	}
	return p.Open(a.Link)
}

// arrive starts the game of an address, or of a link that the page has kept. Whoever comes
// with a link that is wrong in part has the rest of it.
func (p *Play) arrive(text string, kept bool) error {
	open := p.opener.Open
	if kept {
		open = p.opener.Restore
	}
	session, left, err := open(text, link.Everything)
	if err != nil {
		return err
	}
	p.begin(session, text, left)
	return nil
}

// begin puts the game of a link on the table, and says what was left out of the link.
func (p *Play) begin(session *game.Session, text string, left []link.Left) {
	p.session = session
	left = append(left, p.checkCamera()...)
	p.opened++
	p.view.Looking = false
	p.voice.Hush()
	p.linked.long = false
	p.refresh(true)
	p.follow()
	p.host.Begin(text)
	p.voice.Say(say.Announce(&p.view.View, nil))
	p.measure()
	if words := link.DescribeLeft(left); words != "" {
		p.voice.Tell(words)
	}
	p.host.Acted()
}

// checkCamera drops the view that a link asks for if it is none, and says so.
func (p *Play) checkCamera() []link.Left {
	settings := p.session.View().Settings
	words := settings.View
	_, framed := view.ParseFrame(words)
	if _, ok := (view.Viewport{}).Parsed(words); words == "" || ok || framed {
		return nil
	}
	settings.View = ""
	why := errView
	if err := p.session.Do(game.Show{Settings: settings}); err != nil {
		why = err
	}
	return []link.Left{{Part: "view=" + words, Why: why}}
}

// start returns where the game has begun.
func (p *Play) start() engine.Position {
	for _, turn := range p.view.History {
		if turn.From.Dim() != 0 {
			return turn.From
		}
	}
	return p.view.Here
}
