package table

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/answers"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/call"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/table/host"
	"github.com/palacegames/palace/web/table/internal/class"
	"github.com/palacegames/palace/web/table/internal/guest"
	"github.com/palacegames/palace/web/table/internal/worksheet"
	"github.com/palacegames/palace/web/wire"
)

// Call is how the page calls: it returns {"value": …} or {"error": "…"}.
func (t *Table) Call(name string, args []byte) []byte {
	answer := t.calls.Answer(name, args, t.StateJSON)
	t.room.Called(name)
	return answer
}

// own lists the calls that no part answers.
func (t *Table) own() []call.Call {
	return []call.Call{
		call.Do("state", func() error { return nil }),
		call.Written[page.Page]("page", t.PageJSON),
		call.Ask("idle", func(call.None) (bool, error) { return t.Idle(), nil }),
		call.Ask("guest", readGuest),
		call.Ask("worksheet", t.worksheet),
		call.Ask("handIn", t.handIn),
		call.On("listMoves", func(a page.On) error {
			t.lists = a.On
			t.out.Changed()
			return nil
		}),
		call.On("hear", func(a struct {
			Name string `json:"name"`
			List bool   `json:"list"`
		}) error {
			return guest.Hear(a.Name, a.List)
		}),
	}
}

// worksheet makes a worksheet of what is on the table.
func (t *Table) worksheet(wish worksheet.Wish) (worksheet.Worksheet, error) {
	at := t.room.Sheet()
	if wish.Puzzles != "" {
		var err error
		if at.Puzzles, err = t.room.Puzzles(wish.Puzzles); err != nil {
			return worksheet.Worksheet{}, err
		}
		at.Link = wish.Puzzles
	}
	return worksheet.Make(&t.view, t.chart.Plane(), at, wish)
}

// handIn writes what a pupil hands in: the marks of a quiz, the answers of a lesson, or the tries at a set of puzzles.
func (t *Table) handIn(wish class.Wish) (class.HandedIn, error) {
	a, asked := t.room.Answered()
	if !asked {
		a.Of, a.Marks = answers.Quiz(t.view.Game.String()), t.marked()
	}
	return class.HandIn(wish, a)
}

// marked are the marks that a pupil has made; a teacher's are not handed in.
func (t *Table) marked() []answers.Mark {
	if t.view.Class != nil {
		return nil
	}
	return t.quiz.Marks()
}

// hands reports whether there is something to hand in.
func (t *Table) hands() bool {
	a, asked := t.room.Answered()
	return len(a.Solved)+len(a.Replies)+len(a.Tries) > 0 || !asked && len(t.marked()) > 0
}

// readGuest reads in a link what it says of the page in a frame of another one. What is wrong
// with that is said by whatever opens the link.
func readGuest(a struct {
	Link string `json:"link"`
}) (guest.Guest, error) {
	g, _, _ := link.ReadAddress(a.Link, link.Everything)
	lang := g.Lang
	g.Lang = ""
	return guest.Guest{UI: g.UI, Tell: g.Tell, Parts: g.Page(), Lang: lang}, nil
}

// Gesture takes what the person at the canvas did.
func (t *Table) Gesture(g scene.Gesture) {
	switch g.Kind {
	case scene.Linger:
		if t.explains() {
			t.learn.Linger(t.view.Position(g.At))
		}
	case scene.Hover:
		t.hover(t.view.Position(g.At), g.Inside)
	default:
		t.idea.Gesture(g)
		if !t.maker.Gesture(g) && !t.room.Gesture(g) && !t.quiz.Gesture(g) {
			t.play.Gesture(g)
		}
	}
}

// explains reports whether a finger that rests on a square is told about it. Where it is not, a slow
// tap is a tap.
func (t *Table) explains() bool {
	return t.view.Gives(game.WhyHelp) && !t.room.Gesture(scene.Gesture{Kind: scene.Linger})
}

// hover notes the square under the pointer or the keyboard's cursor.
func (t *Table) hover(at engine.Position, on bool) {
	t.view.Pointer = engine.Position{}
	if on {
		t.view.Pointer, _ = t.view.Seen(at)
	}
	t.chart.Point()
	t.learn.Point(on)
	t.idea.Point()
	t.out.Changed()
}

// Looks notes how the map looks on the canvas now.
func (t *Table) Looks(l colour.Look) { t.chart.Looks(l) }

// Want notes which pictures the canvas needs.
func (t *Table) Want(w picture.Want) {
	t.chart.Want(w)
	t.idea.Follow()
}

// Moved keeps in the link what the canvas shows.
func (t *Table) Moved(camera string) {
	t.look.Moved(camera)
	t.idea.Follow()
}

// Receive takes a message from a worker.
func (t *Table) Receive(message []byte) {
	m, err := wire.Decode(message)
	if err != nil {
		t.voice.Warn(err)
		return
	}
	switch m := m.(type) {
	case *wire.Part:
		t.saver.Receive(m)
	case *wire.Answer, *wire.Faults:
		t.asks.Receive(m)
	case *wire.Seen:
		t.idea.Receive(m)
	case *wire.Progress:
		if m.ID != 0 {
			t.asks.Receive(m)
		} else {
			t.chart.Receive(m)
		}
	default:
		t.chart.Receive(m)
	}
}

// Lost says that a worker was started again: it is told again what it owes.
func (t *Table) Lost(worker host.Worker) {
	switch worker {
	case host.Painter:
		t.chart.Again()
	case host.Analyst:
		t.asks.Again()
		t.idea.Again()
	case host.Exporter:
		t.saver.Again()
	}
	t.out.Changed()
}
