package exile_test

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/enginetest"
	"github.com/palacegames/palace/engine/exile"
	"github.com/palacegames/palace/engine/oracle"
)

var games = []engine.Game{exile.Spiral{}, exile.Quadrant{}}

func TestConformance(t *testing.T) {
	for _, g := range games {
		for seed := range uint64(4) {
			enginetest.Run(t, g, enginetest.Options{Family: &exile.Family, Seed: seed})
		}
		enginetest.Run(t, g, enginetest.Options{Family: &exile.Family, Size: 90, Positions: 100})
	}
}

func TestBoards(t *testing.T) {
	for _, b := range []struct {
		game engine.Game
		w    engine.Window
		want string
	}{
		{exile.Quadrant{}, engine.Window{W: 12, H: 12}, `
			100000000000 001000000000 000010000000 010000000000 000100000000 000000001000
			000000000010 000000000000 000000000000 000001000000 000000010000 000000000000`},
		{exile.Spiral{}, engine.Window{X: -8, Y: -8, W: 17, H: 17}, `
			00001000000000000 00000000000000000 00000000000000000 00000100000000000
			00000000000000001 00000000000001000 00000001000000000 00000000001000000
			00000000100000000 00000010000000000 00000000010000000 00010000000000000
			10000000000000000 00000000000100000 00000000000000000 00000000000000000
			00000000000010000`},
	} {
		if got, want := enginetest.Bits(t, b.game, b.w), strings.Join(strings.Fields(b.want), "\n"); got != want {
			t.Errorf("%v:\n%s\nwant\n%s", b.game, got, want)
		}
	}
	for _, b := range []struct {
		game engine.Game
		w    engine.Window
		want string
	}{
		// [DSS20] Table 6 and Figure 4, transposed.
		{exile.Quadrant{}, engine.Window{W: 8, H: 8}, `
			0,1,2,3,4,5,6,7 2,3,0,1,6,7,4,5 1,4,5,2,0,8,3,6 5,0,1,4,3,6,2,8
			3,7,8,0,1,4,5,10 4,2,6,7,5,9,13,3 9,5,4,8,2,3,7,12 10,11,3,6,14,15,8,2`},
		{exile.Spiral{}, engine.Window{X: -3, Y: -3, W: 7, H: 7}, `
			3,6,7,5,2,8,4 10,2,0,4,1,5,6 9,4,1,2,3,0,7 2,5,3,0,4,1,8 7,0,2,1,5,3,9
			6,1,5,3,0,4,10 8,3,4,7,6,2,11`},
	} {
		got := enginetest.Rows(t, b.game, engine.NimValues, b.w)
		if want := strings.Join(strings.Fields(b.want), "\n"); got != want {
			t.Errorf("%v:\n%s\nwant\n%s", b.game, got, want)
		}
	}
}

func TestNotation(t *testing.T) {
	for text, want := range map[string]string{
		"exile:spiral":       "exile:spiral",
		" exile : quadrant ": "exile:quadrant",
	} {
		g, err := enginetest.Parse(&exile.Family, text)
		if err != nil || g.String() != want {
			t.Errorf("%q: %v, %v", text, g, err)
		}
	}
	for text, part := range map[string]string{
		"exile:triangle":  `"triangle" at character 7`,
		"exile:":          "at the end of the text (character 7)",
		"exile":           "at the end of the text (character 6)",
		"exile:Spiral":    `"Spiral" at character 7`,
		"exile:spirals":   `"spirals" at character 7`,
		"exile:spiral@":   `"@" at character 13`,
		"exile spiral":    `"s" at character 7`,
		"exile:5":         `"5" at character 7`,
		"exile:quadrant5": `"5" at character 15`,
	} {
		_, err := enginetest.Parse(&exile.Family, text)
		if err == nil || !strings.HasSuffix(err.Error(), part) {
			t.Errorf("%q: error %v does not end in %s", text, err, part)
		}
	}
}

// numbers walks along the spiral, one step east, one north, two west, two south,
// and so on, and numbers at least size squares.
func numbers(size int) map[engine.Cell]int {
	at := engine.Cell{}
	m := map[engine.Cell]int{at: 0}
	directions := []engine.Cell{{Y: 1}, {X: -1}, {Y: -1}, {X: 1}}
	for side := 0; len(m) < size; side++ {
		d := directions[side%4]
		for range side/2 + 1 {
			at = engine.Cell{X: at.X + d.X, Y: at.Y + d.Y}
			m[at] = len(m)
		}
	}
	return m
}

