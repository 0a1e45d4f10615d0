package painter

import (
	"errors"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/render/picture/average"
	"github.com/palacegames/palace/render/picture/paint"
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
	// the next while the painter is busy.
	ahead = 2
)

// scheduler shares the sweep of a large map with helpers. It deals out pieces and works
// off some itself. What a helper does not bring back in time it does too, so that a
// helper who is slow or dead delays nothing; what comes first counts. Without helpers it
// does everything alone.
type scheduler struct {
	pool pool
	own  tasks

	jobs     uint32
	division atlas.Division // nil if nothing is shared now
	painter  *paint.Painter
	start    *wire.Start
	parcels  map[int]atlas.Parcel // that were dealt

	paused clock.Moment // until when nobody gets orders
	broken error        // why the painter itself could not work off a piece

	worth int
	now   func() clock.Moment
}

// begin returns a painter for the map if that is to be shared, or nil.
func (s *scheduler) begin(board *engine.Board, m *wire.Start, pixels *average.Averager) *paint.Painter {
	divisible, ok := atlas.Sharing(board, m.Extent)
	plain := m.Map.Origin == (engine.Position{}) && m.Map.Over == ""
	if !ok || !plain || s.pool.way == nil || m.Extent.Area() < s.worth {
		return nil
	}
	division := divisible.Divide(m.Extent)
	if division == nil {
		return nil
	}
	s.jobs++
	s.division, s.start = division, m
	s.parcels = map[int]atlas.Parcel{}
	s.painter = paint.Shared(board, m.Extent, pixels)
	if m.Extent.Area() >= vast {
		s.pool.hire(many)
	} else {
		s.pool.hire(few)
	}
	return s.painter
}

// drop gives up what is shared. What helpers still report about it is passed over.
func (s *scheduler) drop() {
	s.division, s.painter, s.parcels = nil, nil, nil
	s.own.drop()
	s.pool.drop()
}

// sharing reports whether there is a sweep to be shared.
func (s *scheduler) sharing() bool { return s.division != nil }

// waiting reports whether there is nothing to do until a helper reports.
func (s *scheduler) waiting() bool { return s.sharing() && s.own.idle() }

// step does one bounded piece of work and reports whether there is more to do, be it
// by others.
func (s *scheduler) step() bool {
	if !s.sharing() {
		return false
	}
	if s.own.idle() {
		s.assign()
		return true
	}
	report := s.own.step()
	if report == nil {
		return true
	}
	if s.broken = s.settle(report); s.broken != nil {
		s.drop()
	}
	s.assign()
	return s.sharing()
}

// assign gives everybody enough to do, as long as there is a sweep: first to those who
// have least.
func (s *scheduler) assign() {
	if !s.sharing() {
		return
	}
	now := s.now()
	if now.Before(s.paused) {
		return
	}
	for _, n := range s.pool.silent(now) {
		s.dismiss(n)
	}
	for most := range ahead {
		for _, n := range s.pool.numbers() {
			if len(s.pool.helpers[n].orders) > most {
				continue
			}
			order := s.deal()
			if order == nil {
				break
			}
			s.pool.give(n, order, now)
		}
		if s.own.idle() {
			if order := s.deal(); order != nil {
				s.own.take(order)
			}
		}
	}
	if s.own.idle() {
		if id, ok := s.pool.overdue(now); ok {
			s.own.take(s.order(s.parcels[id]))
		}
	}
}

// deal returns the order for the next piece, or nil if there is none at the moment.
func (s *scheduler) deal() *wire.Order {
	p, ok := s.division.Deal()
	if !ok {
		return nil
	}
	s.parcels[p.ID] = p
	return s.order(p)
}

// order returns the order for a piece.
func (s *scheduler) order(p atlas.Parcel) *wire.Order {
	return &wire.Order{
		Job: s.jobs, ID: p.ID,
		Map: s.start.Map, Palette: s.start.Palette, Extent: s.start.Extent,
		Windows: p.Windows, Work: p.Order, Keys: s.painter.Growing(p.Windows),
	}
}

// settle takes a report and returns why it is no good, or nil.
func (s *scheduler) settle(m *wire.Report) error {
	if m.Text != "" {
		s.division.Return(m.ID)
		return errors.New(m.Text)
	}
	news, err := s.division.Settle(m.ID, m.Result)
	if err != nil {
		s.division.Return(m.ID)
		return err
	}
	if news {
		s.painter.Merge(s.parcels[m.ID].Windows, m.Fragments)
		delete(s.parcels, m.ID)
		s.own.void(m.ID)
		s.pool.void(m.ID)
	}
	if s.division.Done() {
		s.drop()
	}
	return nil
}

// join takes a helper on.
func (s *scheduler) join(n int) {
	s.pool.join(n)
	s.assign()
}

// leave lets a helper go. Others get what it had.
func (s *scheduler) leave(n int) {
	for _, a := range s.pool.leave(n) {
		s.division.Return(a.id)
	}
}

// dismiss sends a helper away.
func (s *scheduler) dismiss(n int) {
	s.leave(n)
	s.pool.way.Dismiss(n)
}

// hear takes a helper's message.
func (s *scheduler) hear(n int, message []byte) {
	h := s.pool.helpers[n]
	if h == nil {
		return
	}
	h.silence = 0
	m, err := wire.Decode(message)
	report, ok := m.(*wire.Report)
	if err != nil || !ok {
		s.dismiss(n)
		return
	}
	if !s.sharing() || report.Job != s.jobs {
		return
	}
	s.pool.done(n, report.ID)
	if s.settle(report) != nil {
		s.dismiss(n)
	}
	s.assign()
}

// pause lets the helpers pause until then, as the painter does. Nobody gets orders
// meanwhile.
func (s *scheduler) pause(m *wire.Pause, until clock.Moment) {
	s.paused = until
	s.pool.pause(m, until)
	s.assign()
}
