package room

import (
	"slices"

	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/call"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/table/host"
	"github.com/palacegames/palace/web/table/internal/ask"
	"github.com/palacegames/palace/web/table/internal/voice"
)

// Room is where one is.
type Room struct {
	host  host.Desk
	view  *page.View
	asks  *ask.Asks
	voice *voice.Voice

	place    Place
	lesson   course
	gate     gate
	hall     hall
	puzzle   solving
	played   played
	learned  learned
	replies  replies
	tries    tries
	passed   passed
	entering bool // the room opens a game of its own
}

// New returns the rooms of a table.
func New(desk host.Desk, view *page.View, asks *ask.Asks, voice *voice.Voice) *Room {
	r := &Room{host: desk, view: view, asks: asks, voice: voice, place: Place{Kind: Game}, learned: learned{}, replies: replies{}, tries: tries{}, passed: passed{}}
	r.lesson.room, r.gate.room, r.hall.room, r.puzzle.room, r.played.room = r, r, r, r, r
	r.played.climbed, r.puzzle.daily = climbed{}, daily{}
	return r
}

// Enter goes to the room that a link names, and says what of the link it has left out. ok is
// false if that is a game's, which is not opened here. If the link is wrong, and that is not
// forgiven, everything stays as it was.
func (r *Room) Enter(text string, may link.Forgive) (ok bool, left []link.Left, err error) {
	to, left, err := link.ReadAddress(text, may)
	if err != nil || to.Room == link.Game {
		return err != nil, nil, err
	}
	var more []link.Left
	switch to.Room {
	case link.Lesson:
		more, err = r.lesson.enter(to, may)
	case link.Gallery:
		err = r.hall.hang(0)
	case link.Puzzle:
		more, err = r.puzzle.enter(to, may)
	case link.ClassSet:
		more, err = r.asked(to, may)
	case link.Class:
		more, err = r.atClass(to, may)
	case link.Teach:
		err = r.lobby(Place{Kind: Teach, Said: to})
	case link.Explore:
		err = r.lobby(Place{Kind: Explore, Said: to})
	default:
		err = r.atDoor(to)
	}
	return true, append(left, more...), err
}

// atDoor enters by the door, or the list of lessons behind it.
func (r *Room) atDoor(to link.Address) error {
	err := r.enter(Place{Kind: Door, Said: to}, catalog.Doors[r.played.door])
	r.host.Show()
	return err
}

// enter opens the game of a room.
func (r *Room) enter(place Place, board string) error {
	_, err := r.enterAs(place, board, link.Looks)
	return err
}

// enterAs is enter for a link that somebody else may have written: it says what was left out.
func (r *Room) enterAs(place Place, board string, may link.Forgive) ([]link.Left, error) {
	r.entering = true
	defer func() { r.entering = false }()
	left, err := r.host.Open(board, may)
	if err != nil {
		return nil, err
	}
	r.settle(place)
	return left, nil
}

// settle is in a room from now on.
func (r *Room) settle(place Place) {
	r.place, r.view.Class = place, nil
	r.view.AtDoor, r.view.InLesson = place.Kind == Door, place.Kind == Lesson
	if place.Kind != Lesson {
		r.lesson.leave()
	}
	if place.Kind != Puzzle {
		r.puzzle.leave()
	}
}

// Leave leads out of any room, to the game that is on its board.
func (r *Room) Leave() { r.settle(Place{Kind: Game}) }

// beginAgain begins a lesson's step, or a puzzle, again.
func (r *Room) beginAgain() error {
	if r.puzzle.on() {
		return r.puzzle.again()
	}
	return r.lesson.goTo(r.place.Step)
}

// playOn leaves the lesson, or the puzzle, for the game that is on the board.
func (r *Room) playOn() error {
	if r.lesson.of == nil && !r.puzzle.on() {
		return errNoLesson
	}
	r.Leave()
	r.host.Show()
	return nil
}

// GameOpened notes that a game has begun: one that the room has not opened leads out of it,
// unless it is the same game again.
func (r *Room) GameOpened(again bool) {
	r.played.begin()
	if r.entering {
		return
	}
	if !again {
		r.Leave()
	}
	r.lesson.forget()
}

// Acted notes that somebody has acted in the game, which may be over by that or given up.
func (r *Room) Acted() {
	r.played.acted()
	switch {
	case r.entering:
	case r.place.Kind == Lesson:
		r.lesson.acted()
	case r.place.Kind == Puzzle:
		r.puzzle.acted()
	}
}

// Where names the room, the lesson's step or the puzzle.
func (r *Room) Where() string { return r.place.String() }

