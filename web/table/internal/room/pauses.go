package room

import (
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/pause"
)

// pausing is what a teacher chooses: before which steps the class waits and, for words that no class has
// seen yet, a random number of the browser's; 0 keeps the words.
type pausing struct {
	Steps  []int  `json:"steps"`
	Random uint32 `json:"random"`
}

// pauseAt lets the lesson of the teacher's room wait before these steps, from the next link on.
func (r *Room) pauseAt(a pausing) error {
	of := r.view.Class
	if of == nil || of.Lesson == nil {
		return errNoCourse
	}
	seed := of.Pause.Seed
	if a.Random > 0 {
		seed = int(a.Random % (pause.MostSeed + 1))
	}
	plan, _, err := link.Address{Pause: pause.New(seed, a.Steps...)}.Pauses(len(of.Lesson.Steps), link.Nothing)
	if err != nil {
		return err
	}
	r.place.Said.Pause, of.Pause = plan, plan
	r.host.Show()
	return nil
}
