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
	// Survey prepares to find them on a window of one of the game's boards. It errs if
	// nothing has a name there.
	Survey(b *Board, w Window) (Survey, error)
}

// Survey finds out what lies where on a window of a map. It reads squares that have been
// computed for the map, and knows nothing until Next returns false.
type Survey interface {
	// Next does a bounded piece of work and reports whether there is more to do.
	Next() (more bool)
	// Labels lists what there is to write on the map.
	Labels() []Label
	// Region names the region of a square, "" if it lies in none.
	Region(c Cell) string
	// Highlight marks the squares of a detail in a part of the window, row by row.
	Highlight(detail string, w Window) ([]bool, error)
	// Veil is more than any value of the map: added to one, it tells squares that stand
	// back from those that stand out.
	Veil() int32
}

// Label is a name at its place.
type Label struct {
	Text string
	// At is the square at which to write it.
	At Cell
	// Weight says which of two labels gives way where there is no room for both: the
	// lighter one.
	Weight int
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

// Completer is an Editor that knows ways to complete a list of moves.
type Completer interface {
	Editor
	// Completions lists them. It costs nothing.
	Completions() []Completion
}

// Completion is a way to complete a list of moves.
type Completion struct {
	Name  string // "symmetric"
	Label string // for a button
	About string // what it adds, in a sentence
	// List are the moves with those that it adds, none if Err says why it adds nothing.
	List []Position
	Err  error
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
	// Patterns lists the patterns.
	Patterns() []Pattern
	// Comparable bounds what the game is compared with: the other blocking number, and
	// X, Y and PLUS either way.
	Comparable() (other, shift int)
	// Variant reads a word, and errs if it stands for nothing.
	Variant(over string) (Variant, error)
	// Count starts to count the masked squares in a window of one of the game's boards. It
	// errs if nothing is masked there.
	Count(b *Board, w Window) (Counting, error)
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
	Region string
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

// Variant is what a map shows in place of the game's own values.
type Variant struct {
	Title  string // "497 against 500, shifted by (1,1), plus 3"
	Kind   Kind   // of its values
	Masked int32  // the value of squares that show nothing, 0 if there is none
	Differ string // what it means: "games 497 and 500 differ here"
}

// Drilled is a Game whose innermost function can be timed alone.
type Drilled interface {
	Game
	// Drill prepares that function's part of the work on a window from the corner.
	Drill(w Window) Drill
}

// Drill is work to be timed.
type Drill interface {
	// Run does the work, each time anew.
	Run()
	// Squares returns how many squares are counted in it.
	Squares() int
}

// Reasoned is a Game that can say in a sentence why a position wins or loses, by what is
// special about the game and not by its moves one after the other.
type Reasoned interface {
	Game
	// Reason says why p wins, given the P-positions among its options, or loses if there are
	// none. It is "" where there is nothing to say that is short and true.
	Reason(p Position, palaces []Position) string
}
