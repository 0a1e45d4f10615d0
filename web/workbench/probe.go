package workbench

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/web/wire"
)

// probe answers about one square of the extent, which the sweep must have passed.
func (b *Workbench) probe(m *wire.Probe) {
	window := engine.Window{X: m.At.X - m.Reach, Y: m.At.Y - m.Reach, W: m.Reach + 1, H: m.Reach + 1}.Intersect(b.board.Plane())
	if !b.extent.Contains(m.At) || !window.Contains(m.At) {
		return
	}
	around := b.read(window)
	b.send(&wire.Value{
		Revision: b.revision, At: m.At, Value: around.At(m.At.X, m.At.Y),
		Region: b.guide.region(m.At), Reach: m.Reach, Around: around,
	})
}

// read computes a small window.
func (b *Workbench) read(w engine.Window) engine.Tile {
	values := engine.Tile{Window: w, Wide: make([]int32, w.Area())}
	for source := b.board.Source(w); ; {
		t, ok := source.Next()
		if !ok {
			return values
		}
		if t.Blank() {
			continue
		}
		for y := t.Y; y < t.Y+t.H; y++ {
			for x := t.X; x < t.X+t.W; x++ {
				values.Wide[(y-w.Y)*w.W+x-w.X] = t.At(x, y)
			}
		}
	}
}

// look surveys or counts for a little while, once everything is painted, and
// reports whether there was anything to do.
func (b *Workbench) look() bool {
	finished, worked := b.guide.step()
	if finished {
		b.tellLabels()
	}
	if worked {
		return true
	}
	if finished, worked = b.match.step(); finished {
		b.tellTallies()
	}
	return worked
}

func (b *Workbench) tellLabels() {
	b.send(&wire.Labels{Revision: b.revision, Extent: b.extent, Detail: b.detail, List: b.guide.labels()})
}

func (b *Workbench) tellTallies() {
	b.send(&wire.Tallies{Revision: b.revision, Extent: b.extent, List: b.match.counting.Tallies()})
}
