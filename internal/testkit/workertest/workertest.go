// Package workertest is what the tests of all workers share: a clock of their own, and a
// way to read what a worker posts.
//
// A clock that ticks in seconds is read as 1, 2, 3, … seconds after it was made.
package workertest

import (
	"testing"
	"time"

	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/web/wire"
)

// Clock is a clock that goes on by a tick whenever it is read, and when it is told to. By
// it a slice of time is so many pieces of work, however busy the machine is.
type Clock struct {
	Time clock.Moment
	Tick time.Duration
}

// NewClock returns a clock.
func NewClock(tick time.Duration) *Clock { return &Clock{clock.Now(), tick} }

// Now reads it.
func (c *Clock) Now() clock.Moment {
	c.Pass(c.Tick)
	return c.Time
}

// Pass lets time pass.
func (c *Clock) Pass(d time.Duration) { c.Time = c.Time.Add(d) }

// Collect returns a function that decodes what is posted and appends it to a list.
func Collect(t testing.TB, to *[]wire.Message) (post func([]byte)) {
	return func(message []byte) {
		m, err := wire.Decode(message)
		if err != nil {
			t.Fatal(err)
		}
		*to = append(*to, m)
	}
}

// Pick returns the messages of one type.
func Pick[M wire.Message](messages []wire.Message) (picked []M) {
	for _, m := range messages {
		if m, ok := m.(M); ok {
			picked = append(picked, m)
		}
	}
	return picked
}
