package game

import (
	"slices"
	"strings"
)

// Helps are what tells more of a game than its rules do, as a set.
type Helps uint8

// The helps.
const (
	MapHelp    Helps = 1 << iota // the map
	ValuesHelp                   // what every move is worth
	HintHelp                     // a move that is recommended, and squares to be blocked
	WhyHelp                      // explanations, and what was a mistake
	SaveHelp                     // the numbers of the map, in a file
)

// AllHelps are all of them.
const AllHelps = MapHelp | ValuesHelp | HintHelp | WhyHelp | SaveHelp

// helpNames are the names in a link, in the order of the helps.
var helpNames = []string{"map", "values", "hint", "why", "save"}

// ReadHelps reads names with commas between them; ok is false if one of them is none.
func ReadHelps(text string) (h Helps, ok bool) {
	for name := range strings.SplitSeq(text, ",") {
		i := slices.Index(helpNames, name)
		if i < 0 {
			return 0, false
		}
		h |= 1 << i
	}
	return h, true
}

// String writes the names with commas between them, "" for none.
func (h Helps) String() string {
	var names []string
	for i, name := range helpNames {
		if h&(1<<i) != 0 {
			names = append(names, name)
		}
	}
	return strings.Join(names, ",")
}
