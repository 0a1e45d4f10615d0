package room

import (
	"github.com/palacegames/palace/game/answers"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/pause"
	"github.com/palacegames/palace/web/internal/page"
)

// atClass enters the teacher's room: with a lesson, with the game of a link, whose answers are
// hidden until they are revealed, or with nothing as yet. Where a link is forgiven, one that
// names no lesson leads into the room all the same.
func (r *Room) atClass(to link.Address, may link.Forgive) (left []link.Left, err error) {
	asked := &page.Asked{}
	board, steps := catalog.Doors[0], 0
	if to.Lesson != "" {
		of, err := open(to.Lesson)
		switch {
		case err == nil:
			asked = &page.Asked{Pupils: Place{Kind: Lesson, Lesson: to.Lesson}.String(), Of: answers.Lesson(to.Lesson), Lesson: of, Puzzle: 1, Name: to.Lesson}
			board, steps = of.Board(1), len(of.Steps)
		case may == link.Everything:
			left = []link.Left{{Part: "lesson=" + to.Lesson, Why: err}}
			to.Lesson = ""
		default:
			return nil, err
		}
	}
	plan, more, err := to.Pauses(steps, may)
	if err != nil {
		return nil, err
	}
	to.Pause, left = plan, append(left, more...)
	if to.Link != "" {
		board = link.Address{Quiz: true}.Board(to.Link)
	}
	place := Place{Kind: Class, Said: to}
	more, err = r.enterAs(place, board, may)
	if err != nil {
		return nil, to.Misread(err)
	}
	for i := range more {
		more[i].Why = to.Misread(more[i].Why)
	}
	if len(more) > 0 { // which pupils need not read again
		left, r.place.Said.Link = append(left, more...), r.host.Link()
		place = r.place
		board = link.Address{Quiz: true}.Board(place.Said.Link)
	}
	if to.Link != "" {
		name := r.view.Game.String()
		asked = &page.Asked{Pupils: board, Of: answers.Quiz(name), Name: name}
	}
	asked.Pause, place.Said.Pause = plan, pause.Plan{} // what is gathered stays, however the class waits
	asked.At = place.String()
	r.view.Class = asked
	r.host.Show()
	return left, nil
}

// stepOn puts a step's board into the teacher's room, only to be looked at.
func (r *Room) stepOn(step int) error {
	asked := *r.view.Class
	if step < 1 || step > len(asked.Lesson.Steps) {
		return errNoFurther
	}
	if err := r.enter(r.place, asked.Lesson.Board(step)); err != nil {
		return err
	}
	asked.Puzzle, r.view.Class = step, &asked
	r.host.Show()
	return nil
}