// Gesture takes what somebody did on the canvas, if it is about the room and not about the
// game.
func (r *Room) Gesture(g scene.Gesture) bool {
	if r.place.Kind == Puzzle {
		return g.Kind == scene.Linger && r.view.Kept != 0 || r.puzzle.judged && r.puzzle.alone() || r.puzzle.missed() || g.Kind != scene.Linger && g.Kind != scene.Hover && r.puzzle.rests()
	}
	if r.shows() {
		return true
	}
	if g.Kind == scene.Linger && (r.place.Kind == Door || r.place.Kind == Gallery) {
		return true // where the panel is not to be seen that would tell of the square
	}
	return r.place.Kind == Lesson && r.lesson.gesture(g)
}

// Calls lists what the page can call.
func (r *Room) Calls() []call.Call {
	return append(slices.Concat(r.lesson.calls(), r.puzzle.calls(), r.played.calls(), r.keptCalls()),
		call.Do("next", func() error { return r.step(1) }),
		call.Do("back", func() error { return r.step(-1) }),
		call.On("pauseAt", r.pauseAt),
		call.On("hang", func(a page.Value) error { return r.hall.choose(a.Value) }),
		call.On("grow", func(a page.On) error { return r.hall.grow(a.On) }),
		call.Ask("papers", func(call.None) (page.Papers, error) { return page.Papers{Ideas: page.IdeasOfPapers()}, nil }),
		call.Ask("shelf", func(call.None) (Shelf, error) { return r.lesson.shelf() }),
	)
}

// Page adds the room.
func (r *Room) Page(p *page.Page) {
	p.Stay = page.Stay{
		Room: string(r.place.Kind), At: r.place.String(),
		Course: r.lesson.page(), Door: r.door(), Hall: r.hall.page(), Learned: r.done(),
		Puzzle: r.puzzle.page(), Solved: r.puzzle.record.String(),
		Tally: r.played.page(), Played: r.played.String(),
	}
	p.Score, p.Rung = r.played.score(), r.played.rungWords()
	p.Lobby = r.inLobby()
	switch {
	case p.Puzzle != nil:
		p.Course = r.puzzle.course()
		r.puzzle.restrain(p)
	case r.shows():
		p.Can.Hint, p.Can.Explain, p.Can.Done, p.Piles, p.Block = false, false, false, nil, nil
	case p.Course != nil:
		r.lesson.restrain(p)
	}
}

// State returns the lesson and the puzzle as scripts see them, nil outside of one.
func (r *Room) State() (*page.InLesson, *page.InPuzzle) { return r.lesson.state(), r.puzzle.state() }

// Share says how to hand on the room; ok is false where it is the game that is handed on. A
// lesson begins with its first step, if its present one is not wished for.
func (r *Room) Share(wish page.Sharing) (s page.Shared, ok bool) {
	to := r.place
	switch to.Kind {
	case Door:
		return page.ShareRoom(wish.Base, "", sharePage.String(), sharedPage.String()), true
	case Gallery:
		return page.ShareRoom(wish.Base, to.String(), shareGallery.String(), sharedGallery.String()), true
	case Puzzle:
		return page.ShareRoom(wish.Base, to.String(), sharePuzzle.String(), r.puzzle.title()), true
	case Class:
		return page.ShareRoom(wish.Base, r.view.Class.Link(), shareClass.String(), sharedClass.String()), true
	case Lesson:
		if !wish.Step {
			to.Step = 0
		}
		s = page.ShareRoom(wish.Base, to.String(), shareLesson.String(), r.lesson.of.Title)
		s.Step = atStep(r.place.Step, len(r.lesson.of.Steps))
		return s, true
	}
	return s, false
}

// Scene adds what the room has to show on the board, and takes away what it hides.
func (r *Room) Scene(s *scene.Scene) {
	switch r.place.Kind {
	case Door:
		doorScene(s)
	case Gallery:
		r.hall.scene(s)
	case Puzzle:
		r.puzzle.scene(s)
	case Lesson:
		r.lesson.scene(s)
	}
}

// step goes on by so many steps of the lesson, maps of the gallery, or games of the door.
func (r *Room) step(by int) error {
	if r.place.Kind == Gallery {
		return r.hall.hang(r.hall.at + by)
	}
	if r.place.Kind == Door && by > 0 {
		return r.nextAtDoor()
	}
	if r.gate.before > 0 && by < 0 {
		r.gate.turnBack()
		return nil
	}
	return r.goTo(r.place.Step + r.place.Said.Set.At + by)
}
