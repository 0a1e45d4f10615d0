package region_test

import (
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/blocking/automaton"
	"github.com/palacegames/palace/engine/blocking/region"
	"github.com/palacegames/palace/engine/words"
)

// chart is a game's palace numbers, by the textbook's method, and its survey.
type chart struct {
	*region.Survey
	k, w, h int
	values  []int32
}

func survey(t *testing.T, k, w, h int) chart {
	t.Helper()
	s, err := region.Measure(k, blocking.New(k).Numbers(), w, h)
	if err != nil {
		t.Fatal(err)
	}
	return chart{s, k, w, h, automaton.Textbook(int32(k), w, h)}
}

func (c chart) at(x, y int) int32 { return c.values[y*c.w+x] }

func (c chart) rel(x, y int) int32 { return c.at(x, y) - int32(c.k) }

// name returns the region of a square, "" if it has none.
func (c chart) name(x, y int) words.Text {
	label, ok := c.At(x, y, c.at)
	if ok != (label.Name != "") || ok && (label.Kind != region.Region || label.At != engine.Cell{X: x, Y: y}) {
		return "wrong"
	}
	return label.Name
}

// places returns where a name is written.
func (c chart) places(name words.Text) []engine.Cell {
	var cells []engine.Cell
	for _, l := range c.Map() {
		if l.Name == name {
			cells = append(cells, l.At)
		}
	}
	return cells
}

// Eleven regions and six junctions: [CLN15] Section 3.1. Of its seven borders five
// have a name; small games have no rift to speak of.
func TestMapNamesEverything(t *testing.T) {
	for _, k := range []int{100, 101, 499, 1000} {
		c := survey(t, k, 3*k, 3*k)
		kinds := map[string]int{}
		for _, l := range c.Map() {
			kinds[l.Kind]++
			if l.About == "" || l.Source == "" || !(engine.Window{W: c.w, H: c.h}).Contains(l.At) {
				t.Errorf("k = %d: %+v", k, l)
			}
			if got := c.name(l.At.X, l.At.Y); l.Kind == region.Region && got != l.Name {
				t.Errorf("k = %d: %q is written at %v, which lies in %q", k, l.Name, l.At, got)
			}
		}
		torn := k > 200
		borders := 8
		if torn {
			borders = 10
		}
		if kinds[region.Region] != 11 || kinds[region.Border] != borders || kinds[region.Junction] != 6 {
			t.Errorf("k = %d: %v", k, kinds)
		}
		for _, l := range region.Names() {
			if l.Name == region.Rift && !torn {
				continue
			}
			if n := len(c.places(l.Name)); n < 1 || n > 2 {
				t.Errorf("k = %d: %q is written %d times", k, l.Name, n)
			}
		}
	}
}

func TestJunctions(t *testing.T) {
	for _, k := range []int{30, 100, 500, 1000} {
		c := survey(t, k, 3*k, 3*k)
		third := (k + 2) / 3
		if got := c.places(region.Nose); !slices.Equal(got, []engine.Cell{{X: third, Y: third}}) {
			t.Errorf("k = %d: nose at %v", k, got)
		}
		if got := c.places(region.Shoulder); !slices.Equal(got, []engine.Cell{{X: k}, {Y: k}}) {
			t.Errorf("k = %d: shoulders at %v", k, got)
		}
		prism := c.places(region.Prism)
		if len(prism) != 1 || prism[0].X != prism[0].Y || prism[0].X >= 2*k || prism[0].X < 14*k/10 {
			t.Fatalf("k = %d: prism at %v", k, prism)
		}
		for d := prism[0].X; d < c.h; d++ {
			if (c.rel(d, d) < 0) != (d == prism[0].X) {
				t.Errorf("k = %d: the prism is at %d, but what of %d?", k, prism[0].X, d)
			}
		}
	}
}

// On the board of 4000×4000 squares of game 1000 the queen sees the most palaces
// near the armpits only.
func TestArmpitsSeeTheMost(t *testing.T) {
	c := survey(t, 1000, 4000, 4000)
	armpits := c.places(region.Armpit)
	if len(armpits) != 2 {
		t.Fatalf("armpits at %v", armpits)
	}
	best := slices.Max(c.values)
	var cells []engine.Cell
	for i, v := range c.values {
		if v != best {
			continue
		}
		cell := engine.Cell{X: i % c.w, Y: i / c.w}
		if cells = append(cells, cell); distance(cell, armpits[0]) > 30 && distance(cell, armpits[1]) > 30 {
			t.Errorf("%d at %v, the armpits are at %v", best, cell, armpits)
		}
	}
	for _, cell := range []engine.Cell{{X: 1296, Y: 705}, {X: 1299, Y: 715}, {X: 705, Y: 1296}, {X: 715, Y: 1299}} {
		if best != 1004 || !slices.Contains(cells, cell) {
			t.Errorf("the maximum, %d, is not at %v", best, cell)
		}
	}
}

func distance(a, b engine.Cell) int {
	return max(a.X-b.X, b.X-a.X, a.Y-b.Y, b.Y-a.Y)
}

