package workbench

import (
	"errors"
	"maps"
	"slices"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/render/paint"
	"github.com/palacegames/palace/web/feed"
)

// Crew is the way from a painter to other workers who can help it.
type Crew interface {
	// Hire asks for helpers. They come, each with a number of its own, by Join, if
	// there are any, and go by Leave.
	Hire()
	// Order hands a message to a helper; what it answers comes by Report.
	Order(helper int, message []byte)
	// Dismiss sends away a helper who is silent or talks nonsense.
	Dismiss(helper int)
}

const (
	// worth is how many squares an extent has at least for sharing to pay: helpers
	// have to be started, and pieces to be sent.
	worth = 1 << 28
	// ahead is how many orders a helper has at a time, so that it need not wait for
	// the next while the foreman is busy.
	ahead = 2
	// patience is how long an order may take. A piece takes milliseconds, a worker's
	// start much longer, but helpers join when they have started.
	patience = 4 * time.Second
	// pause is how long the foreman waits for a report when there is nothing to do.
	pause = 20 * time.Millisecond
)

// foreman shares the sweep of a large map with helpers. It deals out pieces, works off
// some itself, and gives to another what a helper does not bring back. Without helpers
// it does everything alone.
type foreman struct {
	crew    Crew // nil if there is nobody to ask
	hired   bool
	helpers map[int][]assignment
	own     hand
	looked  time.Time // when it last looked after the helpers

	jobs     uint32
	division engine.Division // nil if nothing is shared now
	painter  *paint.Painter
	start    *feed.Start
	parcels  map[int]engine.Parcel // that were dealt

	broken error // why the foreman itself could not work off a piece

	worth int
	now   func() time.Time
}

// assignment is an order that a helper has.
type assignment struct {
	id    int
	since time.Time
}

// begin returns a painter for the map if that is to be shared, or nil.
func (f *foreman) begin(board engine.Board, m *feed.Start, palette *render.Palette) *paint.Painter {
	divisible, ok := board.(engine.Divisible)
	plain := len(m.Rest) == 0 && len(m.Origin) == 0 && m.Endless == "" && m.Compare.Other == 0
	if !ok || !plain || f.crew == nil || m.Extent.Area() < f.worth {
		return nil
	}
	division := divisible.Divide(m.Extent)
	if division == nil {
		return nil
	}
	f.jobs++
	f.division, f.start = division, m
	f.parcels = map[int]engine.Parcel{}
	f.painter = paint.Shared(board, m.Extent, palette)
	if !f.hired {
		f.hired = true
		f.crew.Hire()
	}
	return f.painter
}

// drop gives up what is shared. What helpers still report about it is passed over.
func (f *foreman) drop() {
	f.division, f.painter, f.parcels = nil, nil, nil
	f.own.drop()
	for n := range f.helpers {
		f.helpers[n] = nil
	}
}

// sharing reports whether there is a sweep to be shared.
func (f *foreman) sharing() bool { return f.division != nil }

// waiting reports whether there is nothing to do until a helper reports.
func (f *foreman) waiting() bool { return f.sharing() && f.own.idle() }

// step does one bounded piece of work and reports whether there is more to do, be it
// by others.
func (f *foreman) step() bool {
	if !f.sharing() {
		return false
	}
	if f.own.idle() {
		f.assign()
		return true
	}
	report := f.own.step()
	if report == nil {
		return true
	}
	if f.broken = f.settle(report); f.broken != nil {
		f.drop()
	} else if f.sharing() {
		f.assign()
	}
	return f.sharing()
}

// assign gives everybody enough to do: first to those who have least.
func (f *foreman) assign() {
	now := f.now()
	f.look(now)
	for most := range ahead {
		for _, n := range slices.Sorted(maps.Keys(f.helpers)) {
			if len(f.helpers[n]) > most {
				continue
			}
			order := f.deal()
			if order == nil {
				return
			}
			f.helpers[n] = append(f.helpers[n], assignment{order.ID, now})
			f.crew.Order(n, feed.Encode(order))
		}
		if f.own.idle() {
			if order := f.deal(); order != nil {
				f.own.take(order)
			}
		}
	}
}

// look sends away helpers who are silent for too long, unless it was the foreman itself
// who slept.
func (f *foreman) look(now time.Time) {
	slept := now.Sub(f.looked) > patience/4
	f.looked = now
	for n, list := range f.helpers {
		for i := range list {
			if slept {
				list[i].since = now
			}
		}
		if len(list) > 0 && now.Sub(list[0].since) > patience {
			f.leave(n)
			f.crew.Dismiss(n)
		}
	}
}

// deal returns the order for the next piece, or nil if there is none at the moment.
func (f *foreman) deal() *feed.Order {
	p, ok := f.division.Deal()
	if !ok {
		return nil
	}
	f.parcels[p.ID] = p
	return &feed.Order{
		Job: f.jobs, ID: p.ID,
		Ruleset: f.start.Ruleset, Kind: f.start.Kind, Palette: f.start.Palette, Extent: f.start.Extent,
		Windows: p.Windows, Work: p.Order, Keys: f.painter.Growing(p.Windows),
	}
}

// settle takes a report and returns why it is no good, or nil.
func (f *foreman) settle(m *feed.Report) error {
	if m.Text != "" {
		f.division.Return(m.ID)
		return errors.New(m.Text)
	}
	news, err := f.division.Settle(m.ID, m.Result)
	if err != nil {
		f.division.Return(m.ID)
		return err
	}
	if news {
		f.painter.Merge(f.parcels[m.ID].Windows, m.Fragments)
		delete(f.parcels, m.ID)
	}
	if f.division.Done() {
		f.drop()
	}
	return nil
}

// join takes a helper on.
func (f *foreman) join(n int) {
	if f.helpers == nil {
		f.helpers = map[int][]assignment{}
	}
	f.helpers[n] = nil
	if f.sharing() {
		f.assign()
	}
}

// leave lets a helper go. Others get what it had.
func (f *foreman) leave(n int) {
	for _, a := range f.helpers[n] {
		if f.sharing() {
			f.division.Return(a.id)
		}
	}
	delete(f.helpers, n)
}

// hear takes a helper's message.
func (f *foreman) hear(n int, message []byte) {
	if _, known := f.helpers[n]; !known {
		return
	}
	m, err := feed.Decode(message)
	report, ok := m.(*feed.Report)
	if err != nil || !ok {
		f.leave(n)
		f.crew.Dismiss(n)
		return
	}
	if !f.sharing() || report.Job != f.jobs {
		return
	}
	now := f.now()
	f.helpers[n] = slices.DeleteFunc(f.helpers[n], func(a assignment) bool { return a.id == report.ID })
	for i := range f.helpers[n] {
		f.helpers[n][i].since = now
	}
	if f.settle(report) != nil {
		f.leave(n)
		f.crew.Dismiss(n)
	}
	if f.sharing() {
		f.assign()
	}
}
