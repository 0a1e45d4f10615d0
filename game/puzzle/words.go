package puzzle

import (
	"errors"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
)

// ErrNone is what errors.Is finds where a game has no puzzle of a level, as far as was looked.
var ErrNone = errors.New("there is no such puzzle")

type none struct{ text string }

func (e none) Error() string   { return e.text }
func (none) Is(err error) bool { return err == ErrNone }

func errNoBlocks(g engine.Game) error {
	return errors.New("no square is ever blocked in " + g.Title() + ": find=block needs a game with blocks")
}

func errNone(n Name) error {
	return none{"no puzzle of level " + strconv.Itoa(n.Level) + " was found for " + n.Game + " in " + strconv.Itoa(n.tries()) + " positions: another level may have one"}
}

func errDay(text string) error {
	return errors.New("a day is written as in 2026-11-23: " + notation.Quote(text))
}
