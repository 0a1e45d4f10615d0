package workbench

import (
	"testing"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/web/wire"
)

// A bench that rests leaves the map alone until the time is over or it is woken, however
// long somebody wants it to rest; questions it answers all the same.
func TestRest(t *testing.T) {
	extent := engine.Window{W: 1000, H: 1000}
	for _, test := range []struct {
		milliseconds uint32
		woken        bool
	}{{300, false}, {300, true}, {1 << 31, false}} {
		b := newBench(t)
		c := newClock(slice / 50)
		b.foreman.now = c.now
		for _, m := range []wire.Message{start(1, extent), wants(1, 0, extent), &wire.Pause{Milliseconds: test.milliseconds}} {
			b.Receive(wire.Encode(m))
		}
		b.Receive(wire.Encode(&wire.Ask{ID: 5, Link: "wythoff@3,4", Player: "perfect"}))
		b.Step()
		if n := len(pick[*wire.Answer](b.posted)); n != 1 {
			t.Fatalf("%d answers of a bench that rests", n)
		}
		for range 10 {
			if breath := b.Breath(); !b.Step() || breath <= 0 || breath > longestRest {
				t.Fatalf("a bench that rests does not wait: %v", breath)
			}
		}
		if n := len(pick[*wire.Picture](b.posted)); n != 0 {
			t.Fatalf("%d pictures of a bench that rests", n)
		}
		if test.woken {
			b.Receive(wire.Encode(&wire.Pause{}))
		} else {
			c.pass(b.Breath())
		}
		for b.Step() {
		}
		if last := pick[*wire.Progress](b.posted); last[len(last)-1].Done != extent.Area() {
			t.Errorf("after resting: %+v", last[len(last)-1])
		}
	}
}

// While the foreman rests so do the helpers, and nobody gets orders.
func TestHelpersRest(t *testing.T) {
	y := newYard(t, 3)
	extent := engine.Window{W: 7000, H: 7000}
	m, want := large(1, "blocking:500", extent), wants(1, 5, extent)
	y.Receive(wire.Encode(m))
	y.Receive(wire.Encode(want))
	y.come(0)
	for h := y.helpers[0]; y.orders < 3 || len(h.out) == 0; { // until it has done one of several pieces
		y.Step()
		switch {
		case len(h.in) > 0:
			h.Receive(h.in[0])
			h.in = h.in[1:]
		case len(h.out) > 0:
			y.Report(0, h.out[0])
			h.out = h.out[1:]
		default:
			h.Step()
		}
	}
	y.come(1)

	y.Receive(wire.Encode(&wire.Pause{Milliseconds: 300}))
	orders := y.orders
	for y.stir() {
	}
	y.Step()
	if y.orders != orders {
		t.Error("orders were given to helpers who rest")
	}
	for n, h := range y.helpers {
		if h.resting() == 0 {
			t.Errorf("helper %d does not rest", n)
		}
	}

	y.pass(y.Breath())
	y.run(func(int) {})
	y.alike(m, want)
}

// Nobody is late for what was not done while everybody rested.
func TestRestIsNotLateness(t *testing.T) {
	y := newYard(t, 3)
	y.come(0)
	y.foreman.helpers[0].orders = []assignment{{id: 1, since: y.time.Add(-overdue)}}
	y.Receive(wire.Encode(&wire.Pause{Milliseconds: 300}))
	y.pass(300 * time.Millisecond)
	if y.time.Sub(y.foreman.helpers[0].orders[0].since) >= overdue {
		t.Error("a helper who rested is late")
	}
}

// Nobody waits for answers to the questions of an earlier round; those of one round may
// be about several positions.
func TestStaleQuestions(t *testing.T) {
	ask := func(id, round uint32, link string) *wire.Ask {
		return &wire.Ask{ID: id, Link: link, Player: "perfect", Round: round}
	}
	ids, _ := think(t, ask(1, 1, "blocking:20000@90000,80000"), ask(2, 2, "wythoff@3,4"), ask(3, 2, "wythoff@1,4"))
	if len(ids) != 2 || ids[0] != 2 || ids[1] != 3 {
		t.Errorf("answers %v", ids)
	}
}
