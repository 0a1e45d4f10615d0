package oeis_test

import (
	"runtime"
	"testing"

	"github.com/palacegames/palace/engine/exile/quadrant"
	"github.com/palacegames/palace/engine/oeis"
	"github.com/palacegames/palace/internal/testkit"
)

// start begins a sequence.
func start(t *testing.T, id string) (next func()) {
	t.Helper()
	s, err := oeis.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	member := s.Start()
	return func() { member() }
}

// held returns how many bytes are in use.
func held() float64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return float64(m.HeapAlloc)
}

// TestMemoryIsBounded goes on with the queens' sequences beyond what a Far keeps a table of:
// from there on nothing grows.
func TestMemoryIsBounded(t *testing.T) {
	if testing.Short() {
		t.Skip("some ten million members")
	}
	for _, id := range []string{"A275895", "A275897"} {
		next := start(t, id)
		for range 7_000_000 {
			next()
		}
		before := held()
		for range 4_000_000 {
			next()
		}
		if grown := held() - before; grown > 1<<18 {
			t.Errorf("%s takes %.0f bytes more for four million members more", id, grown)
		}
		next()
	}
}

// TestMostValuesFit measures a board of nim-values, which grows with the members: the most
// that can be had fit a gigabyte.
func TestMostValuesFit(t *testing.T) {
	for i, id := range []string{"A004481", "A274528", "A274641", "A274650", "A275609", "A307282", "A308884", "A308896"} {
		n := 1_000_000
		if i > 2 { // those take long
			n = testkit.Part(200_000, n)
		}
		before := held()
		next := start(t, id)
		for range n {
			next()
		}
		s, _ := oeis.Find(id)
		if whole := (held() - before) / float64(n) * float64(s.Most); whole > 1<<30 {
			t.Errorf("%s takes %.1f gigabytes for %d members", id, whole/(1<<30), s.Most)
		}
		next()
	}
}

// TestWythoffIsCheap counts what Wythoff's sequences allocate: as much as the queens' rows.
func TestWythoffIsCheap(t *testing.T) {
	allocations := func(id string) float64 {
		next := start(t, id)
		for range 1000 {
			next()
		}
		return testing.AllocsPerRun(1000, next)
	}
	most := allocations("A275895")
	for _, id := range []string{"A000201", "A001950", "A002251", "A003849"} {
		if n := allocations(id); n > most {
			t.Errorf("%s allocates %.0f times a member, A275895 %.0f times", id, n, most)
		}
	}
}

// TestSquaresAlongAntidiagonals holds the order of the squares against the table, in which
// each antidiagonal is looked up.
func TestSquaresAlongAntidiagonals(t *testing.T) {
	const n = 200_000
	var queens quadrant.Queens
	queens.Extend(2 * n)
	squares := first(t, "A275897", n)
	sum := 0
	for i, square := range squares {
		column, ok := queens.OnAntidiagonal(sum)
		for !ok {
			sum++
			column, ok = queens.OnAntidiagonal(sum)
		}
		if want := sum*(sum+1)/2 + column; square != want {
			t.Fatalf("member %d is %d, want %d", i+1, square, want)
		}
		sum++
	}
}
