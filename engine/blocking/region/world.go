package region

import "github.com/palacegames/palace/engine"

// world says which of the things that have names a board holds. A game holds them
// all; what the automaton makes of a hood without end holds some.
type world struct {
	twins bool // it is its own mirror image
	woven bool // fabric, from the nose on
	armed bool // arm and outer space, from the shoulder on
}

// game is the world of every game.
var game = world{twins: true, woven: true, armed: true}

// NewFabric prepares to survey the w×h squares at the corner of a board that shows
// the infinite fabric where game k has its own: hood, casing and épaulettes go on for
// ever, and between the épaulettes lies nothing but fabric.
func NewFabric(k int, board engine.Bounded, w, h int) (*Survey, error) {
	return newSurvey(k, board, w, h, world{twins: true, woven: true})
}

// NewArm is NewFabric for the infinite arm. It has the shoulder of game k; the
// épaulette lies to the left of its seam in all rows, below the diagonal too.
func NewArm(k int, board engine.Bounded, w, h int) (*Survey, error) {
	return newSurvey(k, board, w, h, world{armed: true})
}

// whole reports whether the board is a game's.
func (s *Survey) whole() bool { return s.world == game }

// start returns the first square of row y that is measured: of the half board x ≥ y,
// or where there is no other half, of those beside the shoulder.
func (s *Survey) start(y int) int {
	if s.twins {
		return y
	}
	return max(0, s.k-2*minRun)
}
