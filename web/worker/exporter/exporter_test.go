package exporter

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit/workertest"
	"github.com/palacegames/palace/web/wire"
)

// bench is an exporter, with what it has posted.
type bench struct {
	*Exporter
	posted []wire.Message
}

func newBench(t *testing.T) *bench {
	b := &bench{}
	b.Exporter = New(workertest.Collect(t, &b.posted))
	return b
}

// TestWaits: a worker keeps no more than a few parts ahead of whoever takes them,
// rests meanwhile, and goes on where it was.
func TestWaits(t *testing.T) {
	b := newBench(t)
	b.Receive(wire.Encode(&wire.Save{Format: "csv", Start: wire.Start{Revision: 7, Map: engine.Map{Game: "blocking:100", Kind: engine.PalaceNumbers}, Extent: engine.Window{W: 1000, H: 1200}}}))
	size, parts, taken := 0, 0, 0
	for last := false; !last; taken++ {
		for b.Step() {
		}
		for _, p := range workertest.Pick[*wire.Part](b.posted) {
			if p.Revision != 7 || p.Text != "" || p.Total != 1200000 || p.Done > p.Total || last {
				t.Fatalf("a part %+v", p)
			}
			if len(p.Bytes) > 0 {
				size, parts = size+len(p.Bytes), parts+1
			}
			last = p.Last
		}
		b.posted = nil
		if ahead := parts - taken; ahead > wire.MostAhead || ahead < wire.MostAhead && !last {
			t.Fatalf("%d parts are ahead", ahead)
		}
		b.Receive(wire.Encode(&wire.Taken{Revision: 6})) // of another file
		b.Receive(wire.Encode(&wire.Taken{Revision: 7}))
	}
	if parts < 2*wire.MostAhead || size < 3*1200000 {
		t.Errorf("%d bytes in %d parts", size, parts)
	}
	if b.Step() {
		t.Error("there is more to do")
	}
}

// TestRefuses: an order that makes no sense is answered with a sentence.
func TestRefuses(t *testing.T) {
	b := newBench(t)
	for _, test := range []struct {
		order wire.Save
		want  string
	}{
		{wire.Save{Format: "csv", Start: wire.Start{Map: engine.Map{Game: "chess"}}}, "a game is one of"},
		{wire.Save{Format: "csv", Start: wire.Start{Map: engine.Map{Game: "wythoff", Kind: engine.PalaceNumbers}}}, "has no map of kind"},
		{wire.Save{Format: "bmp", Start: wire.Start{Map: engine.Map{Game: "wythoff"}, Extent: engine.Window{W: 3, H: 3}}}, "cannot be written as bmp"},
		{wire.Save{Format: "csv", Start: wire.Start{Map: engine.Map{Game: "wythoff"}, Extent: engine.Window{W: 0, H: 3}}}, "has no squares"},
		{wire.Save{Format: "csv", Start: wire.Start{Map: engine.Map{Game: "wythoff"}, Extent: engine.Window{W: 1 << 60, H: 3}}}, "too large"},
		{wire.Save{Format: "csv", Start: wire.Start{Map: engine.Map{Game: "wythoff"}, Extent: engine.Window{W: -1 << 60, H: -1 << 60}}}, ""},
	} {
		b.posted = nil
		b.Receive(wire.Encode(&test.order))
		for b.Step() {
		}
		parts := workertest.Pick[*wire.Part](b.posted)
		if len(parts) != 1 || parts[0].Text == "" || !parts[0].Last || !strings.Contains(parts[0].Text, test.want) {
			t.Errorf("%+v is answered %+v, want %q", test.order, parts, test.want)
		}
	}
}
