package learn

import (
	"errors"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/web/table/page"
)

// Tutor explains one square, step by step: why whoever moves from it wins or loses.
// The analyst knows the palaces that the square sees, and those that the option of a
// step sees.
type Tutor struct {
	host Host
	view *game.View // of the game as it is now

	at      engine.FarPosition // nil if nothing is explained
	here    bool               // it is about the piece's square, and goes with it
	of      *game.Study        // nil while the palaces of the square are not known
	step    int                // 0 for the summary
	replies []engine.FarPosition
	known   bool   // the replies are
	failure string // why there is nothing to explain
}

// NewTutor returns the tutor of a table. The view is the table's: it is read whenever it
// matters, and never written.
func NewTutor(host Host, view *game.View) *Tutor { return &Tutor{host: host, view: view} }

// Close ends the explanation.
func (s *Tutor) Close() { *s = Tutor{host: s.host, view: s.view} }

// Follow ends the explanation when the position has changed, or goes on with the
// square where the piece is now.
func (s *Tutor) Follow() {
	if s.at == nil {
		return
	}
	if !s.here {
		s.Close()
		return
	}
	s.Open(s.view.Here)
}

// Open begins to explain a square.
func (s *Tutor) Open(at engine.FarPosition) {
	*s = Tutor{host: s.host, view: s.view, at: at, here: at.Equal(s.view.Here)}
	s.host.Palaces(at, false, func(palaces []engine.FarPosition) {
		if !at.Equal(s.at) {
			return
		}
		of, err := game.NewStudy(s.view, at, palaces)
		if err != nil {
			s.failure = english.Sentence(err.Error())
		} else {
			s.of = of
			s.host.Say(of.Summary())
		}
		s.host.Show()
	}, func(reason string) {
		if at.Equal(s.at) {
			s.failure = reason
			s.host.Show()
		}
	})
}

var errNoStudy = errors.New("nothing is being explained")

// Turn goes to another step of the explanation: by one on, or one back.
func (s *Tutor) Turn(by int) error {
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
		s.host.Say(s.words())
		s.host.Show()
		return nil
	}
	of := s.of
	s.host.Palaces(of.Step(step), false, func(replies []engine.FarPosition) {
		if s.of != of || s.step != step {
			return
		}
		s.replies, s.known = replies, true
		s.host.Say(s.words())
		s.host.Show()
	}, func(reason string) {
		if s.of == of && s.step == step {
			s.failure = reason
			s.host.Changed()
		}
	})
	s.host.Changed()
	return nil
}

// GoOn explains the square to which the step has led.
func (s *Tutor) GoOn() error {
	next := s.next()
	if next == nil {
		return errNoStudy
	}
	s.Open(next)
	s.host.Show()
	return nil
}

// words returns the explanation at the present step.
func (s *Tutor) words() string {
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
func (s *Tutor) next() engine.FarPosition {
	switch {
	case s.of == nil || s.step == 0:
		return nil
	case s.of.Asks(s.step) && len(s.replies) > 0 && s.view.Game.K() == 1:
		return s.of.Answer(s.replies)
	}
	return s.of.Step(s.step)
}

// Page returns the page's part, nil if nothing is explained.
func (s *Tutor) Page() *page.Study {
	if s.at == nil {
		return nil
	}
	p := &page.Study{Title: "Why " + english.Spot(s.at), Words: s.words(), Step: s.step, Here: s.here}
	if p.Busy = p.Words == ""; p.Busy {
		p.Words = "One moment…"
	}
	if s.of != nil {
		p.Lost, p.Steps = s.of.Lost(), s.of.Steps()
		p.Title += map[bool]string{true: " is lost", false: " wins"}[p.Lost]
	}
	if next := s.next(); next != nil && !p.Busy {
		p.On = english.Spot(next)
	}
	return p
}

// Story is the picture of why a square wins or loses: the piece is thought to be At,
// tries to go to Try unless that is nil, and the Palaces can be reached from there.
type Story struct {
	At, Try engine.Position
	Palaces []engine.Position
}

// Story returns the picture of the explanation, nil for none.
func (s *Tutor) Story() *Story {
	if s.at == nil {
		return nil
	}
	v := s.view
	at, ok := v.Seen(s.at)
	if !ok {
		return nil
	}
	story := &Story{At: at}
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
