package atlas

import "github.com/palacegames/palace/engine"

// Automaton is a Game of which a local rule makes maps, square by square from the corner on.
type Automaton interface {
	engine.Game
	// Rule returns the rule that makes a map, if one does.
	Rule(m engine.Map) (r Rule, ok bool)
}

// Rule makes the number of a square from those of squares before it, whose x or y, or
// both, are smaller. A square's number is negative if and only if it is a palace.
type Rule interface {
	// Reach is how many columns and rows before a square those begin that it is made from.
	Reach() int
	// Around returns the numbers of a map's values and, where it has no squares, those
	// that the rule begins with.
	Around(values func(x, y int) int32) (numbers func(x, y int) int32)
	// Step writes out how the number of a square comes about.
	Step(at engine.Cell, numbers func(x, y int) int32) Step
	// Past begins to run the rule backwards over a window, whose last columns and rows,
	// as many as Reach, are given. It errs if there is nothing before them.
	Past(w engine.Window, numbers func(x, y int) int32) (Past, error)
}

// Step is one application of a rule, written out.
type Step struct {
	// Terms are the squares that a number is made from, and at last its own.
	Terms []Term
	// Formula is the sum with its numbers, Palaces says what palaces add to it.
	Formula, Palaces string
}

// Term is a square in a Step, with the letter that stands for its number.
type Term struct {
	Name   string
	At     engine.Cell
	Number int32
}

// Past looks for numbers from which a rule makes what is known: square by square, from the
// last to the first.
type Past interface {
	// Next returns the square to be found next and the numbers it can have, larger
	// first. ok is false when all are found.
	Next() (at engine.Cell, solutions []int32, ok bool)
	// Choose gives the square of Next its number, which must be one of the solutions.
	Choose(n int32) error
	// Back takes the last choice back and reports whether there was one.
	Back() bool
	// At returns the number of a square of the window, if it is known.
	At(x, y int) (n int32, known bool)
	// Words says what is to be done next.
	Words() string
}
