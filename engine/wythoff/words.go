package wythoff

import (
	"errors"
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/internal/nim"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// Title names the game, with its moves if they are few.
func (g *Game) Title() string {
	switch {
	case g.moves.None():
		return "Wythoff Nim"
	case g.moves.Knight():
		return "Maharaja Nim"
	}
	return "Wythoff Nim with " + g.form.Words("and")
}

// Rules says how the queen moves.
func (g *Game) Rules() string {
	rules := "The queen goes along her row or her column towards the edge of the board, or diagonally towards the corner, as far as you like. "
	switch {
	case g.moves.None():
	case g.moves.Knight():
		rules += "Towards the corner she may also jump like a knight, by (1,2) or (2,1). "
	default:
		rules += "Towards the corner she may also jump by " + g.form.Words("or") + ". "
	}
	return rules + "Whoever brings her to the corner wins."
}

// called is a position in a refusal: with its coordinates, unless they are long.
func (g *Game) called(p engine.Position) string {
	if _, _, short := p.Pair(); short || !g.perhaps {
		return fmt.Sprintf("(%v)", p)
	}
	return "the position"
}

func errReach(position string, reach int) error {
	return engine.Refuse(engine.ErrTooFar, fmt.Errorf("%s is too far out: coordinates of this game reach up to %d", position, reach))
}

func errMoves() error { return errors.New(moves.TooMany()) }

func errNoMove(m Move) error {
	return fmt.Errorf("(%d,%d) is no move: components are from 0 to %d and not both 0", m.A, m.B, moves.MaxComponent)
}

func errNoPair(m engine.Position) error {
	return fmt.Errorf("(%v) is no move of a queen: it needs two components", m)
}

// What the methods do not answer.

var errElsewhere = engine.Refuse(engine.ErrNoMap, errors.New("a map of these values begins at the corner"))

func errColumns(last int) error {
	return engine.Refuse(engine.ErrTooFar, fmt.Errorf("it takes the columns up to %d, and no others", last))
}

// errNoDictionary says how far a game is solved that has no dictionary.
func errNoDictionary(reach int, why error) error {
	return engine.Refuse(engine.ErrTooFar, fmt.Errorf("without a dictionary positions are solved up to column %d, and %w", reach, why))
}

func errNim(p engine.Position) error {
	return engine.Refuse(engine.ErrTooFar, fmt.Errorf("nim-values are known up to (%d,%d), and (%v) is farther out", nim.Edge-1, nim.Edge-1, p))
}

// errWindow refuses a window that does not end within so many columns and rows.
func errWindow(w engine.Window, columns, rows int) error {
	return engine.Refuse(engine.ErrTooFar, fmt.Errorf("the window %d×%d at (%d,%d) is too far out: it must end within %d×%d from (0,0)",
		w.W, w.H, w.X, w.Y, columns, rows))
}

// Why a position of Wythoff Nim wins or loses: golden pairs.

func goldenPair(n, a, b int, product string) string {
	return fmt.Sprintf("%d and %d are golden pair number %d: %d × 1.618… = %s…, rounded down, is %d, and %d more is %d.", a, b, n, n, product, a, n, b)
}

func otherPair(p engine.Position, n, a, b int) string {
	return fmt.Sprintf("The numbers of (%v) differ by %d, but the golden pair with that difference is %d and %d.", p, n, a, b)
}

func straightHome(p engine.Position) string {
	return fmt.Sprintf("The numbers of (%v) are equal, so the queen can go straight to the corner.", p)
}

// Why a position wins or loses with further moves: every column has one palace.

func ownColumn(p engine.Position) string {
	return fmt.Sprintf("Every column has exactly one palace, the first square from which none further left can be reached; in column %v that is (%v).", p.At(0), p)
}

func straightTo(p, palace engine.Position) string {
	return fmt.Sprintf("Every column has exactly one palace, and that of column %v lies straight on: (%v).", p.At(0), palace)
}

func furtherLeft(p, palace engine.Position) string {
	return fmt.Sprintf("From the palace of a column no palace further left can be reached, but from (%v) one can go to (%v).", p, palace)
}
