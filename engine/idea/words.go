package idea

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/engine/words"
)

// errIdea says that a game has no such idea, and which ones it has.
func errIdea(game, name string, has []Idea) error {
	names := make([]string, len(has))
	for i, one := range has {
		names[i] = one.Name
	}
	return errLacks(notation.Quote(name), game, strings.Join(names, ", "))
}

// ErrOption says that a control has no such value.
func ErrOption(label words.Text, value string) error {
	return errChoice(notation.Quote(value), label.String())
}

// FromColumn says, as the From of a Strip, with which column it begins.
func FromColumn(x *big.Int) string { return fromColumn(Brief(x)) }

// Signed writes a number with its sign: "+3", "−3" or "0".
func Signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return strings.Replace(strconv.Itoa(n), "-", "−", 1)
}

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
