package maker

import (
	"errors"
	"fmt"
	"strings"

	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/game/lesson"
)

var (
	errNothingToUndo = errors.New("there is nothing to undo")
	errNothingToRedo = errors.New("there is nothing to redo")
	errClosed        = errors.New("no lesson is being made")
	errNoStep        = errors.New("there is no such step")
	errNoShape       = errors.New("there is no such shape")
	errNoField       = errors.New("there is no such field")
	errNoTool        = errors.New("choose rings, arrows or labels to draw on the board")
	errNoLink        = errors.New("this is neither a lesson nor a link to one")
	errFurther       = errors.New("the step cannot be moved any further")
	errTooLong       = errors.New("this is too long for a lesson")
	errManySteps     = fmt.Errorf("a lesson has at most %d steps", lesson.MaxSteps)
)

// What is still to be filled in.
const (
	noTitle     = "the lesson needs a title"
	noSteps     = "the lesson needs a step: put a position on the board and add it"
	noStepTitle = "the step needs a title"
	noWords     = "the step needs a sentence or two"
	noBoard     = "the first step needs a board"
)

// needed says what belongs into the fields of a task that cannot be left empty.
var needed = map[string]string{
	fieldOn:      "write here which squares it is about",
	fieldOptions: "write at least two options",
	fieldAnswers: "write the right answer here",
	fieldRight:   "write what a right answer is told, and why it is right",
	fieldHint:    "write a hint for a wrong answer",
}

// labels are what the fields are called beside the sentences about them.
var labels = map[string]string{
	fieldTitle: "title", fieldMinutes: "minutes", fieldAim: "aim", fieldRest: "teacher’s notes", fieldWords: "words", fieldBoard: "board",
	fieldClaims: "claims", fieldShapes: "drawing", fieldKind: "task", fieldOn: "where", fieldAsk: "question", fieldOptions: "options", fieldAnswers: "answers",
	fieldRight: "if right", fieldHint: "hint", fieldHints: "further hints",
}

// said writes a fault as a sentence: "Step 2, words: the step says nothing."
func (f *fault) said() string {
	where := english.Capital(labels[f.field])
	if f.step >= 0 {
		where = fmt.Sprintf("Step %d, %s", f.step+1, labels[f.field])
	}
	return where + ": " + english.Sentence(f.why)
}

// kindLabels are what the kinds of tasks are called.
var kindLabels = map[string]string{
	"": "No task: reading only", taskOutcome: "Predict: P or N?", taskTapP: "Tap all palaces (P)", taskTapN: "Tap all N-positions (N)",
	taskTapWins: "Tap all moves that win", taskWin: "Play and win", taskChoose: "Choose one of several", taskType: "Write a number or a word",
}

// onLabel says what is to be written of where a task looks.
func onLabel(kind string) string {
	if kind == taskOutcome {
		return "Of which square? Such as 3,5"
	}
	return "In which squares? From corner to corner, such as 0,0..7,7"
}

// The shapes, as people call them.
var shapeLabels = map[lesson.ShapeKind]string{lesson.Ring: "Rings", lesson.Arrow: "Arrow", lesson.Label: "Label"}

// drawn names a shape: "Rings (1,2) and (2,1)", "Label A (3,3)".
func (d *Shape) drawn() string {
	words := shapeLabels[d.Kind]
	if d.Text != "" {
		words += " " + d.Text
	}
	var squares []string
	for _, at := range d.At {
		squares = append(squares, "("+at+")")
	}
	join := "and"
	if d.Kind == lesson.Arrow {
		join = "to"
	}
	return words + " " + english.List(squares, join)
}

// takeAway says what the button of a shape does.
func takeAway(shape string) string { return "Remove: " + shape }

// hint says what a tap on the board does.
func hint(tool lesson.ShapeKind, from string) string {
	switch {
	case tool == lesson.Ring:
		return "Tap squares to ring them. Tap again to remove a ring."
	case tool == lesson.Arrow && from != "":
		return "The arrow begins at (" + from + "). Now tap where it ends."
	case tool == lesson.Arrow:
		return "Tap the square where the arrow begins."
	case tool == lesson.Label:
		return "Tap the square to which the label belongs."
	}
	return ""
}

// listed names a step in the list: "2. Ring by ring".
func listed(i int, title string) string {
	if title = strings.TrimSpace(title); title == "" {
		title = "Untitled"
	}
	return fmt.Sprintf("%d. %s", i+1, title)
}

// about says what is in a step: its board, and what is asked.
func about(board string, task *Task) string {
	if task.Kind == "" {
		return board
	}
	return board + " · " + kindLabels[task.Kind]
}

// counted says which step is worked on.
func counted(at, steps int) string {
	if steps == 0 {
		return "No step yet"
	}
	return fmt.Sprintf("Step %d of %d", at+1, steps)
}

// newStep is the title of a step that has none yet.
func newStep(n int) string { return fmt.Sprintf("Step %d", n) }

// status says how the checking stands.
func (m *Maker) status() string {
	c := &m.checking
	switch {
	case len(c.faults) == 1:
		return "One thing still needs a correction."
	case len(c.faults) > 1:
		return english.Capital(english.Count(len(c.faults))) + " things still need a correction."
	case c.failure != "":
		return c.failure
	case !c.done:
		return "The engines check what the lesson says…"
	}
	return "Every claim of the lesson is true, and every task can be solved."
}

// long says that a lesson does not fit into a link.
func long(letters int) string {
	return "The lesson is too long for a link: " + english.Digits(letters) + " letters, and " + english.Digits(lesson.MostPacked) + " fit. Pass on the file instead."
}

// errFirst says what is wrong first, where nothing can be handed on.
func errFirst(faults []fault) error { return errors.New(faults[0].said()) }

// comesBack says what becomes of the lesson in whose place another was opened.
const comesBack = "The lesson that was here comes back with Undo."

const (
	scan   = "Scan it, or copy the link."
	noCode = "The link is too long for a code to scan. Copy it instead."
)
