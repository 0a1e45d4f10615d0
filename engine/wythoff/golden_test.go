package wythoff

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

// TestGoldenDigits computes the digits of 1/φ = (√5-1)/2 again.
func TestGoldenDigits(t *testing.T) {
	root := new(big.Int).Sqrt(new(big.Int).Lsh(big.NewInt(5), 256)) // ⌊√5·2¹²⁸⌋
	root.Sub(root, new(big.Int).Lsh(big.NewInt(1), 128)).Rsh(root, 1)
	want := new(big.Int).SetUint64(goldenHigh)
	want.Lsh(want, 64).Add(want, new(big.Int).SetUint64(goldenLow))
	if root.Cmp(want) != 0 {
		t.Errorf("1/φ begins with the binary digits %x, not %x", root, want)
	}
}

// TestLower holds the machine's floor of nφ against the one of any length, at
// small numbers, at Fibonacci numbers and their neighbours (where nφ comes closest
// to whole numbers, from both sides) and at random ones.
func TestLower(t *testing.T) {
	check := func(n int) {
		if n < 0 || n > maxGolden {
			return
		}
		if want := bigLower(big.NewInt(int64(n))); !want.IsInt64() || lower(n) != int(want.Int64()) {
			t.Fatalf("⌊%d·φ⌋ = %d, want %v", n, lower(n), want)
		}
	}
	for n := range 2000 {
		check(n)
	}
	for a, b := 1, 1; a < maxGolden; a, b = b, a+b {
		for d := -3; d <= 3; d++ {
			for k := 1; k < 5; k++ {
				check(k*a + d)
			}
		}
	}
	check(maxGolden)
	r := rand.New(rand.NewPCG(3, 4))
	for range 20000 {
		check(int(r.Uint64() >> (4 + r.IntN(56))))
	}
}

// TestFirst holds the closed forms for the first n against counting.
func TestFirst(t *testing.T) {
	l, u := 0, 0
	for x := range 20000 {
		for lower(l) < x {
			l++
		}
		for upper(u) < x {
			u++
		}
		if firstLower(x) != l || firstUpper(x) != u {
			t.Fatalf("%d: first n are %d and %d, want %d and %d", x, firstLower(x), firstUpper(x), l, u)
		}
	}
}

// TestGoldenRow holds the formula against the rules: each of the first columns,
// and far away, where the inverse must lead back.
func TestGoldenRow(t *testing.T) {
	c := newColumns(moveSet{})
	c.Extend(100_000)
	for x := range c.Known() {
		if goldenRow(x) != c.Row(x) {
			t.Fatalf("column %d: row %d, want %d", x, goldenRow(x), c.Row(x))
		}
	}
	r := rand.New(rand.NewPCG(5, 6))
	for range 5000 {
		x := int(r.Uint64() >> (5 + r.IntN(50)))
		y := goldenRow(x)
		if y > maxGolden {
			continue
		}
		if goldenRow(y) != x {
			t.Fatalf("column %d leads to row %d, and column %d to row %d", x, y, y, goldenRow(y))
		}
		if got := bigGoldenRow(big.NewInt(int64(x))); got.Int64() != int64(y) {
			t.Fatalf("column %d: row %d, in big integers %v", x, y, got)
		}
		a, b := bigGoldenDiagonal(big.NewInt(int64(max(x, y) - min(x, y))))
		if a.Int64() != int64(min(x, y)) || b.Int64() != int64(max(x, y)) {
			t.Fatalf("(%d,%d) is not (%v,%v) on its diagonal", x, y, a, b)
		}
	}
}

func BenchmarkGoldenRow(b *testing.B) {
	sum := 0
	for i := 0; b.Loop(); i++ {
		sum += goldenRow(1_000_000_000_000 + i)
	}
	_ = sum
}
