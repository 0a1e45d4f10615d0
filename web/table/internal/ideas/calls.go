package ideas

import (
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/web/internal/call"
	"github.com/palacegames/palace/web/internal/page"
)

// Calls lists what the page can call.
func (in *Ideas) Calls() []call.Call {
	return []call.Call{
		call.On("idea", func(a page.Named) error { return in.enter(a.Name) }).If(in.view.Giving(needs)),
		call.On("ideaPoint", func(a struct {
			Link int `json:"link"`
		}) error {
			in.link = idea.Link(a.Link)
			in.host.Show()
			return nil
		}),
		call.On("ideaSet", func(a struct {
			Name  string `json:"name"`
			Value string `json:"value"`
		}) error {
			return in.choose(a.Name, a.Value)
		}),
		call.On("ideaStep", func(a struct {
			To *int `json:"to"`
			By int  `json:"by,omitempty"` // steps from where it is
		}) error {
			in.running.stop()
			if a.To != nil {
				return in.stepTo(*a.To)
			}
			return in.stepTo(in.answer.layer.Steps.Now + a.By)
		}),
		call.On("ideaBring", func(call.None) error { return in.recall() }),
		call.On("ideaRun", func(a page.On) error { return in.run(a.On) }),
		call.On("ideaSpeed", func(a struct {
			Per int `json:"per"` // steps a second
		}) error {
			return in.running.setSpeed(a.Per)
		}),
	}
}

// enter opens an idea, or closes the one that is open.
func (in *Ideas) enter(name string) error {
	if name == "" {
		return in.settle("")
	}
	if _, err := catalog.Idea(in.view.Game, name); err != nil {
		return err
	}
	if err := in.settle(idea.Open{Name: name, Step: -1}.String()); err != nil {
		return err
	}
	in.brings = true // also from where somebody has gone on the board
	return nil
}

// settle opens what is written, and shows it.
func (in *Ideas) settle(text string) error {
	if err := in.host.Settle(func(s *game.Settings) { s.Idea = text }); err != nil {
		return err
	}
	in.host.Show()
	return nil
}

// choose gives a control of the idea another value. What makes no sense is taken back when
// the analyst has said so.
func (in *Ideas) choose(name, value string) error {
	if !in.allowed() {
		return errNoneOpen
	}
	if err := idea.CheckValue(value); err != nil {
		return err
	}
	open := in.open
	open.Step, open.Chosen = -1, open.Chosen.With(name, value)
	in.running.stop()
	before := in.open.String()
	if err := in.settle(open.String()); err != nil {
		return err
	}
	in.before = before
	return nil
}

// stepTo shows another step, the nearest that there is.
func (in *Ideas) stepTo(step int) error {
	if !in.allowed() {
		return errNoneOpen
	}
	last := in.answer.layer.Steps.Last
	if last == 0 {
		return errNoSteps
	}
	open := in.open
	open.Step, in.steps = min(max(step, 0), last), true
	return in.settle(open.String())
}
