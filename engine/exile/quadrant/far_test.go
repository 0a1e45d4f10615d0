package quadrant

import (
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine/internal/columnar"
)

// sameAsTable checks that the stretch around column c is a part of the table.
func sameAsTable(t *testing.T, f *Distant, q *Queens, c, before, after int) {
	t.Helper()
	s, err := f.ask(big.NewInt(int64(c)), before, after)
	if err != nil {
		t.Fatalf("columns %d-%d to %d+%d: %v", c, before, c, after, err)
	}
	if !s.Holds(columnar.Place{Index: big.NewInt(int64(c)), Before: min(before, c), After: after}) {
		t.Fatalf("columns %d-%d to %d+%d are not in the stretch", c, before, c, after)
	}
	first := int(s.first.Int64())
	lows := q.lows(first)
	if lows != int(s.lows.Int64()) {
		t.Fatalf("before column %d there are %d low queens, want %d", first, s.lows, lows)
	}
	for i, v := range s.queens {
		r := lows - int(v)
		if v == isLow {
			r = first + i + lows
			lows++
		}
		if want := q.Row(first + i); r != want {
			t.Fatalf("S_%d = %d, want %d", first+i, r, want)
		}
	}
}

// TestFarIsTheTable holds all columns up to some million and random ones far out against
// the table.
func TestFarIsTheTable(t *testing.T) {
	all, n, places := 1_000_000, 10_000_000, 1000
	if testing.Short() {
		all, n, places = 200_000, 1_000_000, 200
	}
	var q Queens
	q.Extend(n)
	f := NewDistant()
	for c := 0; c < all; c += MaxStretch {
		sameAsTable(t, f, &q, c, 0, MaxStretch-1)
	}
	rng := rand.New(rand.NewPCG(3, 4))
	for range places {
		sameAsTable(t, f, &q, rng.IntN(n-100), rng.IntN(100), rng.IntN(100))
	}
	sameAsTable(t, f, &q, surveyed-1, 40, 40)
	sameAsTable(t, f, &q, surveyed, 400, 0)
	sameAsTable(t, f, &q, surveyed-1, 0, MaxStretch-1)
}

// TestNoOtherStates goes through the columns of the table far beyond the survey.
func TestNoOtherStates(t *testing.T) {
	const n = 1_000_000
	f := NewDistant()
	f.survey(surveyed)
	occurring := len(f.states.list)
	if least := slices.Min(f.states.below); f.states.most-least >= spread {
		t.Errorf("the states have from %d to %d queens below: more than the spread", least, f.states.most)
	}
	f.table.Extend(n)
	f.survey(n)
	if len(f.states.list) != occurring {
		t.Errorf("%d states occur below %d, and %d below %d", occurring, surveyed, len(f.states.list), n)
	}
}

// TestFarFind holds the lines through random squares against the table.
func TestFarFind(t *testing.T) {
	const n = 1_000_000
	var q Queens
	q.Extend(n)
	f := NewDistant()
	rng := rand.New(rand.NewPCG(5, 6))
	for range 500 {
		c := 1 + rng.IntN(n>>rng.IntN(18))
		r := rng.IntN(3*c + 10)
		if rng.IntN(2) == 0 { // in line with a queen, or nearly
			d := rng.IntN(c)
			r = max(0, q.Row(d)+[]int{0, c - d, d - c}[rng.IntN(3)]+rng.IntN(3)-1)
		}
		west := big.NewInt(int64(c))
		for name, kind := range map[string]struct {
			near func(int) (int, bool)
			far  func(v, west *big.Int) (Square, bool, error)
			line int
		}{
			"row":          {q.InRow, f.InRow, r},
			"diagonal":     {q.OnDiagonal, f.OnDiagonal, r - c},
			"antidiagonal": {q.OnAntidiagonal, f.OnAntidiagonal, r + c},
		} {
			d, has := kind.near(kind.line)
			has = has && d < c
			got, ok, err := kind.far(big.NewInt(int64(kind.line)), west)
			if err != nil || ok != has || ok && (got.Column.Int64() != int64(d) || got.Row.Int64() != int64(q.Row(d))) {
				t.Fatalf("%s %d west of column %d: %v, %t, %v; want column %d, %t", name, kind.line, c, got, ok, err, d, has)
			}
		}
		if got, err := f.OnColumn(west); err != nil || got.Row.Int64() != int64(q.Row(c)) {
			t.Fatalf("column %d: %v, %v; want row %d", c, got, err, q.Row(c))
		}
	}
}

// TestFarQueens checks what can be checked without a table: queens of a hundred digits do
// not attack each other, and stand near the two lines.
func TestFarQueens(t *testing.T) {
	f := NewDistant()
	rng := rand.New(rand.NewPCG(7, 8))
	for range 10 {
		c := new(big.Int)
		for range 45 {
			c.Lsh(c, 8).Or(c, big.NewInt(rng.Int64N(256)))
		}
		q, err := f.OnColumn(c)
		if err != nil {
			t.Fatal(err)
		}
		for name, find := range map[string]func() (Square, bool, error){
			"row":          func() (Square, bool, error) { return f.InRow(q.Row, q.Column) },
			"diagonal":     func() (Square, bool, error) { return f.OnDiagonal(new(big.Int).Sub(q.Row, q.Column), q.Column) },
			"antidiagonal": func() (Square, bool, error) { return f.OnAntidiagonal(new(big.Int).Add(q.Row, q.Column), q.Column) },
		} {
			if other, ok, err := find(); ok || err != nil {
				t.Fatalf("on the %s of %v stands %v, %v", name, q, other, err)
			}
		}
		line := f.OverPhi(c) // of slope 1/φ
		if q.Row.Cmp(c) > 0 {
			line.Add(line, c)
		}
		if off := line.Sub(line, q.Row); off.CmpAbs(big.NewInt(5)) > 0 {
			t.Errorf("the queen %v is %d rows off her line", q, off)
		}
	}
}

// BenchmarkFar finds the queens around a column, of fifteen and of a hundred digits.
func BenchmarkFar(b *testing.B) {
	for name, digits := range map[string]int64{"15 digits": 15, "100 digits": 100} {
		b.Run(name, func(b *testing.B) {
			f := NewDistant()
			scale := new(big.Int).Exp(big.NewInt(10), big.NewInt(digits), nil)
			rng := rand.New(rand.NewPCG(9, 10))
			for b.Loop() {
				c := new(big.Int).Mul(scale, big.NewInt(rng.Int64N(math.MaxInt32)))
				if _, err := f.OnColumn(c.Rsh(c, 31)); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkFarStretches goes through columns one stretch after the other.
func BenchmarkFarStretches(b *testing.B) {
	f := NewDistant()
	c := int64(1e9)
	for b.Loop() {
		if _, err := f.ask(big.NewInt(c), 0, MaxStretch-1); err != nil {
			b.Fatal(err)
		}
		c += MaxStretch
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/MaxStretch, "ns/column")
}

// BenchmarkSurvey prepares what the first answer far out needs.
func BenchmarkSurvey(b *testing.B) {
	for b.Loop() {
		NewDistant().survey(surveyed)
	}
}
