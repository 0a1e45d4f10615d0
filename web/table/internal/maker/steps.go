package maker

import (
	"slices"

	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/game/link"
)

// step returns the step that is worked on, nil for none.
func (m *Maker) step() *Step {
	if m.at < 0 || m.at >= len(m.Steps) {
		return nil
	}
	return &m.Steps[m.at]
}

// begin opens the editor with what the browser has kept, or with a lesson, whose first board,
// or that of the step that a link names, is put on the table. What is being
// made already stays, unless something else is to be opened.
func (m *Maker) begin(text string) error {
	look := false
	if text != "" {
		d, isLesson, err := read(text)
		if err != nil {
			return err
		}
		m.replace(d)
		if look = isLesson; look {
			m.at = min(stepOfLink(text), len(d.Steps)) - 1
			m.at = max(m.at, 0)
		}
	} else if !m.open {
		m.history = history{}
	}
	m.open, m.tool, m.from = true, "", ""
	m.host.Leave()
	if look {
		m.look()
	}
	m.again()
	return nil
}

// replace makes another draft the one that is worked on. While one is being made that can be
// undone.
func (m *Maker) replace(d Draft) {
	if !m.open {
		m.history = history{}
	} else {
		was := m.Title != "" || len(m.Steps) > 0
		m.change(none)
		m.over = was
	}
	m.Draft, m.at = d, 0
}

// close closes the editor. The browser keeps what was made.
func (m *Maker) close() error {
	m.open, m.tool = false, ""
	m.checking.version++
	m.host.Show()
	return nil
}

// add puts a step with what is on the board behind the one that is worked on.
func (m *Maker) add() error {
	board, err := m.present()
	switch {
	case err != nil:
		return err
	case len(m.Steps) == lesson.MaxSteps:
		return errManySteps
	}
	m.change(none)
	at := min(m.at+1, len(m.Steps))
	m.insert(at, Step{Title: newStep(len(m.Steps) + 1), Board: board})
	m.at, m.tool, m.from = at, "", ""
	m.again()
	return nil
}

// retake makes what is on the board the board of the step that is worked on.
func (m *Maker) retake() error {
	board, err := m.present()
	switch {
	case err != nil:
		return err
	case m.step() == nil:
		return errNoStep
	}
	m.change(none)
	m.step().Board = board
	m.again()
	return nil
}

// goTo works on a step, and puts its board on the table.
func (m *Maker) goTo(at int) error {
	if at < 0 || at >= len(m.Steps) {
		return errNoStep
	}
	m.at, m.typed, m.tool, m.from = at, none, "", ""
	m.look()
	return nil
}

// look puts the board of the step on the table, as far as it opens: if not, the fault is
// told among the others.
func (m *Maker) look() {
	if board := m.board(m.at); board != "" {
		if _, err := m.host.Open(board, link.Looks); err == nil {
			return
		}
	}
	m.host.Show()
}

// arrange moves the step that is worked on, makes another like it, or deletes it.
func (m *Maker) arrange(do string) error {
	if m.step() == nil {
		return errNoStep
	}
	at, n := m.at, len(m.Steps)
	by := map[string]int{"up": -1, "down": 1}[do]
	if by != 0 && (at+by < 0 || at+by >= n) {
		return errFurther
	}
	if do == "double" && n == lesson.MaxSteps {
		return errManySteps
	}
	m.change(none)
	switch do {
	case "up", "down":
		m.settle(at)
		m.settle(at + by)
		m.Steps[at], m.Steps[at+by] = m.Steps[at+by], m.Steps[at]
		m.at += by
	case "double":
		m.insert(at+1, m.Steps[at].clone())
		m.at++
	case "delete":
		if at+1 < n {
			m.settle(at + 1)
		}
		m.Steps = slices.Delete(m.Steps, at, at+1)
		m.at = max(0, min(at, n-2))
		m.look()
	}
	m.again()
	return nil
}

// settle gives a step its own board, where it has that of the step before it, so that it
// keeps it in another place.
func (m *Maker) settle(at int) { m.Steps[at].Board = m.board(at) }

// fill writes into a field.
func (m *Maker) fill(at place, text string) error {
	field := m.Draft.field(at.field)
	if at.step >= 0 {
		if at.step >= len(m.Steps) {
			return errNoStep
		}
		field = m.Steps[at.step].field(at.field)
	}
	switch {
	case field == nil || at.field == fieldKind && !slices.Contains(kinds, text):
		return errNoField
	case len(text) > lesson.MaxText:
		return errTooLong
	case *field == text:
		return nil
	}
	m.change(at)
	*field = text
	m.again()
	return nil
}

// take takes up a tool, or lays it down.
func (m *Maker) take(tool lesson.ShapeKind, text string) error {
	switch tool {
	case "", lesson.Ring, lesson.Arrow, lesson.Label:
	default:
		return errNoTool
	}
	m.tool, m.label, m.from = tool, text, ""
	m.host.Show()
	return nil
}

// erase takes a shape away.
func (m *Maker) erase(at int) error {
	s := m.step()
	if s == nil || at < 0 || at >= len(s.Shapes) {
		return errNoShape
	}
	m.change(none)
	s.Shapes = slices.Delete(s.Shapes, at, at+1)
	m.again()
	return nil
}

// travelled shows another moment of the draft.
func (m *Maker) travelled(err error) error {
	if err == nil {
		m.tool, m.from = "", ""
		m.look()
		m.again()
	}
	return err
}
