package segment

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/internal/testkit"
)

// Parse reads the moves of a ruleset. Who knows the games sets it: they show segments, so that
// no test inside this package can know them.
var Parse func(moves string) (Game, error)

// game reads a ruleset.
func game(t testing.TB, moves string) Game {
	t.Helper()
	g, err := Parse(moves)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// places is how many places the command looks at to begin with.
const initial = 64

// once keeps what Find has found, for the tests that look at the same games.
var once = map[string]Survey{}

// found returns the segments of a game, which are looked for once.
func found(t testing.TB, moves string) Survey {
	t.Helper()
	s, known := once[moves]
	if !known {
		s = Find(game(t, moves), initial)
		once[moves] = s
	}
	return s
}

// figures are the segments of [LSY24], from the x-axis to the y-axis: how many squares
// repeat, how many of those are P-positions, and the slopes between.
var figures = []struct {
	figure, moves string
	squares       []int
	palaces       []int
	slopes        string
	long          bool
}{
	{"3, left", "(2,6)(3,3)(6,2)", []int{9, 144, 144, 9}, []int{3, 60, 60, 3}, "0/1 9/13 1/1 13/9 1/0", false},
	{"3, right", "(2,6)(3,3)(6,1)", []int{9, 135, 153, 9}, []int{3, 57, 66, 3}, "0/1 18/25 6/5 25/18 1/0", false},
	{"12, left", "(1,2)(2,1)(3,3)", []int{4, 9, 4}, []int{1, 3, 1}, "0/1 4/5 5/4 1/0", false},
	{"12, right", "(1,2)(3,4)(4,6)", []int{8, 16, 7}, []int{2, 4, 2}, "0/1 4/3 12/7 1/0", false},
	{"14", "(1,2)(2,3)(3,1)", []int{4, 13, 4}, []int{1, 5, 1}, "0/1 4/5 9/8 1/0", false},
	{"16, left", "(1,5)(5,1)(6,6)", []int{11, 840, 11}, []int{3, 216, 3}, "0/1 11/31 31/11 1/0", false},
	{"16, right", "(2,5)(5,2)(7,7)", []int{22, 672, 22}, []int{6, 189, 6}, "0/1 11/17 17/11 1/0", false},
	{"19", "(1,7)(8,1)(14,14)", []int{21, 1155, 638, 22}, []int{7, 504, 256, 8}, "0/1 84/115 21/25 37/33 1/0", false},
	{"20", "(1,7)(2,10)(6,1)", []int{17, 697, 203, 7}, []int{5, 317, 88, 2}, "0/1 34/47 204/77 37/7 1/0", false},
	{"21", "(2,6)(3,3)(6,1)(19,6)", []int{9, 82, 82, 1188, 22}, []int{3, 33, 30, 522, 7}, "0/1 9/22 8/15 47/83 1/1 1/0", false},
	{"22", "(2,6)(4,11)(6,1)(6,3)(19,5)", []int{12, 432, 220, 220, 502, 8}, []int{3, 162, 83, 92, 223, 2}, "0/1 1/2 157/305 4/7 164/265 11/4 1/0", true},
	{"23", "(0,1)(1,0)(1,1)(1,2)(2,2)(2,51)(4,3)(4,4)(13,1)", []int{6, 771, 6}, []int{1, 154, 1}, "0/1 1/5 52/3 1/0", true},
	// Not of the paper: three moves and five segments, against Conjecture 50.
	{"none", "(2,11)(12,14)(14,1)", []int{25, 3800, 1096, 1096, 24}, []int{7, 1724, 468, 458, 6}, "0/1 5/18 175/212 43/38 7/3 1/0", false},
	{"none", "(4,4)(13,3)(15,1)", []int{7, 224, 224, 448, 28}, []int{2, 88, 91, 182, 11}, "0/1 1/7 7/33 3/13 2/7 1/0", false},
	// Nor these: neighbours that share strips, and a narrow segment.
	{"none", "(1,7)(2,6)(10,6)(11,5)(12,12)", []int{17, 5696, 3776, 22}, []int{5, 1400, 920, 4}, "0/1 17/23 411/221 29/11 1/0", false},
	{"none", "(2,3)(2,8)(5,8)(13,5)(14,13)", []int{38, 717, 68, 19}, []int{9, 286, 19, 6}, "0/1 38/79 1747/1613 21/19 1/0", true},
}

// slopes writes the bounds of segments that fill the board.
func slopes(t *testing.T, s Survey) string {
	var b strings.Builder
	for i, a := range s.Segments {
		if i == 0 {
			fmt.Fprintf(&b, "%d/%d", a.From.Along.Y, a.From.Along.X)
		} else if a.From != s.Segments[i-1].To {
			t.Errorf("a segment ends at %v, and the next one begins at %v", s.Segments[i-1].To, a.From)
		}
		if !a.From.Exact || !a.To.Exact {
			t.Errorf("%v to %v is not exact", a.From, a.To)
		}
		fmt.Fprintf(&b, " %d/%d", a.To.Along.Y, a.To.Along.X)
	}
	return b.String()
}

// TestFigures proves the segments of the figures.
func TestFigures(t *testing.T) {
	for _, test := range figures {
		if test.long && !testkit.Long() {
			continue
		}
		s := found(t, test.moves)
		var squares, palaces []int
		for _, a := range s.Segments {
			squares, palaces = append(squares, a.Determinant()), append(palaces, a.Palaces())
		}
		if !s.Settled || !slices.Equal(squares, test.squares) || !slices.Equal(palaces, test.palaces) || slopes(t, s) != test.slopes {
			t.Errorf("Figure %s, %s: settled %v, %d of %d at %s, want %d of %d at %s",
				test.figure, test.moves, s.Settled, palaces, squares, slopes(t, s), test.palaces, test.squares, test.slopes)
		}
	}
}

// TestUnsettled: where no end is to be seen, none is claimed. The gliders of Figures 23 and
// 24 are still on their way at 2¹⁶, and the boards of Figures 25 to 28 show none.
func TestUnsettled(t *testing.T) {
	for _, test := range []struct {
		moves string
		near  int
	}{
		{"(0,1)(1,0)(1,1)(1,2)(2,2)(2,51)(4,3)(4,4)(13,1)", 1 << 12},
		{"(0,1)(1,0)(1,1)(1,2)(2,2)(2,51)(4,3)(4,4)(13,1)", 1 << 16},
		{"(0,2)(3,8)(5,0)(8,6)(8,8)", 1 << 14},
		{"(1,7)(3,9)(7,1)(9,3)(10,10)", 1 << 14},
		{"(1,7)(2,6)(10,6)(11,5)(12,12)", 400},
		{"(2,6)(3,3)(6,1)(19,6)", 6000},
	} {
		if test.near > 1<<14 && !testkit.Long() {
			continue
		}
		s, err := At(game(t, test.moves), test.near, initial)
		if err != nil || s.Settled || s.Reach < test.near {
			t.Errorf("%s at %d: settled %v as far as %d, %v", test.moves, test.near, s.Settled, s.Reach, err)
		}
	}
	if s := Find(game(t, "(1,2)(2,1)(1000000000,3)"), initial); s.Settled || len(s.Segments) > 0 {
		t.Errorf("with a move beyond all that is looked at: %+v", s)
	}
	if testkit.Long() {
		if s := Find(game(t, "(0,2)(3,8)(5,0)(8,6)(8,8)"), initial); s.Settled || s.Reach < mostSwept {
			t.Errorf("a board without segments was looked at as far as %d", s.Reach)
		}
	}
	if _, err := At(game(t, "(0,2)(3,8)(5,0)(8,6)(8,8)"), 1<<17, initial); err == nil {
		t.Error("a band beyond the reach of sweeps")
	}
}

// TestPercolation is what [LSY24] Problem 51 says of the middle segments. For the
// upper one of Figure 20 it holds of the mosaic only: its N-positions are bands in the
// direction (7,8), which is not one in which the segment goes on. The lower one of
// Figure 19 does percolate over corners.
func TestPercolation(t *testing.T) {
	for _, test := range []struct {
		figure, moves         string
		middle                []int
		overSides, overCorner []bool
	}{
		{"12, left", "(1,2)(2,1)(3,3)", []int{9}, []bool{false}, []bool{false}},
		{"12, right", "(1,2)(3,4)(4,6)", []int{16}, []bool{true}, []bool{true}},
		{"19", "(1,7)(8,1)(14,14)", []int{1155, 638}, []bool{false, true}, []bool{true, true}},
		{"20", "(1,7)(2,10)(6,1)", []int{697, 203}, []bool{true, false}, []bool{true, false}},
	} {
		has := found(t, test.moves).Segments
		for i, determinant := range test.middle {
			at := slices.IndexFunc(has, func(s Segment) bool { return s.Determinant() == determinant })
			if at < 0 {
				t.Fatalf("Figure %s: no segment repeats every %d squares", test.figure, determinant)
			}
			s := has[at].Parts[0]
			if over, corners := s.Percolates(false), s.Percolates(true); over != test.overSides[i] || corners != test.overCorner[i] {
				t.Errorf("Figure %s, the segment of %d: over sides %v, over corners %v", test.figure, determinant, over, corners)
			}
			if determinant == 203 {
				s.From.Along, s.To.Along = engine.Cell{X: 9, Y: 10}, engine.Cell{X: 5, Y: 6} // around the direction (7,8)
				if !s.Percolates(false) {
					t.Errorf("Figure %s: there are no bands along (7,8)", test.figure)
				}
			}
		}
	}
}

// TestMaxSymmetric completes the rulesets of Figures 25 to 28.
func TestMaxSymmetric(t *testing.T) {
	type list = []moves.Vector
	for _, test := range []struct{ moves, want list }{
		{list{{1, 7}, {7, 1}, {10, 10}}, list{{1, 7}, {3, 9}, {7, 1}, {9, 3}, {10, 10}}},
		{list{{1, 7}, {7, 1}, {11, 10}}, list{{1, 7}, {4, 9}, {7, 1}, {10, 3}, {11, 10}}},
		{list{{2, 1}, {5, 1}, {8, 8}}, list{{2, 1}, {3, 7}, {5, 1}, {6, 7}, {8, 8}}},
		{list{{0, 2}, {5, 0}, {8, 8}}, list{{0, 2}, {3, 8}, {5, 0}, {8, 6}, {8, 8}}},
		{list{{3}, {8}, {5}}, list{{3}, {5}, {8}}},
	} {
		got, err := MaxSymmetric(test.moves)
		if err != nil || !slices.EqualFunc(got, test.want, slices.Equal[moves.Vector]) {
			t.Errorf("%v: %v, %v", test.moves, got, err)
		}
	}
	if got, err := MaxSymmetric(list{{1, 2}, {2, 1}}); err == nil {
		t.Errorf("there is no maximum, but %v", got)
	}
}
