package play

import (
	"errors"
	"slices"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/wire"
)

// pace is the least time between two actions when no human plays, so that the
// game can be followed.
const pace = 100 * time.Millisecond

// follow lets a computer player act if it is its turn, and think if it is not. It comes
// before the map is ordered, so that the question is on its way first.
func (p *Play) follow() {
	defer p.asks.Resume()
	if p.view.Phase == game.OverPhase || p.view.Rests() {
		return
	}
	if p.view.Human() {
		p.rival.count(p)
		p.asks.Ahead()
		return
	}
	name := p.view.Players[p.view.Turn]
	if p.view.Still || p.view.Players[p.view.Turn.Other()] == game.Human {
		p.asks.Put(name, p.act, p.fail)
		return
	}
	here, opened := link.Here(p.session), p.opened
	p.host.After(pace, func() {
		if p.opened == opened && link.Here(p.session) == here && !p.view.Human() && !p.asks.Waiting() {
			p.asks.Put(name, p.act, p.fail)
		}
	})
}

// act carries out a computer player's answer, when what it answers has been seen.
func (p *Play) act(answer *wire.Answer) {
	if p.pause.on {
		p.pause.answer = answer
		return
	}
	var action game.Action = game.Block{Squares: answer.Blocks}
	if p.view.Phase == game.MovePhase {
		action = game.Move{To: answer.Move}
	}
	before := p.view.View
	if before.Actor() == game.Perfect {
		p.session.Expect(answer.Blocks)
		p.rival.note(&before, answer.Palaces)
	}
	if err := p.session.Do(action); err != nil {
		p.fail(err.Error())
		return
	}
	p.acted(action)
	if _, ok := action.(game.Block); ok && p.view.Human() && before.Actor() == game.Perfect {
		p.voice.Remark(explain.Why(&before, answer.Palaces))
	}
}

// fail says why a computer player does not act, and keeps it for a script that waits.
func (p *Play) fail(reason string) {
	p.failure = words.Sentence(reason)
	p.voice.Warn(errors.New(reason))
}

// Propose picks the squares that a perfect player would block.
func (p *Play) Propose(blocks []engine.Position) {
	p.session.Expect(blocks)
	p.view.Chosen = blocks
}

// moved reports whether somebody has moved in the game, a first block being none.
func moved(v *page.View) bool {
	return slices.ContainsFunc(v.History, func(t game.Turn) bool { return t.To.Dim() != 0 })
}

// Seat says who plays from now on.
func (p *Play) Seat(first, second string) error {
	return p.do(game.SetPlayers{First: first, Second: second})
}

// seat chooses who plays. Where there is a block and no move the game begins again, so that
// whoever is second now blocks.
func seat(p *Play, players page.Players) error {
	begun := len(p.view.History) > 0 && !moved(p.view)
	if err := p.Seat(players.First, players.Second); err != nil || !begun {
		return err
	}
	return p.open(link.Again(p.session), true)
}
