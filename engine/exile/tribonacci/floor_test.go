package tribonacci_test

import (
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	tri "github.com/palacegames/palace/engine/exile/tribonacci"
)

func TestFloorAndRank(t *testing.T) {
	for name, s := range map[string]*tri.Sequence{"A": tri.A, "X": tri.X, "Y": tri.Y, "M": tri.M, "P": tri.P} {
		n := 0
		for v := range 30000 {
			exact := s.At(n+1) == v
			if exact {
				n++
			}
			if got := s.Rank(v); got != n {
				t.Fatalf("%s.Rank(%d) = %d, want %d", name, v, got, n)
			}
			if n > 0 {
				e, hit := s.Floor(v)
				if hit != exact || tri.N.Value(e) != n {
					t.Fatalf("%s.Floor(%d) = %d, %v; want %d, %v", name, v, tri.N.Value(e), hit, n, exact)
				}
			}
		}
	}
}

func TestFarAgreesWithNear(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for i := range 3000 {
		v := 4 + r.IntN(100)
		if i > 500 {
			v = 4 + r.IntN(tri.Max>>r.IntN(40))
		}
		for _, s := range []*tri.Sequence{tri.N, tri.C, tri.X, tri.Y, tri.M, tri.P} {
			e, exact := s.Floor(v)
			far, farExact := s.BigFloor(big.NewInt(int64(v)))
			if exact != farExact {
				t.Fatalf("Floor and BigFloor of %d differ: %v, %v", v, exact, farExact)
			}
			for j := range max(64, len(far)) {
				if (e>>j&1 == 1) != (j < len(far) && far[j]) {
					t.Fatalf("digit %d of the floor of %d differs", j, v)
				}
			}
			if got := tri.P.BigValue(far); got.Cmp(big.NewInt(int64(tri.P.Value(e)))) != 0 {
				t.Fatalf("BigValue is %v, want %d", got, tri.P.Value(e))
			}
		}
	}
}

func FuzzBigFloor(f *testing.F) {
	f.Add([]byte{9, 8, 7, 6, 5, 4, 3, 2, 1})
	f.Add([]byte(strings.Repeat("\xff", 60)))
	f.Fuzz(func(t *testing.T, digits []byte) {
		v := new(big.Int).SetBytes(digits)
		v.Add(v, big.NewInt(3))
		for _, s := range []*tri.Sequence{tri.X, tri.Y, tri.M, tri.P} {
			e, exact := s.BigFloor(v)
			low := s.BigValue(e)
			if (low.Cmp(v) == 0) != exact || low.Cmp(v) > 0 {
				t.Fatalf("the floor of %v is %v, exact %v", v, low, exact)
			}
			gap := new(big.Int).Sub(v, low)
			if gap.Cmp(big.NewInt(5)) >= 0 {
				t.Fatalf("the floor of %v is %v: no gap is that wide", v, low)
			}
			for j := range e {
				if j >= 2 && e[j] && e[j-1] && e[j-2] {
					t.Fatalf("three ones in a row in the digits of %v", v)
				}
			}
		}
	})
}

func BenchmarkFloor(b *testing.B) {
	for b.Loop() {
		tri.Y.Floor(987654321012)
	}
}

func BenchmarkBigFloor100Digits(b *testing.B) {
	v, _ := new(big.Int).SetString(strings.Repeat("7", 100), 10)
	for b.Loop() {
		tri.Y.BigFloor(v)
	}
}