// TestSpiralRays holds every ray against all squares in line with a lower number.
func TestSpiralRays(t *testing.T) {
	const k = 12
	number := numbers((2*k + 3) * (2*k + 3))
	if number[engine.Cell{X: 1, Y: 2}] != 9 || number[engine.Cell{X: -2, Y: 1}] != 13 {
		t.Fatal("the walk goes the wrong way")
	}
	for x := -k; x <= k; x++ {
		for y := -k; y <= k; y++ {
			p := engine.Position{x, y}
			var want []engine.Position
			for q, n := range number {
				dx, dy := q.X-x, q.Y-y
				if n < number[p.Cell()] && (dx == 0 || dy == 0 || dx == dy || dx == -dy) {
					want = append(want, q.Position())
				}
			}
			slices.SortFunc(want, engine.Position.Compare)
			if got := engine.Options(exile.Spiral{}.Rays(p), p); !slices.EqualFunc(got, want, engine.Position.Equal) {
				t.Fatalf("from %v: %v, want %v", p, got, want)
			}
		}
	}
}

// TestFirstQueens settles queens one by one along the spiral: [DSS20] (1) and,
// with the index that Theorem 1 should have, the arms.
func TestFirstQueens(t *testing.T) {
	const k = 60
	number := numbers((2*k + 1) * (2*k + 1))
	squares := make([]engine.Cell, len(number))
	for c, n := range number {
		squares[n] = c
	}
	var queens []engine.Cell
	used := [4]map[int]bool{{}, {}, {}, {}}
	for _, c := range squares {
		lines := [4]int{c.X, c.Y, c.X - c.Y, c.X + c.Y}
		free := true
		for i, l := range lines {
			free = free && !used[i][l]
		}
		if free {
			for i, l := range lines {
				used[i][l] = true
			}
			queens = append(queens, c)
		}
	}
	for i, want := range []int{0, 9, 13, 17, 21, 82, 92, 102, 112, 228, 244, 260, 276, 445, 467, 489, 511, 630} {
		if got := number[queens[i]]; got != want {
			t.Errorf("queen %d settles on square %d, want %d", i, got, want)
		}
	}
	printed := 0
	for i, q := range queens[1:] {
		p, err := exile.Spiral{}.Solver().Palaces(q.Position())
		if err != nil || len(p) > 0 {
			t.Errorf("%v is a queen, but sees %v, %v", q, p, err)
		}
		// The last square of (3) as printed is (-Y, X), which is the second again.
		if first := queens[1+i/4*4]; i%4 == 3 && q == (engine.Cell{X: -first.Y, Y: first.X}) {
			printed++
		}
	}
	if printed > 0 {
		t.Errorf("%d queens stand where (3) as printed puts q_{4k+4}", printed)
	}
	w := engine.Window{X: -1000, Y: -1000, W: 2001, H: 2001}
	if got := strings.Count(enginetest.Bits(t, exile.Spiral{}, w), "1"); got != 1409 {
		t.Errorf("%d queens in the window of [DSS20] Figure 3, want 1409", got)
	}
}

// TestFarWindows holds windows far from the centre against the solver.
func TestFarWindows(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	solver := exile.Spiral{}.Solver()
	queens := 0
	for range 60 {
		// Around a queen, so that the window is not empty: ask for the palaces of a
		// random square, most of which are far away from it.
		extent := int64(1) << (10 + r.IntN(39))
		p := engine.Position{int(r.Int64N(extent) - extent/2), int(r.Int64N(extent) - extent/2)}
		palaces, err := solver.Palaces(p)
		if err != nil || len(palaces) == 0 {
			continue
		}
		q := palaces[r.IntN(len(palaces))]
		w := engine.Window{X: q[0] - r.IntN(30), Y: q[1] - r.IntN(30), W: 40, H: 40}
		for i, v := range enginetest.Values(t, exile.Spiral{}, engine.Outcomes, w) {
			p := engine.Position{w.X + i%w.W, w.Y + i/w.W}
			palaces, err := solver.Palaces(p)
			if err != nil || (len(palaces) == 0) != (v == 1) {
				t.Fatalf("%v is %d, palaces %v, %v", p, v, palaces, err)
			}
			queens += int(v)
			if i%97 == 0 {
				far, err := solver.(engine.FarSolver).FarPalaces([]*big.Int{big.NewInt(int64(p[0])), big.NewInt(int64(p[1]))})
				if err != nil || !sameFar(far, palaces) {
					t.Fatalf("palaces of %v: %v, far %v", p, palaces, far)
				}
			}
		}
	}
	if queens < 100 {
		t.Errorf("only %d queens compared", queens)
	}
}

