package room

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/game/lesson"
)

// Kind is a kind of room.
type Kind string

// The rooms.
const (
	Door    Kind = "door"
	Game    Kind = "game"
	Lesson  Kind = "lesson"
	Gallery Kind = "gallery"
)

// Place is a room as a link names it.
type Place struct {
	Kind Kind
	// Lesson is the name of a lesson, or the lesson itself as lesson.Pack writes it.
	Lesson string
	Step   int // from 1, 0 for none in particular
}

// ReadPlace reads in which room a link is opened. In a Game it is opened as it is.
func ReadPlace(link string) (Place, error) {
	text := strings.TrimSpace(strings.TrimPrefix(link, "#"))
	name, isLesson := strings.CutPrefix(text, "lesson=")
	switch {
	case text == "":
		return Place{Kind: Door}, nil
	case text == "gallery":
		return Place{Kind: Gallery}, nil
	case !isLesson:
		return Place{Kind: Game}, nil
	}
	p := Place{Kind: Lesson, Step: 1}
	var rest string
	if p.Lesson, rest, isLesson = strings.Cut(name, "&"); !isLesson {
		return p, nil
	}
	digits, ok := strings.CutPrefix(rest, "step=")
	step, err := strconv.Atoi(digits)
	if !ok || err != nil || step < 1 || step > lesson.MaxSteps {
		return p, errRest(rest)
	}
	p.Step = step
	return p, nil
}

// String writes the place as a link names it, "" for the door and for a game, whose link is
// its own.
func (p Place) String() string {
	switch p.Kind {
	case Gallery:
		return "gallery"
	case Lesson:
		if p.Step == 0 {
			return "lesson=" + p.Lesson
		}
		return "lesson=" + p.Lesson + "&step=" + strconv.Itoa(p.Step)
	}
	return ""
}
