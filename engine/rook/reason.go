package rook

import "github.com/palacegames/palace/engine"

// Reason is the mirror: on the diagonal every move can be copied.
func (Game) Reason(p engine.Position, palaces []engine.Position) string {
	switch {
	case p.Zero():
		return ""
	case palace(p):
		return mirrored(p)
	case len(palaces) != 1:
		return ""
	}
	return unequal(p, palaces[0])
}
