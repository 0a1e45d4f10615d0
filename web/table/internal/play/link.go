package play

import (
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/web/internal/page"
)

// links returns how the session is linked to, printed once after every change.
func (p *Play) links() *printed {
	if p.printed.link == "" {
		text, whole := link.ThatFits(p.session)
		p.printed.link = text
		if !whole {
			p.printed.kept = link.Of(p.session)
		}
	}
	return &p.printed
}

// where says where the blocked squares of a view lie, found once: there can be thousands.
func (w *printed) where(v *game.View) string {
	if w.blocked == nil {
		words := page.Blocked(v)
		w.blocked = &words
	}
	return *w.blocked
}

// Link is how the game is linked to.
func (p *Play) Link() string { return p.links().link }

// measure tells once when a game becomes too long for a link.
func (p *Play) measure() {
	long := p.links().kept != ""
	if long && !p.printed.long {
		p.voice.Tell(link.TooLong.String())
	}
	p.printed.long = long
}
