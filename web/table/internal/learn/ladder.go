package learn

import (
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/wire"
)

// ladder is how far somebody has been led to a move that wins: rung by rung, and only on demand. The last rung is what a
// perfect player would do, on the board, with why.
type ladder struct {
	answer *wire.Answer // about the present position, nil before the first rung
	rungs  []string
	rung   int // how many were given
	used   int // since the game began
}

// leave ends it, for the position has changed.
func (l *ladder) leave() { l.answer, l.rungs, l.rung = nil, nil, 0 }

// climbed reports whether there is no further rung.
func (l *ladder) climbed() bool { return l.answer != nil && l.rung == len(l.rungs) }

// hint gives the next rung. The first asks what a perfect player would do, and for all.
func (l *Learn) hint() error {
	if l.ladder.answer != nil {
		if l.ladder.climbed() {
			return errNoHint
		}
		l.climb()
		return nil
	}
	return l.asks.Advice(func(answer *wire.Answer) {
		v := l.view
		l.ladder.answer, l.ladder.rungs = answer, []string{hintShown.String()}
		if v.Gives(game.WhyHelp) {
			l.ladder.rungs = append(explain.Hints(&v.View, answer.Palaces), explain.Why(&v.View, answer.Palaces))
		}
		l.climb()
	})
}

func (l *Learn) climb() {
	h := &l.ladder
	h.rung, h.used = h.rung+1, h.used+1
	if h.climbed() {
		if l.view.Phase == game.BlockPhase {
			l.host.Propose(h.answer.Blocks)
		} else {
			l.advice = h.answer.Move
		}
	}
	l.voice.Say(h.rungs[h.rung-1])
	l.host.Show()
}

// page returns what the page shows of the hints, nil before the first.
func (l *ladder) page() *page.Hint {
	if l.rung == 0 {
		return nil
	}
	return &page.Hint{Title: explain.HintOf(l.rung, len(l.rungs)), Words: l.rungs[l.rung-1], More: l.rung < len(l.rungs)}
}
