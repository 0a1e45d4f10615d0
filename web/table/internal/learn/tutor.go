package learn

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/web/internal/page"
)

// tutor explains one square, step by step: why whoever moves from it wins or loses.
// The analyst knows the palaces that the square sees, and those that the option of a
// step sees.
type tutor struct {
	learn *Learn

	at      engine.Position // none if nothing is explained
	here    bool            // it is about the piece's square, and goes with it
	of      *explain.Proof  // nil while the palaces of the square are not known
	step    int             // 0 for the summary
	replies []engine.Position
	known   bool   // the replies are
	failure string // why there is nothing to explain
	method  string // that told the palaces of the square
}

// close ends the explanation.
func (t *tutor) close() { *t = tutor{learn: t.learn} }

// follow ends the explanation when the position has changed, or goes on with the
// square where the piece is now.
func (t *tutor) follow() {
	if t.at.Dim() == 0 {
		return
	}
	if !t.here {
		t.close()
		return
	}
	t.open(t.learn.view.Here)
}

// open begins to explain a square.
func (t *tutor) open(at engine.Position) {
	*t = tutor{learn: t.learn, at: at, here: at == t.learn.view.Here}
	t.learn.asks.Palaces(at, false, func(palaces []engine.Position, method string) {
		if at != t.at {
			return
		}
		of, err := explain.NewProof(&t.learn.view.View, at, palaces)
		if err != nil {
			t.failure = words.Sentence(err.Error())
		} else {
			t.of, t.method = of, method
			t.learn.voice.Say(of.Summary())
			t.learn.pacer.ask()
		}
		t.learn.host.Show()
	}, func(reason string) {
		if at == t.at {
			t.failure = reason
			t.learn.host.Show()
		}
	})
}

// turn goes to another step of the explanation: by one on, or one back.
func (t *tutor) turn(by int) error {
	if t.of == nil {
		return errNoStudy
	}
	step := t.step + by
	if step < 0 || step > t.of.Steps() {
		return errNoStep
	}
	t.step, t.replies, t.known = step, nil, false
	if step == 0 || !t.of.Asks(step) {
		t.known = true
		t.learn.voice.Say(t.words())
		t.learn.host.Show()
		return nil
	}
	of := t.of
	t.learn.asks.Palaces(of.Step(step), false, func(replies []engine.Position, _ string) {
		if t.of != of || t.step != step {
			return
		}
		t.replies, t.known = replies, true
		t.learn.voice.Say(t.words())
		t.learn.host.Show()
	}, func(reason string) {
		if t.of == of && t.step == step {
			t.failure = reason
			t.learn.host.Changed()
		}
	})
	t.learn.host.Changed()
	return nil
}

// goOn explains the square to which the step has led.
func (t *tutor) goOn() error {
	next := t.next()
	if next.Dim() == 0 {
		return errNoStudy
	}
	t.open(next)
	t.learn.host.Show()
	return nil
}

// words returns the explanation at the present step.
func (t *tutor) words() string {
	switch {
	case t.failure != "":
		return t.failure
	case t.of == nil:
		return ""
	case t.step == 0:
		return t.learn.pacer.after(t.of.Summary())
	case !t.known:
		return ""
	}
	return t.of.Explain(t.step, t.replies)
}

// next returns the square that is to be explained next: the palace or the option that
// the step is about, or where that is answered, the palace that answers it.
func (t *tutor) next() engine.Position {
	switch {
	case t.of == nil || t.step == 0:
		return engine.Position{}
	case t.of.Asks(t.step) && len(t.replies) > 0 && t.learn.view.Game.Shape().Blocking == 1:
		return t.of.Answer(t.replies)
	}
	return t.of.Step(t.step)
}

// page returns the page's part, nil if nothing is explained.
func (t *tutor) page() *page.Study {
	if t.at.Dim() == 0 {
		return nil
	}
	p := &page.Study{Title: why(t.learn.view.Place(t.at)), Words: t.words(), Step: t.step, Here: t.here}
	if p.Busy = p.Words == ""; p.Busy {
		p.Words = oneMoment.String()
	}
	if t.of != nil {
		p.Lost, p.Steps = t.of.Lost(), t.of.Steps()
		p.Back, p.Next = p.Step > 0, p.Step < p.Steps
		p.Title, p.Count = whyKnown(t.learn.view.Place(t.at), p.Lost), stepOf(p.Step, p.Steps)
		p.Method = game.ToldBy(t.learn.view.Methods, t.method)
	}
	if next := t.next(); next.Dim() > 0 && !p.Busy {
		p.On = whyNext(t.learn.view.Place(next))
	}
	return p
}

// Story is the picture of why a square wins or loses: the piece is thought to be At,
// tries to go to Try unless that is none, and the Palaces can be reached from there; all as they are seen.
type Story struct {
	At, Try engine.Position
	Palaces []engine.Position
}

// story returns the picture of the explanation, nil for none.
func (t *tutor) story() *Story {
	if t.at.Dim() == 0 {
		return nil
	}
	v := t.learn.view
	at, ok := v.Seen(t.at)
	if !ok {
		return nil
	}
	story := &Story{At: at}
	if t.of == nil {
		return story
	}
	palaces := t.of.Palaces()
	if t.step > 0 {
		q := t.of.Step(t.step)
		switch {
		case !t.of.Lost():
			palaces = []engine.Position{q}
		case t.of.Asks(t.step):
			palaces = t.replies
			if v.Game.Shape().Blocking == 1 && len(palaces) > 0 {
				palaces = []engine.Position{t.of.Answer(palaces)}
			}
			story.Try = seen(&v.View, q)
		default:
			palaces = nil
			story.Try = seen(&v.View, q)
		}
	}
	for _, q := range palaces {
		p, ok := v.Seen(q)
		if !ok && t.here && story.Try.Dim() == 0 {
			p, ok = v.Toward(q), true
		}
		if ok {
			story.Palaces = append(story.Palaces, p)
		}
	}
	return story
}

// seen returns a position as it is seen, none if it is not.
func seen(v *game.View, p engine.Position) engine.Position {
	if q, ok := v.Seen(p); ok {
		return q
	}
	return engine.Position{}
}
