package play

import (
	"errors"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/misere"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/web/internal/page"
)

// choice is what somebody chooses or writes in the page: a link or, of the game on the table,
// another number k, another place to start, misère play or not, or a second game beside it.
type choice struct {
	Link  string  `json:"link,omitempty"`
	K     *string `json:"k"`
	Start *string `json:"start"`
	// Misere is whether whoever cannot move wins.
	Misere *bool `json:"misere"`
	Second bool  `json:"second,omitempty"`
}

// choose opens the game of a choice. Who plays stays as it is, a hidden map hidden, and what is not
// given is not, and the board as it lies, where the choice does not say otherwise.
func (p *Play) choose(c choice) error {
	text, before := p.meaning(c)
	rebuilt := c.K != nil || c.Misere != nil || c.Start != nil
	if p.reopen(asNow(p.view, text), false, rebuilt) == nil {
		return nil
	}
	// What is wrong is said of what was written, not of what was added to it.
	err := p.reopen(text, false, rebuilt)
	var wrong *notation.Error
	if !errors.As(err, &wrong) {
		return err
	}
	dim := p.view.Game.Shape().Dim
	switch {
	case c.K != nil && strings.Trim(number(*c.K), "0123456789") != "", c.K != nil && number(*c.K) == "":
		return errK
	case c.Start != nil && strings.TrimSpace(*c.Start) == "":
		return errStart(dim, example(dim))
	case c.K != nil:
		return errors.New(wrong.Reason) // one number needs no places
	}
	return link.Moved(err, -before)
}

// meaning returns the link of a choice, and the number of letters before what was written.
func (p *Play) meaning(c choice) (text string, before int) {
	g := p.view.Game
	switch {
	case c.K != nil:
		head, k := catalog.Of(g).Name+":", number(*c.K)
		if k == "" || strings.Trim(k, "0123456789") != "" {
			return head + *c.K, len(head) // refused for itself, not for a position after it
		}
		return head + k + "@" + p.view.Start().String(), len(head)
	case c.Misere != nil:
		normal, _ := misere.Normal(g)
		if text = normal.String() + "@" + p.view.Start().String(); *c.Misere {
			text += misere.Mark
		}
		return text, 0
	case c.Second:
		return second(g, p.view.Start()), 0
	case c.Start != nil:
		head := g.String() + "@"
		return head + *c.Start, len(head)
	}
	return link.Mend(c.Link), 0
}

// number is what somebody has written for one number, in the digits of the notation.
func number(text string) string { return strings.TrimSpace(notation.Plain(text)) }

// exploring is the game that is to be explored: that of a choice, or the one that toggleMove
// opens for a move.
type exploring struct {
	choice
	edit
}

// explore finds out, in slices of a few milliseconds, how far a game is played, and reports
// whether there is more to do. Who calls it first until there is not, and then opens the
// game, holds nobody up.
func (p *Play) explore(a exploring) (more bool, err error) {
	if engine.Position(a.Move).Dim() == 0 && a.Text == "" && a.Complete == "" {
		text, _ := p.meaning(a.choice)
		return p.host.Explore(text) || p.opener.Explore(text, link.Everything), nil
	}
	other, err := a.of(p.view.Game)
	return err == nil && p.opener.ExploreGame(other, p.view.Start()), nil
}

// asNow adds to a link who plays, that the map is hidden, and which helps are not given,
// unless it says so itself. A link that says how large the map is, or with what it is
// compared, is there to show it.
func asNow(v *page.View, link string) string {
	says := func(names ...string) bool {
		return slices.ContainsFunc(strings.Split(link, "&")[1:], func(part string) bool {
			name, _, _ := strings.Cut(part, "=")
			return slices.Contains(names, strings.TrimSpace(name))
		})
	}
	whole := link
	if v.MapHidden() && !says("map", "size", "compare") {
		whole += "&map=" + v.Settings.Map
	}
	if !says("first", "second") {
		players := v.Players
		whole += "&first=" + players[game.First] + "&second=" + players[game.Second]
	}
	if !says("quiz", "without") {
		whole += withheld(v)
	}
	return whole
}

// withheld is the part of a link that gives no more help than now.
func withheld(v *page.View) (part string) {
	if v.Settings.Quiz {
		part = "&quiz=on"
	}
	if names := v.Settings.Without.String(); names != "" {
		part += "&without=" + names
	}
	return part
}
