package explain

import (
	"math"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/english"
)

// MapTitle says what a map shows in a sentence or two.
func MapTitle(kind engine.Kind) string {
	switch kind {
	case engine.PalaceNumbers:
		return "Palaces seen. Fewer than k: a palace (P-position)."
	case engine.NimValues:
		return "Nim-value. Zero: a palace (P-position)."
	default:
		return "Who wins: gold is a palace (P-position), where the player to move loses."
	}
}

// Differing are the label and the meaning of squares on which two compared games differ.
func Differing() (label, meaning string) { return "≠", "the two games differ here" }

// LegendEntry says what the values of a kind from one to another mean, of a game that lets
// k − 1 moves be blocked: in short, as "4" or "8+", and in words. To may be
// math.MaxInt32, which stands for all others.
func LegendEntry(kind engine.Kind, k int, from, to int32) (label, meaning string) {
	switch {
	case kind == engine.PalaceNumbers:
		return palacesSeen(k, int(from), from != to)
	case kind == engine.NimValues && from > 0:
		return nimValues(from, to)
	case kind == engine.NimValues:
		return "0", "a palace: the player to move loses"
	case from == 1:
		return "P", "a palace: the player to move loses"
	default:
		return "N", "an N-position: the player to move wins"
	}
}

// palacesSeen says what it means to see n palaces, or n and some more.
func palacesSeen(k, n int, more bool) (label, meaning string) {
	if n < k && more {
		return "0…", "the hood: a palace that sees none, and the ramp from there"
	}
	label, meaning = seen(k, n), "sees "+english.Counted(n, "palace")
	if more {
		label, meaning = label+"+", meaning+" or more"
	}
	if n < k {
		return label, meaning + ": itself a palace"
	}
	return label, meaning + ": too many to block"
}

// longLabel is from which number on a label says how far it is from k.
const longLabel = 1000

// seen writes how many palaces are seen as the board does or, where that is too long to
// stand below a colour, as "k−1".
func seen(k, n int) string {
	switch {
	case n < longLabel && k < longLabel:
		return strconv.Itoa(n)
	case n == k:
		return "k"
	case n < k:
		return "k−" + strconv.Itoa(k-n)
	}
	return "k+" + strconv.Itoa(n-k)
}

// nimValues says what some nim-values mean, none of them 0.
func nimValues(from, to int32) (label, meaning string) {
	label = strconv.Itoa(int(from))
	switch {
	case to == math.MaxInt32:
		return label + "+", "nim-values from " + label + " on: N-positions"
	case to > from:
		return label, "nim-values from " + label + " to " + strconv.Itoa(int(to)) + ": N-positions"
	default:
		return label, "nim-value " + label + ": an N-position"
	}
}

// Value says what the value of a square means, of a game that lets k − 1 moves be
// blocked: "(8,6) sees 6 palaces".
func Value(q engine.Position, kind engine.Kind, k int, value int32) string {
	palace := kind.Outcome(value, k) == engine.P
	switch kind {
	case engine.PalaceNumbers:
		if palace {
			return english.Spot(q) + " is a palace: it sees " + english.Digits(int(value)) + ", fewer than k = " + english.Digits(k)
		}
		return english.Spot(q) + " sees " + english.Counted(int(value), "palace")
	case engine.NimValues:
		if palace {
			return english.Spot(q) + " is a palace: its nim-value is 0"
		}
		return english.Spot(q) + " has nim-value " + english.Digits(int(value))
	}
	if palace {
		return english.Spot(q) + " is a palace"
	}
	return english.Spot(q) + " is not a palace"
}
