package exile

import "github.com/palacegames/palace/engine"

// Hint says around which position to look for a start that the first player can win. It
// keeps away from the lines near which the queens have settled.
func Hint(g engine.Game) (engine.Position, bool) {
	if g.Shape().Signed {
		return engine.At(7, -5), false
	}
	return engine.At(12, 13), false
}
