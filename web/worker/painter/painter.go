// Package painter is the worker that paints the map and says what is on it, alone or with
// helpers.
//
// A Start with blocking:2 on 4×4 squares and a Want of its picture at level 0 bring back
// Labels, the Picture and Progress; a Probe at (1,1) after that brings a Value of 3, for
// (0,0), (0,1) and (1,0) are palaces.
//
// painter.go is what goes in and out. scheduler.go shares a large map with the helpers that
// pool.go keeps; tasks.go works off the pieces, here and in a helper (helper.go). survey.go
// names what is on the map, probe.go answers about one square, pause.go makes room for
// others, kept.go keeps a board for the next map.
package painter

import (
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/picture/average"
	"github.com/palacegames/palace/render/picture/paint"
	"github.com/palacegames/palace/web/wire"
)

const (
	// slice is how long one Step works before messages may come in again, and
	// sharedSlice the same while helpers may report at any moment.
	slice       = 10 * time.Millisecond
	sharedSlice = 3 * time.Millisecond
	// draftPause is how long a growing picture stays before it is shown again.
	draftPause = 80 * time.Millisecond
	// wait is how long a painter waits for a report when there is nothing to do.
	wait = 5 * time.Millisecond
)

// Painter paints one map at a time. It is used by one goroutine at a time.
type Painter struct {
	post   func([]byte)
	kernel average.Kernel // for the averages, nil for the form in Go

	revision  uint32
	extent    engine.Window
	detail    string // what is highlighted
	kept      kept
	painter   *paint.Painter // nil if there is no map
	survey    *survey
	drafted   clock.Moment
	reported  int
	pause     pause
	scheduler scheduler // shares large maps with helpers
}

// New returns a painter that hands what it has made to post and averages by a kernel, or by
// the form in Go if that is nil.
func New(post func([]byte), kernel average.Kernel) *Painter {
	p := &Painter{post: post, kernel: kernel, scheduler: scheduler{worth: worth, now: clock.Now}}
	p.scheduler.own.kernel = kernel
	return p
}

// Lead gives the painter a pool of helpers with whom it may share large maps.
func (p *Painter) Lead(helpers Pool) { p.scheduler.pool.way = helpers }

// Join says that a helper has come, Leave that it is gone.
func (p *Painter) Join(helper int)  { p.scheduler.join(helper) }
func (p *Painter) Leave(helper int) { p.scheduler.leave(helper) }

// Report takes what a helper answers to an order.
func (p *Painter) Report(helper int, message []byte) { p.scheduler.hear(helper, message) }

// Receive takes one message. What is wrong with it is answered by a sentence.
func (p *Painter) Receive(message []byte) {
	m, err := wire.Decode(message)
	if err != nil {
		p.fail(0, err)
		return
	}
	switch m := m.(type) {
	case *wire.Start:
		if err := p.start(m); err != nil {
			p.painter = nil
			p.fail(m.Revision, err)
		}
	case *wire.Want:
		if p.painter != nil && m.Revision == p.revision {
			p.painter.Want(m.Want)
		}
	case *wire.Probe:
		if p.painter == nil || m.Revision != p.revision {
			return
		}
		if value := answer(m, p.kept.board, p.survey); value != nil {
			p.send(value)
		}
	case *wire.Pause:
		p.pause.begin(m, p.now())
		p.scheduler.pause(m, p.pause.until)
	default:
		p.fail(0, wire.Unexpected("painter", m))
	}
}

// start begins with a map.
func (p *Painter) start(m *wire.Start) error {
	p.scheduler.drop()
	if err := p.kept.prepare(m); err != nil {
		return err
	}
	if err := p.kept.board.Check(m.Extent); err != nil {
		return err
	}
	p.revision, p.extent = m.Revision, m.Extent
	if !p.survey.covers(m.Map, m.Extent) {
		p.survey = newSurvey(p.kept.game, p.kept.board, m.Extent)
	}
	p.painter = p.newPainter(m, colour.NewPalette(m.Palette, m.Map.Kind, p.kept.game.Shape().Blocking))
	p.reported = -1
	p.report()
	p.detail = ""
	if p.survey.named {
		p.detail = m.Detail
		p.tellLabels()
	}
	if p.survey.counted {
		p.tellTallies()
	}
	return nil
}

