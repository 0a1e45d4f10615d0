package segment

import (
	"math/rand/v2"
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