// What At says is held against what it means, and the regions against how dense
// their palaces are.
func TestRegionsAreWhatTheyAreCalled(t *testing.T) {
	for _, k := range []int{100, 500, 1000} {
		c := survey(t, k, 3*k, 3*k)
		squares, palaces := map[words.Text]int{}, map[words.Text]int{}
		step := 1 + k/120
		for y := 0; y < c.h; y += step {
			for x := 0; x < c.w; x += step {
				name := c.name(x, y)
				if mirror := c.name(y, x); mirror != name {
					t.Fatalf("k = %d: (%d,%d) lies in %q, its mirror image in %q", k, x, y, name, mirror)
				}
				if (name == region.Hood) != (x+y+min(x, y) < k) {
					t.Fatalf("k = %d: (%d,%d) lies in %q", k, x, y, name)
				}
				squares[name]++
				if c.rel(x, y) < 0 {
					palaces[name]++
				}
			}
		}
		for y := 0; y < c.h; y += step {
			last := c.w - 1
			for c.rel(last, y) == 0 {
				last--
			}
			for x := y; x < c.w && last+25 < c.w && last > y+k/2; x++ {
				if (c.name(x, y) == region.OuterSpace) != (x > last) {
					t.Fatalf("k = %d: the last palace of row %d is at %d, but (%d,%d) lies in %q", k, y, last, x, y, c.name(x, y))
				}
			}
		}
		for _, d := range []struct {
			name      words.Text
			low, high float64
		}{
			{region.Hood, 1, 1}, {region.OuterSpace, 0, 0}, {region.Epaulette, 0.44, 0.465}, {region.Arm, 0.39, 0.43},
			{region.Fabric, 0.08, 0.1}, {region.Warp, 0.03, 0.065}, {region.InnerSector, 0, 0.01},
		} {
			density := float64(palaces[d.name]) / float64(squares[d.name])
			if squares[d.name] < 100 || density < d.low || density > d.high {
				t.Errorf("k = %d: of %d squares in %q %.4f are palaces", k, squares[d.name], d.name, density)
			}
		}
		if squares[""] > 0 {
			t.Errorf("k = %d: %d squares lie nowhere", k, squares[""])
		}
	}
}

// The épaulette, square by square: inside it the pattern holds, and where the
// pattern holds around a square it is the épaulette.
func TestEpaulette(t *testing.T) {
	const k = 500
	c := survey(t, k, 800, 500)
	exceptions, inside := 0, 0
	read := c.Reader(engine.Window{W: c.w, H: c.h})
	for y := range c.h {
		for x := y; x < c.w; x++ {
			name := c.name(x, y)
			if other := read(x, y); other != name {
				t.Fatalf("(%d,%d) lies in %q, or in %q", x, y, name, other)
			}
			if name != region.Epaulette {
				continue
			}
			inside++
			if c.at(x, y) != epauletteValue(k, x, y) {
				exceptions++
			}
		}
	}
	if inside < 60000 || exceptions > 0 {
		t.Errorf("%d squares, %d of them without the pattern", inside, exceptions)
	}
}

// A map of a part, or of a small game, names only what is there.
func TestPartsAndSmallGames(t *testing.T) {
	for _, c := range []struct {
		k, w, h int
		names   []words.Text
	}{
		{1000, 300, 200, []words.Text{region.Hood}},
		{1000, 450, 440, []words.Text{region.Hood, region.Fabric, region.Epaulette, region.Epaulette,
			region.Casing, region.Casing, region.Nose}},
		{1000, 700, 520, []words.Text{region.Hood, region.Fabric, region.Epaulette, region.Epaulette,
			region.Casing, region.Casing, region.Rift, region.Nose}},
		{1000, 1200, 100, []words.Text{region.Hood, region.Epaulette, region.Arm, region.OuterSpace,
			region.Casing, region.Skin, region.Seam, region.Shoulder}},
		{20, 100, 100, []words.Text{region.Hood, region.OuterSpace, region.OuterSpace}},
	} {
		m := survey(t, c.k, c.w, c.h)
		var names []words.Text
		for _, l := range m.Map() {
			names = append(names, l.Name)
		}
		if !slices.Equal(names, c.names) {
			t.Errorf("blocking:%d on %dx%d: %q, want %q", c.k, c.w, c.h, names, c.names)
		}
	}
	for k := 1; k < 60; k++ {
		for _, size := range []engine.Cell{{X: 1, Y: 1}, {X: 40, Y: 90}, {X: 200, Y: 30}, {X: 150, Y: 150}} {
			c := survey(t, k, size.X, size.Y)
			for _, l := range c.Map() {
				if got := c.name(l.At.X, l.At.Y); l.Kind == region.Region && got != l.Name {
					t.Errorf("k = %d, %v: %q is written at %v, which lies in %q", k, size, l.Name, l.At, got)
				}
			}
		}
	}
}

func TestErrors(t *testing.T) {
	board := blocking.New(5).Numbers()
	for _, c := range []struct{ k, w, h int }{{0, 10, 10}, {5, 0, 10}, {5, 10, -1}, {5, 1 << 40, 1 << 40}} {
		if _, err := region.New(c.k, board, c.w, c.h); err == nil {
			t.Errorf("no error about %+v", c)
		}
	}
	s, err := region.Measure(5, board, 20, 10)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Highlight("collar", engine.Window{W: 5, H: 5}); err == nil {
		t.Error("no error about an unknown detail")
	}
	for _, w := range []engine.Window{{}, {X: -1, W: 5, H: 5}, {X: 10, Y: 5, W: 11, H: 1}} {
		if _, err := s.Highlight(region.SkinSquares, w); err == nil {
			t.Errorf("no error about %+v", w)
		}
	}
	if _, ok := s.At(20, 0, nil); ok {
		t.Error("a square outside the extent has a region")
	}
}

// epauletteValue returns the palace number that (x, y) has in game k if it lies in
// an épaulette.
func epauletteValue(k, x, y int) int32 {
	if x < y {
		x, y = y, x
	}
	return int32(k) + region.UpperEpaulette(x-k, y)
}
