package play

import "github.com/palacegames/palace/game/link"

// links returns how the session is linked to, printed once after every change.
func (p *Play) links() *address {
	if p.address.link == "" {
		text, whole := link.ThatFits(p.session)
		p.address.link = text
		if !whole {
			p.address.kept = link.Of(p.session)
		}
	}
	return &p.address
}

// Link is how the game is linked to.
func (p *Play) Link() string { return p.links().link }

// measure tells once when a game becomes too long for a link.
func (p *Play) measure() {
	long := p.links().kept != ""
	if long && !p.address.long {
		p.voice.Tell(link.TooLong)
	}
	p.address.long = long
}
