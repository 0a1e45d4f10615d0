package weave_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/blocking/internal/weave"
	"github.com/palacegames/palace/engine/blocking/region"
	"github.com/palacegames/palace/engine/words"
)

// measured surveys to the end.
func measured(t *testing.T, s *region.Survey, err error) *region.Survey {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	for s.Next() {
	}
	return s
}

// The names on an infinite pattern are those of a large game where the two look alike.
func TestNamesAreTheGames(t *testing.T) {
	if testing.Short() {
		t.Skip("about the game, not about the machine; it runs natively")
	}
	const k, edge = 1000, 2000
	game, err := region.Measure(k, blocking.New(k).Numbers(), edge, edge)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name   string
		window engine.Window
		least  []words.Text // what has to be there
	}{
		{"fabric", engine.Window{X: k/3 - 60, Y: k/3 - 60, W: 460, H: 460}, []words.Text{region.Hood, region.Epaulette, region.Fabric}},
		{"arm", engine.Window{X: k - 80, Y: 0, W: 700, H: 160}, []words.Text{region.Hood, region.Epaulette, region.Arm, region.OuterSpace}},
	} {
		e, _ := weave.Named(c.name, k)
		s, err := e.Survey(k, 1900, 800)
		s = measured(t, s, err)
		want, got := game.Reader(c.window), s.Reader(c.window)
		seen, other := map[words.Text]int{}, 0
		for y := c.window.Y; y < c.window.Y+c.window.H; y++ {
			for x := c.window.X; x < c.window.X+c.window.W; x++ {
				seen[got(x, y)]++
				if want(x, y) != got(x, y) {
					other++
				}
			}
		}
		for _, name := range c.least {
			if seen[name] < 1000 {
				t.Errorf("%s: %d squares of %q", c.name, seen[name], name)
			}
			delete(seen, name)
		}
		// Borders are measured in strips, so they may differ by a few squares.
		if len(seen) > 0 || 300*other > c.window.Area() {
			t.Errorf("%s: %d squares of %d have another name, these are there too: %v", c.name, other, c.window.Area(), seen)
		}
	}
}

// What is written on the infinite patterns, whatever k they are laid over.
func TestNamesOfEndless(t *testing.T) {
	for _, c := range []struct {
		name  string
		names map[words.Text]int
	}{
		{"fabric", map[words.Text]int{region.Hood: 1, region.Epaulette: 2, region.Fabric: 1, region.Casing: 2, region.Rift: 2, region.Nose: 1}},
		{"arm", map[words.Text]int{region.Hood: 1, region.Epaulette: 1, region.Arm: 1, region.OuterSpace: 1,
			region.Casing: 1, region.Seam: 1, region.Skin: 1, region.Shoulder: 1}},
	} {
		for _, k := range []int{101, 300} {
			e, _ := weave.Named(c.name, k)
			s, err := e.Survey(k, 900, 800)
			s = measured(t, s, err)
			got := map[words.Text]int{}
			for _, l := range s.Map() {
				got[l.Name]++
				name := s.Reader(engine.Window{X: l.At.X, Y: l.At.Y, W: 1, H: 1})
				if l.Kind == region.Region && name(l.At.X, l.At.Y) != l.Name {
					t.Errorf("%s over %d: %q is written at %v, which lies in %q", c.name, k, l.Name, l.At, name(l.At.X, l.At.Y))
				}
			}
			for name, n := range c.names {
				if got[name] != n {
					t.Errorf("%s over %d: %q is written %d times, want %d", c.name, k, name, got[name], n)
				}
				delete(got, name)
			}
			if len(got) > 0 {
				t.Errorf("%s over %d: what is %v?", c.name, k, got)
			}
		}
	}
	// A corner before anything has begun, and one of a single square.
	for _, p := range weave.Patterns() {
		for _, size := range []engine.Cell{{X: 1, Y: 1}, {X: 300, Y: 20}, {X: 20, Y: 300}} {
			e, _ := weave.Named(p.Name, 1000)
			s, err := e.Survey(1000, size.X, size.Y)
			for _, l := range measured(t, s, err).Map() {
				if l.Name != region.Hood {
					t.Errorf("%s on %v: %+v", p.Name, size, l)
				}
			}
		}
	}
}

// The skin and the lattice of the infinite patterns can be highlighted.
func TestHighlightsOfEndless(t *testing.T) {
	const k = 300
	arm, _ := weave.Named("arm", k)
	s, err := arm.Survey(k, 1400, 390)
	s = measured(t, s, err)
	marks, err := s.Highlight(region.SkinSquares, engine.Window{W: 1400, H: 380})
	if err != nil {
		t.Fatal(err)
	}
	for y, stage := range map[int]region.Stage{10: 1, 40: 1, 100: 2, 370: 2} {
		n := 0
		for _, marked := range marks[y*1400 : (y+1)*1400] {
			if marked {
				n++
			}
		}
		if n != stage.Thickness() {
			t.Errorf("row %d of the arm: the skin holds %d, want %d", y, n, stage.Thickness())
		}
	}
	// The épaulette of the arm goes on below the diagonal.
	marks, err = s.Highlight("lattice", engine.Window{X: 20, Y: 300, W: 220, H: 11})
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, marked := range marks {
		if marked {
			n++
		}
	}
	if n != 220 {
		t.Errorf("%d points of the lattice on 2420 squares, want one in eleven", n)
	}
}

// The rule holds at the edges of the infinite patterns, where it takes values from
// beyond the board: those are the closed forms.
func TestRuleAtTheEdges(t *testing.T) {
	for _, p := range weave.Patterns() {
		for _, k := range []int{1, 2, 30, 40} {
			e, _ := weave.Named(p.Name, k)
			w := engine.Window{W: 150, H: 120}
			values := wide(t, e.In(k), w)
			rel := e.Around(k, func(x, y int) int32 { return values[y*w.W+x] })
			for y := range w.H {
				for x := range w.W {
					if step := weave.Explain(x, y, rel); step.Value != values[y*w.W+x]-int32(k) {
						t.Fatalf("%s over %d at (%d,%d): %s, but it is %d", p.Name, k, x, y, step.Formula(), values[y*w.W+x]-int32(k))
					}
				}
			}
		}
	}
}

// wide computes a window.
func wide(t *testing.T, b engine.Bounded, w engine.Window) []int32 {
	t.Helper()
	values := make([]int32, w.Area())
	for s := b.Source(w); ; {
		tile, ok := s.Next()
		if !ok {
			return values
		}
		if tile.Blank() {
			continue
		}
		for y := tile.Y; y < tile.Y+tile.H; y++ {
			for x := tile.X; x < tile.X+tile.W; x++ {
				values[(y-w.Y)*w.W+x-w.X] = tile.At(x, y)
			}
		}
	}
}
