package subtraction

import (
	"errors"
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
)

// mostListed is how many moves a sentence names one by one.
const mostListed = 12

// Title names the game for a reader.
func (g *Game) Title() string {
	if len(g.Set.List) > mostListed {
		return fmt.Sprintf("Vector subtraction with %d moves", len(g.Set.List))
	}
	return "Vector subtraction {" + g.Text(", ") + "}"
}

// Rules says how the game is played.
func (g *Game) Rules() string {
	what := "one of the moves " + g.Text(", ")
	switch n := len(g.Set.List); {
	case n == 1:
		what = "the move " + g.Text("")
	case n > mostListed:
		what = fmt.Sprintf("one of the %d moves", n)
	}
	from, neither := "the piles", "No pile"
	switch g.Dim {
	case 1:
		from, neither = "the pile", "It"
	case 2:
		from, neither = "x and y, the two piles", "Neither"
	}
	below := " may fall below zero. "
	if g.Dim == 1 {
		below = " may not fall below zero. "
	}
	return "Take " + what + " from " + from + ". " + neither + below + "Whoever cannot move loses."
}

// What is wrong with moves as they are written.
const (
	component   = "a component of a move"
	expectedEnd = `expected "," or ")"`
)

func tooManyMoves() string { return "there may be at most " + strconv.Itoa(moves.Most) + " moves" }

func tooManyComponents() string {
	return "a move may have at most " + strconv.Itoa(moves.MaxDim) + " components"
}

// What is no position.

func errDimension(dim, components int) error {
	return engine.Refuse(engine.ErrWrongDimension, fmt.Errorf("a position of this game has %d components, not %d", dim, components))
}

func errNegative(p engine.Position) error {
	return engine.Refuse(engine.ErrOutside, fmt.Errorf("no component of a position can be negative, as in (%v)", p))
}

func errDigits() error {
	return engine.Refuse(engine.ErrTooFar, fmt.Errorf("a component of a position may have at most %d digits", maxDigits))
}

// What no board shows.

var (
	errStrip  = engine.Refuse(engine.ErrOutside, errors.New("the board is a strip one square high that begins at 0,0"))
	errBefore = engine.Refuse(engine.ErrOutside, errors.New("the board begins at 0,0 and has no squares before that"))
	errSlice  = engine.Refuse(engine.ErrTooFar, errors.New("this slice lies too far out for these moves: no board of it can be computed"))
)

func errOutside(w, plane engine.Window) error {
	return engine.Refuse(engine.ErrOutside, fmt.Errorf("the window %d×%d at (%d,%d) is not within the board, which is %d×%d at (%d,%d)",
		w.W, w.H, w.X, w.Y, plane.W, plane.H, plane.X, plane.Y))
}

// errTooLarge says how far a board can be swept; what follows is said of a search in vain.
func errTooLarge(width, height int, inVain string) error {
	return engine.Refuse(engine.ErrTooFar, fmt.Errorf("the board is too large for these moves: from 0,0 it may reach up to %d×%d squares%s", width, height, inVain))
}

// errTooFar says of p up to where positions can be swept.
func errTooFar(p, reach engine.Position, inVain string) error {
	return engine.Refuse(engine.ErrTooFar, fmt.Errorf("(%v) lies too far out for these moves, which are solved as far as (%v)%s", p, reach, inVain))
}

// noChart ends these two.
const noChart = ": a short search has found no chart of the board, and there may be one"

// What the methods do not answer.

var (
	errElsewhere = engine.Refuse(engine.ErrNoMap, errors.New("the map does not begin at the corner"))
	errFollowed  = errors.New("one pile is followed until it repeats")
	errBehind    = errors.New("many squares lie before the window, and there may be a shorter way to it")
	errNimSlice  = engine.Refuse(engine.ErrTooFar, errors.New("the slice is too far out for a map of nim-values"))
	errChart     = errors.New("a chart does not tell nim-values")
	errSweep     = errors.New("a sweep is sooner")
)

// What is searched for.
const (
	aPeriod = "period"
	aChart  = "chart"
)

func errNimSquares(p engine.Position) error {
	return engine.Refuse(engine.ErrTooFar, fmt.Errorf("too many squares lie before (%v) to fill in their nim-values", p))
}

func errUnknown(what string) error {
	return fmt.Errorf("no %s is known, and a sweep is sooner than to look for one", what)
}

func errNotFound(what string) error {
	return fmt.Errorf("no %s has been found in a short search", what)
}

func errOptions(p engine.Position) error {
	return engine.Refuse(engine.ErrTooMany, fmt.Errorf("(%v) has too many options to look at the options of each", p))
}

func errNoBlocks(g *Game) error {
	return fmt.Errorf("%v has no blocks: only games in two dimensions have", g)
}

func errLongMoves(g *Game) error { return fmt.Errorf("the moves of %v are too large for blocks", g) }

// Why a position of one move or two wins or loses: what is left decides.

// wholeSum says how often both moves together can be taken, and what is left.
func wholeSum(sum moves.Vector, often int, left engine.Position) string {
	return fmt.Sprintf("Taking %s, both moves together, changes nothing: %s, and (%v) is left. ", written(sum), times(often), left)
}

// nothingLeft says that no move leads on from what is left.
func nothingLeft() string {
	return "From there no move leads on: whoever answers each move with the other one takes the last."
}

