package engine

// What not every game has is offered by those that do, and asked for by one of these
// interfaces. None names a family.

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
