package blocking_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// grid is a window of palace numbers minus k.
type grid struct {
	engine.Window
	rel []int32
}

func (g grid) at(x, y int) int32 { return g.rel[(y-g.Y)*g.W+x-g.X] }

func window(t *testing.T, k int, w engine.Window) grid {
	t.Helper()
	g := grid{w, make([]int32, w.Area())}
	for s := blocking.New(k).Numbers().Source(w); ; {
		tile, ok := s.Next()
		if !ok {
			return g
		}
		for y := tile.Y; !tile.Blank() && y < tile.Y+tile.H; y++ {
			row := g.rel[(y-w.Y)*w.W+tile.X-w.X:][:tile.W]
			for x := range row {
				row[x] = tile.At(tile.X+x, y) - int32(k)
			}
		}
	}
}

// Figure 1 of [CLN15].
func TestFigureOne(t *testing.T) {
	const bits = `11111000000
11100110000
11001001100
10010010011
10100000000
01000001000
01010000000
00100100000
00100000010
00010000100
00010000000`
	const numbers = `0,1,2,3,4,5,5,5,5,5,5
1,3,4,5,5,4,4,5,5,5,5
2,4,6,5,4,5,6,4,4,5,5
3,5,5,4,6,5,4,6,6,4,4
4,5,4,6,7,5,6,5,5,5,5
5,4,5,5,5,5,5,4,5,5,5
5,4,6,4,6,5,7,6,6,5,5
5,5,4,6,5,4,6,7,5,6,5
5,5,4,6,5,5,6,5,5,4,6
5,5,5,4,5,5,5,6,4,7,6
5,5,5,4,5,5,5,5,6,6,5`
	w := engine.Window{W: 11, H: 11}
	enginetest.Shows(t, blocking.New(5), engine.Outcomes, w, bits)
	enginetest.Shows(t, blocking.New(5), engine.PalaceNumbers, w, numbers)
}

func TestSymmetryBoundsAndHood(t *testing.T) {
	for _, k := range []int{1, 2, 7, 20, 131, 400} {
		g := window(t, k, engine.Window{W: 500, H: 450})
		for y := range 450 {
			for x := range 500 {
				v, sees := int(g.at(x, y))+k, x+y+min(x, y)
				if v < 0 || v > 3*k {
					t.Fatalf("k = %d: %d at (%d,%d)", k, v, x, y)
				}
				if sees <= k && v != sees {
					t.Fatalf("k = %d: %d at (%d,%d), in the hood", k, v, x, y)
				}
				if x < 450 && int(g.at(y, x))+k != v {
					t.Fatalf("k = %d: (%d,%d) and its mirror image differ", k, x, y)
				}
			}
		}
	}
}
