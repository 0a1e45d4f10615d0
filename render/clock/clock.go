// Package clock is the time as workers and canvas need it: how much of it has passed.
//
//	end := clock.Now().Add(10 * time.Millisecond)
//	for clock.Now().Before(end) { … }
//
// It stands in for time.Time, since whatever holds one of those brings along all that
// writes dates and finds time zones: a thirtieth of a program.
package clock

import "time"

// Moment is a point of time. The zero value is long before the program began.
type Moment time.Duration

// start is an hour before the program began.
var start = time.Now().Add(-time.Hour)

// Now returns the present moment.
func Now() Moment { return Moment(time.Since(start)) }

// Add returns the moment that is d later.
func (m Moment) Add(d time.Duration) Moment { return m + Moment(d) }

// Sub returns how much time has passed since from.
func (m Moment) Sub(from Moment) time.Duration { return time.Duration(m - from) }

// Before reports whether m is earlier than n.
func (m Moment) Before(n Moment) bool { return m < n }

// After reports whether m is later than n.
func (m Moment) After(n Moment) bool { return m > n }