// newPainter returns what paints a map, which sweeps what has not been swept.
func (p *Painter) newPainter(m *wire.Start, palette *colour.Palette) *paint.Painter {
	board, begin := p.kept.board, paint.New
	if p.kept.knows(m.Extent) {
		begin = paint.Again
	}
	if g, ok := p.kept.game.(atlas.Variants); ok && m.Map.Over != "" {
		if variant, err := g.Variant(m.Map.Over); err == nil && variant.Masked != 0 {
			palette = palette.Masked(variant.Masked)
		}
	}
	if m.Detail != "" && p.survey.named {
		painter := begin(board, m.Extent, average.New(palette.Veiled(p.survey.names.Veil()), p.kernel))
		painter.Veil(p.survey.veil(m.Detail))
		return painter
	}
	if !p.kept.knows(m.Extent) {
		if painter := p.scheduler.begin(board, m, average.New(palette, p.kernel)); painter != nil {
			return painter
		}
	}
	return begin(board, m.Extent, average.New(palette, p.kernel))
}

// Step works for one slice of time and reports whether there is more to do.
func (p *Painter) Step() bool {
	if p.painter == nil {
		return false
	}
	if p.pause.left(p.now()) > 0 {
		return true
	}
	length := slice
	if p.scheduler.sharing() {
		length = sharedSlice
	}
	more := true
	for end := p.now().Add(length); more && p.now().Before(end); {
		more = p.painter.Step() || p.scheduler.step() || p.look()
		if p.waits() {
			break
		}
	}
	if p.scheduler.broken != nil {
		p.fail(p.revision, p.scheduler.broken)
		p.painter, p.scheduler.broken = nil, nil
		return false
	}
	if p.painter.Swept() {
		p.kept.swept = p.extent
	}
	p.deliver(more)
	return more
}

// Wait returns how long the caller may wait for messages before the next Step: not
// at all if it is negative, and if it is 0, only for those that are there already.
func (p *Painter) Wait() time.Duration {
	switch left := p.pause.left(p.now()); {
	case left > 0:
		return left
	case !p.scheduler.sharing():
		return -1
	case p.waits():
		return wait
	default:
		return 0
	}
}

// waits reports whether there is nothing to do until a helper reports.
func (p *Painter) waits() bool { return p.scheduler.waiting() && p.painter.Idle() }

// look surveys for a little while, once everything is painted, and reports whether there
// was anything to do.
func (p *Painter) look() bool {
	named, counted := p.survey.named, p.survey.counted
	worked := p.survey.step()
	if p.survey.named != named {
		p.tellLabels()
	}
	if p.survey.counted != counted {
		p.tellTallies()
	}
	return worked
}

func (p *Painter) tellLabels() {
	p.send(&wire.Labels{Revision: p.revision, Extent: p.extent, Detail: p.detail, List: p.survey.labels()})
}

func (p *Painter) tellTallies() {
	p.send(&wire.Tallies{Revision: p.revision, Extent: p.extent, List: p.survey.counting.Tallies()})
}

// deliver posts the finished pictures and, now and then, the growing ones.
func (p *Painter) deliver(more bool) {
	p.sendAll(p.painter.Take())
	now := p.now()
	if more && now.Sub(p.drafted) < draftPause {
		return
	}
	p.drafted = now
	p.sendAll(p.painter.Drafts())
	p.report()
}

func (p *Painter) sendAll(pictures []picture.Picture) {
	for _, picture := range pictures {
		p.send(&wire.Picture{Revision: p.revision, Picture: picture})
	}
}

// report posts how far the map is, if that has changed.
func (p *Painter) report() {
	done, total := p.painter.Progress()
	if done != p.reported {
		p.reported = done
		p.send(&wire.Progress{Revision: p.revision, Done: done, Total: total})
	}
}

// now is the scheduler's clock, the only one of the painter.
func (p *Painter) now() clock.Moment { return p.scheduler.now() }

func (p *Painter) fail(revision uint32, err error) {
	p.send(&wire.Progress{Revision: revision, Text: err.Error()})
}

func (p *Painter) send(m wire.Message) { p.post(wire.Encode(m)) }
