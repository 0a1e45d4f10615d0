package play

import "github.com/palacegames/palace/game/link"

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
