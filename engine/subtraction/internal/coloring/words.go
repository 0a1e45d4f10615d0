package coloring

import (
	"errors"
	"fmt"

	"github.com/palacegames/palace/engine"
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
	backward      = "the second number must be the larger one"
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

// asymmetric is Examples 42 and 44, for {(1,2), (2,3), (3,1)}: the middle segment, the lower
// one, yellow, and the upper one, purple and brown.
const asymmetric = `red: (0,0..2)
green: (1,0..1)
blue: (2,1)
red -> green (5,4)
green -> red (3,5), blue (5,4)
blue -> blue (5,4)
yellow: (2..,0)
yellow -> yellow (5,4)
purple: (0,3..)
purple -> brown (4,4)
brown -> purple (4,5)`

// arithmetic is the caption of Figure 17, for {(1,2), (3,4), (4,6)}.
const arithmetic = `purple: (0,0..1)
blue: (1..,0..1)
red: (0,2..)
purple -> green (2,4), blue (6,8)
green -> purple (5,8), blue (6,8)
blue -> blue (6,8)
red -> yellow (2,4)
yellow -> red (5,8)`

// symmetric is Proposition 47, for {(a,b), (b,a), (a+b,a+b)} with a < b ≤ 2a. Printed there are
// the rules of the lower segment, green, for the upper one, red, and the other way round.
func symmetric(a, b int) string {
	flat, steep := Pair(engine.Cell{X: 2*b + a, Y: 2*a + b}), Pair(engine.Cell{X: 2*a + b, Y: 2*b + a})
	first := func(n int) Span { return Span{To: n - 1} }
	return fmt.Sprintf("blue: (%v,%v)\ngreen: (%d..,%v)\nred: (%v,%d..)\nblue -> blue %s %s\ngreen -> green %s\nred -> red %s",
		first(b), first(b), b, first(a), first(a), b, flat, steep, flat, steep)
}
