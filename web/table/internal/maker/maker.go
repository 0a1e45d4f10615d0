package maker

import (
	"cmp"

	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/web/internal/call"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/internal/qr"
	"github.com/palacegames/palace/web/table/host"
	"github.com/palacegames/palace/web/table/internal/ask"
)

// Maker is the editor of lessons.
type Maker struct {
	host host.Desk
	view *page.View
	asks *ask.Asks

	open bool
	history
	checking checking

	tool  lesson.ShapeKind // what a tap on the board draws, "" for what it does in the game
	label string           // the text of the next label, "" for a letter
	from  string           // where the arrow begins that is being drawn, "" for nowhere
}

// New returns an editor that is closed.
func New(desk host.Desk, view *page.View, asks *ask.Asks) *Maker {
	return &Maker{host: desk, view: view, asks: asks}
}

// Calls lists what the page can call.
func (m *Maker) Calls() []call.Call {
	type at struct {
		At int `json:"at"`
	}
	open := func() error {
		if !m.open {
			return errClosed
		}
		return nil
	}
	return []call.Call{
		call.On("makerOpen", func(a struct {
			Text string `json:"text"` // kept by the browser, a lesson's or its link; "" for what is there
		}) error {
			return m.begin(a.Text)
		}),
		call.On("makerFile", func(a page.File) error {
			text, err := lesson.Decode(a.Bytes, a.Size)
			if err != nil {
				return err
			}
			return m.begin(cmp.Or(text, " ")) // nothing is no lesson
		}),
		call.Do("makerClose", m.close).If(open),
		call.Do("makerAdd", m.add).If(open),
		call.Do("makerBoard", m.retake).If(open),
		call.On("makerGo", func(a at) error { return m.goTo(a.At) }).If(open),
		call.On("makerStep", func(a struct {
			Do string `json:"do"` // "up", "down", "double" or "delete"
		}) error {
			return m.arrange(a.Do)
		}).If(open),
		call.On("makerType", func(a struct {
			Step  int    `json:"step"` // -1 for the lesson itself
			Field string `json:"field"`
			Text  string `json:"text"`
		}) error {
			return m.fill(place{a.Step, a.Field}, a.Text)
		}).If(open),
		call.On("makerTool", func(a struct {
			Tool string `json:"tool"`
			Text string `json:"text"` // of the labels to come
		}) error {
			return m.take(lesson.ShapeKind(a.Tool), a.Text)
		}).If(open),
		call.On("makerErase", func(a at) error { return m.erase(a.At) }).If(open),
		call.Do("makerUndo", func() error { return m.travelled(m.undo()) }).If(open),
		call.Do("makerRedo", func() error { return m.travelled(m.redo()) }).If(open),
		call.Ask("makerFinish", func(a struct {
			Base string `json:"base"` // the address of the page, without a fragment
		}) (Finished, error) {
			return m.finish(a.Base)
		}).If(open),
	}
}

// Page adds what is being made.
func (m *Maker) Page(p *page.Page) {
	if !m.open {
		return
	}
	c := &m.checking
	made := &page.Making{
		Title: m.Title, Minutes: m.Minutes, Aim: m.Aim, Steps: []page.MadeStep{}, At: m.at, Count: countedStep(m.at+1, len(m.Steps)),
		Tool: string(m.tool), Hint: hint(string(m.tool), m.from), Undo: len(m.past) > 0, Redo: len(m.next) > 0,
		Faults: []page.MadeFault{}, Status: m.status(), Fine: c.done && len(c.faults) == 0, Kept: m.kept(),
	}
	if m.over {
		made.Note = comesBack.String()
	}
	wrong := map[int]bool{}
	for i := range c.faults {
		f := &c.faults[i]
		wrong[f.step] = true
		made.Faults = append(made.Faults, page.MadeFault{Step: f.step, Field: f.field, Words: f.said()})
	}
	for i := range m.Steps {
		s := &m.Steps[i]
		made.Steps = append(made.Steps, page.MadeStep{ID: s.ID, Label: listed(i, s.Title), About: about(m.board(i), &s.Task), Wrong: wrong[i]})
	}
	if s := m.step(); s != nil {
		made.Step = fields(s)
	}
	p.Making = made
}

// fields are what a step holds.
func fields(s *Step) *page.Made {
	made := &page.Made{Title: s.Title, Words: s.Words, Board: s.Board, Claims: s.Claims, Shapes: []page.MadeShape{}}
	for i := range s.Shapes {
		label := s.Shapes[i].drawn()
		made.Shapes = append(made.Shapes, page.MadeShape{Label: label, About: takeAway(label)})
	}
	t := &s.Task
	made.Task = page.MadeTask{
		Kind: t.Kind, Fields: append([]string{}, t.fields()...), On: t.On, OnLabel: onLabel(t.Kind == taskOutcome), Ask: t.Ask, Options: t.Options, Answers: t.Answers,
		Right: t.Right, Hint: t.Hint, Hints: t.Hints,
	}
	for _, kind := range kinds {
		made.Task.Kinds = append(made.Task.Kinds, page.MadeChoice{Name: kind, Label: kindLabels[kind].String()})
	}
	return made
}

// Finished is a lesson that was made, to be handed on.
type Finished struct {
	Link string `json:"link"` // "lesson=~…", for Try it
	// Href is the address, "" where it is too long for one; Code is its QR code, if there
	// is one, and Note says what to do with it.
	Href string     `json:"href"`
	Code *page.Code `json:"code"`
	Note string     `json:"note"`
	// Name is that of the file, and Text what is in it.
	Name string `json:"name"`
	Text string `json:"text"`
}

// finish hands the lesson on.
func (m *Maker) finish(base string) (f Finished, err error) {
	if m.checking.lesson == nil {
		return f, errFirst(m.checking.faults)
	}
	l := m.checking.lesson
	word, short := lesson.Pack(l)
	f = Finished{Link: "lesson=" + word, Name: l.Name + ".txt", Text: l.String()}
	if !short {
		f.Note = tooLongForLink(len(word), lesson.MostPacked)
		return f, nil
	}
	if !page.Opens(base) {
		f.Href, f.Note = "#"+f.Link, page.HandFileAnd.String()
		return f, nil
	}
	f.Href, f.Note = base+"#"+f.Link, noCode.String()
	if code, err := qr.Encode(f.Href); err == nil {
		f.Code, f.Note = &page.Code{Size: code.Size + 2*qr.Quiet, Path: code.Path()}, scan.String()
	}
	return f, nil
}

// present is the link of what is on the board, as a step's board: from here, without the turns.
func (m *Maker) present() (string, error) {
	s, err := link.Restore(m.host.Link())
	if err != nil {
		return "", err
	}
	v := s.View()
	return link.Share(s, link.Sharing{Here: true, Hidden: v.MapHidden()}), nil
}
