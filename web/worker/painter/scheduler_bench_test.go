package painter

import (
	"fmt"
	"runtime"
	"slices"
	"testing"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/web/wire"
)

// hall is a pool of goroutines.
type hall struct {
	orders  []chan []byte
	reports chan note
}

type note struct {
	helper int
	bytes  []byte
}

func (h *hall) Hire(int)              {}
func (h *hall) Order(n int, m []byte) { h.orders[n] <- m }
func (h *hall) Dismiss(int)           {}

// close sends the helpers home.
func (h *hall) close() {
	for _, orders := range h.orders {
		close(orders)
	}
}

// newHall lets helpers join the bench.
func newHall(lead *Painter, helpers int) *hall {
	h := &hall{reports: make(chan note, 4*helpers+1)}
	lead.Lead(h)
	for n := range helpers {
		orders := make(chan []byte, 2*ahead)
		h.orders = append(h.orders, orders)
		bench := NewHelper(func(m []byte) { h.reports <- note{n, m} }, nil)
		go func() {
			for m := range orders {
				bench.Receive(m)
				for bench.Step() {
				}
			}
		}()
		lead.Join(n)
	}
	return h
}

// paintAll paints a map from beginning to end, and returns how long that took.
func paintAll(m *wire.Start, want *wire.Want, helpers int) time.Duration {
	begun := time.Now()
	bench := New(func([]byte) {}, nil)
	h := &hall{}
	if helpers > 0 {
		h = newHall(bench, helpers)
		defer h.close()
	}
	bench.Receive(wire.Encode(m))
	bench.Receive(wire.Encode(want))
	for !bench.painter.Swept() {
		bench.Step()
		for wait := bench.Wait(); helpers > 0 && h.next(bench, wait); wait = 0 {
		}
	}
	return time.Since(begun)
}

// next passes one report on, for which it waits a while, and reports whether there was
// one.
func (h *hall) next(bench *Painter, wait time.Duration) bool {
	var n note
	select {
	case n = <-h.reports:
	default:
		if wait <= 0 {
			return false
		}
		select {
		case n = <-h.reports:
		case <-time.After(wait):
			return false
		}
	}
	bench.Report(n.helper, n.bytes)
	return true
}

// Large maps painted by one worker and by as many as there are processors, in turns.
// The metric is how many times sooner the latter are done; there is nothing to see on a
// machine that is busy with something else.
func BenchmarkHelpers(b *testing.B) {
	for _, c := range []struct{ k, size, level int }{{10000, 30000, 5}, {40003, 80006, 7}} {
		b.Run(fmt.Sprintf("%d/%d", c.k, c.size), func(b *testing.B) {
			extent := engine.Window{W: c.size, H: c.size}
			m, want := large(1, fmt.Sprintf("blocking:%d", c.k), extent), wants(1, c.level, extent)
			var alone, shared []time.Duration
			for b.Loop() {
				alone = append(alone, paintAll(m, want, 0))
				shared = append(shared, paintAll(m, want, runtime.NumCPU()-1))
			}
			b.ReportMetric(float64(slices.Min(alone))/float64(slices.Min(shared)), "×alone")
		})
	}
}
