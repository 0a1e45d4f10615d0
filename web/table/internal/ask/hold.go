package ask

import (
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/web/table/host"
	"github.com/palacegames/palace/web/wire"
)

// longest is how long the others rest for a question at most, in milliseconds.
const longest = 300

// hold makes the painter rest for a question's sake, and the canvas: they would share one
// or two processors with the analyst. A question that takes long does not hold them up,
// and none does where nobody waits for the answer.
func (a *Asks) hold() {
	if p := a.view.Players; p[game.First] == game.Human || p[game.Second] == game.Human {
		a.held = true
		a.host.Canvas().Hold()
		a.pause(longest)
	}
}

// Resume lets painter and canvas go on when no answer is awaited any more.
func (a *Asks) Resume() {
	for _, q := range a.pending {
		if !q.idle {
			return
		}
	}
	if a.held {
		a.held = false
		a.host.Canvas().Resume()
		a.pause(0)
	}
}

// pause makes the painter rest for so many milliseconds, and with 0 go on.
func (a *Asks) pause(milliseconds uint32) {
	a.host.Post(host.Painter, &wire.Pause{Milliseconds: milliseconds}, false)
}
