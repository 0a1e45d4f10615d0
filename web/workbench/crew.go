package workbench

import (
	"slices"
	"time"

	"github.com/palacegames/palace/web/wire"
)

// Crew is the way from a painter to other workers who can help it.
type Crew interface {
	// Hire asks for as many helpers in all, or as there are. They come, each with a
	// number of its own, by Join, and go by Leave.
	Hire(helpers int)
	// Order hands a message to a helper; what it answers comes by Report.
	Order(helper int, message []byte)
	// Dismiss sends away a helper who is silent or talks nonsense.
	Dismiss(helper int)
}

const (
	// overdue is when the foreman does what a helper has, rather than wait for it: a
	// piece takes a few milliseconds, unless somebody else wants the processor too.
	overdue = 20 * time.Millisecond
	// patience is how long a helper who has orders may be silent.
	patience = 4 * time.Second
	// blink bounds what is counted as silence between two looks: if they are further
	// apart it was the foreman itself who slept.
	blink = 50 * time.Millisecond
)

// colleague is what the foreman knows of a helper.
type colleague struct {
	orders  []assignment
	silence time.Duration // for how long it has had orders and said nothing
}

// assignment is an order that a helper has.
type assignment struct {
	id    int
	since time.Time // when it was given out, or last taken over
	void  bool      // somebody else was sooner
}

// takeOver begins on what a helper has had for longest, if that is overdue.
func (f *foreman) takeOver(now time.Time) {
	var oldest *assignment
	for _, h := range f.helpers {
		for i := range h.orders {
			if a := &h.orders[i]; !a.void && (oldest == nil || a.since.Before(oldest.since)) {
				oldest = a
			}
		}
	}
	if oldest == nil || now.Sub(oldest.since) < overdue {
		return
	}
	oldest.since = now
	f.own.take(f.order(f.parcels[oldest.id]))
}

// look sends away helpers who are silent for too long.
func (f *foreman) look(now time.Time) {
	passed := min(now.Sub(f.looked), blink)
	f.looked = now
	for n, h := range f.helpers {
		if len(h.orders) == 0 {
			continue
		}
		if h.silence += passed; h.silence > patience {
			f.dismiss(n)
		}
	}
}

// join takes a helper on.
func (f *foreman) join(n int) {
	if f.helpers == nil {
		f.helpers = map[int]*colleague{}
	}
	f.helpers[n] = &colleague{}
	if f.sharing() {
		f.assign()
	}
}

// leave lets a helper go. Others get what it had.
func (f *foreman) leave(n int) {
	h := f.helpers[n]
	if h == nil {
		return
	}
	delete(f.helpers, n)
	for _, a := range h.orders {
		f.division.Return(a.id)
	}
}

// dismiss sends a helper away.
func (f *foreman) dismiss(n int) {
	f.leave(n)
	f.crew.Dismiss(n)
}

// hear takes a helper's message.
func (f *foreman) hear(n int, message []byte) {
	h := f.helpers[n]
	if h == nil {
		return
	}
	h.silence = 0
	m, err := wire.Decode(message)
	report, ok := m.(*wire.Report)
	if err != nil || !ok {
		f.dismiss(n)
		return
	}
	if !f.sharing() || report.Job != f.jobs {
		return
	}
	h.orders = slices.DeleteFunc(h.orders, func(a assignment) bool { return a.id == report.ID })
	if f.settle(report) != nil {
		f.dismiss(n)
	}
	if f.sharing() {
		f.assign()
	}
}
