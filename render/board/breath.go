package board

import (
	"math"
	"time"

	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/render/scene"
)

// Marks that breathe swell and fall so often, and for so long each time, and then they rest:
// nothing moves forever. They begin when nothing has come for a while: to draw them takes
// time from what somebody waits for.
const (
	lull       = time.Second
	breaths    = 3
	breathTime = 2400 * time.Millisecond
	swelling   = 0.07 // of their size, at the most
)

// breath is when the marks of the targets begin to breathe, zero if they do not.
type breath struct{ since clock.Moment }

// follow begins again when there are other targets than before; who asks for no motion gets
// none.
func (b *breath) follow(old, now *scene.Scene, another bool, at clock.Moment) {
	switch {
	case !now.Targets.Breathe || now.Look.Still || now.Mode == scene.Watch:
		b.since = 0
	case another || b.since == 0 && old.Mode != now.Mode || !old.Targets.Breathe || old.At != now.At:
		b.since = at.Add(lull)
	}
}

// putOff has what does not breathe yet wait again.
func (b *breath) putOff(now clock.Moment) {
	if now.Before(b.since) {
		b.since = now.Add(lull)
	}
}

// going reports whether something breathes.
func (b *breath) going(now clock.Moment) bool {
	return b.since != 0 && !now.Before(b.since) && now.Sub(b.since) < breaths*breathTime
}

// size returns how many times their size the marks have.
func (b *breath) size(now clock.Moment) float64 {
	if !b.going(now) {
		return 1
	}
	s := math.Sin(math.Pi * now.Sub(b.since).Seconds() / breathTime.Seconds())
	return 1 + swelling*s*s
}
