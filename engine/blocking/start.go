package blocking

import "github.com/palacegames/palace/engine"

// Hint says around which position to look for a start that the first player can win. It is
// the classic start of game 5, scaled while solving it takes no time. From there on it is a
// square below the shoulder, inside the épaulette, whose pattern of period 11 makes it an
// N-position.
func Hint(g engine.Game) (engine.Position, bool) {
	const small = 60
	k := g.Shape().Blocking
	if k > small {
		y := k / 4
		return engine.At(k, y-y%11+4), true
	}
	spare := 2 * (5 - min(k, 5))
	return engine.At(13*k/5+spare, 11*k/5+spare), false
}
