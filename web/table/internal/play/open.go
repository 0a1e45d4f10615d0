package play

import (
	"github.com/palacegames/palace/engine/sum"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/render/view"
)

// opening is what the page wants to be opened.
type opening struct {
	Link string `json:"link"`
	// Arrives says that the link comes from an address, Kept that the page has kept it.
	Arrives bool `json:"arrives,omitempty"`
	Kept    bool `json:"kept,omitempty"`
	// At is the room in which the game was kept, as its link names it.
	At *string `json:"at,omitempty"`
}

// Open starts the game of a link, and returns what of the link is left out, as may be. If the
// link is wrong it says so and everything stays as it was.
func (p *Play) Open(text string, may link.Forgive) ([]link.Left, error) {
	session, left, err := p.opener.Open(text, may)
	if err != nil {
		return nil, err
	}
	return p.begin(session, text, left, false), nil
}

// open is Open for a link of the page's own; again says that it is the last game again.
func (p *Play) open(text string, again bool) error {
	session, left, err := p.opener.Open(text, link.Looks)
	if err == nil {
		p.begin(session, text, left, again)
	}
	return err
}

// reopen is open for a link that is made of the game on the table, or of a choice beside it. The board
// lies as somebody has turned it, whatever is played on it next, unless the link says otherwise; rebuilt
// says that it is the same board with something changed, which stays as it lies in any case.
func (p *Play) reopen(text string, again, rebuilt bool) error {
	session, left, err := p.opener.Open(text, link.Looks)
	if err == nil {
		err = p.lay(session, rebuilt)
	}
	if err == nil {
		p.begin(session, text, left, again)
	}
	return err
}

// lay has the board of a game lie as the one on the table does, where it should. A sum is in no paper:
// it lies as the board to which a game was added.
func (p *Play) lay(session *game.Session, rebuilt bool) error {
	v := session.View()
	lies, settings := p.view.Axes(), v.Settings
	_, summed := v.Game.(*sum.Game)
	turned := lies != catalog.Of(p.view.Game).Orient
	if settings.Orient != "" || lies == v.Axes() || !turned && !rebuilt && !summed {
		return nil
	}
	settings.Orient = lies
	return session.Do(game.Show{Settings: settings})
}

// openAs opens a link for a script or, if it arrives by an address or the page has kept it,
// for whoever follows it: who comes with a link that is wrong in part has the rest of it.
// It may lead into another room.
func (p *Play) openAs(a opening) error {
	may, open := link.Looks, p.opener.Open
	if a.Arrives {
		may = link.Everything
	}
	if a.Arrives && a.Kept {
		open = p.opener.Restore
	} else {
		a.Link = link.Mend(a.Link)
	}
	stays, left := false, []link.Left(nil) // in the room that was entered
	if to := a.At; to != nil || !a.Kept {  // what is kept and in no room is a game, of any length
		if to == nil {
			to = &a.Link
		}
		var err error
		if stays, left, err = p.host.Enter(*to, may); err != nil {
			return err
		}
		if stays && (a.At == nil || a.Link == "") {
			p.voice.Keep(link.DescribeLeft(left))
			return nil
		}
	}
	session, more, err := open(a.Link, may)
	if err != nil {
		return err
	}
	p.begin(session, a.Link, append(left, more...), stays)
	return nil
}

// begin puts the game of a link on the table, and says and returns what was left out of the link.
func (p *Play) begin(session *game.Session, text string, left []link.Left, again bool) []link.Left {
	p.session = session
	left = append(left, checkCamera(session)...)
	p.opened++
	p.view.Looking = false
	p.rival = rival{}
	p.voice.Clear()
	p.printed.long = false
	p.refresh(true)
	p.starts.met[startOf(p.view.Game, p.view.Start())] = true
	p.follow()
	p.host.GameOpened(text, again)
	p.voice.Say(explain.Announce(&p.view.View, nil))
	p.measure()
	p.voice.Keep(link.DescribeLeft(left))
	p.host.Acted()
	return left
}

// checkCamera drops the view that a link asks for if it is none, and says so.
func checkCamera(session *game.Session) []link.Left {
	settings := session.View().Settings
	words := settings.View
	_, framed := view.ParseFrame(words)
	if _, ok := (view.Viewport{}).Parsed(words); words == "" || ok || framed {
		return nil
	}
	settings.View = ""
	why := errView
	if err := session.Do(game.Show{Settings: settings}); err != nil {
		why = err
	}
	return []link.Left{{Part: "view=" + words, Why: why}}
}
