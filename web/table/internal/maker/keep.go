package maker

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/web/lessons"
)

// history is a draft with what it was before and what was undone.
type history struct {
	Draft
	at    int // the step that is worked on
	typed place
	over  bool // the last change has put another lesson in the place of one
	past  []moment
	next  []moment
}

// moment is what a draft was, and which step was worked on.
type moment struct {
	draft Draft
	at    int
}

// longest is how many changes can be undone.
const longest = 200

// none is where nobody types.
var none = place{-2, ""}

// change notes what the draft is before it changes. What is typed into one field without a
// pause for another is one change.
func (h *history) change(typing place) {
	if typing != none && typing == h.typed && len(h.past) > 0 {
		return
	}
	h.typed, h.next, h.over = typing, nil, false
	h.past = append(h.past, moment{h.Draft.clone(), h.at})
	if len(h.past) > longest {
		h.past = slices.Delete(h.past, 0, 1)
	}
}

// undo takes the last change back.
func (h *history) undo() error { return h.travel(&h.past, &h.next, errNothingToUndo) }

// redo makes it again.
func (h *history) redo() error { return h.travel(&h.next, &h.past, errNothingToRedo) }

// travel goes to the last moment of one list, and notes the present one in the other.
func (h *history) travel(from, to *[]moment, nothing error) error {
	n := len(*from)
	if n == 0 {
		return nothing
	}
	last := (*from)[n-1]
	*to = append(*to, moment{h.Draft, h.at})
	*from = (*from)[:n-1]
	h.Draft, h.at, h.typed, h.over = last.draft, last.at, none, false
	return nil
}

// kept writes the draft for the browser to keep.
func (h *history) kept() string {
	text, err := json.Marshal(h.Draft)
	if err != nil {
		return "" // there is nothing in a draft that cannot be written
	}
	return string(text)
}

// tidy drops what no step holds that was made here.
func (s *Step) tidy() {
	s.Shapes = slices.DeleteFunc(s.Shapes, func(d Shape) bool { return len(d.At) == 0 || shapeLabels[d.Kind] == "" })
	if !slices.Contains(kinds, s.Task.Kind) {
		s.Task.Kind = ""
	}
}

// read reads a draft that the browser has kept, the text of a lesson, or the link of one.
// lesson says that it is no draft.
func read(text string) (d Draft, isLesson bool, err error) {
	if len(text) > 4*lesson.MaxText {
		return d, false, errTooLong
	}
	if err := json.Unmarshal([]byte(text), &d); err == nil {
		if len(d.Steps) > lesson.MaxSteps {
			return Draft{}, false, errManySteps
		}
		d.Last = 0
		for i := range d.Steps { // whoever has written it
			d.Last++
			d.Steps[i].ID = d.Last
			d.Steps[i].tidy()
		}
		return d, false, nil
	}
	l, err := written(text)
	if err != nil {
		return d, true, err
	}
	return of(l), true, nil
}

// stepOfLink is the step that the link of a lesson names, 0 for none.
func stepOfLink(text string) int {
	text = strings.TrimSpace(text)
	if strings.ContainsAny(text, " \n") {
		return 0 // it is the lesson itself
	}
	_, after, _ := strings.Cut(text, "&step=")
	after, _, _ = strings.Cut(after, "&")
	n, err := strconv.Atoi(after)
	if err != nil {
		return 0
	}
	return n
}

// written reads a lesson from its text or, where that is a single word, from its link: an
// address, or what follows its #.
func written(text string) (*lesson.Lesson, error) {
	text = strings.TrimSpace(text)
	if strings.ContainsAny(text, " \n") {
		return lesson.Read(text)
	}
	_, name, ok := strings.Cut(text, "lesson=")
	if !ok {
		return nil, errNoLink
	}
	name, _, _ = strings.Cut(name, "&")
	if lesson.IsPacked(name) {
		return lesson.Unpack(name)
	}
	return lessons.Open(name)
}
