package painter

import (
	"slices"
	"strconv"
	"testing"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit/workertest"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/web/wire"
)

// Whoever helps, at whatever time they come and go, whether they die or talk nonsense,
// and whatever is wanted meanwhile: the map is that of one worker.
func TestSharedMaps(t *testing.T) {
	for seed, ruleset := range []string{"blocking:300", "blocking:5", "blocking:1200"} {
		y := newYard(t, uint64(seed))
		extent := engine.Window{W: 4000 + y.r.IntN(4000), H: 4000 + y.r.IntN(4000)}
		m, want := large(1, ruleset, extent), wants(1, 5, extent)
		y.posted, y.seen = nil, 0
		y.Receive(wire.Encode(m))
		y.Receive(wire.Encode(want))
		y.come(6)
		y.run(func(round int) {
			switch n := y.r.IntN(12); {
			case y.r.IntN(10) > 0:
			case y.helpers[n] == nil && round < 400:
				y.come(n)
				y.helpers[n].spoil = n == 3
			case y.helpers[n] != nil && n%3 == 1:
				y.helpers[n].silent = true
			case y.helpers[n] != nil && n%3 == 2 && y.r.IntN(5) == 0:
				delete(y.helpers, n)
				y.Leave(n)
			}
			if y.r.IntN(40) == 0 {
				y.Receive(wire.Encode(&wire.Pause{Milliseconds: uint32(y.r.IntN(200))}))
			}
			if round < 60 && y.r.IntN(9) == 0 {
				level := y.r.IntN(8)
				corner := engine.Window{X: y.r.IntN(3000), Y: y.r.IntN(3000), W: 300 << level, H: 200 << level}
				want = wants(1, level, corner.Intersect(extent))
				y.Receive(wire.Encode(want))
			}
			y.collect(1)
		})
		y.alike(m, want)
		if y.hires != 1 || y.orders == 0 {
			t.Errorf("%s: %d hires, %d orders", ruleset, y.hires, y.orders)
		}
	}
}

// Helpers do nearly everything if the painter is slow, and nothing is painted twice.
func TestHelpersHelp(t *testing.T) {
	y := newYard(t, 9)
	extent := engine.Window{W: 7000, H: 7000}
	y.come(0)
	y.come(1)
	m, want := large(1, "blocking:500", extent), wants(1, 5, extent)
	y.Receive(wire.Encode(m))
	y.Receive(wire.Encode(want))
	y.run(func(int) {
		for y.stir() {
		}
	})
	if complete := y.complete(); complete != len(want.Keys) {
		t.Errorf("%d pictures are complete, of %d", complete, len(want.Keys))
	}
	y.alike(m, want)
	all := 10 // the pieces of four along an edge, on one side of the diagonal
	if y.orders < all/2 || len(y.dismiss) > 0 {
		t.Errorf("%d of %d pieces went to helpers; dismissed: %v", y.orders, all, y.dismiss)
	}
}

// What a helper who has fallen silent does not bring back the painter does, and in time
// the helper is sent away. When everybody has slept nobody is to blame.
func TestSilentHelper(t *testing.T) {
	y := newYard(t, 4)
	extent := engine.Window{W: 5000, H: 5000}
	y.come(0)
	y.come(1)
	y.helpers[0].silent = true
	begun, rounds := y.Time, 0
	for revision := uint32(1); len(y.dismiss) == 0; revision++ {
		if revision > 200 {
			t.Fatal("the silent helper stays")
		}
		m, want := large(revision, "blocking:"+strconv.Itoa(100+int(revision)), extent), wants(revision, 5, extent)
		y.posted, y.seen = nil, 0
		clear(y.pictures)
		y.Receive(wire.Encode(m))
		y.Receive(wire.Encode(want))
		y.run(func(int) {
			if rounds++; rounds == 3 {
				y.Pass(time.Hour)
				begun = y.Time
			}
			y.Pass(blink)
		})
		if revision == 1 {
			y.alike(m, want)
		}
	}
	if !slices.Equal(y.dismiss, []int{0}) || y.helpers[1] == nil {
		t.Errorf("dismissed: %v", y.dismiss)
	}
	if waited := y.Time.Sub(begun); waited < patience-blink {
		t.Errorf("nobody was patient for more than %v", waited)
	}
}

