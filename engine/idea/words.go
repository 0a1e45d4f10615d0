package idea

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

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

// errLacks says that a game has no such idea, and which ones it has.
func errLacks(game, name string, has []Idea) error {
	if len(has) == 0 {
		return fmt.Errorf("there is no idea %s to %s, and no other", notation.Quote(name), game)
	}
	names := make([]string, len(has))
	for i, one := range has {
		names[i] = one.Name
	}
	return fmt.Errorf("there is no idea %s to %s, but there is %s", notation.Quote(name), game, strings.Join(names, ", "))
}

// ErrControl says that an idea has no such control.
func ErrControl(name string) error {
	return fmt.Errorf("there is nothing called %s to choose here", notation.Quote(name))
}

// ErrOption says that a control has no such value.
func ErrOption(label, value string) error {
	return fmt.Errorf("%s is no choice of “%s”", notation.Quote(value), label)
}

// FromDigit says, as the From of a Strip, from which of its digits on a number is written, counted
// from 1.
func FromDigit(n int) string { return "digit " + strconv.Itoa(n) }

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
