package picture

import (
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
)

func TestLevels(t *testing.T) {
	for _, c := range []struct {
		scale float64
		want  int
	}{{700, 0}, {1, 0}, {0.999, 1}, {0.5, 1}, {0.49, 2}, {0.25, 2}, {1.0 / 64, 6}, {1e-9, MaxLevel}} {
		if got := LevelFor(c.scale); got != c.want {
			t.Errorf("LevelFor(%g) = %d, want %d", c.scale, got, c.want)
		}
	}
}

func TestKeysCoverTheWindow(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	for range 100 {
		w := engine.Window{X: r.IntN(6000) - 3000, Y: r.IntN(6000) - 3000, W: 1 + r.IntN(2000), H: 1 + r.IntN(2000)}
		level := r.IntN(4)
		area, last := 0, 0
		for i, k := range Keys(w, level) {
			part := k.Window().Intersect(w)
			if part.Empty() {
				t.Fatalf("%v shows nothing of %v", k, w)
			}
			area += part.Area()
			if i > 0 && remoteness(k.X)+remoteness(k.Y) < last {
				t.Fatalf("%v comes too late", k)
			}
			last = remoteness(k.X) + remoteness(k.Y)
		}
		if area != w.Area() {
			t.Fatalf("pictures show %d of %d squares of %v", area, w.Area(), w)
		}
	}
}

func TestLayersStandIn(t *testing.T) {
	k := Key{2, -1, 3}
	have := map[Key]Holding{}
	draw := func() []Layer { return Layers(nil, k, func(k Key) Holding { return have[k] }) }
	if got := draw(); len(got) != 0 {
		t.Fatalf("drawn from nothing: %v", got)
	}
	far, close := k.Up(3), k.Up(1)
	child := Key{1, -2, 7}
	have[far], have[close], have[child] = Whole, Partial, Whole
	want := []Layer{{close, k.Window()}, {child, child.Window()}}
	check := func(name string, want []Layer) {
		t.Helper()
		got := draw()
		if len(got) != len(want) {
			t.Fatalf("%s: %v, want %v", name, got, want)
		}
		for i := range got {
			if got[i] != want[i] {
				t.Fatalf("%s: %v, want %v", name, got, want)
			}
		}
	}
	check("missing", want)
	have[k] = Partial
	check("partial", append(want, Layer{k, k.Window()}))
	have[k] = Whole
	check("whole", []Layer{{k, k.Window()}})
	// A stand-in covers what it stands in for.
	if up := close.Window(); up.Intersect(k.Window()) != k.Window() {
		t.Errorf("%v does not contain %v", close, k)
	}
}
