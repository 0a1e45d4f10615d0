package maker

import (
	"slices"
	"strings"

	"github.com/palacegames/palace/game/lesson"
)

// Draft is a lesson that is being made: what was typed, field by field.
type Draft struct {
	Title   string `json:"title"`
	Minutes string `json:"minutes,omitempty"`
	Aim     string `json:"aim,omitempty"`
	// Rest are the lines about the lesson for which there is no field.
	Rest  []string `json:"rest,omitempty"`
	Steps []Step   `json:"steps"`
	// Last is the last ID that a step was given.
	Last int `json:"last"`
}

// Step is a step that is being made.
type Step struct {
	ID     int     `json:"id"`
	Title  string  `json:"title"`
	Words  string  `json:"words"` // paragraphs, a line each
	Board  string  `json:"board"`
	Claims string  `json:"claims,omitempty"` // a line each
	Shapes []Shape `json:"shapes,omitempty"`
	Task   Task    `json:"task"`
}

// Shape is something drawn on a board, its squares as a lesson writes them.
type Shape struct {
	Kind lesson.ShapeKind `json:"kind"`
	At   []string         `json:"at"`
	Text string           `json:"text,omitempty"`
}

// Task is a task that is being made. Fields that its kind has no use for keep what was
// typed, for those who change their mind.
type Task struct {
	Kind    string `json:"kind"` // "" for none, else as after "task:", without what On holds
	On      string `json:"on,omitempty"`
	Ask     string `json:"ask,omitempty"`
	Options string `json:"options,omitempty"` // a line each, as Answers and Hints
	Answers string `json:"answers,omitempty"`
	Right   string `json:"right,omitempty"`
	Hint    string `json:"hint,omitempty"`
	Hints   string `json:"hints,omitempty"` // "mistake: hint"
}

// The names of the fields, as the page calls them.
const (
	fieldTitle   = "title"
	fieldMinutes = "minutes"
	fieldAim     = "aim"
	fieldRest    = "rest"
	fieldWords   = "words"
	fieldBoard   = "board"
	fieldClaims  = "claims"
	fieldShapes  = "shapes"
	fieldKind    = "kind"
	fieldOn      = "on"
	fieldAsk     = "ask"
	fieldOptions = "options"
	fieldAnswers = "answers"
	fieldRight   = "right"
	fieldHint    = "hint"
	fieldHints   = "hints"
)

// The kinds of tasks, by what a lesson writes after "task:".
const (
	taskWin     = "win"
	taskOutcome = "outcome"
	taskTapP    = "tap P"
	taskTapN    = "tap N"
	taskTapWins = "tap wins"
	taskChoose  = "choose"
	taskType    = "type"
)

// kinds are all of them, in the order in which they are offered.
var kinds = []string{"", taskOutcome, taskTapP, taskTapN, taskTapWins, taskWin, taskChoose, taskType}

// fields lists what there is to fill in for a task.
func (t *Task) fields() []string {
	switch t.Kind {
	case "":
		return nil
	case taskOutcome, taskTapP, taskTapN:
		return []string{fieldOn, fieldAsk, fieldRight, fieldHint, fieldHints}
	case taskChoose:
		return []string{fieldAsk, fieldOptions, fieldAnswers, fieldRight, fieldHint, fieldHints}
	case taskType:
		return []string{fieldAsk, fieldAnswers, fieldRight, fieldHint, fieldHints}
	}
	return []string{fieldAsk, fieldRight, fieldHint, fieldHints}
}

// has reports whether the kind of a task has a field.
func (t *Task) has(field string) bool { return slices.Contains(t.fields(), field) }

// field finds a field of the lesson itself, nil for none.
func (d *Draft) field(name string) *string {
	return map[string]*string{fieldTitle: &d.Title, fieldMinutes: &d.Minutes, fieldAim: &d.Aim}[name]
}

// field finds a field of a step, nil for none.
func (s *Step) field(name string) *string {
	return map[string]*string{
		fieldTitle: &s.Title, fieldWords: &s.Words, fieldBoard: &s.Board, fieldClaims: &s.Claims,
		fieldKind: &s.Task.Kind, fieldOn: &s.Task.On, fieldAsk: &s.Task.Ask, fieldOptions: &s.Task.Options, fieldAnswers: &s.Task.Answers,
		fieldRight: &s.Task.Right, fieldHint: &s.Task.Hint, fieldHints: &s.Task.Hints,
	}[name]
}

// clone copies a draft, so that one of both can be changed.
func (d *Draft) clone() Draft {
	c := *d
	c.Rest = slices.Clone(d.Rest)
	c.Steps = make([]Step, len(d.Steps))
	for i := range d.Steps {
		c.Steps[i] = d.Steps[i].clone()
	}
	return c
}

func (s *Step) clone() Step {
	c := *s
	c.Shapes = slices.Clone(s.Shapes)
	for i := range c.Shapes {
		c.Shapes[i].At = slices.Clone(s.Shapes[i].At)
	}
	return c
}

// board returns the link of the board of a step, the last one that was given.
func (d *Draft) board(at int) string {
	for i := at; i >= 0 && i < len(d.Steps); i-- {
		if link := strings.TrimSpace(d.Steps[i].Board); link != "" {
			return strings.TrimPrefix(link, "#")
		}
	}
	return ""
}

// insert puts a step in, with an ID of its own.
func (d *Draft) insert(at int, s Step) {
	d.Last++
	s.ID = d.Last
	d.Steps = slices.Insert(d.Steps, at, s)
}

// lines are the lines of a text that say something.
func lines(text string) (list []string) {
	for line := range strings.SplitSeq(text, "\n") {
		if line = strings.TrimSpace(line); line != "" {
			list = append(list, line)
		}
	}
	return list
}
