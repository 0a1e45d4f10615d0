package workbench

import (
	"time"

	"github.com/palacegames/palace/web/wire"
)

// longestRest bounds how long one message can make a bench rest.
const longestRest = time.Second

// rest makes the bench leave maps alone for a while, or go on at once. Questions are
// answered all the same. Helpers are told, too.
func (b *Workbench) rest(m *wire.Pause) {
	b.rested = b.now().Add(min(time.Duration(m.Milliseconds)*time.Millisecond, longestRest))
	b.foreman.rest(m, b.rested)
}

// resting returns for how long maps are still to be left alone.
func (b *Workbench) resting() time.Duration { return max(0, b.rested.Sub(b.now())) }

// now is the foreman's clock, the only one of the bench.
func (b *Workbench) now() time.Time { return b.foreman.now() }

// rest lets the helpers rest until then, as the bench does. Nobody gets orders
// meanwhile, and nobody is late for what was not done.
func (f *foreman) rest(m *wire.Pause, until time.Time) {
	f.rested = until
	for n, h := range f.helpers {
		f.crew.Order(n, wire.Encode(m))
		for i := range h.orders {
			h.orders[i].since = until
		}
	}
	if f.sharing() {
		f.assign()
	}
}
