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

// HandIn writes the marks of a quiz, the answers of a lesson, or the tries at a set of puzzles.
func HandIn(wish Wish, a answers.Answers) (HandedIn, error) {
	a.Name = cmp.Or(answers.Clean(wish.Name), answers.Choose(wish.Random))
	if len(a.Marks)+len(a.Solved)+len(a.Replies)+len(a.Tries) == 0 {
		return HandedIn{Name: a.Name, Note: nothingYet.String()}, nil
	}
	text, err := answers.Write(a)
	if err != nil {
		return HandedIn{}, err
	}
	h := HandedIn{Name: a.Name, Text: text, Note: showIt.String()}
	if fits, err := answers.Read(text); err == nil && len(fits.Replies) < len(a.Replies) {
		h.Note = showIt.String() + " " + leftOut(len(a.Replies)-len(fits.Replies))
	}
	if code, err := qr.Encode(text); err == nil {
		h.Code = &page.Code{Size: code.Size + 2*qr.Quiet, Path: code.Path()}
	}
	return h, nil
}