// A painter takes over what is overdue, and the helper's own result is passed over if it
// comes later.
func TestTakingOver(t *testing.T) {
	y := newYard(t, 6)
	extent := engine.Window{W: 5000, H: 5000}
	y.come(0)
	m, want := large(1, "blocking:100", extent), wants(1, 5, extent)
	y.Receive(wire.Encode(m))
	y.Receive(wire.Encode(want))
	slow := 0
	y.run(func(round int) {
		if h := y.helpers[0]; round%40 != 0 {
			slow += len(h.in)
			h.silent = true
		} else {
			h.silent = false
		}
		y.Pass(overdue / 4)
	})
	y.alike(m, want)
	if slow == 0 || y.orders == 0 || len(y.dismiss) > 0 {
		t.Errorf("%d orders, dismissed: %v", y.orders, y.dismiss)
	}
	// A helper who never answers is not waited for either.
	y.helpers[0].silent = true
	m = large(2, "blocking:101", extent)
	y.Receive(wire.Encode(m))
	y.Receive(wire.Encode(wants(2, 5, extent)))
	begun := y.Time
	y.run(func(int) { y.Pass(overdue / 4) })
	if len(y.helpers[0].in) < ahead || len(y.dismiss) > 0 || y.Time.Sub(begun) > patience/2 {
		t.Errorf("after %v: %d orders not worked off, dismissed: %v", y.Time.Sub(begun), len(y.helpers[0].in), y.dismiss)
	}
}

// Whatever else is asked for in the middle: another game, other colours, a larger map.
func TestStartAgainInTheMiddle(t *testing.T) {
	y := newYard(t, 5)
	y.come(0)
	y.come(1)
	extent := engine.Window{W: 6000, H: 5500}
	y.Receive(wire.Encode(start(1, engine.Window{W: 700, H: 900}))) // small: not shared
	for y.Step() {
	}
	if y.hires != 0 {
		t.Error("a small map is shared")
	}
	steps := []*wire.Start{large(2, "blocking:100", extent), large(3, "blocking:77", extent), large(4, "blocking:77", extent), large(4, "blocking:77", engine.Window{W: 7000, H: 6100})}
	steps[2].Palette = colour.PaletteNames()[1]
	steps[3].Palette = steps[2].Palette
	for i, m := range steps {
		want := wants(m.Revision, 4, m.Extent)
		y.posted, y.seen = nil, 0
		y.Receive(wire.Encode(m))
		y.Receive(wire.Encode(want))
		if i < len(steps)-1 {
			for range 60 {
				y.stir()
			}
			y.Step()
			if !y.scheduler.sharing() || y.orders == 0 {
				t.Fatalf("map %d is complete at once", i)
			}
			continue
		}
		y.run(func(int) {})
		clear(y.pictures)
		y.alike(m, want)
	}
	// What has been swept is not swept again.
	orders := y.orders
	again := large(5, "blocking:77", extent)
	y.tell(again, wants(5, 4, extent))
	if y.orders != orders {
		t.Error("a map is swept twice")
	}
}

// Bad orders are answered by a sentence.
func TestBadOrders(t *testing.T) {
	for _, m := range []*wire.Order{
		{Map: engine.Map{Game: "blocking:0"}},
		{Map: engine.Map{Game: "exile:spiral"}},
		{Map: engine.Map{Game: "blocking:5", Kind: 77}},
		{Map: engine.Map{Game: "blocking:5", Kind: engine.PalaceNumbers}, Work: []byte{1}},
	} {
		var posted []wire.Message
		h := NewHelper(workertest.Collect(t, &posted), nil)
		m.ID, m.Job = 5, 6
		h.Receive(wire.Encode(m))
		for h.Step() {
		}
		reports := workertest.Pick[*wire.Report](posted)
		if len(reports) != 1 || reports[0].Text == "" || reports[0].ID != 5 || reports[0].Job != 6 {
			t.Errorf("%+v is answered by %+v", m, reports)
		}
	}
}

// spoiler is a yard in which the orders are for another game on arrival.
type spoiler struct{ *yard }

func (s spoiler) Order(n int, message []byte) {
	m, err := wire.Decode(message)
	if err != nil {
		s.t.Fatal(err)
	}
	m.(*wire.Order).Map.Game = "wythoff"
	s.yard.Order(n, wire.Encode(m))
}

// A helper who refuses an order is sent away, and the painter does what it had.
func TestRefusedOrders(t *testing.T) {
	y := newYard(t, 8)
	y.Lead(spoiler{y})
	extent := engine.Window{W: 5000, H: 5000}
	y.come(0)
	m, want := large(1, "blocking:100", extent), wants(1, 5, extent)
	y.Receive(wire.Encode(m))
	y.Receive(wire.Encode(want))
	y.run(func(int) {})
	if !slices.Equal(y.dismiss, []int{0}) {
		t.Errorf("dismissed: %v", y.dismiss)
	}
	y.alike(m, want)
}

// Vast maps are worth more helpers, and no map asks for those who are there.
func TestHire(t *testing.T) {
	y := newYard(t, 10)
	y.scheduler.worth = worth
	for i, c := range []struct{ size, hires, hired int }{{20000, 0, 0}, {30000, 1, few}, {31000, 1, few}, {70000, 2, many}, {30000, 2, many}} {
		y.Receive(wire.Encode(large(uint32(i), "blocking:9", engine.Window{W: c.size, H: c.size})))
		if y.hires != c.hires || y.hired != c.hired {
			t.Errorf("%d squares: %d hires, the last of %d", c.size, y.hires, y.hired)
		}
	}
}
