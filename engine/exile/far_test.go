package exile_test

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// TestFarWindows holds windows far from the centre against the solver.
func TestFarWindows(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	solver := onSpiral.Solve()
	queens := 0
	windows := testkit.Rounds(60)
	for range windows {
		// Around a queen, so that the window is not empty: ask for the palaces of a
		// random square, most of which are far away from it.
		extent := int64(1) << (10 + r.IntN(39))
		p := engine.At(int(r.Int64N(extent)-extent/2), int(r.Int64N(extent)-extent/2))
		palaces, err := solver.Palaces(p)
		if err != nil || len(palaces) == 0 {
			continue
		}
		q := palaces[r.IntN(len(palaces))]
		w := engine.Window{X: q.At(0).Clamp() - r.IntN(30), Y: q.At(1).Clamp() - r.IntN(30), W: 40, H: 40}
		for i, v := range enginetest.Values(t, onSpiral, engine.Outcomes, w) {
			p := engine.At(w.X+i%w.W, w.Y+i/w.W)
			palaces, err := solver.Palaces(p)
			if err != nil || (len(palaces) == 0) != (v == 1) {
				t.Fatalf("%v is %d, palaces %v, %v", p, v, palaces, err)
			}
			queens += int(v)
			if i%97 == 0 {
				everyMethod(t, onSpiral, p, palaces)
			}
		}
	}
	if queens < 2*windows {
		t.Errorf("only %d queens compared in %d windows", queens, windows)
	}
}

// everyMethod fails unless all methods that answer about p say the same of its palaces.
func everyMethod(t *testing.T, g engine.Game, p engine.Position, palaces []engine.Position) {
	t.Helper()
	for _, m := range g.Solve() {
		if m.Palaces == nil || m.Fits(engine.Query{Ask: engine.AskPalaces, At: p}) != nil {
			continue
		}
		if got, err := m.Palaces(p); err != nil || !slices.Equal(got, palaces) {
			t.Fatalf("palaces of %v: %v, and by %q %v, %v", p, palaces, m.Name, got, err)
		}
	}
}

// TestFarNumbers checks what can be checked without a board: the palaces of a
// square with a hundred digits are in line with it and see no palace, and their
// quarter turns neither.
func TestFarNumbers(t *testing.T) {
	solver := onSpiral.Solve()
	r := rand.New(rand.NewPCG(9, 10))
	for range 20 {
		var c [2]engine.Int
		for i := range c {
			digits := make([]byte, 45)
			for j := range digits {
				digits[j] = byte(r.Uint32())
			}
			if c[i] = engine.Big(new(big.Int).SetBytes(digits)); r.IntN(2) == 0 {
				c[i] = engine.Num(0).Minus(c[i])
			}
		}
		p := engine.Of(c[:]...)
		palaces, err := solver.Palaces(p)
		if err != nil || len(palaces) == 0 || len(palaces) > 4 {
			t.Fatalf("palaces of %v: %v, %v", p, palaces, err)
		}
		for _, q := range palaces {
			dx, dy := q.At(0).Minus(c[0]), q.At(1).Minus(c[1])
			if dx.Sign() != 0 && dy.Sign() != 0 && dx != dy && dx != engine.Num(0).Minus(dy) {
				t.Fatalf("%v is not in line with %v", q, p)
			}
			for range 4 {
				q = engine.Of(engine.Num(0).Minus(q.At(1)), q.At(0))
				if seen, err := solver.Palaces(q); err != nil || len(seen) > 0 {
					t.Fatalf("the palace %v sees %v, %v", q, seen, err)
				}
			}
		}
	}
}

func TestBadFarPositions(t *testing.T) {
	one, huge := engine.Num(1), engine.Big(new(big.Int).Lsh(big.NewInt(1), 40000))
	for _, p := range []engine.Position{{}, engine.Of(one), engine.Of(one, one, one), engine.Of(huge, one)} {
		if enginetest.Refusal(onSpiral, p) == nil {
			t.Errorf("%d numbers are taken for a position", p.Dim())
		}
	}
}

// FuzzPalaces holds the solver's answers far out against big integers, and checks
// that what it calls a palace has none.
func FuzzPalaces(f *testing.F) {
	f.Add(int64(3), int64(5))
	f.Add(int64(-987654321012), int64(543689012692))
	f.Fuzz(func(t *testing.T, x, y int64) {
		const reach = 1e15
		p := engine.At(int(x%reach), int(y%reach))
		solver := onSpiral.Solve()
		palaces, err := solver.Palaces(p)
		if err != nil {
			t.Fatal(err)
		}
		everyMethod(t, onSpiral, p, palaces)
		for _, q := range palaces {
			if !engine.Reaches(onSpiral.Rays(p), q) {
				t.Fatalf("the palace %v is no option of %v", q, p)
			}
			if seen, err := solver.Palaces(q); err != nil || len(seen) > 0 {
				t.Fatalf("the palace %v sees %v, %v", q, seen, err)
			}
		}
	})
}

// TestFarBoardsNear puts far boards next to queens that the board around the centre
// shows, and holds windows of all sizes against it, squares and counts.
func TestFarBoardsNear(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	near := enginetest.Board(t, onSpiral, engine.Outcomes, engine.Position{})
	solver := onSpiral.Solve()
	queens := 0
	for i := range 40 {
		extent := int64(1) << (4 + r.IntN(43))
		origin := engine.At(int(r.Int64N(extent)-extent/2), int(r.Int64N(extent)-extent/2))
		if palaces, err := solver.Palaces(origin); err != nil {
			t.Fatal(err)
		} else if len(palaces) > 0 {
			origin = palaces[r.IntN(len(palaces))]
		}
		far := enginetest.Board(t, onSpiral, engine.Outcomes, origin)
		w := engine.Window{X: r.IntN(600) - 500, Y: r.IntN(600) - 500, W: 1 + r.IntN(500), H: 1 + r.IntN(500)}
		seen := engine.Window{X: w.X + origin.At(0).Clamp(), Y: w.Y + origin.At(1).Clamp(), W: w.W, H: w.H}
		want := outcomes(t, near, seen)
		if got := outcomes(t, far, w); !slices.Equal(got, want) {
			t.Fatalf("around %v the window %+v differs", origin, w)
		}
		for _, p := range want {
			queens += int(p)
		}
		sameCounts(t, far, near, w, seen, i%8)
	}
	if queens < 500 {
		t.Errorf("only %d queens compared", queens)
	}
}

// sameCounts checks that the far board counts the same P-positions from the corner of w on
// as the near one from that of seen, which is the same square.
func sameCounts(t *testing.T, far, near *engine.Board, w, seen engine.Window, level int) {
	t.Helper()
	var counters [2]engine.Counter
	for i, b := range []*engine.Board{far, near} {
		var ok bool
		if counters[i], ok = b.Counter(engine.Window{}); !ok {
			t.Fatalf("the board of %v does not count", b.Map())
		}
	}
	got, want := make([]uint32, 400), make([]uint32, 400)
	counters[0].Count(w.X, w.Y, 20, 20, level, got)
	counters[1].Count(seen.X, seen.Y, 20, 20, level, want)
	if !slices.Equal(got, want) {
		t.Fatalf("the counts at %d,%d and %d,%d of level %d differ", w.X, w.Y, seen.X, seen.Y, level)
	}
}

// outcomes returns 1 for each P-position of a window, row by row.
func outcomes(t *testing.T, board engine.Bounded, w engine.Window) []int32 {
	t.Helper()
	values, err := engine.Values(board, w)
	if err != nil {
		t.Fatal(err)
	}
	return values
}
