package board

import (
	"time"

	"github.com/palacegames/palace/render/clock"
)

// stopwatch is the time for everything that moves on the screen. It can be stopped for a
// while: then nothing is drawn, and later all goes on from where it was.
type stopwatch struct {
	lag     time.Duration // for how long it has stood still in all
	stopped clock.Moment  // since when it stands still, zero if it goes
}

// now is the time that it shows when the one on the wall shows that.
func (c *stopwatch) now(wall clock.Moment) clock.Moment {
	if c.stopped != 0 {
		wall = c.stopped
	}
	return wall.Add(-c.lag)
}

func (c *stopwatch) stop(wall clock.Moment) {
	if c.stopped == 0 {
		c.stopped = wall
	}
}

func (c *stopwatch) goOn(wall clock.Moment) {
	if c.stopped != 0 {
		c.lag += wall.Sub(c.stopped)
		c.stopped = 0
	}
}

// longestHold is for how long at most the picture is held: hardly anybody notices.
const longestHold = 100 * time.Millisecond
