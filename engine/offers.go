package engine

// What not every game has is offered by those that do, and asked for by one of these
// interfaces. None names a family.
//
//	if e, ok := g.(engine.Editor); ok {

// Blocking is offered by the games of a family in which squares are blocked before each
// move.
type Blocking interface {
	// BlockingNumber returns k: up to k-1 squares are blocked, none in the first game.
	BlockingNumber() int
}

// Landmarks is offered by games on whose map regions, borders and junctions have names.
type Landmarks interface {
	// Landmarks lists all that have a name on the map of one game or another, regions
	// first.
	Landmarks() []Landmark
	// Details lists what can be highlighted.
	Details() []Detail
}

// Landmark is something that has a name.
type Landmark struct {
	Name string
	Kind string // "region", "border" or "junction"
	// About says in two sentences what it is.
	About string
	// Source is where the name comes from: "[CLN15] Section 3.1".
	Source string
}

// Detail is a part of a map that can be highlighted.
type Detail struct {
	Name, Label string
	// Of is the landmark without which there is nothing to highlight.
	Of string
}

// Editor is a Game that is given by a finite list of moves, each written as what it
// subtracts, so that the list can be edited.
type Editor interface {
	Game
	// List returns a copy of the moves, sorted. For extensions of a game these are the
	// further moves only.
	List() []Position
	// WithList returns the game of the same family with that list instead. It errs for
	// lists that make no game.
	WithList(moves []Position) (Game, error)
}

// Edged is a Game that says in its own words why a window leaves the plane of a map, or nil.
type Edged interface {
	Game
	Leaves(m Map, w Window) error
}

// Variants is a Game whose maps can show something in place of its own values. A word,
// which stands in Map.Over, says what: the name of a pattern, or OTHER:X,Y,PLUS for the
// squares whose value, plus PLUS, is that of the square moved by (X,Y) in the game of the
// same family with the blocking number OTHER.
type Variants interface {
	Game
	// Patterns lists the names of the patterns.
	Patterns() []string
	// Comparable bounds what the game is compared with: the other blocking number, and
	// X, Y and PLUS either way.
	Comparable() (other, shift int)
	// Variant reads a word, and errs if it stands for nothing.
	Variant(over string) (Variant, error)
}

// Variant is what a map shows in place of the game's own values.
type Variant struct {
	Title  string // "497 against 500, shifted by (1,1), plus 3"
	Kind   Kind   // of its values
	Masked int32  // the value of squares that show nothing, 0 if there is none
}

// Reasoned is a Game that can say in a sentence why a position wins or loses, by what is
// special about the game and not by its moves one after the other.
type Reasoned interface {
	Game
	// Reason says why p wins, given the P-positions among its options, or loses if there are
	// none. It is "" where there is nothing to say that is short and true.
	Reason(p Position, palaces []Position) string
}
