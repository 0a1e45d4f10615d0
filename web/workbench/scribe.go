package workbench

import (
	"time"

	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render/sheet"
	"github.com/palacegames/palace/web/wire"
)

// scribe writes a piece of a map into a file, part by part. It does not get far ahead of
// whoever takes the parts.
type scribe struct {
	revision uint32
	sheet    *sheet.Sheet // nil when there is nothing to write
	part     []byte       // to be sent
	ahead    int          // parts that have been sent and not been taken
	told     time.Time
}

// A part of a file is about partSize bytes, and while none is ready progress is told
// now and then.
const (
	partSize  = 1 << 18
	tellPause = 150 * time.Millisecond
)

// busy reports whether there is something to do now.
func (s *scribe) busy() bool { return s.sheet != nil && s.ahead < wire.MostAhead }

// taken notes that a part has been dealt with.
func (s *scribe) taken(m *wire.Taken) {
	if m.Revision == s.revision && s.ahead > 0 {
		s.ahead--
	}
}

// save begins a file.
func (b *Workbench) save(m *wire.Save) {
	b.scribe = scribe{revision: m.Revision, told: b.now()}
	s, err := newSheet(m)
	if err != nil {
		b.send(&wire.Part{Revision: m.Revision, Last: true, Text: err.Error()})
		return
	}
	b.scribe.sheet = s
}

// newSheet returns what m asks for.
func newSheet(m *wire.Save) (*sheet.Sheet, error) {
	g, err := catalog.Parse(m.Ruleset)
	if err != nil {
		return nil, err
	}
	board, err := newBoard(g, &m.Start)
	if err != nil {
		return nil, err
	}
	content := m.Content(g, board)
	if err := content.Check(m.Format); err != nil {
		return nil, err
	}
	return sheet.New(content, m.Format, sheet.Budget)
}

// write works on the file for one slice of time.
func (b *Workbench) write() {
	s := &b.scribe
	for end := b.now().Add(slice); b.now().Before(end); {
		more := s.sheet.Step()
		s.part = append(s.part, s.sheet.Take()...)
		if !more || len(s.part) >= partSize {
			b.handOver(!more)
			if !s.busy() {
				return
			}
		}
	}
	if now := b.now(); now.Sub(s.told) > tellPause {
		s.told = now
		done, total := s.sheet.Progress()
		b.send(&wire.Part{Revision: s.revision, Done: done, Total: total})
	}
}

// handOver sends what has been written.
func (b *Workbench) handOver(last bool) {
	s := &b.scribe
	done, total := s.sheet.Progress()
	b.send(&wire.Part{Revision: s.revision, Done: done, Total: total, Bytes: s.part, Last: last})
	s.part, s.told = s.part[:0], b.now()
	s.ahead++
	if last {
		s.sheet = nil
	}
}
