package room

import (
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/game/link"
)

// boards says which board of a lesson does not open, with its line.
func boards(of *lesson.Lesson) error {
	for i := range of.Steps {
		s := &of.Steps[i]
		if s.Board == "" {
			continue
		}
		if _, err := link.Open(s.Board); err != nil {
			return &lesson.Error{Line: s.Line, Err: errBoard(s.Title, err)}
		}
	}
	return nil
}
