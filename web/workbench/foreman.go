package workbench

import (
	"errors"
	"maps"
	"slices"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/render/paint"
	"github.com/palacegames/palace/web/wire"
)

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
	// pause is how long the foreman waits for a report when there is nothing to do.
	pause = 5 * time.Millisecond
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
	start    *wire.Start
	parcels  map[int]engine.Parcel // that were dealt

	rested time.Time // until when nobody gets orders

	broken error // why the foreman itself could not work off a piece

	worth int
	now   func() time.Time
}

// begin returns a painter for the map if that is to be shared, or nil.
func (f *foreman) begin(board engine.Board, m *wire.Start, palette *render.Palette) *paint.Painter {
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
	if now.Before(f.rested) {
		return
	}
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
			f.crew.Order(n, wire.Encode(order))
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

// deal returns the order for the next piece, or nil if there is none at the moment.
func (f *foreman) deal() *wire.Order {
	p, ok := f.division.Deal()
	if !ok {
		return nil
	}
	f.parcels[p.ID] = p
	return f.order(p)
}

// order returns the order for a piece.
func (f *foreman) order(p engine.Parcel) *wire.Order {
	return &wire.Order{
		Job: f.jobs, ID: p.ID,
		Ruleset: f.start.Ruleset, Kind: f.start.Kind, Palette: f.start.Palette, Extent: f.start.Extent,
		Windows: p.Windows, Work: p.Order, Keys: f.painter.Growing(p.Windows),
	}
}

// settle takes a report and returns why it is no good, or nil.
func (f *foreman) settle(m *wire.Report) error {
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
