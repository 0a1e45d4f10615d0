package explain

import (
	"fmt"
	"math"
	"strconv"

	"github.com/palacegames/palace/engine"
)

// MapTitle says what a map shows in a sentence or two.
func MapTitle(kind engine.Kind) string {
	switch kind {
	case engine.PalaceNumbers:
		return mapPalaceNumbers.String()
	case engine.NimValues:
		return mapNimValues.String()
	case engine.Remoteness, engine.MisereRemoteness:
		return mapRemoteness(kind.Outcome(1, 1) == engine.P)
	default:
		return mapOutcomes.String()
	}
}

// Differing are the label and the meaning of squares on which two compared games differ.
func Differing() (label, meaning string) { return "≠", differHere.String() }

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
		return "0", meansPalace.String()
	case kind.Lasts() && kind.Outcome(from, k) == engine.P:
		return fmt.Sprintf("%d, %d, …", from, from+2), meansPalace.String()
	case kind.Lasts():
		return lasts(from, to)
	case from == 1:
		return "P", meansPalace.String()
	default:
		return "N", meansNPosition.String()
	}
}

// palacesSeen says what it means to see n palaces, or n and some more.
func palacesSeen(k, n int, more bool) (label, meaning string) {
	if n < k && more {
		return "0…", meansHood.String()
	}
	label = seen(k, n)
	if more {
		label += "+"
	}
	return label, meansSees(n, more, n < k)
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
		return label + "+", meansNimFrom(int(from))
	case to > from:
		return label, meansNimFromTo(int(from), int(to))
	default:
		return label, meansNimValue(int(from))
	}
}

// lasts says what some numbers of moves mean, those of N-positions.
func lasts(from, to int32) (label, meaning string) {
	label = strconv.Itoa(int(from))
	switch {
	case to == math.MaxInt32:
		return label + "+", meansLastsFrom(int(from))
	case to > from:
		return label, meansLastsFromTo(int(from), int(to))
	default:
		return label, meansLasts(int(from))
	}
}

// Value says what the value of a square means, of a game that lets k − 1 moves be
// blocked: "(8,6) sees 6 palaces".
func Value(q engine.Position, kind engine.Kind, k int, value int32) string {
	palace := kind.Outcome(value, k) == engine.P
	switch {
	case kind == engine.PalaceNumbers && palace:
		return palaceSees(q, int(value), k)
	case kind == engine.PalaceNumbers:
		return atSees(q, int(value))
	case kind == engine.NimValues && palace:
		return palaceNim(q)
	case kind == engine.NimValues:
		return hasNim(q, int(value))
	case kind.Lasts() && palace:
		return palaceLasts(q, int(value))
	case kind.Lasts() && value > 0: // at the end of misère play nothing is left to win
		return hasLasting(q, int(value))
	case palace:
		return isPalace(q)
	}
	return isNoPalace(q)
}
