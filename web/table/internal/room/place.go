package room

import (
	"github.com/palacegames/palace/game/link"
)

// Kind is a kind of room.
type Kind string

// The rooms.
const (
	Door    Kind = "door"
	Game    Kind = "game"
	Lesson  Kind = "lesson"
	Gallery Kind = "gallery"
	Puzzle  Kind = "puzzle"
	Class   Kind = "class"
	Teach   Kind = "teach"
	Explore Kind = "explore"
)

// Place is a room as a link names it.
type Place struct {
	Kind Kind
	// Lesson is the name of a lesson, or the lesson itself as lesson.Pack writes it.
	Lesson string
	Step   int // from 1, 0 for none in particular
	// Said is what the link has said besides: of a lesson what its boards keep back, at the
	// door whether the list of lessons was asked for, and in the teacher's room what the class is
	// asked.
	Said link.Address
}

// String writes the place as a link names it, "" for a game, whose link is its own.
func (p Place) String() string {
	a := p.Said
	a.UI, a.Tell, a.Lang = "", "", "" // which the address keeps, whatever the room
	switch p.Kind {
	case Gallery:
		a.Room = link.Gallery
	case Teach:
		a.Room = link.Teach
	case Explore:
		a.Room = link.Explore
	case Puzzle:
		a.Room = link.Puzzle
	case Class:
		if a.Room != link.ClassSet {
			a.Room = link.Class
		}
	case Lesson:
		a.Room, a.Lesson = link.Lesson, p.Lesson
		a = a.At(p.Step)
	}
	return a.String()
}
