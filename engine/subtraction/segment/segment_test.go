package segment

import (
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/enginetest"
	"github.com/palacegames/palace/engine/subtraction"
)

// grid computes the first n×n squares of a ruleset.
func grid(t testing.TB, moves string, n int) *Grid {
	t.Helper()
	g, err := enginetest.Parse(&subtraction.Family, "subtraction:"+moves)
	if err != nil {
		t.Fatal(err)
	}
	return NewGrid(g.Board(engine.Outcomes), n)
}

// TestSegments finds the segments of the figures of [LSY24], from the x-axis to the
// y-axis, by the number of squares that repeat. Narrow ones take an arc of their own.
func TestSegments(t *testing.T) {
	type arc struct {
		from, to float64
		places   int
		want     []int
	}
	for _, test := range []struct {
		figure, moves string
		radius        int
		arcs          []arc
	}{
		{"3, left", "(2,6)(3,3)(6,2)", 1500, []arc{{0, 90, 90, []int{9, 144, 144, 9}}}},
		{"3, right", "(2,6)(3,3)(6,1)", 6000, []arc{{0, 90, 120, []int{9, 135, 153, 9}}}},
		{"12, left", "(1,2)(2,1)(3,3)", 1000, []arc{{0, 90, 90, []int{4, 9, 4}}}},
		{"12, right", "(1,2)(3,4)(4,6)", 4000, []arc{{0, 90, 90, []int{8, 16, 7}}}},
		{"19", "(1,7)(8,1)(14,14)", 6000, []arc{{0, 90, 120, []int{21, 1155, 638, 22}}}},
		{"20", "(1,7)(2,10)(6,1)", 3000, []arc{{0, 90, 90, []int{17, 697, 203, 7}}}},
		{"21", "(2,6)(3,3)(6,1)(19,6)", 13000, []arc{
			{0, 28, 40, []int{9, 82}}, {28.5, 29.5, 10, []int{82}}, {29.5, 90, 60, []int{1188, 22}}}},
		{"22", "(2,6)(4,11)(6,1)(6,3)(19,5)", 13000, []arc{
			{0, 26.5, 30, []int{12}}, {26.6, 27.4, 16, []int{432}}, {27.5, 32, 18, []int{220, 220}}, {32, 90, 60, []int{502, 8}}}},
	} {
		if testing.Short() && test.radius > 6000 {
			continue
		}
		g := grid(t, test.moves, test.radius+400)
		for _, a := range test.arcs {
			var got []int
			for _, s := range g.Segments(float64(test.radius), a.from, a.to, a.places) {
				got = append(got, s.Determinant())
			}
			if !slices.Equal(got, a.want) {
				t.Errorf("Figure %s, from %v to %v degrees: %v, want %v", test.figure, a.from, a.to, got, a.want)
			}
		}
	}
}

// TestPercolation is what [LSY24] Problem 51 says of the middle segments. For the
// upper one of Figure 20 it holds of the mosaic only: its N-positions are bands in the
// direction (7,8), which is not one in which the segment goes on. The lower one of
// Figure 19 does percolate over corners.
func TestPercolation(t *testing.T) {
	for _, test := range []struct {
		figure, moves         string
		radius                int
		middle                []int
		overSides, overCorner []bool
	}{
		{"12, left", "(1,2)(2,1)(3,3)", 1000, []int{9}, []bool{false}, []bool{false}},
		{"12, right", "(1,2)(3,4)(4,6)", 4000, []int{16}, []bool{true}, []bool{true}},
		{"19", "(1,7)(8,1)(14,14)", 6000, []int{1155, 638}, []bool{false, true}, []bool{true, true}},
		{"20", "(1,7)(2,10)(6,1)", 3000, []int{697, 203}, []bool{true, false}, []bool{true, false}},
	} {
		g := grid(t, test.moves, test.radius+400)
		found := g.Segments(float64(test.radius), 34, 80, 60)
		for i, determinant := range test.middle {
			at := slices.IndexFunc(found, func(s Segment) bool { return s.Determinant() == determinant })
			if at < 0 {
				t.Fatalf("Figure %s: no segment repeats every %d squares", test.figure, determinant)
			}
			s := found[at]
			if over, corners := g.Percolates(s, false), g.Percolates(s, true); over != test.overSides[i] || corners != test.overCorner[i] {
				t.Errorf("Figure %s, the segment of %d: over sides %v, over corners %v", test.figure, determinant, over, corners)
			}
			if determinant == 203 {
				s.From, s.To = 48, 50 // the direction (7,8)
				if !g.Percolates(s, false) {
					t.Errorf("Figure %s: there are no bands along (7,8)", test.figure)
				}
			}
		}
	}
}

// TestMaxSymmetric completes the rulesets of Figures 25 to 28.
func TestMaxSymmetric(t *testing.T) {
	type list = []engine.Position
	for _, test := range []struct{ moves, want list }{
		{list{{1, 7}, {7, 1}, {10, 10}}, list{{1, 7}, {3, 9}, {7, 1}, {9, 3}, {10, 10}}},
		{list{{1, 7}, {7, 1}, {11, 10}}, list{{1, 7}, {4, 9}, {7, 1}, {10, 3}, {11, 10}}},
		{list{{2, 1}, {5, 1}, {8, 8}}, list{{2, 1}, {3, 7}, {5, 1}, {6, 7}, {8, 8}}},
		{list{{0, 2}, {5, 0}, {8, 8}}, list{{0, 2}, {3, 8}, {5, 0}, {8, 6}, {8, 8}}},
		{list{{3}, {8}, {5}}, list{{3}, {5}, {8}}},
	} {
		got, err := MaxSymmetric(test.moves)
		if err != nil || !slices.EqualFunc(got, test.want, engine.Position.Equal) {
			t.Errorf("%v: %v, %v", test.moves, got, err)
		}
	}
	if got, err := MaxSymmetric(list{{1, 2}, {2, 1}}); err == nil {
		t.Errorf("there is no maximum, but %v", got)
	}
}
