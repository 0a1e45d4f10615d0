package atlas

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
)

// Variants is a Game whose maps can show something instead of its own values. A word,
// which stands in Map.Over, says what: the name of a pattern, or OTHER:X,Y,PLUS for the
// squares whose value, plus PLUS, is that of the square moved by (X,Y) in the game of the
// same family with the blocking number OTHER.
type Variants interface {
	engine.Game
	// Patterns lists the patterns.
	Patterns() []Pattern
	// Comparable bounds what the game is compared with: the other blocking number, and
	// X, Y and PLUS either way.
	Comparable() (other, shift int)
	// Variant reads a word, and errs if it stands for nothing.
	Variant(over string) (Variant, error)
	// Count starts to count the masked squares in a window of a map's squares. It
	// errs if nothing is masked there.
	Count(on engine.Squares, w engine.Window) (Counting, error)
}

// Counting counts in how many squares of a window two games differ.
type Counting interface {
	// Next does a bounded piece of work and reports whether there is more to do.
	Next() (more bool)
	// Tallies returns what has been counted, region by region.
	Tallies() []Tally
}

// Tally counts squares of a region on one side of the diagonal.
type Tally struct {
	// Region is the region's name, "" for squares that lie in none.
	Region words.Text
	// Below says on which side: y > x, or x ≥ y.
	Below bool
	// Squares is how many there are, Differ how many of them do not match.
	Squares, Differ int
}

// Pattern is what a map can show whatever the game's own values are.
type Pattern struct {
	Name  string // the word for it
	Label string // in a menu
}

// Variant is what a map shows instead of the game's own values.
type Variant struct {
	Title  string      // "497 against 500, shifted by (1,1), plus 3"
	Kind   engine.Kind // of its values
	Masked int32       // the value of squares that show nothing, 0 if there is none
	Differ string      // what it means: "games 497 and 500 differ here"
}
