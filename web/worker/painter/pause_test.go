package painter

import (
	"testing"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit/workertest"
	"github.com/palacegames/palace/web/wire"
)

// A painter that pauses leaves the map alone until the time is over or it is woken, however
// long somebody wants it to pause; questions it answers all the same.
func TestPause(t *testing.T) {
	extent := engine.Window{W: 1000, H: 1000}
	for _, test := range []struct {
		milliseconds uint32
		woken        bool
	}{{300, false}, {300, true}, {1 << 31, false}} {
		b := newBench(t)
		c := workertest.NewClock(slice / 50)
		b.scheduler.now = c.Now
		for _, m := range []wire.Message{start(1, extent), wants(1, 0, extent), &wire.Pause{Milliseconds: test.milliseconds}} {
			b.Receive(wire.Encode(m))
		}
		b.Receive(wire.Encode(&wire.Probe{Revision: 1, At: engine.Cell{X: 3, Y: 4}}))
		if n := len(workertest.Pick[*wire.Value](b.posted)); n != 1 {
			t.Fatalf("%d answers of a painter that pauses", n)
		}
		for range 10 {
			if wait := b.Wait(); !b.Step() || wait <= 0 || wait > longestPause {
				t.Fatalf("a painter that pauses does not wait: %v", wait)
			}
		}
		if n := len(workertest.Pick[*wire.Picture](b.posted)); n != 0 {
			t.Fatalf("%d pictures of a painter that pauses", n)
		}
		if test.woken {
			b.Receive(wire.Encode(&wire.Pause{}))
		} else {
			c.Pass(b.Wait())
		}
		for b.Step() {
		}
		if last := workertest.Pick[*wire.Progress](b.posted); last[len(last)-1].Done != extent.Area() {
			t.Errorf("after the pause: %+v", last[len(last)-1])
		}
	}
}

// While the painter pauses so do the helpers, and nobody gets orders.
func TestHelpersPause(t *testing.T) {
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
		t.Error("orders were given to helpers who pause")
	}
	for n, h := range y.helpers {
		if h.Wait() < 0 {
			t.Errorf("helper %d does not pause", n)
		}
	}

	y.Pass(y.Wait())
	y.run(func(int) {})
	y.alike(m, want)
}

// Nobody is late for what was not done while everybody paused.
func TestPauseIsNotLateness(t *testing.T) {
	y := newYard(t, 3)
	y.come(0)
	y.scheduler.pool.helpers[0].orders = []assignment{{id: 1, since: y.Time.Add(-overdue)}}
	y.Receive(wire.Encode(&wire.Pause{Milliseconds: 300}))
	y.Pass(300 * time.Millisecond)
	if y.Time.Sub(y.scheduler.pool.helpers[0].orders[0].since) >= overdue {
		t.Error("a helper who paused is late")
	}
}
