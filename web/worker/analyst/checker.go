package analyst

import (
	"errors"
	"strings"

	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/web/wire"
)

// checker works on one question about a lesson, one piece of work a call.
type checker struct {
	opener   *link.Opener
	ask      *wire.Ask // in work, or nil
	checking *lesson.Checking
}

// Step does the next piece of work on a question, and returns with the last one what is wrong with the lesson.
func (c *checker) Step(ask *wire.Ask) (wire.Message, error) {
	if c.ask != ask {
		l, err := lesson.Unpack(strings.TrimPrefix(ask.Link, wire.LessonLink))
		if err != nil {
			return nil, err
		}
		c.ask, c.checking = ask, lesson.NewChecking(l, c.opener.Opened)
		c.checking.Illustrate = catalog.Illustrate
		return nil, nil
	}
	if c.checking.Step() {
		return nil, nil
	}
	c.ask = nil
	answer := &wire.Faults{ID: ask.ID}
	for _, wrong := range c.checking.Wrong() {
		var at *lesson.Error
		if errors.As(wrong, &at) {
			answer.List = append(answer.List, wire.Fault{Line: at.Line, Text: at.Err.Error(), Brief: lesson.Brief(at.Err)})
		}
	}
	return answer, nil
}
