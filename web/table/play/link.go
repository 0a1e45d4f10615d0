package play

import "github.com/palacegames/palace/game/link"

// linked is how the session is linked to.
type linked struct {
	link string // "" as long as nobody has asked
	kept string // what a link cannot hold is kept by the page: the whole, or ""
	long bool   // the last game that was measured was too long for a link
}

// links returns how the session is linked to, printed once after every change.
func (p *Play) links() *linked {
	if p.linked.link == "" {
		text, whole := link.ThatFits(p.session)
		p.linked.link = text
		if !whole {
			p.linked.kept = link.Of(p.session)
		}
	}
	return &p.linked
}

// measure tells once when a game becomes too long for a link.
func (p *Play) measure() {
	long := p.links().kept != ""
	if long && !p.linked.long {
		p.voice.Tell(link.TooLong)
	}
	p.linked.long = long
}
