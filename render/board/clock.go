package board

import "time"

// clock is the time for everything that moves on the screen. It can be stopped for a
// while: then nothing is drawn, and later all goes on from where it was.
type clock struct {
	lag     time.Duration // for how long it has stood still in all
	stopped time.Time     // since when it stands still, zero if it goes
}

// now is the time that the clock shows when the one on the wall shows that.
func (c *clock) now(wall time.Time) time.Time {
	if !c.stopped.IsZero() {
		wall = c.stopped
	}
	return wall.Add(-c.lag)
}

func (c *clock) stop(wall time.Time) {
	if c.stopped.IsZero() {
		c.stopped = wall
	}
}

func (c *clock) goOn(wall time.Time) {
	if !c.stopped.IsZero() {
		c.lag += wall.Sub(c.stopped)
		c.stopped = time.Time{}
	}
}

// longestHold is for how long at most the picture is held: hardly anybody notices.
const longestHold = 100 * time.Millisecond
