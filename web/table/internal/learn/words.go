package learn

import (
	"errors"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/english"
)

const (
	valuesOff = "Values off."
	oneMoment = "One moment…"
	tryAgain  = "Here the game was decided: try again."
)

var (
	errNoTurn  = errors.New("no turn is known to have decided the game")
	errNoStudy = errors.New("nothing is being explained")
	errNoStep  = errors.New("there is no further step")
)

// why is the title of an explanation, as long as it is not known whether the square is lost.
func why(at engine.Position) string { return "Why " + english.Spot(at) }

// whyKnown is the title when that is known.
func whyKnown(at engine.Position, lost bool) string {
	if lost {
		return why(at) + " is lost"
	}
	return why(at) + " wins"
}

// pickedToo adds to words about a square that it is picked for blocking.
func pickedToo(words string) string { return words + "; picked for blocking" }

// itToo adds to words about a square what it does.
func itToo(words, does string) string { return words + "; it" + does }

// too adds to words about a square what it is.
func too(words, is string) string { return words + "; " + is }

// whyNext asks about the square to which a step has led: "Why (4,2)?".
func whyNext(at engine.Position) string { return why(at) + "?" }

// count says how far an explanation is: "1 of 4", "" for one without steps.
func count(step, steps int) string {
	if steps == 0 {
		return ""
	}
	return english.Digits(step) + " of " + english.Digits(steps)
}
