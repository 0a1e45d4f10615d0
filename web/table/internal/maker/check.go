package maker

import (
	"errors"
	"time"

	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/web/wire"
)

// fault is what is wrong with a draft, and where.
type fault struct {
	place
	why string
}

// missing lists what is still to be filled in.
func (d *Draft) missing() (list []fault) {
	lacks := func(step int, field, text, why string) {
		if len(lines(text)) == 0 {
			list = append(list, fault{place{step, field}, why})
		}
	}
	lacks(-1, fieldTitle, d.Title, noTitle.String())
	if len(d.Steps) == 0 {
		list = append(list, fault{place{-1, fieldTitle}, noSteps.String()})
	}
	for i := range d.Steps {
		s := &d.Steps[i]
		lacks(i, fieldTitle, s.Title, noStepTitle.String())
		lacks(i, fieldWords, s.Words, noWords.String())
		lacks(i, fieldBoard, d.board(i), noBoard.String())
		for _, field := range s.Task.fields() {
			if why := needed[field]; why != "" {
				lacks(i, field, *s.field(field), why.String())
			}
		}
	}
	return list
}

// read reads the draft as a lesson, or says what is wrong with it.
func (d *Draft) read() (*lesson.Lesson, []fault) {
	if list := d.missing(); len(list) > 0 {
		return nil, list
	}
	text, places := d.text()
	l, err := lesson.Read(text)
	if err == nil {
		return l, nil
	}
	return nil, []fault{found(err, places)}
}

// found says where in a draft it stands what is wrong with a line of its text.
func found(err error, places []place) fault {
	var wrong *lesson.Error
	if errors.As(err, &wrong) && wrong.Line >= 1 && wrong.Line <= len(places) {
		return fault{places[wrong.Line-1], wrong.Err.Error()}
	}
	return fault{place{-1, fieldTitle}, err.Error()}
}

// checking is how far what is made was checked.
type checking struct {
	lesson  *lesson.Lesson // as it was read, nil if it cannot be
	faults  []fault
	version int    // grows with every change
	done    bool   // the engines have checked this version
	failure string // why they have not
}

// pause is how long nobody types before the engines are asked.
const pause = 500 * time.Millisecond

// again checks the draft after a change: at once what can be read, and when nobody
// types any more what the engines say.
func (m *Maker) again() {
	c := &m.checking
	c.version++
	c.done, c.failure = false, ""
	c.lesson, c.faults = m.read()
	m.host.Show()
	if c.lesson == nil {
		return
	}
	version := c.version
	m.host.After(pause, func() {
		if m.open && version == c.version {
			m.ask(version)
		}
	})
}

// ask asks the engines.
func (m *Maker) ask(version int) {
	c := &m.checking
	word, _ := lesson.Pack(c.lesson)
	// The lines of the lesson as it is written are not those of the draft.
	places := m.places()
	m.asks.Check(word, func(list []wire.Fault) {
		if version != c.version {
			return
		}
		c.done, c.faults = true, nil
		for _, f := range list {
			c.faults = append(c.faults, found(&lesson.Error{Line: f.Line, Err: errors.New(f.Text)}, places))
		}
		m.host.Changed()
	}, func(reason string) {
		if version == c.version {
			c.failure = reason
			m.host.Changed()
		}
	})
}

// places says of each line of the lesson, as it is packed, where it stands in the draft:
// the lesson writes the same steps in the same order as the draft of what was read.
func (m *Maker) places() []place {
	d := of(m.checking.lesson)
	_, places := d.text()
	return places
}
