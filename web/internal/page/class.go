package page

import (
	"github.com/palacegames/palace/game/answers"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/pause"
)

// Asked is what a class is asked: a lesson, a quiz or, as long as nothing was chosen, nothing.
type Asked struct {
	// At is the teacher's room as a link names it, and Pupils the link that the class opens, ""
	// as long as nothing was chosen.
	At, Pupils string
	Of         answers.Subject
	Lesson     *lesson.Lesson // nil for a quiz
	Name       string         // of the lesson in links, or the quiz's ruleset
	Pause      pause.Plan     // before which steps of the lesson the class waits
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
	// Asked says that a lesson or a quiz was chosen, and Link what is offered as a quiz.
	Asked   bool    `json:"asked"`
	Link    string  `json:"link"`
	Lesson  string  `json:"lesson"` // the lesson's name, "" for none
	Told    bool    `json:"told"`   // which answers of the lesson are right
	Answers int     `json:"answers"`
	Pauses  *Pauses `json:"pauses"` // of the lesson, nil for a quiz
	// Version grows whenever something else is gathered, or known of it: then gathered tells it.
	Version int `json:"version"`
}

// InClass is the teacher's room as scripts see it.
type InClass struct {
	Lesson  *string `json:"lesson"` // nil for a quiz
	Answers int     `json:"answers"`
}
