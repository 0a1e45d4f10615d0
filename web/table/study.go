package table

import (
	"errors"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/web/table/page"
)

// study explains one square, step by step: why whoever moves from it wins or loses.
// The analyst knows the palaces that the square sees, and those that the option of a
// step sees.
type study struct {
	table   *Table
	at      engine.FarPosition // nil if nothing is explained
	here    bool               // it is about the piece's square, and goes with it
	of      *game.Study        // nil while the palaces of the square are not known
	step    int                // 0 for the summary
	replies []engine.FarPosition
	known   bool   // the replies are
	failure string // why there is nothing to explain
	fresh   bool   // the pointer was moved since the last action: Why is about its square
}

// Study is what the page shows of an explanation.
type Study struct {
	Title string `json:"title"` // "Why (7,5) wins"
	Words string `json:"words"`
	Lost  bool   `json:"lost"`
	Step  int    `json:"step"`
	Steps int    `json:"steps"`
	Busy  bool   `json:"busy"`
	// On is the square that the step has led to and that can be explained next, as it
	// is written, "" for none.
	On string `json:"on"`
	// Here says that the explanation is about the square of the piece.
	Here bool `json:"here"`
}

// close ends the explanation.
func (s *study) close() { *s = study{table: s.table} }

// follow ends the explanation when the position has changed, or goes on with the
// square where the piece is now.
func (s *study) follow() {
	s.fresh = false
	if s.at == nil {
		return
	}
	if !s.here {
		s.close()
		return
	}
	s.open(s.table.view.Here)
}

// open begins to explain a square.
func (s *study) open(at engine.FarPosition) {
	t := s.table
	*s = study{table: t, at: at, here: at.Equal(t.view.Here)}
	t.asks.palaces(at, false, func(palaces []engine.FarPosition) {
		if !at.Equal(s.at) {
			return
		}
		of, err := game.NewStudy(&t.view, at, palaces)
		if err != nil {
			s.failure = game.Sentence(err.Error())
		} else {
			s.of = of
			t.say(of.Summary())
		}
		t.show()
	}, func(reason string) {
		if at.Equal(s.at) {
			s.failure = reason
			t.show()
		}
	})
}

// explain begins to explain a square: the one that is named, the one under the pointer
// if that has moved since the last action, or else that of the piece.
func (t *Table) explain(at page.Numbers) error {
	p := engine.FarPosition(at)
	switch {
	case len(p) > 0:
	case t.study.fresh && t.chart.Pointed() != nil:
		p = t.view.Far(t.chart.Pointed())
	default:
		p = t.view.Here
	}
	if err := game.CheckPosition(&t.view, p); err != nil {
		return err
	}
	t.study.open(p)
	t.show()
	return nil
}

// Linger explains a square on which a finger rested.
func (t *Table) Linger(p engine.Position) {
	if err := t.explain(page.Numbers(t.view.Far(p))); err != nil {
		t.warn(err)
	}
}

var errNoStudy = errors.New("nothing is being explained")

// turn goes to another step of the explanation: by one on, or one back.
func (t *Table) turn(by int) error {
	s := &t.study
	if s.of == nil {
		return errNoStudy
	}
	step := s.step + by
	if step < 0 || step > s.of.Steps() {
		return errors.New("there is no further step")
	}
	s.step, s.replies, s.known = step, nil, false
	if step == 0 || !s.of.Asks(step) {
		s.known = true
		t.say(s.words())
		t.show()
		return nil
	}
	of := s.of
	t.asks.palaces(of.Step(step), false, func(replies []engine.FarPosition) {
		if s.of != of || s.step != step {
			return
		}
		s.replies, s.known = replies, true
		t.say(s.words())
		t.show()
	}, func(reason string) {
		if s.of == of && s.step == step {
			s.failure = reason
			t.out.Changed()
		}
	})
	t.out.Changed()
	return nil
}

// goOn explains the square to which the step has led.
func (t *Table) goOn() error {
	next := t.study.next()
	if next == nil {
		return errNoStudy
	}
	t.study.open(next)
	t.show()
	return nil
}

// endStudy ends the explanation.
func (t *Table) endStudy() error {
	t.study.close()
	t.show()
	return nil
}

// words returns the explanation at the present step.
func (s *study) words() string {
	switch {
	case s.failure != "":
		return s.failure
	case s.of == nil:
		return ""
	case s.step == 0:
		return s.of.Summary()
	case !s.known:
		return ""
	}
	return s.of.Explain(s.step, s.replies)
}

// next returns the square that is to be explained next: the palace or the option that
// the step is about, or where that is answered, the palace that answers it.
func (s *study) next() engine.FarPosition {
	switch {
	case s.of == nil || s.step == 0:
		return nil
	case s.of.Asks(s.step) && len(s.replies) > 0 && s.table.view.Game.K() == 1:
		return s.of.Answer(s.replies)
	}
	return s.of.Step(s.step)
}

// page returns the page's part, nil if nothing is explained.
func (s *study) page() *Study {
	if s.at == nil {
		return nil
	}
	p := &Study{Title: "Why " + game.Spot(s.at), Words: s.words(), Step: s.step, Here: s.here}
	if p.Busy = p.Words == ""; p.Busy {
		p.Words = "One moment…"
	}
	if s.of != nil {
		p.Lost, p.Steps = s.of.Lost(), s.of.Steps()
		p.Title += map[bool]string{true: " is lost", false: " wins"}[p.Lost]
	}
	if next := s.next(); next != nil && !p.Busy {
		p.On = game.Spot(next)
	}
	return p
}

// scene returns the picture of the explanation, nil for none.
func (s *study) scene() *render.Story {
	if s.at == nil {
		return nil
	}
	v := &s.table.view
	at, ok := v.Seen(s.at)
	if !ok {
		return nil
	}
	story := &render.Story{At: at}
	if s.of == nil {
		return story
	}
	palaces := s.of.Palaces()
	if s.step > 0 {
		q := s.of.Step(s.step)
		switch {
		case !s.of.Lost():
			palaces = []engine.FarPosition{q}
		case s.of.Asks(s.step):
			palaces = s.replies
			if v.Game.K() == 1 && len(palaces) > 0 {
				palaces = []engine.FarPosition{s.of.Answer(palaces)}
			}
			story.Try, _ = v.Seen(q)
		default:
			palaces = nil
			story.Try, _ = v.Seen(q)
		}
	}
	for _, q := range palaces {
		p, ok := v.Seen(q)
		if !ok && s.here && story.Try == nil {
			p, ok = v.Toward(q), true
		}
		if ok {
			story.Palaces = append(story.Palaces, p)
		}
	}
	return story
}
