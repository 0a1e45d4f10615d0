package engine

import "github.com/palacegames/palace/engine/words"

// What not every game has is offered by those that do, and asked for by one of these
// interfaces. None names a family.
//
//	if e, ok := g.(engine.Editor); ok {

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
	Name  string     // "symmetric"
	Label words.Text // for a button
	About words.Text // what it adds, in a sentence
	// List are the moves with those that it adds, none if Err says why it adds nothing.
	List []Position
	Err  error
}

// Edged is a Game that says in its own words why a window leaves the plane of a map, or nil.
type Edged interface {
	Game
	Leaves(m Map, w Window) error
}

// Reasoned is a Game that can say in a sentence why a position wins or loses, by what is
// special about the game and not by its moves one after the other.
type Reasoned interface {
	Game
	// Reason says why p wins, given the P-positions among its options, or loses if there are
	// none. It is "" where there is nothing to say that is short and true.
	Reason(p Position, palaces []Position) string
}

// Told is a Game that says in a sentence what the player to move may take, where a list of the moves would say less.
type Told interface {
	Game
	Turn() string
}

// Nim is a Game that is Nim: a move makes one of some heaps smaller.
type Nim interface {
	Game
	// Heaps returns the sizes of the heaps.
	Heaps(p Position) []Int
}