func sameFar(far [][]*big.Int, near []engine.Position) bool {
	return slices.EqualFunc(far, near, func(a []*big.Int, b engine.Position) bool {
		return a[0].Cmp(big.NewInt(int64(b[0]))) == 0 && a[1].Cmp(big.NewInt(int64(b[1]))) == 0
	})
}

// TestFarNumbers checks what can be checked without a board: the palaces of a
// square with a hundred digits are in line with it and see no palace, and their
// quarter turns neither.
func TestFarNumbers(t *testing.T) {
	solver := exile.Spiral{}.Solver().(engine.FarSolver)
	r := rand.New(rand.NewPCG(9, 10))
	for range 20 {
		p := make([]*big.Int, 2)
		for i := range p {
			digits := make([]byte, 45)
			for j := range digits {
				digits[j] = byte(r.Uint32())
			}
			p[i] = new(big.Int).SetBytes(digits)
			if r.IntN(2) == 0 {
				p[i].Neg(p[i])
			}
		}
		palaces, err := solver.FarPalaces(p)
		if err != nil || len(palaces) == 0 || len(palaces) > 4 {
			t.Fatalf("palaces of %v: %v, %v", p, palaces, err)
		}
		for _, q := range palaces {
			dx, dy := new(big.Int).Sub(q[0], p[0]), new(big.Int).Sub(q[1], p[1])
			if dx.Sign() != 0 && dy.Sign() != 0 && dx.CmpAbs(dy) != 0 {
				t.Fatalf("%v is not in line with %v", q, p)
			}
			for range 4 {
				q = []*big.Int{new(big.Int).Neg(q[1]), q[0]}
				if seen, err := solver.FarPalaces(q); err != nil || len(seen) > 0 {
					t.Fatalf("the palace %v sees %v, %v", q, seen, err)
				}
			}
		}
	}
}

func TestBadFarPositions(t *testing.T) {
	solver := exile.Spiral{}.Solver().(engine.FarSolver)
	one, huge := big.NewInt(1), new(big.Int).Lsh(big.NewInt(1), 40000)
	for _, p := range [][]*big.Int{nil, {one}, {one, one, one}, {one, nil}, {huge, one}} {
		if _, err := solver.FarPalaces(p); err == nil {
			t.Errorf("%d numbers are taken for a position", len(p))
		}
	}
}

// TestCount holds coarse pixels against finer ones, far out and for high levels.
func TestCount(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	for _, g := range games {
		b := g.Board(engine.Outcomes).(engine.Counter)
		for range 40 {
			w, h, level := 1+r.IntN(6), 1+r.IntN(6), 1+r.IntN(12)
			x, y := r.IntN(3000), r.IntN(3000)
			if g == engine.Game(exile.Spiral{}) {
				x, y = r.IntN(1<<r.IntN(48))-r.IntN(3000), r.IntN(1<<r.IntN(48))-1<<20
				level = 1 + r.IntN(30)
			}
			coarse, fine := make([]uint32, w*h), make([]uint32, 4*w*h)
			b.Count(x, y, w, h, level, coarse)
			b.Count(x, y, 2*w, 2*h, level-1, fine)
			for i, n := range fine {
				coarse[i/(2*w)/2*w+i%(2*w)/2] -= n
			}
			if slices.Max(coarse) != 0 {
				t.Fatalf("%v: counts at level %d, %d,%d do not add up: %v", g, level, x, y, coarse)
			}
		}
	}
	all := make([]uint32, 1)
	exile.Spiral{}.Board(engine.Outcomes).(engine.Counter).Count(-1000, -1000, 1, 1, 11, all)
	if w := (engine.Window{X: -1000, Y: -1000, W: 2048, H: 2048}); int(all[0]) != strings.Count(enginetest.Bits(t, exile.Spiral{}, w), "1") {
		t.Errorf("%d queens counted", all[0])
	}
}

