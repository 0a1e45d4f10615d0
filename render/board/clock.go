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

// Hold keeps the picture as it is until Resume, or for a tenth of a second. To draw a
// frame can take as long as an answer takes that somebody waits for, above all where the
// processor draws, and both would share it.
func (b *Board) Hold() {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.holding == nil {
		b.clock.stop(time.Now())
		b.holding = time.AfterFunc(longestHold, b.Resume)
	}
}

// Resume lets the picture go on.
func (b *Board) Resume() {
	b.mu.Lock()
	b.clock.goOn(time.Now())
	if b.holding != nil {
		b.holding.Stop()
		b.holding = nil
	}
	b.mu.Unlock()
	b.nudge()
}

// now is the time for what moves. The lock is held.
func (s *state) now() time.Time { return s.clock.now(time.Now()) }
