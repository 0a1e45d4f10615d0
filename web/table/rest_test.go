package table_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/palacegames/palace/web/table/host"
	"github.com/palacegames/palace/web/wire"
)

// said lists what was posted since the last call, but for what is thought ahead and about games that are over: the
// kinds of messages, and for how long the painter is to rest.
func (r *room) said() (words []string) {
	for _, b := range r.sent {
		m, err := wire.Decode(b)
		if err != nil {
			r.t.Fatal(err)
		}
		switch m := m.(type) {
		case *wire.Ask:
			if !m.Ahead() && m.Player != "" {
				words = append(words, "ask")
			}
		case *wire.Start:
			words = append(words, "start")
		case *wire.Pause:
			words = append(words, fmt.Sprint("rest ", m.Milliseconds))
		}
	}
	r.sent = nil
	return words
}

// TestPainterRests: a question goes out before the map is ordered, the painter rests
// until all answers have come or nobody waits for them, and only if a person waits. So
// does the canvas.
func TestPainterRests(t *testing.T) {
	r := newRoom(t)
	said := func(when string, want ...string) {
		t.Helper()
		if got := r.said(); !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", when, got, want)
		}
		if awaited := slices.Contains(want, "rest 300") && !slices.Contains(want, "rest 0"); r.held != awaited {
			t.Errorf("%s: the picture is held: %t", when, r.held)
		}
	}
	r.run()
	r.said()

	r.must("open", args{"link": "blocking:3@7,9&first=perfect&second=human&block="})
	said("opened", "ask", "rest 300", "start")
	r.run()
	said("answered with a move and a block", "ask", "rest 300", "rest 0")

	r.must("open", args{"link": "wythoff@7,9&first=human&second=perfect"})
	said("opened for a human", "start")
	r.must("move", args{"to": []int{6, 9}})
	said("moved", "ask", "rest 300")
	r.must("undo", args{})
	said("taken back", "rest 0")
	r.must("hint", args{})
	said("asked for advice", "ask", "rest 300")
	r.run()
	said("advised", "rest 0")

	r.must("open", args{"link": "wythoff@7,9&first=perfect&second=perfect"})
	r.run()
	for _, word := range r.said() {
		if word == "rest 300" {
			t.Error("the painter rests while nobody waits")
		}
	}
}

// How far the painter is, is told to the page now and then, and at once when the map is whole.
func TestUnfinishedMap(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@8,6&size=40x40"})
	var start *wire.Start
	for _, b := range r.posted[host.Painter] {
		if m, err := wire.Decode(b); err == nil {
			if s, ok := m.(*wire.Start); ok {
				start = s
			}
		}
	}
	if start == nil || start.Extent.Area() != 1600 {
		t.Fatalf("the painter is told %+v", start)
	}
	r.timers = nil
	report := func(done int) (changes, timers int) {
		before, waiting := r.changes, len(r.timers)
		r.table.Receive(wire.Encode(&wire.Progress{Revision: start.Revision, Done: done, Total: 1600}))
		return r.changes - before, len(r.timers) - waiting
	}
	for _, c := range []struct{ done, changes, timers int }{{100, 0, 1}, {200, 0, 0}, {1600, 1, 0}} {
		if changes, timers := report(c.done); changes != c.changes || timers != c.timers {
			t.Errorf("at %d of 1600 squares the page is told %d times, and %d timers run", c.done, changes, timers)
		}
	}
	before := r.changes
	r.timers[0]()
	if changes := r.changes - before; changes != 1 {
		t.Errorf("in the end the page is told %d times", changes)
	}
	if _, timers := report(300); timers != 1 {
		t.Error("what comes later is not told")
	}
}
