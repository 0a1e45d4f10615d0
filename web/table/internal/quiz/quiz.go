// Package quiz is predicting at the table: while the answers are hidden people mark squares,
// P where the player to move loses and N where they win, and when the answers are revealed
// they see which of their marks were right.
//
// In rook@6,4&quiz=on the call mark {"square": [2,2], "as": "P"} puts a dashed frame with a P
// on (2,2); after reveal it carries a tick, for 2 = 2, and the page says: 1 of 1 mark
// right. What is hidden the other parts of the table know from page.View.Gives, and from
// nowhere else.
package quiz

import (
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/call"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/table/host"
	"github.com/palacegames/palace/web/table/internal/ask"
	"github.com/palacegames/palace/web/table/internal/voice"
)

// Quiz is what people think of a game, and how it turned out.
type Quiz struct {
	host  host.Desk
	view  *page.View
	asks  *ask.Asks
	voice *voice.Voice

	game       string // of which the marks are
	marks      marks
	stroke     stroke
	playing    bool // a tap plays, and does not mark
	question   question
	wave       wave
	waves      int // how many there were, to tell them apart
	resultSaid bool
	tally      page.Tally

	recalled   marks // what the browser has kept, for the next game to be opened
	recalledOf string
}

// New returns the quiz of a table. Of the view it writes Revealed.
func New(desk host.Desk, view *page.View, asks *ask.Asks, voice *voice.Voice) *Quiz {
	return &Quiz{host: desk, view: view, asks: asks, voice: voice}
}

// hidden reports whether answers are hidden, so that squares can be marked.
func (q *Quiz) hidden() bool { return q.view.Hidden() }

// marking reports whether a tap marks a square now.
func (q *Quiz) marking() bool { return q.hidden() && !q.playing }

// Calls lists what the page can call.
func (q *Quiz) Calls() []call.Call {
	quiz := func() error {
		if !q.view.Settings.Quiz {
			return errNoQuiz
		}
		return nil
	}
	hidden := func() error {
		if !q.hidden() {
			return errNotHidden
		}
		return nil
	}
	return []call.Call{
		call.Do("reveal", q.reveal).If(quiz),
		call.Do("hide", q.hide).If(quiz),
		call.On("marking", func(a page.On) error {
			q.playing, q.stroke = !a.On, stroke{}
			q.voice.Say(taps(a.On))
			q.host.Show()
			return nil
		}).If(hidden),
		call.On("mark", func(a struct {
			Square page.Numbers `json:"square,omitempty"`
			As     string       `json:"as"`
		}) error {
			return q.markAt(a.Square, a.As)
		}).If(hidden),
		call.Do("clearMarks", q.clear),
		call.On("question", func(a page.Named) error { return q.ask(a.Name) }).If(hidden),
		call.Do("elsewhere", q.elsewhere).If(quiz),
		call.On("recall", func(a page.Named) error { return q.recall(a.Name) }),
		call.On("tally", func(a page.Tally) error { return q.restore(a) }),
	}
}

// PositionChanged hides the answers of another game, and goes on asking about marks where another
// position has ended the questions. It comes before the others look at what is given.
func (q *Quiz) PositionChanged(again bool) {
	q.stroke = stroke{} // what was marked by it so far stays
	if again {
		q.view.Revealed, q.wave, q.resultSaid = false, wave{}, false
		return
	}
	if q.view.Revealed {
		q.judge()
	}
}

// GameOpened drops the marks, but not if the same game was begun again: they are about its
// squares, wherever the piece stands.
func (q *Quiz) GameOpened(again bool) {
	name := q.view.Game.String()
	if !again || name != q.game {
		q.marks, q.question, q.playing = nil, free, false
	}
	q.game = name
	q.marks.forget()
	q.again()
}

// reveal gives the answers, in a wave from the corner.
func (q *Quiz) reveal() error {
	if q.view.Revealed {
		return nil
	}
	q.view.Revealed, q.resultSaid, q.stroke = true, false, stroke{}
	q.host.Uncovered()
	q.judge()
	q.roll()
	q.host.Show()
	return nil
}

// hide hides the answers again. The marks stay.
func (q *Quiz) hide() error {
	q.view.Revealed, q.wave = false, wave{}
	q.marks.forget()
	q.voice.Say(hiddenAgain.String())
	q.host.Show()
	return nil
}

// clear takes all marks away.
func (q *Quiz) clear() error {
	q.marks, q.stroke = nil, stroke{}
	q.voice.Say(cleared.String())
	q.host.Show()
	return nil
}

// elsewhere begins again with the piece somewhere else.
func (q *Quiz) elsewhere() error {
	asked, playing := q.question, q.playing
	if err := q.host.Elsewhere(); err != nil {
		return err
	}
	q.marks, q.question, q.playing = nil, asked, playing
	q.host.Show()
	return nil
}

// State reports whether answers are hidden, for scripts.
func (q *Quiz) State() bool { return q.hidden() }

// Page adds which helps are given, and the quiz.
func (q *Quiz) Page(p *page.Page) {
	p.Gives = page.HelpsOf(q.view)
	if !q.view.Settings.Quiz {
		return
	}
	p.Quiz = &page.Quiz{
		Hidden: q.hidden(), Revealing: q.rolling(), Marking: q.marking(), Question: string(q.question),
		Words: q.words(), Marks: len(q.marks), Result: q.result(), Score: score(q.tally.Right, q.tally.Of, q.tally.Streak, q.tally.Best), Tally: q.tally,
		Kept: q.kept(), Gold: q.hidden() && (q.marking() || p.Block == nil),
	}
	if m := q.marks.find(q.view.Here); m != nil {
		p.Quiz.Answered = m.says.String()
	}
	q.point(p)
}

// point adds to the words about the square under the pointer how it is marked.
func (q *Quiz) point(p *page.Page) {
	if m := q.marks.find(q.view.Pointed()); m != nil && p.Pointed != "" {
		words := marked(m.says, q.out(m), m.right())
		p.Pointed += ", " + words
		p.Chip += " · " + words
	}
}

// Scene adds the marks, how far the map is uncovered, and that squares are to be marked.
func (q *Quiz) Scene(s *scene.Scene) {
	if !q.view.Settings.Quiz {
		return
	}
	if q.marking() {
		s.Mode = scene.Pick
		s.Targets = scene.Targets{Anywhere: s.Map.Plane, Enlarge: s.Targets.Enlarge}
	}
	if q.rolling() {
		front := q.wave.front()
		if s.Map.Front == 0 || s.Map.Front > front {
			s.Map.Front = front
		}
	}
	q.draw(s)
}
