package pairs

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine/idea"
)

// ofM computes ⌊nα⌋ for any M: α = (2-M+√(M²+4))/2.
func ofM(m int) Pairs {
	return Pairs{M: m, A: func(n *big.Int) *big.Int {
		root := new(big.Int).Mul(n, n)
		root.Sqrt(root.Mul(root, idea.Num(m*m+4)))
		root.Add(root, new(big.Int).Mul(n, idea.Num(2-m)))
		return root.Rsh(root, 1)
	}}
}

// TestPairs holds pairs against the least number that is in none yet, and digits against the
// rule that people are told: an even number of zeros, and one more.
func TestPairs(t *testing.T) {
	for m := 1; m <= 9; m++ {
		p := ofM(m)
		used := map[int]bool{0: true}
		least := 1
		for n := 1; n < 600; n++ {
			for used[least] {
				least++
			}
			a, b := least, least+m*n
			used[a], used[b] = true, true
			big := idea.Num(n)
			if p.A(big).Int64() != int64(a) || p.B(big).Int64() != int64(b) {
				t.Fatalf("M=%d: pair %d is (%v,%v), want (%d,%d)", m, n, p.A(big), p.B(big), a, b)
			}
			for _, x := range []struct {
				v      int
				larger bool
			}{{a, false}, {b, true}} {
				if got, larger := p.Of(idea.Num(x.v)); got.Int64() != int64(n) || larger != x.larger {
					t.Fatalf("M=%d: %d is in pair %v (%t), want %d", m, x.v, got, larger, n)
				}
			}
			of, more := p.Digits(idea.Num(a)), p.Digits(idea.Num(b))
			if zeros(of)%2 != 0 || !slices.Equal(append(of, 0), more) {
				t.Fatalf("M=%d: %d is %v and %d is %v", m, a, of, b, more)
			}
		}
	}
}

// TestDigits adds place values up again, at any length.
func TestDigits(t *testing.T) {
	r := rand.New(rand.NewPCG(51, 52))
	for i := range 400 {
		p := ofM(1 + i%7)
		x := big.NewInt(int64(i))
		if i > 100 {
			x.Exp(idea.Num(2+r.IntN(1000)), idea.Num(r.IntN(100)), nil)
		}
		digits := p.Digits(x)
		sum := new(big.Int)
		for k, v := range p.places(len(digits)) {
			sum.Add(sum, v.Mul(v, idea.Num(digits[k])))
			if digits[k] == p.M && k+1 < len(digits) && digits[k+1] != 0 {
				t.Fatalf("M=%d: %v is %v", p.M, x, digits)
			}
		}
		if sum.Cmp(x) != 0 || len(digits) > 1 && digits[0] == 0 {
			t.Fatalf("M=%d: %v is not %v", p.M, x, digits)
		}
		if n := p.steep(x); i < 100 && n.Int64() != int64(float64(i)*slope(p.M)) {
			t.Errorf("M=%d: ⌊%dσ⌋ is not %v", p.M, i, n)
		}
	}
}
