// Package atlas has what a game can also offer if its map is worth a closer look: names of
// regions on it, patterns and comparisons shown in its place, a local rule that makes it, and a
// sweep that several machines share. Whoever adds a game need not know about any of it. A game
// is asked for it through these interfaces, none of which names a family.
//
// For example, on the map of a game that blocks squares the region before the shoulder has a name:
//
//	if l, ok := g.(atlas.Landmarks); ok {
package atlas

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
)

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
	// Survey prepares to find them on a window of a map's squares. It errs if
	// nothing has a name there.
	Survey(m engine.Map, on engine.Squares, w engine.Window) (Survey, error)
}

// Survey finds out what lies where on a window of a map. It reads squares that have been
// computed for the map, and knows nothing until Next returns false.
type Survey interface {
	// Next does a bounded piece of work and reports whether there is more to do.
	Next() (more bool)
	// Labels lists what there is to write on the map.
	Labels() []Label
	// Region names the region of a square, "" if it lies in none.
	Region(c engine.Cell) words.Text
	// Highlight marks the squares of a detail in a part of the window, row by row.
	Highlight(detail string, w engine.Window) ([]bool, error)
	// Veil is more than any value of the map: added to one, it tells squares that stand
	// back from those that stand out.
	Veil() int32
}

// Label is a name at its place.
type Label struct {
	Text words.Text
	// At is the square at which to write it.
	At engine.Cell
	// Weight says which of two labels gives way where there is no room for both: the
	// lighter one.
	Weight int
}

// Landmark is something that has a name.
type Landmark struct {
	Name words.Text
	Kind string // "region", "border" or "junction"
	// About says in two sentences what it is.
	About words.Text
	// Source is where the name comes from: "[CLN15] Section 3.1".
	Source words.Text
}

// Detail is a part of a map that can be highlighted.
type Detail struct {
	Name  string
	Label words.Text
	// Of is the landmark without which there is nothing to highlight.
	Of words.Text
}
