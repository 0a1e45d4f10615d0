package idea

import (
	"fmt"
	"math/big"
	"strings"

	"github.com/palacegames/palace/engine"
)

// Brief writes a whole number in decimal digits for people: only the first and the last ones
// if there are so many that nobody reads them.
func Brief(n fmt.Stringer) string {
	const most, ends = 18, 6
	digits := n.String()
	if len(digits) <= most {
		return digits
	}
	return digits[:ends] + "…" + digits[len(digits)-ends:]
}

// Place writes a position for people, as it stands in links: "(12,20)", its components in Brief.
func Place(p engine.Position) string {
	parts := make([]string, p.Dim())
	for d := range parts {
		parts[d] = Brief(p.At(d))
	}
	return "(" + strings.Join(parts, ",") + ")"
}

// PlaceOf writes a square for people.
func PlaceOf(c engine.Cell) string { return Place(engine.OfCell(c)) }

// Ending writes a number for a table: of a long one the last digits, as the rulers do.
func Ending(n *big.Int) string {
	const most, last = 12, 6
	text := n.String()
	if len(text) > most {
		return "…" + text[len(text)-last:]
	}
	return text
}
