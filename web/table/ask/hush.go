package ask

import "github.com/palacegames/palace/game"

// longest is how long the others rest for a question at most, in milliseconds.
const longest = 300

// hush makes the painter rest for a question's sake, and the canvas: they would share one
// or two processors with the analyst. A question that takes long does not hold them up,
// and none does where nobody waits for the answer.
func (a *Asks) hush() {
	if p := a.view.Players; p[game.First] == game.Human || p[game.Second] == game.Human {
		a.hushed = true
		a.host.Hush(longest)
	}
}

// Wake lets painter and canvas go on when no answer is awaited any more.
func (a *Asks) Wake() {
	for _, q := range a.pending {
		if !q.idle {
			return
		}
	}
	if a.hushed {
		a.hushed = false
		a.host.Hush(0)
	}
}
