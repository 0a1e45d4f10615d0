package workbench

import "time"

// clock is a clock that goes on by a tick whenever it is read, and when it is told to. By
// it a slice of time is so many pieces of work, however busy the machine is.
type clock struct {
	time time.Time
	tick time.Duration
}

func newClock(tick time.Duration) *clock { return &clock{time.Unix(1e9, 0), tick} }

// now reads it.
func (c *clock) now() time.Time {
	c.pass(c.tick)
	return c.time
}

// pass lets time pass.
func (c *clock) pass(d time.Duration) { c.time = c.time.Add(d) }
