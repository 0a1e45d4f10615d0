package blocking

import (
	"errors"
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/blocking/compare"
	"github.com/palacegames/palace/engine/blocking/internal/sweep"
	"github.com/palacegames/palace/engine/blocking/region"
	"github.com/palacegames/palace/engine/notation"
)

// Title returns "Blocking queens, k = 5: four squares may be blocked".
func (g *Game) Title() string {
	title := "Blocking queens, k = " + notation.Digits(g.k) + ": "
	switch g.k {
	case 1:
		return title + "no square may be blocked"
	case 2:
		return title + "one square may be blocked"
	}
	return title + notation.InWords(g.k-1) + " squares may be blocked"
}

// Rules says how the game is played.
func (g *Game) Rules() string {
	const queen = "The queen goes along her row or her column towards the edge of the board, or diagonally towards the corner, as far as you like. "
	blocked := "one square"
	switch {
	case g.k == 1:
		return queen + "Whoever brings her to the corner wins."
	case g.k > 2:
		blocked = "up to " + notation.InWords(g.k-1) + " squares"
	}
	return queen + "Before each move the other player may block " + blocked + " that she could go to. Whoever cannot move loses."
}

// Details lists what can be highlighted.
func (g *Game) Details() []atlas.Detail {
	return []atlas.Detail{
		{Name: region.Lattice, Label: "The épaulettes’ lattice", Of: region.Epaulette},
		{Name: region.Rift, Label: "The rift", Of: region.Rift},
		{Name: region.Skin, Label: "The skin", Of: region.Skin},
	}
}

// What is no position.

func (g *Game) errDimension(components int) error {
	return engine.Refuse(engine.ErrWrongDimension, fmt.Errorf("a position of %s has two coordinates, not %d", g, components))
}

func (g *Game) errNegative(p engine.Position) error {
	return engine.Refuse(engine.ErrOutside, fmt.Errorf("%s is not on the board: the coordinates of %s are not negative", p, g))
}

func (g *Game) errTooFar(p engine.Position) error {
	return engine.Refuse(engine.ErrTooFar, fmt.Errorf("%s is too far out: the coordinates of %s end at %d", p, g, sweep.Reach))
}

// What no map shows.

var (
	errElsewhere = engine.Refuse(engine.ErrNoMap, errors.New("a map of this game begins at the corner"))
	errNoNames   = errors.New("there are no names on this map")
	errNoOthers  = errors.New("this map compares nothing")
)

// differ says what it means that a square is masked.
func differ(c compare.Comparison) string {
	return fmt.Sprintf("games %d and %d differ here", c.K, c.Other)
}

// number is what one of those that make a comparison is called.
const number = "a number of a comparison"

func (g *Game) errNoVariant(over string) error {
	return engine.Refuse(engine.ErrNoMap, fmt.Errorf("%s has no map called %q", g, over))
}

func (g *Game) errNumbersAlone(over string) error {
	return engine.Refuse(engine.ErrNoMap, fmt.Errorf("the map %q of %s shows palace numbers alone", over, g))
}

// What the methods do not answer.

// errOver is what methods say of a map that shows something instead of palace numbers, or
// that does not; see engine.ErrKind.
var errOver = fmt.Errorf("it shows something else: %w", engine.ErrKind)

// errSeen says that a position has more than k options.
func errSeen(p engine.Position, n, k int) error {
	return fmt.Errorf("%v has %d options, more than %d", p, n, k)
}

func (g *Game) errWork(p engine.Position) error {
	return engine.Refuse(engine.ErrTooFar, fmt.Errorf("%v is too far out for %s: more than %d squares would have to be counted", p, g, maxSquares))
}

func (g *Game) errOptions(p engine.Position, n int) error {
	return engine.Refuse(engine.ErrTooMany, fmt.Errorf("%v has %d options in %s: more than %d are too many to list", p, n, g, maxOptions))
}
