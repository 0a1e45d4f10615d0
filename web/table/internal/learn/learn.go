package learn

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/call"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/table/host"
	"github.com/palacegames/palace/web/table/internal/ask"
	"github.com/palacegames/palace/web/table/internal/voice"
)

// Learn is what helps people learn at one table.
type Learn struct {
	host  host.Desk
	view  *page.View
	asks  *ask.Asks
	voice *voice.Voice

	judge    *judge
	tutor    *tutor
	reviewer *reviewer
	pacer    *pacer
	ladder   ladder
	told     bool // what would have won may be told
	lost     int  // how often the game was lost by a mistake of the person's

	advice  engine.Position // the move that is recommended
	hovered bool            // the pointer was moved since the last action
}

// New returns what helps to learn at a table.
func New(desk host.Desk, view *page.View, asks *ask.Asks, voice *voice.Voice) *Learn {
	l := &Learn{host: desk, view: view, asks: asks, voice: voice}
	l.judge = &judge{learn: l}
	l.tutor = &tutor{learn: l}
	l.reviewer = &reviewer{learn: l}
	l.pacer = &pacer{learn: l}
	return l
}

// Calls lists what the page can call.
func (l *Learn) Calls() []call.Call {
	why := l.view.Giving(game.WhyHelp)
	return []call.Call{
		call.Do("hint", l.hint).If(l.view.Giving(game.HintHelp)),
		call.On("values", func(a page.On) error { return l.setValues(a.On) }).If(l.view.Giving(game.ValuesHelp)),
		call.On("explain", func(a struct {
			Square page.Numbers `json:"square,omitempty"`
		}) error {
			return l.explain(a.Square)
		}).If(why),
		call.On("step", func(a page.Value) error { return l.tutor.turn(a.Value) }),
		call.Do("goOn", l.goOn).If(why),
		call.Do("endStudy", l.endStudy),
		call.Do("showMistake", l.showMistake).If(why),
		call.Do("tryAgain", l.tryAgain),
		call.Do("learnWhy", l.learnWhy).If(why),
	}
}

// PositionChanged drops what no longer holds, for the position has changed: all of it, if the game
// has begun again.
func (l *Learn) PositionChanged(again bool) {
	if again {
		l.tutor.close()
		l.ladder.used, l.told, l.lost = 0, false, 0
	}
	l.ladder.leave()
	l.advice, l.hovered = engine.Position{}, false
	l.pacer.follow()
	l.judge.follow()
	l.tutor.follow()
	l.reviewer.follow()
}

// HelpsChanged drops what may no longer be known, and asks for what may be known now: what is given
// is another than before.
func (l *Learn) HelpsChanged() {
	l.tutor.close()
	l.PositionChanged(false)
}

// setValues says whether moves are to carry their values.
func (l *Learn) setValues(on bool) error {
	if err := l.host.Settle(func(s *game.Settings) { s.Values = on }); err != nil {
		return err
	}
	l.judge.follow()
	if !on {
		l.voice.Say(valuesOff.String())
	}
	l.host.Show()
	return nil
}

// explain begins to explain a square: the one that is named, the one under the pointer
// if that has moved since the last action, or else that of the piece.
func (l *Learn) explain(at page.Numbers) error {
	p := engine.Position(at)
	switch {
	case p.Dim() > 0:
	case l.hovered && l.view.Pointing():
		p = l.view.Pointed()
	default:
		p = l.view.Here
	}
	if err := game.CheckPosition(l.view.Game, l.view.Methods, p); err != nil {
		return err
	}
	l.hovered = false
	l.tutor.open(p)
	l.host.Show()
	return nil
}

// Linger explains a square on which a finger rested: that is given.
func (l *Learn) Linger(at engine.Position) {
	if err := l.explain(page.Numbers(at)); err != nil {
		l.voice.Warn(err)
	}
}

// goOn explains the square to which an explanation has led.
func (l *Learn) goOn() error {
	err := l.tutor.goOn()
	if err == nil {
		l.hovered = false
	}
	return err
}

// endStudy ends the explanation.
func (l *Learn) endStudy() error {
	l.hovered = false
	l.tutor.close()
	l.host.Show()
	return nil
}

// showMistake goes to the moment at which the game was decided, and explains what there
// was to see.
func (l *Learn) showMistake() error {
	m := l.reviewer.decisive()
	if m == nil {
		return errNoTurn
	}
	l.told = true
	if err := l.host.Revisit(m); err != nil {
		return err
	}
	l.voice.AddWhy(explain.DescribeMistake(&l.view.View, m))
	return l.explain(page.Numbers(l.view.Here))
}

// learnWhy leaves the room where one is for the game on its board, and explains what decided it: the
// mistake, or the start of a game without one. It waits until that is known.
func (l *Learn) learnWhy() error {
	r := l.reviewer
	if len(r.line) == 0 {
		return errNoTurn
	}
	l.host.Leave()
	switch {
	case !r.done:
		r.wanted = true
		l.host.Show()
		return nil
	case r.decisive() != nil:
		return l.showMistake()
	}
	if err := l.host.Revisit(&explain.Mistake{}); err != nil {
		return err
	}
	return l.explain(page.Numbers(l.view.Here))
}

// tryAgain goes to the moment at which the game was decided, before the move or before the
// block that was wrong, and says no more of it.
func (l *Learn) tryAgain() error {
	m := l.reviewer.decisive()
	if m == nil || !l.view.Gives(game.WhyHelp) {
		return errNoTurn
	}
	if err := l.host.Revisit(m); err != nil {
		return err
	}
	l.host.Propose(nil)
	l.voice.Add(tryAgain.String())
	l.host.Show()
	return nil
}

// Page adds what is known of moves: those that win, those that were mistakes, and what is
// recommended.
func (l *Learn) Page(p *page.Page) {
	p.Moves, p.Sides = page.Moves(&l.view.View, l.reviewer.mistakes), page.SidesOf(&l.view.View)
	p.Lesson = page.Lesson{Values: l.judge.page(), Study: l.tutor.page(), Review: l.reviewer.page(), Hint: l.ladder.page()}
	p.Can.Hint = p.Can.Hint && !l.ladder.climbed()
	l.pacer.page(&p.Lesson.Values)
	if p.Distant != nil {
		p.Distant.Advice = l.advice.String()
	}
	if p.Piles != nil {
		for i := range p.Piles.Ways {
			p.Piles.Ways[i].Judge(l.judge.along(&p.Piles.Ways[i]))
		}
	}
	l.point(p)
}

// Scene adds which moves win, what is recommended, and the picture of an explanation.
func (l *Learn) Scene(s *scene.Scene) { l.draw(s) }

// Winning returns the moves that can be seen and win, or are to be blocked; all others
// lose. ok is false while that is not to be seen.
func (l *Learn) Winning() (moves []engine.Position, ok bool) { return l.judge.seen() }

// Story returns the picture of the explanation, nil for none.
func (l *Learn) Story() *Story { return l.tutor.story() }
