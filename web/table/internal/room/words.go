package room

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/game/lesson"
)

func errNoLesson() error { return errors.New("there are no steps outside of a lesson") }

func errNoFurther() error { return errors.New("there is no further step") }

func errNothingToCheck() error {
	return errors.New("there is nothing to check: this step asks for no squares")
}

func errNothingAsked() error { return errors.New("nothing is asked here") }

func errOutside() error { return errors.New("this square is not among those that are asked for") }

func errBoard(step string, err error) error {
	return fmt.Errorf("the board of the step %s does not open: %w", notation.Quote(step), err)
}

// contradicted says what is wrong in a lesson: in which line of its text, in which step, why,
// if that is to be said, and how much more there is.
func contradicted(line, step int, why string, more int) string {
	words := fmt.Sprintf("something is wrong in line %d of this lesson (step %d)", line, step)
	if more > 0 {
		words += " and in " + english.Plural(more, "further place")
	}
	if why != "" {
		words += ": " + why
	}
	return english.Sentence(words)
}

// Where Next leads.
// What is handed in of a game that was to be won.
const (
	replyWon  = "won"
	replyLost = "not won"
)

const (
	nextStep   = "Next"
	nextLesson = "Next lesson"
	nextPuzzle = "Next puzzle"
)

// What beginning again is called.
const (
	restartStep   = "Restart step"
	restartPuzzle = "Try again"
)

// What is shared, and how a frame with it is named.
const (
	sharePage     = "Share Palace"
	sharedPage    = "play and learn"
	shareGallery  = "Share the gallery"
	sharedGallery = "the gallery"
	shareLesson   = "Share this lesson"
	shareClass    = "For the class to open"
	sharedClass   = "for the class"
)

// atStep names the step at which a lesson may be shared.
func atStep(step, steps int) string { return fmt.Sprintf("at this step, %d of %d", step, steps) }

// counted says which step it is.
func counted(step, steps int) string { return fmt.Sprintf("Step %d of %d", step, steps) }

// announced tells a listener which step has begun.
func announced(step, steps int, title string) string {
	return counted(step, steps) + ": " + english.Sentence(title)
}

// doneOf says how many steps were done.
func doneOf(done, steps int) string { return fmt.Sprintf("%d of %d done", done, steps) }

// stop names a step in the row of them.
func stop(step int, title string, done bool) string {
	words := fmt.Sprintf("Step %d: %s", step, title)
	if done {
		words += " (done)"
	}
	return words
}

// about says how long a lesson is.
func about(steps, minutes int) string {
	words := fmt.Sprintf("%d steps", steps)
	if minutes > 0 {
		words += fmt.Sprintf(", about %d minutes", minutes)
	}
	return words
}

// action is what can be done with a lesson of which so many steps were done.
func action(done, steps int) string {
	switch done {
	case 0:
		return "Begin"
	case steps:
		return "Start again"
	}
	return "Go on"
}

// forTeachers says for whom the notes are.
const forTeachers = "For the teacher"

// notes are the parts of a lesson's page for teachers, but for those that are empty.
func notes(t *lesson.Teacher, all []*lesson.Lesson) []Note {
	var leads []string
	if t.Leads != "" {
		leads = []string{titled(t.Leads, all)}
	}
	list := []Note{{Head: "What pupils say", Lines: t.Pupils}, {Head: "Where it leads", Lines: leads}, {Head: "The paper", Lines: t.Paper}}
	return slices.DeleteFunc(list, func(n Note) bool { return len(n.Lines) == 0 })
}

func errUnread() error { return errors.New("it cannot be read") }

func errFile(name string, err error) error { return fmt.Errorf("the file %s: %w", name, err) }

// titled writes the titles of lessons for their names.
func titled(words string, all []*lesson.Lesson) string {
	for _, l := range all {
		words = strings.ReplaceAll(words, l.Name, "“"+l.Title+"”")
	}
	return words
}

// verdictTitle says how an answer was.
func verdictTitle(right bool) string {
	if right {
		return "Right."
	}
	return "Not yet."
}

// outcome says in words what P and N mean.
func outcome(o engine.Outcome) string {
	if o == engine.P {
		return "The player to move loses"
	}
	return "The player to move can win"
}

// tapped says how many squares are marked.
func tapped(n int) string {
	if n == 0 {
		return "No square is marked yet."
	}
	return english.Sentence(english.Plural(n, "square") + " marked")
}

// tappedNow tells a listener what a tap has done.
func tappedNow(p engine.Position, on bool, n int) string { return pointedAt(p, on) + ". " + tapped(n) }

// pointedAt says whether a square is marked.
func pointedAt(p engine.Position, on bool) string {
	if on {
		return english.Spot(p) + ": marked"
	}
	return english.Spot(p) + ": not marked"
}

// drawn says what is drawn over the board, "" for nothing.
func drawn(shapes []lesson.Shape) string {
	var parts []string
	for _, s := range shapes {
		switch s.Kind {
		case lesson.Arrow:
			parts = append(parts, "an arrow from "+english.Spot(s.At[0])+" to "+english.Spot(s.At[1]))
		case lesson.Label:
			parts = append(parts, "the word “"+s.Text+"” at "+english.Spot(s.At[0]))
		default:
			parts = append(parts, "a ring around "+english.List(spots(s.At), "and"))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return english.Sentence("on the board: " + strings.Join(parts, "; "))
}

func spots(list []engine.Position) []string {
	words := make([]string, len(list))
	for i, p := range list {
		words[i] = english.Spot(p)
	}
	return words
}

// asked says what is to be done.
func asked(t *lesson.Task) string {
	switch {
	case t.Ask != "":
		return t.Ask
	case t.Kind == lesson.Win:
		return "Play on the board, and win."
	case t.Kind == lesson.Tap && t.Side == lesson.TapP:
		return "Tap every palace in the frame: every square where the player to move loses."
	case t.Kind == lesson.Tap && t.Side == lesson.TapN:
		return "Tap every N-position in the frame: every square where the player to move can win."
	case t.Kind == lesson.Tap:
		return "Tap every ringed square to which a winning move leads."
	case t.Kind == lesson.Outcome:
		return "If the piece stands on " + english.Spot(t.At) + ", which is true?"
	case t.Kind == lesson.Choose:
		return "Which is right?"
	}
	return "Write your answer."
}

func errNoGallery() error { return errors.New("maps are watched as they grow in the gallery") }

// What is said at the door.
const (
	firstWords = "You begin. Tap a ring."
	goOnWords  = "Your turn again."
	waitWords  = "Now the computer moves."
	wonWords   = "You win. Do you know why?"
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
		{"Game 100", "A queen moves, and before each move up to 99 squares are blocked. The colour of a point says how many palaces the queen sees from there."},
		{"Game 1000", "Up to 999 squares are blocked. The figure is the same, ten times as large."},
		{"Maharaja Nim", "The queen jumps like a knight, too. Her palaces, in gold, lie near two lines, never two in one row or column."},
		{"A mosaic", "The three moves (2,6), (6,2) and (3,3) tile the board with patterns, each in its own sector."},
		{"Queens in exile", "Along a spiral, each queen goes to the first square that no other queen attacks. They end up near four lines."},
	}[at]
}

func hungOf(at, all int) string { return fmt.Sprintf("%d of %d", at, all) }
