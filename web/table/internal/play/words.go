package play

import (
	"errors"
	"fmt"
	"strings"

	"github.com/palacegames/palace/game/english"
)

// What the page says that no game says.
const (
	lookingBack = "Looking back"
	noPawnLeft  = "No pawn is left: take some back first."
)

var (
	errOver       = errors.New("the game is over: take a turn back or start a new game")
	errOtherTurn  = errors.New("it is not your turn: wait for the answer")
	errSeveral    = errors.New("several moves end there, seen from above: choose one of the buttons that say what is taken")
	errNotToBlock = errors.New("it is not for you to block now")
	errNoPawn     = errors.New("no pawn is left: take some back first")
	errTimes      = errors.New("t is a whole number from 1 on")
	errPiles      = errors.New("a step has as many components as there are piles")
	errNowhere    = errors.New("there is no other square to begin on")
	errView       = errors.New("the view is given as three numbers, x,y and the size of a square, such as view=7.5,7.5,68, or as a window to show, x,y and its size, such as view=0,0,40x30")
	errNoHarder   = errors.New("no harder start was found from here: choose one yourself, or begin a new game")
	errNotGivenUp = errors.New("nobody has given up: the game goes on")
)

var errK = errors.New("k is a whole number from 1 on, such as 5")

// errStart says how a position of so many components is written.
func errStart(dim int) error {
	example := strings.Join([]string{"12", "7", "3", "5", "1"}[:min(dim, 5)], ",")
	if dim == 1 {
		return errors.New("the place to start at is a whole number, such as " + example)
	}
	return fmt.Errorf("the place to start at is %s whole numbers with commas between them, such as %s", english.Count(dim), example)
}

func noLine(ray, lines int) error {
	return fmt.Errorf("there is no line %d: the piece moves along lines 0 to %d", ray, lines-1)
}

func allPicked(direction string) error {
	return fmt.Errorf("every square %s is picked already", direction)
}

func tooMany(most, n int) error {
	return fmt.Errorf("at most %s may be blocked, not %s", english.Plural(most, "square"), english.Count(n))
}

// howMany says how many squares are picked, and how many more may be.
func howMany(chosen, left int) string {
	return english.Digits(chosen) + " picked, " + english.Digits(left) + " left."
}
