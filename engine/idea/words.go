package idea

import (
	"errors"
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
)

// This file has the sentences in which what people chose of an idea is refused, and words for all ideas.

var errLong = errors.New("what is chosen of the idea is too long")

func errName(name string) error {
	return fmt.Errorf("the name of an idea has letters only: %s", notation.Quote(name))
}

func errPart(part string) error {
	return fmt.Errorf("behind the name of an idea there is name=value, and not %s", notation.Quote(part))
}

func errStep(value string) error {
	return fmt.Errorf("the step is a number from 0 to %d, and not %s", MostSteps, notation.Quote(value))
}

func errTwice(name string) error { return fmt.Errorf("%s is given twice", notation.Quote(name)) }

func errCharacter(quoted string, at int) error {
	return fmt.Errorf("the character %s, number %d, has no meaning here", quoted, at)
}

// ErrNoIdea is what errors.Is finds where a game has no idea of a name.
var ErrNoIdea = errors.New("this game has no such idea")

// errLacks says that a game has no such idea, and which ones it has.
func errLacks(game, name string, has []Idea) error {
	if len(has) == 0 {
		return engine.Refuse(ErrNoIdea, fmt.Errorf("there is no idea %s to %s, and no other", notation.Quote(name), game))
	}
	names := make([]string, len(has))
	for i, one := range has {
		names[i] = one.Name
	}
	return engine.Refuse(ErrNoIdea, fmt.Errorf("there is no idea %s to %s, but there is %s", notation.Quote(name), game, strings.Join(names, ", ")))
}

// errControl says that an idea has no such control.
func errControl(name string) error {
	return fmt.Errorf("there is nothing called %s to choose here", notation.Quote(name))
}

// ErrOption says that a control has no such value.
func ErrOption(label, value string) error {
	return fmt.Errorf("%s is no choice of “%s”", notation.Quote(value), label)
}

// FromDigit says, as the From of a Strip, from which of its digits on a number is written, counted
// from 1.
func FromDigit(n int) string { return "digit " + strconv.Itoa(n) }

// FromColumn says, as the From of a Strip, with which column it begins.
func FromColumn(x *big.Int) string { return "column " + Brief(x) }

// Counted writes so many of something: "no step", "1 step", "3 steps".
func Counted(n int, what string) string {
	switch n {
	case 0:
		return "no " + what
	case 1:
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// TooFar says, of what reaches only so far or begins at the corner, that nothing is seen here.
func TooFar(reach string) error {
	return engine.Refuse(engine.ErrTooFar, errors.New(reach+": here is too far out"))
}

// Closer asks to come closer to see something.
func Closer(what string) string { return "Come closer to see " + what + "." }

// Signed writes a number with its sign: "+3", "−3" or "0".
func Signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return strings.Replace(strconv.Itoa(n), "-", "−", 1)
}

// FromTo writes a range: "3 to 5".
func FromTo(first, last int) string { return fmt.Sprintf("%d to %d", first, last) }

// Often says how often.
func Often(n engine.Int) string {
	switch v, ok := n.Small(); {
	case ok && v == 1:
		return "once"
	case ok && v == 2:
		return "twice"
	}
	return Brief(n) + " times"
}

func errRange(what string, from, to int, value string) error {
	return fmt.Errorf("%s is a number from %d to %d, and not %s", what, from, to, notation.Quote(value))
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
