package learn

import (
	"slices"

	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/web/internal/page"
)

// Point notes that the pointer or the keyboard's cursor was moved onto the board, or off.
func (l *Learn) Point(on bool) { l.hovered = on }

// point adds to the map's words about the square under the pointer what the square is to
// the piece and what a move there is worth: in Pointed for a listener, who does not see
// the rings and the pawns, in Chip for others.
func (l *Learn) point(p *page.Page) {
	at := l.view.Pointed()
	if at.Dim() == 0 {
		return
	}
	p.Pointed = l.role(p.Chip)
	if value := l.judge.said(at); value != "" {
		p.Pointed += ": " + value
		p.Chip += " · " + value
	}
}

// role adds to the map's words what the square under the pointer is to the piece.
func (l *Learn) role(said string) string {
	v, at := l.view, l.view.Pointed()
	plain, role := explain.Square(&v.View, at), explain.Role(&v.View, at)
	switch {
	case slices.Contains(v.Chosen, at) && said == plain:
		return pickedToo(words.Spot(at))
	case slices.Contains(v.Chosen, at):
		return pickedToo(said)
	case said == plain || role == "":
		return said
	}
	return besides(said, role)
}
