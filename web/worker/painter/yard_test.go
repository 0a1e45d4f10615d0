package painter

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit/workertest"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/web/wire"
)

// yard is a bench that leads a pool, and helpers who answer when they are told to, by one
// clock.
type yard struct {
	*bench
	*workertest.Clock
	r        *rand.Rand
	helpers  map[int]*helper
	hires    int
	hired    int // how many were asked for last
	orders   int
	dismiss  []int
	pictures map[picture.Key]*wire.Picture
	seen     int // messages that were collected
}

// helper is a worker in the yard.
type helper struct {
	*Helper
	in, out [][]byte
	silent  bool // as one that was killed is
	spoil   bool // as one that talks nonsense does
}

func newYard(t *testing.T, seed uint64) *yard {
	y := &yard{bench: newBench(t), Clock: workertest.NewClock(slice / 50), r: rand.New(rand.NewPCG(seed, 1)), helpers: map[int]*helper{}, pictures: map[picture.Key]*wire.Picture{}}
	y.Lead(y)
	y.scheduler.worth = 1 << 22
	y.scheduler.now = y.Clock.Now
	return y
}

func (y *yard) Hire(helpers int) {
	y.hires++
	y.hired = helpers
}

func (y *yard) Order(n int, message []byte) {
	y.orders++
	y.helpers[n].in = append(y.helpers[n].in, message)
}

func (y *yard) Dismiss(n int) {
	y.dismiss = append(y.dismiss, n)
	delete(y.helpers, n)
}

// come lets a helper join.
func (y *yard) come(n int) {
	h := &helper{}
	h.Helper = NewHelper(func(m []byte) { h.out = append(h.out, m) }, nil)
	h.now = y.scheduler.now
	y.helpers[n] = h
	y.Join(n)
}

// stir lets one of the helpers do something, and reports whether there is one who will
// do more.
func (y *yard) stir() bool {
	for _, n := range y.r.Perm(12) {
		h := y.helpers[n]
		switch {
		case h == nil || h.silent:
		case len(h.in) > 0:
			h.Receive(h.in[0])
			h.in = h.in[1:]
			return true
		case len(h.out) > 0:
			m := h.out[0]
			h.out = h.out[1:]
			if h.spoil {
				m = m[:len(m)/2]
			}
			y.Report(n, m)
			return true
		case !h.tasks.idle() && h.Wait() < 0:
			h.Step()
			return true
		}
	}
	return false
}

// run goes on until the bench comes to rest. Between two steps act may do anything.
func (y *yard) run(act func(round int)) {
	y.t.Helper()
	for round := 0; ; round++ {
		if round > 200000 {
			y.t.Fatal("the bench does not come to rest")
		}
		act(round)
		for range y.r.IntN(4) {
			y.stir()
		}
		if !y.Step() {
			return
		}
		if y.Wait() > 0 && !y.stir() {
			y.Pass(y.Wait())
		}
	}
}

// collect takes the pictures that were posted for a revision.
func (y *yard) collect(revision uint32) {
	fresh := y.posted[min(y.seen, len(y.posted)):]
	y.seen = len(y.posted)
	for _, p := range workertest.Pick[*wire.Picture](fresh) {
		if p.Revision == revision {
			if old := y.pictures[p.Key]; old != nil && old.Complete && !p.Complete {
				y.t.Fatalf("%v: a draft after the complete picture", p.Key)
			}
			y.pictures[p.Key] = p
		}
	}
}

// complete counts the complete pictures that were posted.
func (y *yard) complete() (n int) {
	for _, p := range workertest.Pick[*wire.Picture](y.posted) {
		if p.Complete {
			n++
		}
	}
	return n
}

func large(revision uint32, ruleset string, extent engine.Window) *wire.Start {
	m := start(revision, extent)
	m.Map.Game = ruleset
	return m
}

func wants(revision uint32, level int, extent engine.Window) *wire.Want {
	w := &wire.Want{Revision: revision, Want: picture.Want{Level: level}}
	edge := picture.Size << level
	for y := extent.Y / edge; y*edge < extent.Y+extent.H; y++ {
		for x := extent.X / edge; x*edge < extent.X+extent.W; x++ {
			w.Keys = append(w.Keys, picture.Key{Level: level, X: x, Y: y})
		}
	}
	return w
}

// alike checks the yard's pictures and some probes against a bench that works alone.
func (y *yard) alike(m *wire.Start, want *wire.Want) {
	y.t.Helper()
	alone := newBench(y.t)
	done := workertest.Pick[*wire.Progress](y.posted)
	if last := done[len(done)-1]; last.Revision != m.Revision || last.Done != last.Total || last.Total != m.Extent.Area() {
		y.t.Fatalf("%v: %d of %d squares at the end", m.Extent, last.Done, last.Total)
	}
	y.collect(m.Revision)
	for _, p := range workertest.Pick[*wire.Picture](alone.tell(m, want)) {
		if !p.Complete {
			continue
		}
		mine := y.pictures[p.Key]
		if mine == nil || !mine.Complete || !bytes.Equal(mine.Pixels, p.Pixels) {
			y.t.Fatalf("%s, %+v: picture %v is not that of one worker", m.Map.Game, m.Extent, p.Key)
		}
		for v := range p.Values.Area() {
			if x, y2 := p.Values.X+v%p.Values.W, p.Values.Y+v/p.Values.W; mine.Values.At(x, y2) != p.Values.At(x, y2) {
				y.t.Fatalf("%s: (%d,%d) has another value", m.Map.Game, x, y2)
			}
		}
	}
	for range 5 {
		probe := &wire.Probe{Revision: m.Revision, At: engine.Cell{X: m.Extent.X + y.r.IntN(m.Extent.W), Y: m.Extent.Y + y.r.IntN(m.Extent.H)}, Reach: 2}
		mine, its := workertest.Pick[*wire.Value](y.tell(probe)), workertest.Pick[*wire.Value](alone.tell(probe))
		if len(mine) != 1 || len(its) != 1 || mine[0].Value != its[0].Value || !slices.Equal(mine[0].Around.Wide, its[0].Around.Wide) || mine[0].Region != its[0].Region {
			y.t.Fatalf("%s: the probe at %v: %v, not %v", m.Map.Game, probe.At, mine, its)
		}
	}
}
