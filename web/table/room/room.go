package room

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/table/ask"
	"github.com/palacegames/palace/web/table/call"
	"github.com/palacegames/palace/web/table/page"
	"github.com/palacegames/palace/web/table/voice"
)

// Room is where one is.
type Room struct {
	host  Host
	view  *page.View
	asks  *ask.Asks
	voice *voice.Voice

	place    Place
	lesson   course
	entering bool // the room opens a game of its own
}

// Host is the table that stands in the room.
type Host interface {
	// Open puts the game of a link on the board.
	Open(link string) error
	// Changed says that what the page shows is no longer what it was, Show that the
	// canvas shows something else, too.
	Changed()
	Show()
}

// New returns the rooms of a table.
func New(host Host, view *page.View, asks *ask.Asks, voice *voice.Voice) *Room {
	r := &Room{host: host, view: view, asks: asks, voice: voice, place: Place{Kind: Game}}
	r.lesson.room = r
	return r
}

// Enter goes to the room that a link names. ok is false if that is a game's, which is not
// opened here. If the link is wrong everything stays as it was.
func (r *Room) Enter(link string) (ok bool, err error) {
	place, err := ReadPlace(link)
	switch {
	case err != nil:
		return true, err
	case place.Kind == Game:
		return false, nil
	case place.Kind == Lesson:
		return true, r.lesson.enter(place)
	}
	return true, r.enter(place, map[Kind]string{Door: catalog.Door, Gallery: catalog.Gallery}[place.Kind])
}

// enter opens the game of a room.
func (r *Room) enter(place Place, link string) error {
	r.entering = true
	defer func() { r.entering = false }()
	if err := r.host.Open(link); err != nil {
		return err
	}
	r.place = place
	r.host.Changed()
	return nil
}

// Begun notes that a game has begun: one that the room has not opened leads out of it,
// unless it is the same game again.
func (r *Room) Begun(again bool) {
	if r.entering {
		return
	}
	if !again {
		r.place = Place{Kind: Game}
		r.lesson.leave()
	}
	r.lesson.begun()
}

// Acted notes that somebody has acted in the game.
func (r *Room) Acted() {
	if r.place.Kind == Lesson && r.view.Phase == game.OverPhase {
		r.lesson.over()
	}
}

// Gesture takes what somebody did on the canvas, if it is about the room and not about the
// game.
func (r *Room) Gesture(g scene.Gesture) bool {
	if g.Kind != scene.Tap || !r.lesson.taps() {
		return false
	}
	r.lesson.tap(r.view.Position(g.At))
	return true
}

// Calls lists what the page can call.
func (r *Room) Calls() []call.Call {
	return []call.Call{
		call.Do("next", func() error { return r.lesson.step(1) }),
		call.Do("back", func() error { return r.lesson.step(-1) }),
		call.On("answer", func(a struct {
			Text string `json:"text"`
		}) error {
			return r.lesson.answer(a.Text)
		}),
		call.Do("check", r.lesson.check),
	}
}

// Page adds the room.
func (r *Room) Page(p *page.Page) {
	p.Stay = page.Stay{Room: string(r.place.Kind), At: r.place.String(), Course: r.lesson.page()}
	p.State.Lesson = r.State()
}

// State returns the lesson as scripts see it, nil outside of one.
func (r *Room) State() *page.InLesson {
	if r.place.Kind != Lesson {
		return nil
	}
	return &page.InLesson{Name: r.lesson.name(), Step: r.place.Step, Steps: len(r.lesson.of.Steps), Solved: r.lesson.solved[r.place.Step]}
}

// Scene adds the shapes of a step, and the squares that were tapped.
func (r *Room) Scene(s *scene.Scene) {
	if r.place.Kind == Lesson {
		r.lesson.scene(s)
	}
}

// cell returns the square of the canvas as which a position is seen.
func (r *Room) cell(p engine.Position) (engine.Cell, bool) { return r.view.Cell(p) }
