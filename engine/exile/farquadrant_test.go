package exile_test

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile"
	"github.com/palacegames/palace/engine/exile/quadrant"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// TestFarQuadrantPalaces holds the solver against the table, beyond where it uses that, and
// with big integers everywhere.
func TestFarQuadrantPalaces(t *testing.T) {
	const n = 3_000_000
	var queens quadrant.Queens
	queens.Extend(n)
	r := rand.New(rand.NewPCG(13, 14))
	solver, ms := onQuadrant.Solve(), exile.Quadrant{}.Solve()
	descent := ms[slices.IndexFunc(ms, func(m engine.Method) bool { return m.Name == "Descent by φ" })]
	seen := 0
	for range 400 {
		c := 1 + r.IntN(n>>r.IntN(18))
		x := r.IntN(2*c + 10)
		if d := r.IntN(c); r.IntN(2) == 0 { // in line with a queen
			x = max(0, queens.Row(d)+[]int{0, c - d, d - c}[r.IntN(3)])
		}
		p := engine.At(x, c)
		var want []engine.Position
		add := func(d int, ok bool) {
			if ok && (d < c || d == c && queens.Row(d) < x) {
				want = append(want, engine.At(queens.Row(d), d))
			}
		}
		add(queens.InRow(x))
		add(queens.OnDiagonal(x - c))
		add(queens.OnAntidiagonal(x + c))
		if queens.Row(c) < x {
			add(c, true)
		}
		slices.SortFunc(want, engine.Position.Compare)
		got, err := solver.Palaces(p)
		if err != nil || !slices.Equal(got, want) {
			t.Fatalf("palaces of %v: %v, %v, want %v", p, got, err, want)
		}
		far, err := descent.Palaces(p)
		if err != nil || !slices.Equal(far, want) {
			t.Fatalf("far palaces of %v: %v, %v, want %v", p, far, err, want)
		}
		seen += len(want)
	}
	if seen < 400 {
		t.Errorf("only %d palaces compared", seen)
	}
}

// TestFarQuadrantBoards puts boards next to queens far out and holds their windows, squares
// and counts, against each other and against the table.
func TestFarQuadrantBoards(t *testing.T) {
	const n = 2_000_000
	var queens quadrant.Queens
	queens.Extend(n)
	r := rand.New(rand.NewPCG(15, 16))
	near := enginetest.Board(t, onQuadrant, engine.Outcomes, engine.Position{})
	found := 0
	for i := range 30 {
		c := r.IntN(n >> r.IntN(12))
		origin := engine.At(queens.Row(c), c)
		far := enginetest.Board(t, onQuadrant, engine.Outcomes, origin)
		w := engine.Window{X: r.IntN(300) - 400, Y: r.IntN(300) - 400, W: 200 + r.IntN(400), H: 200 + r.IntN(400)}
		w = w.Intersect(far.Plane())
		seen := engine.Window{X: w.X + origin.At(0).Clamp(), Y: w.Y + origin.At(1).Clamp(), W: w.W, H: w.H}
		want := make([]int32, w.Area())
		for y := range w.H {
			if x := queens.Row(min(seen.Y+y, queens.Len()-1)) - seen.X; x >= 0 && x < w.W {
				want[y*w.W+x] = 1
				found++
			}
		}
		if got := outcomes(t, far, w); !slices.Equal(got, want) {
			t.Fatalf("around %v the window %+v differs", origin, w)
		}
		if got := outcomes(t, near, seen); !slices.Equal(got, want) {
			t.Fatalf("the window %+v differs", seen)
		}
		sameCounts(t, far, near, w, seen, i%8)
	}
	if found < 3000 {
		t.Errorf("only %d queens compared", found)
	}
}

// TestFarQuadrantNumbers checks what can be checked without a table: the palaces of a
// square with a hundred digits, at least the one in its column if that is above, are in
// line with it and see no palace.
func TestFarQuadrantNumbers(t *testing.T) {
	solver := onQuadrant.Solve()
	x, _ := new(big.Int).SetString(strings.Repeat("9", 100), 10)
	y, _ := new(big.Int).SetString(strings.Repeat("31", 50), 10)
	p := engine.Of(engine.Big(x), engine.Big(y))
	palaces, err := solver.Palaces(p)
	if err != nil || len(palaces) == 0 {
		t.Fatal(palaces, err)
	}
	for _, q := range palaces {
		if !engine.Reaches(onQuadrant.Rays(p), q) {
			t.Errorf("the palace %v is no option of %v", q, p)
		}
		if seen, err := solver.Palaces(q); err != nil || len(seen) > 0 {
			t.Errorf("the palace %v sees %v, %v", q, seen, err)
		}
	}
}

func TestTooManyDigits(t *testing.T) {
	huge := engine.Big(new(big.Int).Lsh(big.NewInt(1), 4000))
	if enginetest.Refusal(onQuadrant, engine.Of(huge, engine.Num(1))) == nil {
		t.Error("2^4000 is taken for a coordinate")
	}
}

// BenchmarkFarQuadrant answers for coordinates of fifteen, of a hundred and of a thousand
// digits, each time.
func BenchmarkFarQuadrant(b *testing.B) {
	for name, digits := range map[string]int{"15 digits": 15, "100 digits": 100, "1000 digits": 1000} {
		b.Run(name, func(b *testing.B) {
			x, _ := new(big.Int).SetString(strings.Repeat("9", digits), 10)
			y, _ := new(big.Int).SetString(strings.Repeat("7", digits), 10)
			for b.Loop() {
				if _, err := onQuadrant.Solve().Palaces(engine.Of(engine.Big(x), engine.Big(y))); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
