// Package exporter is the worker that writes a piece of a map into a file, part by part.
//
// Ordered to save the outcomes of Wythoff Nim on 4×3 squares as bits it sends one part,
// the last, of the fifteen bytes "1000\n0010\n0100\n", with 12 of 12 squares done.
package exporter

import (
	"time"

	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/render/sheet"
	"github.com/palacegames/palace/web/wire"
)

const (
	// slice is how long one Step works before messages may come in again.
	slice = 10 * time.Millisecond
	// partSize is about how many bytes a part of a file has.
	partSize = 1 << 18
	// tellPause is how often progress is told while no part is ready.
	tellPause = 150 * time.Millisecond
)

// Exporter writes one file at a time. It does not get far ahead of whoever takes the
// parts. It is used by one goroutine at a time.
type Exporter struct {
	post     func([]byte)
	now      func() clock.Moment
	revision uint32
	sheet    *sheet.Sheet // nil when there is nothing to write
	part     []byte       // to be sent
	ahead    int          // parts that have been sent and not been taken
	told     clock.Moment
}

// New returns an exporter that hands what it has made to post.
func New(post func([]byte)) *Exporter { return &Exporter{post: post, now: clock.Now} }

// Receive takes one message. What is wrong with it is answered by a sentence.
func (e *Exporter) Receive(message []byte) {
	m, err := wire.Decode(message)
	if err != nil {
		e.fail(0, err)
		return
	}
	switch m := m.(type) {
	case *wire.Save:
		if err := e.begin(m); err != nil {
			e.fail(m.Revision, err)
		}
	case *wire.Taken:
		if m.Revision == e.revision && e.ahead > 0 {
			e.ahead--
		}
	default:
		e.fail(0, wire.Unexpected("exporter", m))
	}
}

// begin begins a file, whatever there was before.
func (e *Exporter) begin(m *wire.Save) error {
	e.revision, e.sheet, e.part, e.ahead, e.told = m.Revision, nil, nil, 0, e.now()
	g, err := catalog.Parse(m.Map.Game)
	if err != nil {
		return err
	}
	content, err := m.Content(g)
	if err != nil {
		return err
	}
	if err := content.Check(m.Format); err != nil {
		return err
	}
	e.sheet, err = sheet.New(content, m.Format, sheet.Budget)
	return err
}

// busy reports whether there is something to do now.
func (e *Exporter) busy() bool { return e.sheet != nil && e.ahead < wire.MostAhead }

// Step works for one slice of time and reports whether there is more to do.
func (e *Exporter) Step() bool {
	if !e.busy() {
		return false
	}
	for end := e.now().Add(slice); e.now().Before(end); {
		more := e.sheet.Step()
		e.part = append(e.part, e.sheet.Take()...)
		if !more || len(e.part) >= partSize {
			e.handOver(!more)
			if !e.busy() {
				return false
			}
		}
	}
	if now := e.now(); now.Sub(e.told) > tellPause {
		e.told = now
		done, total := e.sheet.Progress()
		e.send(&wire.Part{Revision: e.revision, Done: done, Total: total})
	}
	return true
}

// handOver sends what has been written.
func (e *Exporter) handOver(last bool) {
	done, total := e.sheet.Progress()
	e.send(&wire.Part{Revision: e.revision, Done: done, Total: total, Bytes: e.part, Last: last})
	e.part, e.told = e.part[:0], e.now()
	e.ahead++
	if last {
		e.sheet = nil
	}
}

func (e *Exporter) fail(revision uint32, err error) {
	e.send(&wire.Part{Revision: revision, Last: true, Text: err.Error()})
}

func (e *Exporter) send(m wire.Message) { e.post(wire.Encode(m)) }
