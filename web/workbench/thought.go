package workbench

import (
	"slices"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/web/wire"
)

// hesitation is how long a question is in work before it is told how far that is, and
// thoughtPause the time between two such words.
const (
	hesitation   = 400 * time.Millisecond
	thoughtPause = 100 * time.Millisecond
)

// thought is a question in work, and when it is told next how far that is.
type thought struct {
	ask  *wire.Ask
	next time.Time
}

// tellThought says now and then how far the question in work is, if somebody waits for its
// answer and the solver knows.
func (b *Workbench) tellThought(ask *wire.Ask) {
	now := b.now()
	if b.thought.ask != ask {
		b.thought = thought{ask, now.Add(hesitation)}
	}
	if ask.Ahead() || now.Before(b.thought.next) {
		return
	}
	if done, ok := b.analyst.progress(); ok {
		b.thought.next = now.Add(thoughtPause)
		b.send(&wire.Progress{ID: ask.ID, Done: int(1000 * done), Total: 1000})
	}
}

// progress returns which part of the preparation for an answer is done, if that is known.
func (a *analyst) progress() (done float64, ok bool) {
	measured, ok := a.solver.(engine.Measured)
	if !ok || a.ask == nil || a.view.Origin != nil {
		return 0, false
	}
	return measured.Progress(a.view.Position), true
}

// turn drops the questions of other rounds, those that are thought ahead included.
func (b *Workbench) turn(round uint32) {
	b.asks = slices.DeleteFunc(b.asks, func(a *wire.Ask) bool { return a.Round != round })
}
