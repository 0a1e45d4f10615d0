package core

// What not every game can do is asked for by one of these interfaces:
//
//	if e, ok := g.(core.Editor); ok {

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
