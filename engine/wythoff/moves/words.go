package moves

import (
	"strconv"
	"strings"
)

// Words lists the moves in words, or says how many they are: "(2,3) and (3,2)",
// "(t,2t) for any t from 1 on", "one of 5 further moves". The conjunction stands before
// the last one.
func (f Form) Words(conjunction string) string {
	const most = 4
	if len(f.single)+len(f.families) > most {
		if f.endless() {
			return "endless families of further moves"
		}
		return "one of " + strconv.Itoa(f.all) + " further moves"
	}
	var parts []string
	for _, m := range f.single {
		parts = append(parts, list([]Move{m}, ""))
	}
	for _, m := range f.families {
		parts = append(parts, list([]Move{m}, "t"))
	}
	words := parts[0]
	if n := len(parts); n > 1 {
		words = strings.Join(parts[:n-1], ", ") + " " + conjunction + " " + parts[n-1]
	}
	switch {
	case f.lo == 0:
		return words
	case f.endless():
		return words + " for any t from " + strconv.Itoa(f.lo) + " on"
	}
	return words + " for t from " + strconv.Itoa(f.lo) + " to " + strconv.Itoa(f.hi)
}

// The two numbers of a move.
const (
	firstComponent  = "the move's first component"
	secondComponent = "the move's second component"
)

// What is wrong with a list of moves as it is written.
const (
	needsTwo   = "a move needs two components, as in (1,2)"
	endsHere   = `a move of two components ends with ")"`
	isZero     = "a move must not be zero"
	halfT      = "a move must have t in both components or in none"
	needsRange = "a move with t needs a range such as ;t=1..10"
	needsNoT   = "no move has a t for this range"
	emptyRange = "the range of t is empty"
)

// TooMany says that a list has more than MaxMoves moves.
func TooMany() string { return "there may be at most " + strconv.Itoa(MaxMoves) + " further moves" }

func rangeTooLong() string {
	return "the range of t makes more than " + strconv.Itoa(MaxMoves) + " further moves"
}

func rangeTooLarge() string {
	return "the range of t makes components above " + strconv.Itoa(MaxComponent)
}

func tooManyEndless() string {
	return "at most " + strconv.Itoa(MaxFamilies) + " moves may have an endless t"
}

func factorTooLarge() string {
	return "the factors before an endless t must be at most " + strconv.Itoa(MaxFactor)
}