func TestRefusals(t *testing.T) {
	huge := 2_000_000_000
	for _, g := range games {
		for _, k := range g.Kinds() {
			b := g.Board(k)
			for _, w := range []engine.Window{{}, {W: 5}, {W: huge, H: huge}, {X: b.Plane().X + b.Plane().W, W: 1, H: 1}} {
				if b.Check(w) == nil {
					t.Errorf("%v: %v board of %+v is not refused", g, k, w)
				}
			}
		}
		for _, p := range []engine.Position{{1}, {1, 2, 3}, {2_000_000_000_000_000, 1}, {1, 2_000_000_000_000_000}} {
			if _, err := g.Solver().Palaces(p); err == nil {
				t.Errorf("%v: position %v is not refused", g, p)
			}
		}
		if _, err := g.Solver().Sights(engine.Position{100_000_000, 100_000_000}); err == nil {
			t.Errorf("%v: too many sights are not refused", g)
		}
	}
	for _, x := range []struct {
		game engine.Game
		kind engine.Kind
		w    engine.Window
		says string
	}{
		{exile.Quadrant{}, engine.NimValues, engine.Window{W: 50000, H: 50000}, "the largest size that works is "},
		{exile.Quadrant{}, engine.NimValues, engine.Window{X: 1e8, Y: 1e8, W: 5, H: 5}, " at 0,0"},
		{exile.Quadrant{}, engine.Outcomes, engine.Window{W: 1e9, H: 1e9}, "the largest size that works is "},
		{exile.Quadrant{}, engine.Outcomes, engine.Window{X: 1e10, Y: 1e10, W: 9, H: 9}, "180000000x180000000 at 0,0"},
		{exile.Spiral{}, engine.NimValues, engine.Window{X: -20000, Y: -20000, W: 40001, H: 40001}, "the largest size that works is "},
	} {
		b := x.game.Board(x.kind)
		err := b.Check(x.w)
		if err == nil || !strings.Contains(err.Error(), x.says) {
			t.Errorf("%v, %+v: %v", x.game, x.w, err)
		}
	}
}

func FuzzWindows(f *testing.F) {
	oracles := []*oracle.Oracle{oracle.New(games[0]), oracle.New(games[1])}
	f.Add(false, false, int16(-8), int16(-8), uint8(17), uint8(17))
	f.Add(true, true, int16(30), int16(20), uint8(40), uint8(3))
	f.Fuzz(func(t *testing.T, quadrant, nim bool, x, y int16, w, h uint8) {
		game, oracle, kind := games[0], oracles[0], engine.Outcomes
		window := engine.Window{X: int(x) % 70, Y: int(y) % 70, W: 1 + int(w)%64, H: 1 + int(h)%64}
		if quadrant {
			game, oracle = games[1], oracles[1]
			window.X, window.Y = max(window.X, -window.X), max(window.Y, -window.Y)
		}
		if nim {
			kind = engine.NimValues
		}
		got := enginetest.Values(t, game, kind, window)
		if want := oracle.Values(kind, window); !slices.Equal(got, want) {
			t.Fatalf("%v %v of %+v differ", game, kind, window)
		}
	})
}

// FuzzPalaces holds the solver's answers far out against big integers, and checks
// that what it calls a palace has none.
func FuzzPalaces(f *testing.F) {
	f.Add(int64(3), int64(5))
	f.Add(int64(-987654321012), int64(543689012692))
	f.Fuzz(func(t *testing.T, x, y int64) {
		const reach = 1e15
		p := engine.Position{int(x % reach), int(y % reach)}
		solver := exile.Spiral{}.Solver()
		palaces, err := solver.Palaces(p)
		if err != nil {
			t.Fatal(err)
		}
		far, err := solver.(engine.FarSolver).FarPalaces([]*big.Int{big.NewInt(int64(p[0])), big.NewInt(int64(p[1]))})
		if err != nil || !sameFar(far, palaces) {
			t.Fatalf("palaces of %v: %v, far %v, %v", p, palaces, far, err)
		}
		for _, q := range palaces {
			if !engine.Reaches(exile.Spiral{}.Rays(p), p, q) {
				t.Fatalf("the palace %v is no option of %v", q, p)
			}
			if seen, err := solver.Palaces(q); err != nil || len(seen) > 0 {
				t.Fatalf("the palace %v sees %v, %v", q, seen, err)
			}
		}
	})
}
