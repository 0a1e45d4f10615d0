package exile_test

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/enginetest"
)

// TestFarWindows holds windows far from the centre against the solver.
func TestFarWindows(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	solver := onSpiral.Solver()
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
		for i, v := range enginetest.Values(t, onSpiral, engine.Outcomes, w) {
			p := engine.Position{w.X + i%w.W, w.Y + i/w.W}
			palaces, err := solver.Palaces(p)
			if err != nil || (len(palaces) == 0) != (v == 1) {
				t.Fatalf("%v is %d, palaces %v, %v", p, v, palaces, err)
			}
			queens += int(v)
			if i%97 == 0 {
				far, err := solver.(engine.FarSolver).FarPalaces(p.Far())
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

func sameFar(far []engine.FarPosition, near []engine.Position) bool {
	return slices.EqualFunc(far, near, func(a engine.FarPosition, b engine.Position) bool { return a.Equal(b.Far()) })
}

// TestFarNumbers checks what can be checked without a board: the palaces of a
// square with a hundred digits are in line with it and see no palace, and their
// quarter turns neither.
func TestFarNumbers(t *testing.T) {
	solver := onSpiral.Solver().(engine.FarSolver)
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
	solver := onSpiral.Solver().(engine.FarSolver)
	one, huge := big.NewInt(1), new(big.Int).Lsh(big.NewInt(1), 40000)
	for _, p := range [][]*big.Int{nil, {one}, {one, one, one}, {one, nil}, {huge, one}} {
		if _, err := solver.FarPalaces(p); err == nil {
			t.Errorf("%d numbers are taken for a position", len(p))
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
		p := engine.Position{int(x % reach), int(y % reach)}
		solver := onSpiral.Solver()
		palaces, err := solver.Palaces(p)
		if err != nil {
			t.Fatal(err)
		}
		far, err := solver.(engine.FarSolver).FarPalaces(p.Far())
		if err != nil || !sameFar(far, palaces) {
			t.Fatalf("palaces of %v: %v, far %v, %v", p, palaces, far, err)
		}
		for _, q := range palaces {
			if !engine.Reaches(onSpiral.Rays(p), p, q) {
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
	near := onSpiral.Board(engine.Outcomes)
	solver := onSpiral.Solver()
	queens := 0
	for i := range 40 {
		extent := int64(1) << (4 + r.IntN(43))
		origin := engine.Position{int(r.Int64N(extent) - extent/2), int(r.Int64N(extent) - extent/2)}
		if palaces, err := solver.Palaces(origin); err != nil {
			t.Fatal(err)
		} else if len(palaces) > 0 {
			origin = palaces[r.IntN(len(palaces))]
		}
		far := onSpiral.(engine.Farther).FarBoard(origin.Far())
		w := engine.Window{X: r.IntN(600) - 500, Y: r.IntN(600) - 500, W: 1 + r.IntN(500), H: 1 + r.IntN(500)}
		seen := engine.Window{X: w.X + origin[0], Y: w.Y + origin[1], W: w.W, H: w.H}
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
func sameCounts(t *testing.T, far, near engine.Board, w, seen engine.Window, level int) {
	t.Helper()
	got, want := make([]uint32, 400), make([]uint32, 400)
	far.(engine.Counter).Count(w.X, w.Y, 20, 20, level, got)
	near.(engine.Counter).Count(seen.X, seen.Y, 20, 20, level, want)
	if !slices.Equal(got, want) {
		t.Fatalf("the counts at %d,%d and %d,%d of level %d differ", w.X, w.Y, seen.X, seen.Y, level)
	}
}

// outcomes returns 1 for each P-position of a window, row by row.
func outcomes(t *testing.T, board engine.Board, w engine.Window) []int32 {
	t.Helper()
	if err := board.Check(w); err != nil {
		t.Fatal(err)
	}
	return engine.Values(board, w)
}
