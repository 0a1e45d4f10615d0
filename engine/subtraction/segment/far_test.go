package segment

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// TestFar holds what is proved near the corner against the games' charts, which know nothing
// of segments: windows at random places inside each segment, some 2⁴⁴ squares out. The two
// sides of each slope are looked at as well, a thousandth of the way to it.
func TestFar(t *testing.T) {
	r := rand.New(rand.NewPCG(44, 1))
	for _, test := range testkit.Spread(figures, testkit.Rounds(len(figures))) {
		if test.long {
			continue
		}
		g := game(t, test.moves)
		s := found(t, test.moves)
		if !g.Charted(chartWork) || !s.Settled {
			t.Errorf("%s: no chart", test.moves)
			continue
		}
		for i, a := range parts(s) {
			for _, part := range []float64{0.001, 0.999, r.Float64()} {
				from, to := a.From.part()+0.001*(a.To.part()-a.From.part()), a.To.part()
				sum := 1<<44 + r.IntN(1<<43)
				y := int((from + (to-from)*part*0.999) * float64(sum))
				a.compare(t, g, i, engine.Cell{X: sum - y, Y: y})
			}
		}
	}
}

// TestFarLines: boards whose strips repeat by steps of some thousand squares are settled by what their charts show far
// out. Windows elsewhere, and beside the lines, show their mosaics.
func TestFarLines(t *testing.T) {
	r := rand.New(rand.NewPCG(37, 3))
	boards := []struct {
		moves, slopes string
		determinants  []int
		longest       int
	}{
		{"(0,12)(1,15)(12,1)(13,6)(15,7)", "0/1 14/23 196/229 767/788 1/0", []int{21, 279, 3297, 672}, 10885},
		{"(1,8)(9,0)(10,8)(12,5)", "0/1 160/109 61/19 1/0", []int{5760, 64962, 19}, 4842},
		{"(3,14)(5,7)(7,2)(8,10)(10,9)(13,0)", "0/1 511/659 7/8 1/0", []int{416, 140, 16}, 37440},
	}
	for _, test := range testkit.Spread(boards, testkit.Part(1, len(boards))) {
		g := game(t, test.moves)
		if !g.Charted(chartWork) {
			t.Fatalf("%s: no chart", test.moves)
		}
		s := newFar(g).prove()
		if s == nil {
			t.Errorf("%s: not proved", test.moves)
			continue
		}
		var determinants []int
		longest := 0
		for _, a := range s.Segments {
			determinants = append(determinants, a.Determinant())
		}
		for _, a := range s.Strips {
			longest = max(longest, length(a.Step()))
		}
		if slopes(t, *s) != test.slopes || !slices.Equal(determinants, test.determinants) || longest != test.longest {
			t.Errorf("%s: %v at %s, a step of %d", test.moves, determinants, slopes(t, *s), longest)
		}
		for i, a := range parts(*s) {
			from, to := a.From.part(), a.To.part()
			for _, part := range []float64{0.001, 0.5, 0.999, r.Float64()} {
				sum := 1<<44 + r.IntN(1<<43)
				y := int((from + (to-from)*(0.001+0.998*part)) * float64(sum))
				a.compare(t, g, i, engine.Cell{X: sum - y, Y: y})
			}
		}
	}
}

// TestFarProof spoils single squares of a band on which lines are given. No such band proves anything.
func TestFarProof(t *testing.T) {
	r := rand.New(rand.NewPCG(37, 4))
	for _, moves := range []string{"(1,2)(2,1)(3,3)", "(2,6)(3,3)(6,2)"} {
		g := game(t, moves)
		if !g.Charted(chartWork) {
			t.Fatalf("%s: no chart", moves)
		}
		f := newFar(g)
		rays, bad := f.rays(f.runs())
		if bad != nil {
			t.Fatalf("%s: %+v", moves, bad)
		}
		const near = 2048
		b := f.band(near, rays)
		prove := func() bool {
			proved, _ := f.given(b, rays).prove()
			return proved != nil
		}
		if !prove() {
			t.Fatalf("%s: not proved", moves)
		}
		for range testkit.Cases(20, 60) {
			sum := near + r.IntN(b.thick)
			y := r.IntN(sum + 1)
			word := &b.words[y*b.stride+(sum-near)/64]
			*word ^= 1 << ((sum - near) % 64)
			if prove() {
				t.Errorf("%s: proved without (%d,%d)", moves, sum-y, y)
			}
			*word ^= 1 << ((sum - near) % 64)
		}
	}
}

// part says where the bound is on a line x+y = constant, from 0 to 1.
func (b Bound) part() float64 { return float64(b.Along.Y) / float64(length(b.Along)) }

// parts are those of all segments.
func parts(s Survey) (list []Part) {
	for _, a := range s.Segments {
		list = append(list, a.Parts...)
	}
	return list
}

// compare fails unless a far window shows the part's mosaic.
func (s Part) compare(t *testing.T, g Game, i int, at engine.Cell) {
	t.Helper()
	board := enginetest.Board(t, g, engine.Outcomes, engine.OfCell(at))
	for tile := range engine.Tiles(board, engine.Window{W: 200, H: 200}) {
		for y := tile.Y; y < tile.Y+tile.H; y++ {
			for x := tile.X; x < tile.X+tile.W; x++ {
				if got := tile.At(x, y) != 0; got != s.palace(at.X+x, at.Y+y) {
					t.Fatalf("%v, part %d, around %v: (%d,%d) is P: %v", g, i, at, x, y, got)
				}
			}
		}
	}
}
