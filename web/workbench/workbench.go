// Package workbench is what a worker does, without the worker: it takes messages
// of package feed, paints maps and answers questions in bounded steps, and posts
// what it has made. It knows no browser; cmd/worker connects it to one.
package workbench

import (
	"fmt"
	"slices"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/render/paint"
	"github.com/palacegames/palace/web/feed"
)

// slice is how long one Step works before messages may come in again, and
// draftPause how long a growing picture stays before it is shown anew.
const (
	slice      = 10 * time.Millisecond
	draftPause = 80 * time.Millisecond
)

// Workbench paints one map at a time and answers questions. It is used by one
// goroutine at a time.
type Workbench struct {
	post func([]byte)

	revision uint32
	board    engine.Board
	boardOf  boardKey
	painter  *paint.Painter
	drafted  time.Time
	reported int

	asks    []*feed.Ask
	analyst analyst
}

// boardKey says what a board is of, so that it is kept when only the extent or
// the colours change.
type boardKey struct {
	ruleset string
	kind    engine.Kind
	rest    string
}

// New returns a workbench that hands what it has made to post.
func New(post func([]byte)) *Workbench { return &Workbench{post: post} }

// Receive takes one message. What is wrong with it is answered by a Failure.
func (b *Workbench) Receive(message []byte) {
	m, err := feed.Decode(message)
	if err != nil {
		b.fail(0, 0, err)
		return
	}
	switch m := m.(type) {
	case *feed.Start:
		if err := b.start(m); err != nil {
			b.painter = nil
			b.fail(0, m.Revision, err)
		}
	case *feed.Want:
		if b.painter != nil && m.Revision == b.revision {
			b.painter.Want(m.Want)
		}
	case *feed.Probe:
		if b.painter != nil && m.Revision == b.revision {
			b.probe(m)
		}
	case *feed.Ask:
		b.asks = append(b.asks, m)
	default:
		b.fail(0, 0, fmt.Errorf("workbench: unexpected message %T", m))
	}
}

func (b *Workbench) start(m *feed.Start) error {
	g, err := catalog.Parse(m.Ruleset)
	if err != nil {
		return err
	}
	key := boardKey{g.String(), m.Kind, m.Rest.String()}
	if b.board == nil || key != b.boardOf {
		b.board, b.boardOf = nil, boardKey{}
		b.board, err = newBoard(g, m.Kind, m.Rest)
		if err != nil {
			return err
		}
		b.boardOf = key
	}
	if err := b.board.Check(m.Extent); err != nil {
		return err
	}
	b.revision = m.Revision
	b.painter = paint.New(b.board, m.Extent, render.NewPalette(m.Palette, m.Kind, g.K()))
	b.reported = -1
	b.report()
	return nil
}

// probe answers about one square, which the sweep must have passed.
func (b *Workbench) probe(m *feed.Probe) {
	window := engine.Window{X: m.At.X, Y: m.At.Y, W: 1, H: 1}
	if window.Intersect(b.board.Plane()).Empty() {
		return
	}
	for source := b.board.Source(window); ; {
		t, ok := source.Next()
		if !ok {
			return
		}
		if !t.Blank() {
			b.send(&feed.Value{Revision: b.revision, At: m.At, Value: t.At(m.At.X, m.At.Y)})
		}
	}
}

// newBoard returns the board of that kind, of the slice with the given further
// components if there are any.
func newBoard(g engine.Game, kind engine.Kind, rest engine.Position) (engine.Board, error) {
	if !slices.Contains(g.Kinds(), kind) {
		return nil, fmt.Errorf("%s has no map of kind %q", g, kind)
	}
	if len(rest) == 0 {
		return g.Board(kind), nil
	}
	sliced, ok := g.(engine.Sliced)
	if !ok || len(rest) != g.Dim()-2 {
		return nil, fmt.Errorf("%s has no slice through %v", g, rest)
	}
	return sliced.SliceOf(kind, rest), nil
}

// Step works for one slice of time and reports whether there is more to do.
// Questions come before the map.
func (b *Workbench) Step() bool {
	if len(b.asks) > 0 {
		ask := b.asks[0]
		b.asks = b.asks[1:]
		b.answer(ask)
		return b.painter != nil || len(b.asks) > 0
	}
	if b.painter == nil {
		return false
	}
	more := true
	for end := time.Now().Add(slice); more && time.Now().Before(end); {
		more = b.painter.Step()
	}
	b.deliver(more)
	return more
}

// deliver posts the finished pictures and, now and then, the growing ones.
func (b *Workbench) deliver(more bool) {
	for _, p := range b.painter.Take() {
		b.send(&feed.Picture{Revision: b.revision, Picture: p})
	}
	if more && time.Since(b.drafted) < draftPause {
		return
	}
	b.drafted = time.Now()
	for _, p := range b.painter.Drafts() {
		b.send(&feed.Picture{Revision: b.revision, Picture: p})
	}
	b.report()
}

// report posts how far the map is, if that has changed.
func (b *Workbench) report() {
	done, total := b.painter.Progress()
	if done != b.reported {
		b.reported = done
		b.send(&feed.Progress{Revision: b.revision, Done: done, Total: total})
	}
}

func (b *Workbench) answer(ask *feed.Ask) {
	answer, err := b.analyst.answer(ask)
	if err != nil {
		b.fail(ask.ID, 0, err)
		return
	}
	b.send(answer)
}

func (b *Workbench) fail(id, revision uint32, err error) {
	b.send(&feed.Failure{ID: id, Revision: revision, Text: err.Error()})
}

func (b *Workbench) send(m feed.Message) { b.post(feed.Encode(m)) }
