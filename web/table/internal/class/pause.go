package class

import (
	"github.com/palacegames/palace/web/internal/page"
)

// Word is what a teacher shows where the class waits.
type Word struct {
	Head string `json:"head"` // "Eyes to the front"
	Word string `json:"word"`
	Step string `json:"step"` // "Step 2: Follow the corner"
}

// pauses lists the steps before which the class may wait, nil where it is given no lesson.
func (c *Class) pauses() *page.Pauses {
	of := c.view.Class
	if of.Lesson == nil || len(of.Lesson.Steps) < 2 {
		return nil
	}
	p := &page.Pauses{Words: pausing(len(of.Pause.Steps())), Any: of.Pause.Any(), Show: showButton.String()}
	for i := range of.Lesson.Steps[1:] {
		step := i + 2
		p.Steps = append(p.Steps, page.Pause{Step: step, Words: stepWords(step, of.Lesson.Steps[step-1].Title), On: of.Pause.Waits(step), Show: showWord(step)})
	}
	return p
}

// word tells a teacher the word of a pause, which is on no page before.
func (c *Class) word(at page.Value) (Word, error) {
	of := c.view.Class
	if of.Lesson == nil || !of.Pause.Waits(at.Value) {
		return Word{}, errNoPause
	}
	return Word{eyes.String(), of.Pause.Word(at.Value), stepWords(at.Value, of.Lesson.Steps[at.Value-1].Title)}, nil
}
