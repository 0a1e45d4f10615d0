// Package workbench is what a worker does, without the worker: it takes messages
// of package wire, paints maps and answers questions in bounded steps, and posts
// what it has made. It knows no browser; cmd/worker connects it to one.
//
// boards.go, foreman.go, crew.go, hand.go and share.go paint a map, alone or with helpers;
// guide.go, match.go and probe.go say what is on it; scribe.go writes it into a file.
// analyst.go and thought.go answer questions, for which rest.go and quiet.go make room.
package workbench

import (
	"fmt"
	"slices"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/render/paint"
	"github.com/palacegames/palace/web/wire"
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
	extent   engine.Window
	detail   string        // what is highlighted
	swept    engine.Window // the extent that the board has computed
	guide    *guide
	match    *match // nil unless two games are compared
	drafted  time.Time
	reported int

	rested  time.Time // until when maps are left alone
	asks    []*wire.Ask
	thought thought
	analyst analyst
	quiet   quiet // as long as a question is in work
	scribe  scribe

	foreman foreman // shares large maps with helpers
	hand    hand    // helps a foreman elsewhere
}

// New returns a workbench that hands what it has made to post.
func New(post func([]byte)) *Workbench {
	return &Workbench{post: post, foreman: foreman{worth: worth, now: time.Now}}
}

// Lead gives the workbench a crew with which it may share large maps.
func (b *Workbench) Lead(crew Crew) { b.foreman.crew = crew }

// Join says that a helper has come, Leave that it is gone.
func (b *Workbench) Join(helper int)  { b.foreman.join(helper) }
func (b *Workbench) Leave(helper int) { b.foreman.leave(helper) }

// Report takes what a helper answers to an order.
func (b *Workbench) Report(helper int, message []byte) { b.foreman.hear(helper, message) }

// Receive takes one message. What is wrong with it is answered by a sentence.
func (b *Workbench) Receive(message []byte) {
	m, err := wire.Decode(message)
	if err != nil {
		b.fail(0, err)
		return
	}
	switch m := m.(type) {
	case *wire.Start:
		if err := b.start(m); err != nil {
			b.painter = nil
			b.fail(m.Revision, err)
		}
	case *wire.Want:
		if b.painter != nil && m.Revision == b.revision {
			b.painter.Want(m.Want)
		}
	case *wire.Probe:
		if b.painter != nil && m.Revision == b.revision {
			b.probe(m)
		}
	case *wire.Ask:
		// What is thought ahead gives way, and nobody waits any more for answers to the
		// questions of another round.
		b.asks = slices.DeleteFunc(b.asks, func(a *wire.Ask) bool { return a.Ahead() || a.Round != m.Round })
		b.asks = append(b.asks, m)
	case *wire.Round:
		b.turn(m.Round)
	case *wire.Pause:
		b.rest(m)
	case *wire.Order:
		b.hand.take(m)
	case *wire.Save:
		b.save(m)
	case *wire.Taken:
		b.scribe.taken(m)
	default:
		b.fail(0, fmt.Errorf("workbench: unexpected message %T", m))
	}
}

func (b *Workbench) start(m *wire.Start) error {
	b.foreman.drop()
	g, err := catalog.Parse(m.Ruleset)
	if err != nil {
		return err
	}
	key := boardKey{g.String(), m.Kind, m.Rest.String(), m.Origin.String(), m.Compare, m.Endless}
	if b.board == nil || key != b.boardOf {
		b.board, b.boardOf, b.swept = nil, boardKey{}, engine.Window{}
		b.board, err = newBoard(g, m)
		if err != nil {
			return err
		}
		b.boardOf = key
	}
	if err := b.board.Check(m.Extent); err != nil {
		return err
	}
	b.revision, b.extent = m.Revision, m.Extent
	if !b.guide.covers(key, m.Extent) {
		b.guide = newGuide(g, key, b.board, m.Extent)
	}
	if !b.match.covers(key, m.Extent) {
		b.match = newMatch(key, m.Extent)
	}
	b.painter = b.newPainter(m, render.NewPalette(m.Palette, m.Kind, g.K()))
	b.reported = -1
	b.report()
	b.detail = ""
	if b.guide.ready() {
		b.detail = m.Detail
		b.tellLabels()
	}
	if b.match.ready() {
		b.tellTallies()
	}
	return nil
}

// Step works for one slice of time and reports whether there is more to do.
// Questions come before the map.
func (b *Workbench) Step() bool {
	if len(b.asks) > 0 {
		b.think()
		return true
	}
	if b.quiet.on { // a step of its own, so that the next question may come before it
		b.quiet.end()
		return b.painter != nil || b.scribe.busy() || !b.hand.idle()
	}
	if b.resting() > 0 {
		return b.painter != nil || b.scribe.busy() || !b.hand.idle()
	}
	if b.scribe.busy() {
		b.write()
		return b.painter != nil || b.scribe.busy()
	}
	if !b.hand.idle() {
		b.help()
		return b.painter != nil || !b.hand.idle()
	}
	if b.painter == nil {
		return false
	}
	more := true
	for end := b.now().Add(b.slice()); more && b.now().Before(end); {
		more = b.painter.Step() || b.foreman.step() || b.look()
		if b.waits() {
			break
		}
	}
	if b.foreman.broken != nil {
		b.fail(b.revision, b.foreman.broken)
		b.painter, b.foreman.broken = nil, nil
		return false
	}
	if b.painter.Swept() {
		b.swept = b.extent
	}
	b.deliver(more)
	return more
}

// deliver posts the finished pictures and, now and then, the growing ones.
func (b *Workbench) deliver(more bool) {
	for _, p := range b.painter.Take() {
		b.send(&wire.Picture{Revision: b.revision, Picture: p})
	}
	now := b.now()
	if more && now.Sub(b.drafted) < draftPause {
		return
	}
	b.drafted = now
	for _, p := range b.painter.Drafts() {
		b.send(&wire.Picture{Revision: b.revision, Picture: p})
	}
	b.report()
}

// report posts how far the map is, if that has changed.
func (b *Workbench) report() {
	done, total := b.painter.Progress()
	if done != b.reported {
		b.reported = done
		b.send(&wire.Progress{Revision: b.revision, Done: done, Total: total})
	}
}

// think works on the first question for one slice of time.
func (b *Workbench) think() {
	b.quiet.begin()
	ask := b.asks[0]
	var answer *wire.Answer
	var err error
	for end := b.now().Add(slice); answer == nil && err == nil; {
		if answer, err = b.analyst.step(ask); b.now().After(end) {
			break
		}
	}
	if answer == nil && err == nil {
		b.tellThought(ask)
		return
	}
	b.asks = b.asks[1:]
	switch {
	case ask.Ahead():
	case err != nil:
		b.send(&wire.Answer{ID: ask.ID, Text: err.Error()})
	default:
		b.send(answer)
	}
}

func (b *Workbench) fail(revision uint32, err error) {
	b.send(&wire.Progress{Revision: revision, Text: err.Error()})
}

func (b *Workbench) send(m wire.Message) { b.post(wire.Encode(m)) }
