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

func errNoGallery() error { return errors.New("maps are watched as they grow in the gallery") }

// What is said at the door.
const (
	firstWords = "You begin. Tap a ring."
	goOnWords  = "Your turn again."
	waitWords  = "Now the computer moves."
	wonWords   = "You have won. Do you know why?"
	lostWords  = "The computer got there first."
)

// aboutLesson says how long a lesson is.
func aboutLesson(l *lesson.Lesson) string {
	words := english.Capital(english.Plural(len(l.Steps), "step"))
	if l.Teacher.Minutes > 0 {
		words += ", about " + english.Plural(l.Teacher.Minutes, "minute")
	}
	return words
}

// label is what is written beside a map of the gallery.
type label struct{ title, caption string }

// hung returns the label of a map of the gallery.
func hung(at int) label {
	return []label{
		{"Game 100", "A queen moves, and before each move up to 99 squares are blocked: every point of colour says how many lost squares the queen sees from there."},
		{"Game 1000", "Up to 999 squares are blocked, and the same figure comes out, ten times as large."},
		{"Maharaja Nim", "The queen jumps like a knight, too: her lost squares, in gold, scatter along two lines, and never two in one row or column."},
		{"A mosaic", "Three moves, (2,6), (6,2) and (3,3), tile the board with patterns, each in a sector of its own."},
		{"Queens in exile", "Along a spiral each queen is put on the first square that no other one attacks: they come to stand along four lines."},
	}[at]
}

func hungOf(at, all int) string { return fmt.Sprintf("%d of %d", at, all) }
