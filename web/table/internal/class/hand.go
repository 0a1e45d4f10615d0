package class

import (
	"cmp"

	"github.com/palacegames/palace/game/answers"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/internal/qr"
)

// Wish is how somebody hands in: by their own name or, without one, by a name that a random
// number of the browser's chooses.
type Wish struct {
	Name   string `json:"name"`
	Random uint32 `json:"random"`
}

// HandedIn is what somebody hands in; Text is "" where there is nothing.
type HandedIn struct {
	Name string     `json:"name"`
	Text string     `json:"text"`
	Code *page.Code `json:"code"`
	Note string     `json:"note"` // what to do with it
}

// HandIn writes the marks of a quiz on a ruleset or, in a lesson, the steps of it that were
// solved.
func HandIn(wish Wish, ruleset, lesson string, marks []answers.Mark, steps []int) (HandedIn, error) {
	a := answers.Answers{Of: answers.Quiz(ruleset), Marks: marks, Name: cmp.Or(answers.Clean(wish.Name), answers.Choose(wish.Random))}
	if lesson != "" {
		a.Of, a.Marks, a.Solved = answers.Lesson(lesson), nil, steps
	}
	if len(a.Marks)+len(a.Solved) == 0 {
		return HandedIn{Name: a.Name, Note: nothingYet}, nil
	}
	text, err := answers.Write(a)
	if err != nil {
		return HandedIn{}, err
	}
	h := HandedIn{Name: a.Name, Text: text, Note: showIt}
	if code, err := qr.Encode(text); err == nil {
		h.Code = &page.Code{Size: code.Size + 2*qr.Quiet, Path: code.Path()}
	}
	return h, nil
}
