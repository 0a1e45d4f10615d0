package page

import (
	"github.com/palacegames/palace/game/answers"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/pause"
	"github.com/palacegames/palace/game/puzzle"
)

// Asked is what a class is asked: a lesson, a quiz, a set of puzzles or, as long as nothing was chosen, nothing.
type Asked struct {
	// At is the teacher's room as a link names it, and Pupils the link that the class opens, ""
	// as long as nothing was chosen.
	At, Pupils string
	Of         answers.Subject
	Lesson     *lesson.Lesson  // nil for a quiz, and for puzzles
	Puzzles    []puzzle.Puzzle // nil for a lesson, and for a quiz
	Puzzle     int             // which of them, or which step of the lesson, is on the board, from 1
	Name       string          // of the lesson or of the puzzles in links, or the quiz's ruleset
	Pause      pause.Plan      // before which steps of the lesson the class waits
}

// Link is what the class opens, and where it waits.
func (a *Asked) Link() string {
	if !a.Pause.Any() {
		return a.Pupils
	}
	return link.Address{Room: link.Lesson, Lesson: a.Name, Pause: a.Pause}.String()
}

// Gathering is the teacher's room.
type Gathering struct {
	// At is the room as a link names it: under that the browser keeps what is gathered.
	At    string `json:"at"`
	Title string `json:"title"`
	Words string `json:"words"` // what there is to do
	// Asked says that something was chosen, and Link what is offered as a quiz.
	Asked  bool   `json:"asked"`
	Link   string `json:"link"`
	Lesson string `json:"lesson"` // the lesson's name, "" for none
	// Puzzles are those of a set, or the steps of a lesson, of which one is on the board, from 1.
	Puzzles []Stop `json:"puzzles"`
	Puzzle  int    `json:"puzzle"`
	// Tell is what telling the truth is called, of a lesson's answers or of the puzzle on the board, "" where
	// there is nothing to be told. Told says that it is told, and Truth what of a puzzle.
	Tell  string `json:"tell"`
	Told  bool   `json:"told"`
	Truth string `json:"truth"`
	// Question is what the step of the lesson on the board asks, "" elsewhere.
	Question string  `json:"question"`
	Answers  int     `json:"answers"`
	Pauses   *Pauses `json:"pauses"` // of the lesson, nil for all else
	// Version grows whenever something else is gathered, or known of it: then gathered tells it.
	Version int `json:"version"`
}

// InClass is the teacher's room as scripts see it.
type InClass struct {
	Lesson  *string `json:"lesson"` // nil for a quiz, and for puzzles
	Answers int     `json:"answers"`
}
