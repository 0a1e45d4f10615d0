package golden

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

// TestDigits computes the digits of 1/φ = (√5-1)/2 again.
func TestDigits(t *testing.T) {
	root := new(big.Int).Sqrt(new(big.Int).Lsh(big.NewInt(5), 256)) // ⌊√5·2¹²⁸⌋
	root.Sub(root, new(big.Int).Lsh(big.NewInt(1), 128)).Rsh(root, 1)
	want := new(big.Int).SetUint64(digitsHigh)
	want.Lsh(want, 64).Add(want, new(big.Int).SetUint64(digitsLow))
	if root.Cmp(want) != 0 {
		t.Errorf("1/φ begins with the binary digits %x, not %x", root, want)
	}
}

// TestLower holds the machine's floor of nφ against the one of any length, at
// small numbers, at Fibonacci numbers and their neighbours (where nφ comes closest
// to whole numbers, from both sides) and at random ones.
func TestLower(t *testing.T) {
	check := func(n int) {
		if n < 0 || n > Max {
			return
		}
		if want := BigLower(big.NewInt(int64(n))); !want.IsInt64() || Lower(n) != int(want.Int64()) {
			t.Fatalf("⌊%d·φ⌋ = %d, want %v", n, Lower(n), want)
		}
	}
	for n := range 2000 {
		check(n)
	}
	for a, b := 1, 1; a < Max; a, b = b, a+b {
		for d := -3; d <= 3; d++ {
			for k := 1; k < 5; k++ {
				check(k*a + d)
			}
		}
	}
	check(Max)
	r := rand.New(rand.NewPCG(3, 4))
	for range 20000 {
		check(int(r.Uint64() >> (4 + r.IntN(56))))
	}
}

// TestFirst holds the closed forms for the first n against counting.
func TestFirst(t *testing.T) {
	l, u := 0, 0
	for x := range 20000 {
		for Lower(l) < x {
			l++
		}
		for Lower(u)+u < x {
			u++
		}
		if FirstLower(x) != l || firstUpper(x) != u {
			t.Fatalf("%d: first n are %d and %d, want %d and %d", x, FirstLower(x), firstUpper(x), l, u)
		}
	}
}

// TestRow goes from columns to rows and back, and holds the numbers of any length
// against the machine's.
func TestRow(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for range 5000 {
		x := int(r.Uint64() >> (5 + r.IntN(50)))
		y := Row(x)
		if y > Max {
			continue
		}
		if Row(y) != x {
			t.Fatalf("column %d leads to row %d, and column %d to row %d", x, y, y, Row(y))
		}
		if got := BigRow(big.NewInt(int64(x))); got.Int64() != int64(y) {
			t.Fatalf("column %d: row %d, in big integers %v", x, y, got)
		}
		d := big.NewInt(int64(max(x, y) - min(x, y)))
		a := BigLower(d)
		b := d.Add(d, a)
		if a.Int64() != int64(min(x, y)) || b.Int64() != int64(max(x, y)) {
			t.Fatalf("(%d,%d) is not (%v,%v) on its diagonal", x, y, a, b)
		}
	}
}

func BenchmarkRow(b *testing.B) {
	sum := 0
	for i := 0; b.Loop(); i++ {
		sum += Row(1_000_000_000_000 + i)
	}
	_ = sum
}
