package play

import (
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
)

// do carries out a person's action on the session, and everything that follows from it.
func (p *Play) do(action game.Action) error {
	if err := p.session.Do(action); err != nil {
		return err
	}
	p.voice.Clear()
	p.rival.ignored(p.view, action)
	p.acted(action)
	return nil
}

// acted is everything that follows from an action that the session has carried out. What is
// told over the board stays if it was a computer's: whoever reads it has done nothing yet.
// The question to a computer player is on its way before the map is ordered.
func (p *Play) acted(action game.Action) {
	gaveUp := p.view.GaveUp
	p.look(action)
	p.refresh(false)
	p.follow()
	p.host.Follow()
	p.voice.Say(explain.Announce(&p.view.View, action))
	if p.view.GaveUp && !gaveUp {
		p.voice.Add(explain.TellGivenUp())
	}
	p.measure()
	p.host.Acted()
}

// read takes over what the session says.
func (p *Play) read() {
	p.view.View = p.session.View()
	p.view.GaveUp = p.rival.gaveUp(p.view)
	p.reads++
	p.printed = printed{long: p.printed.long}
}

// refresh reads the session again and drops what no longer holds.
func (p *Play) refresh(again bool) {
	p.read()
	p.view.Chosen, p.failure = nil, ""
	p.blocks.stroke = stroke{}
	p.pause.end()
	p.asks.Drop()
	p.host.PositionChanged(again)
}

// Settle changes how the game is shown, without a word in the live region.
func (p *Play) Settle(change func(*game.Settings)) error {
	settings := p.view.Settings
	change(&settings)
	if err := p.session.Do(game.Show{Settings: settings}); err != nil {
		return err
	}
	p.read()
	return nil
}

// look notes whether an action looks back, or plays on.
func (p *Play) look(action game.Action) {
	switch action.(type) {
	case game.GoTo:
		v := p.session.View()
		p.view.Looking = v.CanRedo
	case game.Undo, game.UndoToHuman, game.Redo, game.Show:
		v := p.session.View()
		p.view.Looking = p.view.Looking && v.CanRedo
	default:
		p.view.Looking = false
	}
}
