package room

import (
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/web/wire"
)

// verify lets the engines check what a lesson of somebody's own says, given as the word that
// holds its text, while it is gone through: what is wrong is said once. Lessons that come with
// Palace have been checked.
func (c *course) verify(word string) {
	at := c.room.place.Lesson
	if !lesson.IsPacked(at) {
		c.checked = ""
		return
	}
	if at == c.checked {
		return // another step of it was opened
	}
	c.checked = at
	c.room.asks.Check(word, func(faults []wire.Fault) {
		if at == c.checked && at == c.room.place.Lesson && len(faults) > 0 {
			v := c.room.view
			c.room.voice.Tell(first(c.of, faults, v.Hidden() || v.Kept != 0))
		}
	}, func(string) {}) // it could be read: there is always an answer
}

// first says what is wrong first, without the engines' answers where these are hidden.
func first(of *lesson.Lesson, faults []wire.Fault, hidden bool) string {
	first := faults[0]
	step := 1
	for i := range of.Steps {
		if of.Steps[i].Line <= first.Line {
			step = i + 1
		}
	}
	if hidden {
		first.Text = first.Brief
	}
	return words.Sentence(wrongInLine(first.Text, first.Line, step, len(faults)-1))
}
