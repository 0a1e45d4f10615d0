package learn

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/english"
)

// count says how far an explanation is: "1 of 4", "" for one without steps.
func count(step, steps int) string {
	if steps == 0 {
		return ""
	}
	return english.Digits(step) + " of " + english.Digits(steps)
}

// why asks about a square: "Why (4,2)?".
func why(at engine.Position) string { return "Why " + english.Spot(at) + "?" }
