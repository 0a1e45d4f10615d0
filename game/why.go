package game

import (
	"slices"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/english"
)

// Why says who wins from the present position and why, given the palaces among
// the options of the piece, blocked ones included: "You see 3 palaces; with k = 5
// all of them can be blocked: whoever moves from here loses."
func Why(v *View, palaces []engine.Position) string {
	if v.Ended() {
		return "No move leads on from " + english.Spot(v.Here) + ": whoever should move here has lost."
	}
	if v.Game.Shape().Blocking == 1 {
		return whyPlain(v, palaces)
	}
	mover := v.Turn
	if v.Phase == BlockPhase {
		mover = mover.Other()
	}
	sees := english.Capital(does(v, mover, "see")) + " " + number(len(palaces), "palace")
	k := v.Game.Shape().Blocking
	if v.Phase != BlockPhase {
		if open := unblocked(v, palaces); len(open) > 0 {
			return sees + ", and " + english.Spot(open[0]) + " is not blocked: whoever goes to a palace can win."
		}
		return sees + closed(len(palaces)) + ": whoever moves from here loses."
	}
	with := "; with k = " + strconv.Itoa(k) + " "
	switch n := len(palaces); {
	case engine.CountOptions(v.Rays).Clamp() < k:
		return "With k = " + strconv.Itoa(k) + " every square can be blocked here: whoever should move loses at once."
	case n == 0:
		return sees + ": whoever moves from here loses."
	case n == 1:
		return sees + with + "it can be blocked: whoever moves from here loses."
	case n < k:
		return sees + with + "all of them can be blocked: whoever moves from here loses."
	}
	return sees + with + "only " + strconv.Itoa(k-1) + " can be blocked: whoever moves from here can win."
}

// whyPlain is Why for games without blocking.
func whyPlain(v *View, palaces []engine.Position) string {
	switch n := len(palaces); n {
	case 0:
		return "No palace is one move away, so " + english.Spot(v.Here) + " is a palace itself: whoever moves from here loses."
	case 1:
		return english.Spot(palaces[0]) + " is a palace, one move away: whoever moves from here wins by going there."
	default:
		return english.Digits(n) + " palaces are one move away, " + english.Spot(palaces[0]) + " among them: whoever moves from here wins by going to one."
	}
}

// unblocked lists the palaces that are not blocked.
func unblocked(v *View, palaces []engine.Position) []engine.Position {
	return without(palaces, v.Blocked)
}

// without lists the positions that are not among the squares, which are sorted.
func without(positions, blocked []engine.Position) []engine.Position {
	if len(blocked) == 0 {
		return positions
	}
	var open []engine.Position
	for _, q := range positions {
		if _, ok := slices.BinarySearchFunc(blocked, q, engine.Position.Compare); !ok {
			open = append(open, q)
		}
	}
	return open
}

// closed says that all of n palaces are blocked.
func closed(n int) string {
	switch n {
	case 0:
		return ""
	case 1:
		return ", and it is blocked"
	}
	return ", and all of them are blocked"
}

// number writes a count in digits with its noun.
func number(n int, noun string) string {
	switch n {
	case 0:
		return "no " + noun
	case 1:
		return "1 " + noun
	}
	return english.Digits(n) + " " + noun + "s"
}

// DescribeSquare says of a square what it is to the piece: what a pointer shows
// where no value is known.
func DescribeSquare(v *View, q engine.Position) string {
	name, _ := piece(v.Game)
	switch {
	case q == v.Here:
		if v.Phase == OverPhase {
			return english.Spot(q) + ": the " + name + " has come to rest here"
		}
		return english.Spot(q) + ": the " + name + " stands here"
	case v.IsBlocked(q):
		return english.Spot(q) + " is blocked"
	case v.Phase != OverPhase && v.Reaches(q):
		return english.Spot(q) + ": the " + name + " can go there"
	}
	return english.Spot(q)
}

// DescribeValue says what the value of a square means: "(8,6) sees 6 palaces".
func DescribeValue(v *View, q engine.Position, k engine.Kind, value int32) string {
	palace := k.Outcome(value, v.Game.Shape().Blocking) == engine.P
	switch k {
	case engine.PalaceNumbers:
		if palace {
			return english.Spot(q) + " is a palace: it sees " + english.Digits(int(value)) + ", fewer than k = " + strconv.Itoa(v.Game.Shape().Blocking)
		}
		return english.Spot(q) + " sees " + number(int(value), "palace")
	case engine.NimValues:
		if palace {
			return english.Spot(q) + " is a palace: its nim-value is 0"
		}
		return english.Spot(q) + " has nim-value " + english.Digits(int(value))
	}
	if palace {
		return english.Spot(q) + " is a palace"
	}
	return english.Spot(q) + " is no palace"
}
