package blocking_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/enginetest"
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

// The game of Section 1 of [CLN15] from (3, 3): four palaces can be reached.
func TestExampleGame(t *testing.T) {
	solver := blocking.New(5).Solve()
	palaces, err := solver.Palaces(engine.At(3, 3))
	if err != nil || len(palaces) != 4 {
		t.Fatalf("palaces %v, %v", palaces, err)
	}
	for i, want := range []engine.Position{engine.At(0, 0), engine.At(0, 3), engine.At(1, 1), engine.At(3, 0)} {
		if palaces[i] != want {
			t.Errorf("palace %d is %v, want %v", i, palaces[i], want)
		}
	}
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

// Game 1 is Wythoff Nim: the n-th pair is the least number not used yet, and n more.
func TestGameOneIsWythoffNim(t *testing.T) {
	const edge = 700
	used, pair := map[int]bool{}, map[[2]int]bool{}
	for a, n := 0, 0; a < edge; a++ {
		if !used[a] {
			used[a], used[a+n] = true, true
			pair[[2]int{a, a + n}], pair[[2]int{a + n, a}] = true, true
			n++
		}
	}
	g := window(t, 1, engine.Window{W: edge, H: edge})
	for y := range edge {
		for x := range edge {
			if (g.at(x, y) < 0) != pair[[2]int{x, y}] {
				t.Fatalf("(%d,%d)", x, y)
			}
		}
	}
}

// The épaulettes: the upper right one goes from the casing to about the line
// x = k + 0.41y. The periods that [CLN15] prints, (5,1) and (4,3), are those of the
// lower left one; here they are (1,5) and (3,4). The rift's period (81,31) is one of
// this épaulette, too, and its mirror image (31,81) one of the other (Section 3.2).
func TestEpaulettes(t *testing.T) {
	pattern := [11]int32{0, -1, 0, -1, 1, -1, 0, -1, 1, -1, 1}
	counts := map[int32]int{}
	for _, v := range pattern {
		counts[v]++
	}
	if counts[-1] != 5 || counts[0] != 3 || counts[1] != 3 {
		t.Errorf("the pattern holds %v", counts)
	}
	for _, k := range []int{498, 499, 500, 3000, 3001} {
		g := window(t, k, engine.Window{W: k + k/4, H: k / 3})
		inside := func(x, y int) bool {
			return x < g.W && y < g.H && x+2*y >= k && 100*(x-k) <= 41*y-200
		}
		squares := 0
		tried, mirrored := map[[2]int]int{}, map[[2]int]int{}
		for y := range g.H {
			for x := range g.W {
				if !inside(x, y) {
					continue
				}
				squares++
				if got, want := g.at(x, y), pattern[((6*(x-k)+y)%11+11)%11]; got != want {
					t.Fatalf("k = %d: %d at (%d,%d), want %d", k, got, x, y, want)
				}
				for _, p := range [][2]int{{1, 5}, {3, 4}, {2, -1}, {81, 31}} {
					if inside(x+p[0], y+p[1]) {
						tried[p]++
						if g.at(x+p[0], y+p[1]) != g.at(x, y) {
							t.Fatalf("k = %d: (%d,%d) does not repeat after %v", k, x, y, p)
						}
					}
				}
				for _, p := range [][2]int{{5, 1}, {4, 3}, {31, 81}} {
					if inside(x+p[0], y+p[1]) && g.at(x+p[0], y+p[1]) != g.at(x, y) {
						mirrored[p]++
					}
				}
			}
		}
		if squares < k*k/20 || len(tried) < 4 || len(mirrored) < 3 {
			t.Errorf("k = %d: %d squares, periods tried: %v, squares against those of the other épaulette: %v", k, squares, tried, mirrored)
		}
	}
}

// Figure 3 of [CLN15]: games 100 and 1000 agree at the nose and at the shoulder.
func TestSmallGamesInLargeOnes(t *testing.T) {
	for _, c := range []struct{ small, shift engine.Cell }{
		{engine.Cell{}, engine.Cell{X: 300, Y: 300}},
		{engine.Cell{X: 210}, engine.Cell{X: 900}},
	} {
		a := window(t, 100, engine.Window{X: c.small.X, Y: c.small.Y, W: 100, H: 100})
		b := window(t, 1000, engine.Window{X: c.small.X + c.shift.X, Y: c.small.Y + c.shift.Y, W: 100, H: 100})
		differ := 0
		for i := range a.rel {
			if a.rel[i] != b.rel[i] {
				differ++
			}
		}
		if differ > 0 {
			t.Errorf("shifted by %v, %d squares differ", c.shift, differ)
		}
	}
}

// Figure 4 of [CLN15]: 497 and 500 agree in the hood when shifted by (1,1), 499 and
// 500 in the half of it on and right of the diagonal when shifted by (1,0).
func TestComparedGames(t *testing.T) {
	g497 := window(t, 497, engine.Window{W: 600, H: 600})
	g499 := window(t, 499, engine.Window{W: 600, H: 600})
	g500 := window(t, 500, engine.Window{W: 601, H: 601})
	hood, half, row := 0, 0, 0
	for y := range 600 {
		for x := range 600 {
			if x+y+min(x, y) < 497 {
				hood++
				if g497.at(x, y) != g500.at(x+1, y+1) {
					t.Fatalf("497 and 500 differ at (%d,%d)", x, y)
				}
			}
			if x >= y && x+2*y < 499 {
				half++
				if g499.at(x, y) != g500.at(x+1, y) {
					t.Fatalf("499 and 500 differ at (%d,%d)", x, y)
				}
			}
		}
		if g497.at(y, 0) != g500.at(y+1, 1) {
			row++
		}
		if g499.at(y, 0) != g500.at(y+1, 0) {
			t.Fatalf("499 and 500 differ in row 0 at %d", y)
		}
	}
	if hood != 82668 || half != 41750 || row != 2 {
		t.Errorf("%d squares of the hood, %d of the half, %d differing in row 0", hood, half, row)
	}
}

// Outside the hood game 500 has seven values on 3000×3000; the eighth, -4, comes
// far out, where [CLN15] counts eight.
func TestStatesOfGame500(t *testing.T) {
	g := window(t, 500, engine.Window{W: 3000, H: 3000})
	seen := map[int32]int{}
	for y := range 3000 {
		for x := range 3000 {
			if x+y+min(x, y) >= 500 {
				seen[g.at(x, y)]++
			}
		}
	}
	for v := int32(-3); v <= 3; v++ {
		if seen[v] == 0 {
			t.Errorf("no %d", v)
		}
	}
	if len(seen) != 7 || g.at(546, 45) != -3 || g.at(616, 195) != 3 {
		t.Errorf("values %v", seen)
	}
	for _, c := range []engine.Cell{{X: 18979, Y: 7144}, {X: 7144, Y: 18979}} {
		far := window(t, 500, engine.Window{X: c.X, Y: c.Y, W: 1, H: 1})
		if far.at(c.X, c.Y) != -4 {
			t.Errorf("%d at %v, want -4", far.at(c.X, c.Y), c)
		}
	}
}
