package maker

import (
	"errors"
	"strings"

	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/lesson"
)

var errManySteps = errHasAtMostSteps(lesson.MaxSteps)

// needed says what belongs into the fields of a task that cannot be left empty.
var needed = map[string]words.Text{
	fieldOn: neededWhere, fieldOptions: neededOptions, fieldAnswers: neededAnswers, fieldRight: neededRight, fieldHint: neededHint,
}

// said writes a fault as a sentence: "Step 2, words: The step says nothing."
func (f *fault) said() string {
	if f.step < 0 {
		return faultInLesson(f.field, words.Sentence(f.why))
	}
	return faultInStep(f.step+1, f.field, words.Sentence(f.why))
}

// kindLabels are what the kinds of tasks are called.
var kindLabels = map[string]words.Text{
	"": kindNone, taskOutcome: kindOutcome, taskTapP: kindTapP, taskTapN: kindTapN, taskTapWins: kindTapWins,
	taskWin: kindWin, taskChoose: kindChoose, taskType: kindType,
}

// The shapes, as people call them.
var shapeLabels = map[lesson.ShapeKind]words.Text{lesson.Ring: shapeRing, lesson.Arrow: shapeArrow, lesson.Label: shapeLabel}

// drawn names a shape: "Rings (1,2) and (2,1)", "Label A (3,3)".
func (d *Shape) drawn() string {
	squares := make([]string, len(d.At))
	for i, at := range d.At {
		squares[i] = "(" + at + ")"
	}
	switch {
	case d.Kind == lesson.Arrow && len(squares) == 2:
		return drawnArrow(squares[0], squares[1])
	case d.Kind == lesson.Arrow:
		return drawnArrowFrom(words.And(squares))
	case d.Kind == lesson.Label:
		return drawnLabel(d.Text, squares)
	}
	return drawnRings(squares)
}

// listed names a step in the list: "2. Ring by ring".
func listed(i int, title string) string {
	if title = strings.TrimSpace(title); title == "" {
		title = untitled.String()
	}
	return numberedTitle(i+1, title)
}

// about says what is in a step: its board, and what is asked.
func about(board string, task *Task) string {
	if task.Kind == "" {
		return board
	}
	return board + " · " + kindLabels[task.Kind].String()
}

// status says how the checking stands.
func (m *Maker) status() string {
	c := &m.checking
	switch {
	case len(c.faults) > 0:
		return needCorrection(len(c.faults))
	case c.failure != "":
		return c.failure
	case !c.done:
		return enginesCheck.String()
	}
	return allIsTrue.String()
}

// errFirst says what is wrong first, where nothing can be handed on.
func errFirst(faults []fault) error { return errors.New(faults[0].said()) }
