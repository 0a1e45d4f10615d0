package catalog

import (
	"strings"

	"github.com/palacegames/palace/engine/exile"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/wythoff"
)

// far says which games of a family begin wherever somebody likes, in words.
var far = map[string]string{
	wythoff.Family.Name:     "Wythoff Nim",
	wythoff.Maharaja.Name:   "Maharaja Nim",
	subtraction.Family.Name: "the subtraction of two moves, and of more moves from one pile or two if its map shows enough order",
	exile.Family.Name:       "the queens in exile",
}

// Far lists the games with positions of any length, for a sentence that begins with them.
func Far() string {
	var parts []string
	for i := range Families {
		if words := far[Families[i].Name]; words != "" {
			parts = append(parts, words)
		}
	}
	last := len(parts) - 1
	return strings.Join(parts[:last], ", ") + ", and " + parts[last]
}

// Upwards lists the families whose boards have their origin below, unless a link says
// otherwise.
func Upwards() (names []string) {
	for i := range Families {
		if strings.Contains(string(Families[i].Orient), "up") {
			names = append(names, Families[i].Name)
		}
	}
	return names
}
