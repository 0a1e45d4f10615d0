package idea

import (
	"math/big"

	"github.com/palacegames/palace/engine"
)

// Gaze is what part of an idea is looked at, and how.
type Gaze struct {
	// Origin is the position that square (0, 0) of the Window and of all that a Layer
	// says stands for; none stands for (0, …, 0).
	Origin engine.Position
	// Window is what is seen of the board, and half as much again on every side.
	Window engine.Window
	// At is the position that somebody points at, none if nobody does.
	At engine.Position
	// Still says that nobody has pointed yet: At is where the piece stands, as when a link is
	// opened.
	Still bool
	// Step is how many steps were made, of an idea that comes about step by step; negative
	// as long as nobody has asked for fewer than there are to see at first.
	Step int
	// Chosen are the values of the controls that somebody changed, by name.
	Chosen Chosen
}

// Far reports whether squares are counted from an origin.
func (g Gaze) Far() bool { return g.Origin != (engine.Position{}) }

// Points reports whether somebody points at a position.
func (g Gaze) Points() bool { return g.At != (engine.Position{}) }

// From returns the origin's first two components, 0 for those that it has not.
func (g Gaze) From() (x, y *big.Int) {
	from := [2]*big.Int{new(big.Int), new(big.Int)}
	for d := range min(g.Origin.Dim(), 2) {
		from[d] = g.Origin.At(d).Big()
	}
	return from[0], from[1]
}

// Square returns the square of a Gaze as which a position is seen, if it is within the
// machine's reach of the origin. Components behind the second play no part, and none is seen as
// nothing.
func (g Gaze) Square(p engine.Position) (c engine.Cell, ok bool) {
	if p.Dim() == 0 {
		return engine.Cell{}, false
	}
	by := p
	if g.Far() {
		if by.Dim() != g.Origin.Dim() {
			return engine.Cell{}, false
		}
		by = p.Minus(g.Origin)
	}
	x, ok := by.At(0).Small()
	c.X = x
	if by.Dim() > 1 {
		y, near := by.At(1).Small()
		c.Y, ok = y, ok && near
	}
	return c, ok
}

// Sees returns the square as which a position is seen, if it lies in the Window.
func (g Gaze) Sees(p engine.Position) (engine.Cell, bool) {
	c, ok := g.Square(p)
	return c, ok && g.Window.Contains(c)
}

// Pair is a position of two components.
func Pair(x, y *big.Int) engine.Position { return engine.Of(engine.Big(x), engine.Big(y)) }

// Near returns the square as which (x, y) is seen, if it lies on a board that begins at the origin.
func (g Gaze) Near(x, y *big.Int) (engine.Cell, bool) {
	c, ok := g.Square(Pair(x, y))
	return c, ok && max(c.X, c.Y, -c.X, -c.Y) < engine.Span
}

// Twins returns the squares as which (a, b) and its mirror image are seen, those that are Near.
func (g Gaze) Twins(a, b *big.Int) (cells []engine.Cell) {
	for _, s := range [2][2]*big.Int{{a, b}, {b, a}} {
		if c, ok := g.Near(s[0], s[1]); ok && (len(cells) == 0 || cells[0] != c) {
			cells = append(cells, c)
		}
	}
	return cells
}

// Pointed returns the square of a quadrant that somebody points at, if one is.
func (g Gaze) Pointed() (x, y *big.Int, ok bool) {
	if !g.Points() {
		return nil, nil, false
	}
	x, y = g.At.At(0).Big(), g.At.At(1).Big()
	return x, y, x.Sign() >= 0 && y.Sign() >= 0
}

// Position returns what a square of the Gaze stands for, in a game of dim components.
func (g Gaze) Position(c engine.Cell, dim int) engine.Position {
	return engine.Map{Origin: g.Origin}.Position(c, dim)
}
