package room

import (
	"errors"
	"fmt"

	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/game/lesson"
)

func errRest(rest string) error {
	return fmt.Errorf("after the name of a lesson there is nothing, or its step as in step=2, and not %s", notation.Quote(rest))
}

func errNoStep(steps int) error {
	return fmt.Errorf("there is no such step: the lesson has %s", english.Plural(steps, "step"))
}

func errNoLesson() error { return errors.New("there are no steps outside of a lesson") }

func errNoFurther() error { return errors.New("there is no further step") }

func errNothingToCheck() error {
	return errors.New("there is nothing to check: no squares are to be tapped here")
}

func errNothingAsked() error { return errors.New("nothing is asked here") }

// counted says which step it is.
func counted(step, steps int) string { return fmt.Sprintf("Step %d of %d", step, steps) }

// asked says what is to be done.
func asked(t *lesson.Task) string {
	switch {
	case t.Kind == lesson.Win:
		return "Play on the board, and win."
	case t.Kind == lesson.Tap && t.Side == lesson.TapP:
		return "Tap every square from which whoever must move loses."
	case t.Kind == lesson.Tap && t.Side == lesson.TapN:
		return "Tap every square from which whoever moves can win."
	case t.Kind == lesson.Tap:
		return "Tap every move that wins."
	case t.Kind == lesson.Outcome:
		return "Who wins from " + english.Spot(t.At) + "? P: the one who has just moved. N: the one who moves next."
	case t.Kind == lesson.Choose:
		return "Choose one."
	}
	return "Write your answer."
}
