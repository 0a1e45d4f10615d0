package room

import (
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/web/internal/call"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/lessons"
	"github.com/palacegames/palace/web/scorm"
)

// written is something in words.
type written struct {
	Text string `json:"text"`
}

// filled is a template that was filled in for a lesson.
type filled struct {
	Name  string `json:"name"`
	Title string `json:"title"`
	Text  string `json:"text"`
}

// file opens a file as a lesson.
func (c *course) file(f page.File) error {
	if f.Bytes == nil {
		return errFile(f.Name, errUnread)
	}
	text, err := lesson.Decode(f.Bytes, f.Size)
	if err == nil {
		err = c.read(text)
	}
	if err != nil {
		return errFile(f.Name, err)
	}
	return nil
}

// calls lists what the page can call in a lesson, and about lessons.
func (c *course) calls() []call.Call {
	return []call.Call{
		call.On("toStep", func(a page.Value) error { return c.room.goTo(a.Value) }),
		call.Do("beginAgain", c.room.beginAgain),
		call.Do("playOn", c.room.playOn),
		call.On("answer", func(a written) error { return c.answer(a.Text) }),
		call.Do("check", c.check),
		call.Do("clearTaps", c.clear),

		call.On("readLesson", func(a page.File) error { return c.file(a) }),
		call.Ask("scorm", func(a struct {
			Lesson string `json:"lesson"` // as a link names it
			Text   string `json:"text"`   // a template
		}) (filled, error) {
			of, err := open(a.Lesson)
			if err != nil {
				return filled{}, err
			}
			return filled{of.Name, of.Title, scorm.Fill(a.Text, of, a.Lesson)}, nil
		}),
		call.Ask("lessonNames", func(call.None) ([]string, error) { return lessons.Names(), nil }),
		call.Ask("lessons", func(call.None) ([]LessonCard, error) { return c.room.learned.cards() }),
		call.On("learned", func(a written) error { return c.room.addDone(a.Text) }),
		call.Do("unlearn", func() error {
			clear(c.room.learned)
			clear(c.room.replies)
			clear(c.room.tries)
			clear(c.room.passed)
			c.room.host.Changed()
			return nil
		}),
	}
}
