package coloring

import (
	"errors"
	"fmt"
)

// What is wrong with a scheme as it is written.

var errNoStart = errors.New("no square has a colour at the start: write a line such as red: (0,0)")

func errLine(number int, err error) error { return fmt.Errorf("line %d: %w", number, err) }

func errNever(color string) error {
	return fmt.Errorf("no square ever becomes %s: give it squares, as in %s: (0,0), or a rule that leads to it", color, color)
}

const (
	expectedColor = "expected the name of a colour, of letters alone"
	expectedSign  = `expected ":" and the squares that have the colour at the start, or "->" and the colour of squares farther on`
	manyColors    = "there may be at most 8 colours"
	manyRules     = "there may be at most 100 rules"
	aNumber       = "a number"
	backward      = "the second number is to be the larger one"
	endlessly     = "a rule that leads nowhere would never end"
	leadsBack     = "a rule that leads back, to a smaller x or y, might never end"
)

func longName(longest int) string {
	return fmt.Sprintf("the name of a colour has at most %d letters", longest)
}

// Where the paper's schemes come from.
const (
	proposition46 = "Examples 42 and 44, Proposition 46"
	proposition47 = "Proposition 47, with its two rules exchanged"
	figure17      = "Figure 17, which the authors leave open"
)
