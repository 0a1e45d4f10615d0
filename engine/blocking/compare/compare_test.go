package compare_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/blocking/automaton"
	"github.com/palacegames/palace/engine/blocking/compare"
	"github.com/palacegames/palace/engine/blocking/region"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// boardOf returns a new board of a comparison.
func boardOf(c compare.Comparison) *compare.Board {
	return compare.New(c, blocking.New(c.K).Numbers(), blocking.New(c.Other).Numbers())
}

// Square by square, against the textbook's count of both games.
func TestBoard(t *testing.T) {
	const edge = 700
	for _, c := range []compare.Comparison{
		{K: 97, Other: 100, Shift: engine.Cell{X: 1, Y: 1}, Offset: 3},
		{K: 30, Other: 20, Shift: engine.Cell{X: -270, Y: -3}, Offset: -10},
		{K: 7, Other: 7, Shift: engine.Cell{X: 0, Y: 0}, Offset: 0},
		{K: 7, Other: 9, Shift: engine.Cell{X: -2000, Y: 5}, Offset: 2},
	} {
		here, there := automaton.Textbook(int32(c.K), edge, edge), automaton.Textbook(int32(c.Other), edge, edge)
		matches := 0
		for _, w := range []engine.Window{{W: 300, H: 290}, {X: 250, Y: 3, W: 30, H: 400}} {
			got := enginetest.Read(t, boardOf(c), engine.PalaceNumbers, w)
			for i, v := range got {
				x, y := w.X+i%w.W, w.Y+i/w.W
				x2, y2 := x+c.Shift.X, y+c.Shift.Y
				want := here[y*edge+x]
				if x2 < 0 || y2 < 0 || want+int32(c.Offset) != there[y2*edge+x2] {
					want = compare.Masked(c.K)
				} else {
					matches++
				}
				if v != want {
					t.Fatalf("%v: %d at (%d,%d), want %d", c, v, x, y, want)
				}
			}
		}
		if (matches == 0) != (c.Shift.X < -1000) {
			t.Errorf("%v: %d matches", c, matches)
		}
	}
}

// count counts to the end. It returns the tallies above and below the diagonal.
func count(t *testing.T, c compare.Comparison, w engine.Window) (above, below map[words.Text]atlas.Tally) {
	t.Helper()
	n, err := boardOf(c).Count(w)
	if err != nil {
		t.Fatal(err)
	}
	for n.Next() {
	}
	above, below = map[words.Text]atlas.Tally{}, map[words.Text]atlas.Tally{}
	for _, tally := range n.Tallies() {
		if tally.Below {
			below[tally.Region] = tally
		} else {
			above[tally.Region] = tally
		}
	}
	if total := n.Total(); total.Squares != w.Area() {
		t.Errorf("%v: %+v of %d squares", c, total, w.Area())
	}
	return above, below
}

// Figure 4 of [CLN15], left: hood and épaulettes match, and the fabric but for its
// border; arms, warps and inner sector do not.
func TestEqualModuloThree(t *testing.T) {
	above, below := count(t, compare.Comparison{K: 497, Other: 500, Shift: engine.Cell{X: 1, Y: 1}, Offset: 3}, engine.Window{W: 1200, H: 1200})
	if a, b := above[region.Hood], below[region.Hood]; a.Squares+b.Squares != 82668 || a.Differ+b.Differ != 0 {
		t.Errorf("%+v, %+v", a, b)
	}
	for _, c := range []struct {
		name      words.Text
		low, high float64
	}{
		{region.Epaulette, 0, 0.002}, {region.Fabric, 0, 0.02},
		{region.Arm, 0.5, 1}, {region.Warp, 0.4, 1}, {region.InnerSector, 0.4, 1},
	} {
		for _, tally := range []atlas.Tally{above[c.name], below[c.name]} {
			if part := float64(tally.Differ) / float64(tally.Squares); !(part >= c.low && part <= c.high) {
				t.Errorf("%+v: a part of %.4f", tally, part)
			}
		}
	}
}

// Figure 4 of [CLN15], right: the half of the hood above the diagonal, the upper
// épaulette and the upper arm match. In row 100 the first difference is left of the
// diagonal.
func TestNeighbors(t *testing.T) {
	comparison := compare.Comparison{K: 499, Other: 500, Shift: engine.Cell{X: 1}, Offset: 1}
	above, below := count(t, comparison, engine.Window{W: 1200, H: 1200})
	for _, name := range []words.Text{region.Hood, region.Epaulette} {
		if a, b := above[name], below[name]; a.Differ != 0 || b.Differ == 0 {
			t.Errorf("%+v, %+v", a, b)
		}
	}
	if space, arm := above[region.OuterSpace], above[region.Arm]; space.Differ > 0 || 50*arm.Differ > arm.Squares {
		t.Errorf("%+v, %+v", space, arm)
	}
	if hood := above[region.Hood].Squares; hood != 41750 {
		t.Errorf("half the hood has %d squares", hood)
	}
	values := enginetest.Read(t, boardOf(comparison), engine.PalaceNumbers, engine.Window{W: 1200, H: 160})
	first := 0
	for values[100*1200+first] != compare.Masked(499) {
		first++
	}
	if first >= 100 {
		t.Errorf("row 100 first differs at %d", first)
	}
	for i, v := range values {
		if x, y := i%1200, i/1200; x >= y && v == compare.Masked(499) {
			t.Fatalf("(%d,%d) differs", x, y)
		}
	}
}

// Figure 3 of [CLN15]: the pictures of games 100 and 1000 at nose and shoulder.
func TestSmallInLarge(t *testing.T) {
	for _, x := range []struct {
		shift  engine.Cell
		window engine.Window
	}{
		{engine.Cell{X: 300, Y: 300}, engine.Window{W: 100, H: 100}},
		{engine.Cell{X: 900}, engine.Window{X: 95, W: 150, H: 56}},
	} {
		c := compare.Comparison{K: 100, Other: 1000, Shift: x.shift, Offset: 900}
		for i, v := range enginetest.Read(t, boardOf(c), engine.PalaceNumbers, x.window) {
			if v == compare.Masked(c.K) {
				t.Fatalf("%v: square %d of %+v differs", c, i, x.window)
			}
		}
	}
}

func TestErrors(t *testing.T) {
	for _, c := range []compare.Comparison{
		{K: 0, Other: 5}, {K: 5, Other: blocking.MaxK + 1}, {K: 5, Other: 5, Offset: 1 << 40}, {K: 5, Other: 5, Shift: engine.Cell{Y: -1 << 40}},
	} {
		if c.Check() == nil {
			t.Errorf("no error about %v", c)
		}
		if _, err := boardOf(c).Count(engine.Window{W: 5, H: 5}); err == nil {
			t.Errorf("%v is counted", c)
		}
	}
	c := compare.Comparison{K: 5, Other: 6, Shift: engine.Cell{X: 1 << 30}}
	for _, w := range []engine.Window{{W: 0, H: 1}, {X: -1, W: 5, H: 5}, {W: 5, H: 5}} {
		if boardOf(c).Check(w) == nil {
			t.Errorf("no error about %+v", w)
		}
	}
	if err := c.Check(); err != nil {
		t.Error(err)
	}
}
