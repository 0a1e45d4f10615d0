package chart

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/web/table/page"
)

// nowhere is what the guide says before it has been asked for a region.
var nowhere = page.Region{Name: "What is what", About: "Point at the map, or choose a name below."}

// squaresDone says how much of the map there is.
func squaresDone(done, total int) string {
	return english.Digits(done) + " of " + english.Digits(total) + " squares"
}

// mapChip says over the board how far the map is.
func mapChip(progress string) string { return "map: " + progress }

// entry says of a colour its label and what that means.
func entry(s *page.Swatch) string {
	if s.Meaning == "" || s.Meaning == s.Label {
		return s.Label
	}
	return s.Label + ": " + s.Meaning
}

// What the automaton makes.
const (
	thisGame      = "This game"
	endlessFabric = "Endless fabric"
	endlessArm    = "Endless arm"
)

func square(c engine.Cell) string { return english.Spot(engine.OfCell(c)) }

// stands says where the rule is written out.
func stands(at engine.Cell) string { return "At " + square(at) }

// termStands says where a square of the rule is: "a at (40,28)".
func termStands(name string, at engine.Cell) string { return name + " at " + square(at) }

// antidiagonals says which of them are shown.
func antidiagonals(t page.Time) string {
	if !t.Held {
		return "All antidiagonals"
	}
	return "Antidiagonals 0 to " + english.Digits(t.Now) + " of " + english.Digits(t.Last)
}

// runs names the button that lets time run, or stops it.
func runs(playing bool) string {
	if playing {
		return "Pause"
	}
	return "Play"
}

// allFound ends a run backwards.
const allFound = "All squares are found."

// lookedFor asks for the value of a square of the past.
func lookedFor(at engine.Cell) string {
	return square(at) + ": Two values lead to what is known: choose one."
}

// found says what is known of a square of the past.
func found(at engine.Cell, t page.Trace) string {
	words := square(at) + " "
	switch {
	case t.State == "hidden":
		return words + "not found yet"
	case t.State == "next":
		return words + "looked for"
	case t.Other:
		return words + t.Value + ", other than in this game"
	}
	return words + t.Value
}

// owned says of a value of the past that it is the game's, or nothing.
func owned(own bool) string {
	if own {
		return "as in this game"
	}
	return ""
}