// evenly says of a move that it fits an even number of times into what is left.
func evenly(m moves.Vector, left engine.Position, often int) string {
	return fmt.Sprintf("From (%v) only %s can be taken, %s, an even number: whoever begins does not take the last.", left, written(m), times(often))
}

// oddly says of a move that it fits an odd number of times.
func oddly(m moves.Vector, left engine.Position, often int) string {
	if often == 1 {
		return fmt.Sprintf("From (%v) %s can be taken once, and whoever begins takes it.", left, written(m))
	}
	return fmt.Sprintf("From (%v) %s can be taken %s, an odd number: whoever begins also takes the last.", left, written(m), times(often))
}

// bothEvenly says that both moves fit an even number of times.
func bothEvenly(list []moves.Vector, left engine.Position, often []int) string {
	return fmt.Sprintf("From (%v) %s can be taken %s or %s %s, even numbers: whoever begins does not take the last.",
		left, written(list[0]), times(often[0]), written(list[1]), times(often[1]))
}

func times(n int) string {
	switch n {
	case 1:
		return "once"
	case 2:
		return "twice"
	}
	return strconv.Itoa(n) + " times"
}

// written writes a move as the board does.
func written(m moves.Vector) string { return fmt.Sprintf("(%v)", engine.Ints(m...)) }

// The ways to complete a ruleset.
var (
	symmetricMoves    = engine.Completion{Name: "symmetric", Label: "Symmetric", About: "With every move (a,b) also (b,a)."}
	additiveMoves     = engine.Completion{Name: "additive", Label: "Additive", About: "With two moves also both together: their sum."}
	maxSymmetricMoves = engine.Completion{Name: "max-symmetric", Label: "Max-symmetric", About: "With every move also what it lacks to the largest one."}
)

// errComplete says that there is nothing to add.
func errComplete(label string) error {
	return errors.New("the moves are " + strings.ToLower(label) + " as they are")
}

// errNotTwo says that there are not two moves to add.
func errNotTwo(n int) error {
	if n == 1 {
		return errors.New("an additive ruleset has two moves and their sum: there is only one move")
	}
	return fmt.Errorf("an additive ruleset has two moves and their sum: there are %d moves", n)
}

// mostRhythm is how many palaces of a period are listed.
const mostRhythm = 12

// rhythm is how one pile repeats, and where in it a number lies.
type rhythm struct {
	from, every     int
	first           []int // the palaces of the first round, nil if they are too many or it begins late
	x, rounds, like *big.Int
	lost            bool
}

// reason says how the pile repeats, and what that makes of the number.
func (r rhythm) reason() string {
	if r.first == nil {
		return fmt.Sprintf("From %d on, the outcomes repeat every %d: %v is %v and %v × %d more, and %v is %s.",
			r.from, r.every, r.x, r.like, r.rounds, r.every, r.like, lostOrWon(r.lost))
	}
	is := "is none of them"
	if r.lost {
		is = "is one of them"
	}
	if r.rounds.Sign() > 0 {
		is += fmt.Sprintf(", for it is %v and %v × %d more", r.like, r.rounds, r.every)
	}
	lost := strings.Join(strings.Fields(strings.Trim(fmt.Sprint(r.first), "[]")), ", ")
	return fmt.Sprintf("The palaces are %s and the numbers that are %d, %d, %d and so on larger than one of these: %v %s.",
		lost, r.every, 2*r.every, 3*r.every, r.x, is)
}

func lostOrWon(lost bool) string {
	if lost {
		return "a palace"
	}
	return "an N-position"
}

// reason says by which steps the squares around p repeat.
func (m *mosaic) reason(p engine.Position) string {
	if len(m.steps) == 1 {
		like := m.like()
		return fmt.Sprintf("Up to %d squares around (%v) the outcomes repeat by %s: (%v) is %s, as (%v) is.",
			m.far, p, step(m.steps[0]), p, lostOrWon(m.lost()), p.Plus(engine.Ints(like.X, like.Y), engine.Num(1)))
	}
	is := "is none of them"
	if like := m.like(); m.lost() {
		is = fmt.Sprintf("is one of them, as (%v) is", p.Plus(engine.Ints(like.X, like.Y), engine.Num(1)))
	}
	return fmt.Sprintf("Up to %d squares around (%v) the palaces are a mosaic, which repeats by %s and by %s: (%v) %s.",
		m.far, p, step(m.steps[0]), step(m.steps[1]), p, is)
}

func step(by engine.Cell) string { return fmt.Sprintf("(%d,%d)", by.X, by.Y) }

// sameBlock says of p what is known of a square in a block that is the same.
func sameBlock(p, like engine.Position, blocks, side int, lost bool) string {
	kinds := fmt.Sprintf("The whole board is made of %d different blocks of %d×%d squares", blocks, side, side)
	if blocks == 1 {
		kinds = fmt.Sprintf("The whole board is made of one block of %d×%d squares, again and again", side, side)
	}
	return fmt.Sprintf("%s: (%v) lies in one where (%v) lies in another of the same kind, and that square is %s.", kinds, p, like, lostOrWon(lost))
}

// Why the palaces of misère play are the positions of nim-value 1.
const (
	pileOnes     = "with one pile each position of value 0 that has options has one of value 1 (Ferguson 1974)."
	twoMovesOnes = "with one move or two each position of value 0 that has options has one of value 1."
)
