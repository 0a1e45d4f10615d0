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
	// Hire asks for as many helpers in all, or as there are. They come, each with a
	// number of its own, by Join, and go by Leave.
	Hire(helpers int)
	// Order hands a message to a helper; what it answers comes by Report.
	Order(helper int, message []byte)
	// Dismiss sends away a helper who is silent or talks nonsense.
	Dismiss(helper int)
}

const (
	// worth is how many squares an extent has at least for sharing to pay: helpers
	// have to be started, and pieces to be sent.
	worth = 1 << 29
	// few and many are how many helpers are hired for most maps and for those of vast
	// squares: each takes some ten megabytes.
	few, many, vast = 3, 7, 1 << 32
	// ahead is how many orders a helper has at a time, so that it need not wait for
	// the next while the foreman is busy.
	ahead = 2
	// overdue is when the foreman does what a helper has, rather than wait for it: a
	// piece takes a few milliseconds, unless somebody else wants the processor too.
	overdue = 20 * time.Millisecond
	// patience is how long a helper who has orders may be silent.
	patience = 4 * time.Second
	// pause is how long the foreman waits for a report when there is nothing to do.
	pause = 5 * time.Millisecond
	// blink bounds what is counted as silence between two looks: if they are further
	// apart it was the foreman itself who slept.
	blink = 50 * time.Millisecond
)

// foreman shares the sweep of a large map with helpers. It deals out pieces and works
// off some itself. What a helper does not bring back in time it does too, so that a
// helper who is slow or dead delays nothing; what comes first counts. Without helpers it
// does everything alone.
type foreman struct {
	crew    Crew // nil if there is nobody to ask
	hired   int
	helpers map[int]*colleague
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
	hands := few
	if m.Extent.Area() >= vast {
		hands = many
	}
	if hands > f.hired {
		f.hired = hands
		f.crew.Hire(hands)
	}
	return f.painter
}

// drop gives up what is shared. What helpers still report about it is passed over.
func (f *foreman) drop() {
	f.division, f.painter, f.parcels = nil, nil, nil
	f.own.drop()
	for _, h := range f.helpers {
		h.orders = nil
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
			h := f.helpers[n]
			if len(h.orders) > most {
				continue
			}
			order := f.deal()
			if order == nil {
				break
			}
			h.orders = append(h.orders, assignment{id: order.ID, since: now})
			f.crew.Order(n, feed.Encode(order))
		}
		if f.own.idle() {
			if order := f.deal(); order != nil {
				f.own.take(order)
			}
		}
	}
	if f.own.idle() {
		f.takeOver(now)
	}
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

// deal returns the order for the next piece, or nil if there is none at the moment.
func (f *foreman) deal() *feed.Order {
	p, ok := f.division.Deal()
	if !ok {
		return nil
	}
	f.parcels[p.ID] = p
	return f.order(p)
}

// order returns the order for a piece.
func (f *foreman) order(p engine.Parcel) *feed.Order {
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
		f.void(m.ID)
	}
	if f.division.Done() {
		f.drop()
	}
	return nil
}

// void forgets a piece that is settled, whoever else has it.
func (f *foreman) void(id int) {
	delete(f.parcels, id)
	if !f.own.idle() && f.own.orders[0].ID == id {
		f.own.drop()
	}
	for _, h := range f.helpers {
		for i := range h.orders {
			h.orders[i].void = h.orders[i].void || h.orders[i].id == id
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
	m, err := feed.Decode(message)
	report, ok := m.(*feed.Report)
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
