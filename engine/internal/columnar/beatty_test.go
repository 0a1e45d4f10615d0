package columnar

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
)

// beattyOf is the points of generalised Wythoff Nim for one M.
func beattyOf(m int64) *Beatty {
	return NewBeatty(func(n *big.Int) *big.Int {
		a := new(big.Int).Mul(n, n)
		a.Sqrt(a.Mul(a, big.NewInt(m*m+4)))
		a.Add(a, new(big.Int).Mul(n, big.NewInt(2-m)))
		return a.Rsh(a, 1)
	}, int(m))
}

// TestWalk walks around starts that come as near to multiples of φ as there are,
// Fibonacci numbers of any length and their neighbours, and around random ones.
func TestWalk(t *testing.T) {
	r := rand.New(rand.NewPCG(35, 36))
	for _, m := range []int64{1, 2, 9, 10_000} {
		beatty := beattyOf(m)
		most := 50 - big.NewInt(m).BitLen()
		a, b := big.NewInt(1), big.NewInt(2)
		for k := range 500 {
			a.Add(a, new(big.Int).Mul(b, big.NewInt(m))) // the best approximations of α
			a, b = b, a
			if k%7 > 1 {
				continue
			}
			away := r.IntN(1 << (1 + r.IntN(most)))
			start := new(big.Int).Add(a, big.NewInt(int64(away)))
			u, v := beatty.At(start)
			c, ok := beatty.Around(u, v, 0)
			if !ok {
				t.Fatalf("M = %d: nothing is seen from number %v", m, start)
			}
			for _, i := range []int{0, 1, -1, 2, -away, 1 - away, -1 - away, r.IntN(1 << most), -r.IntN(1 << most)} {
				n := new(big.Int).Add(start, big.NewInt(int64(i)))
				if n.Sign() < 0 {
					continue
				}
				atU, atV := beatty.At(n)
				wantU, wantV := int(atU.Sub(atU, u).Int64()), int(atV.Sub(atV, v).Int64())
				c.Each(i, func(u, v int) bool {
					if u != wantU || v != wantV {
						t.Fatalf("M = %d: from %v by %d: (%d,%d), want (%d,%d)", m, start, i, u, v, wantU, wantV)
					}
					return false
				})
				if max(wantU, -wantU) > engine.Span || max(wantV, -wantV) > engine.Span {
					continue
				}
				if byU, byV := c.FirstU(wantU), c.FirstV(wantV); byU != i || byV != i || c.FirstU(wantU+1) != i+1 || c.FirstV(wantV+1) != i+1 {
					t.Fatalf("M = %d: number %d is the first by u: %d, by v: %d", m, i, byU, byV)
				}
			}
		}
	}
}

// TestAround: from the corner the points begin with the first that is asked for, and from a square
// far from all of them nothing is seen.
func TestAround(t *testing.T) {
	b := beattyOf(1)
	c, _ := b.Around(new(big.Int), new(big.Int), 1)
	n := 0
	c.Each(c.FirstU(0), func(u, v int) bool {
		if want := [][2]int{{1, 2}, {3, 5}, {4, 7}, {6, 10}}[n]; want != [2]int{u, v} {
			t.Errorf("point %d is (%d,%d), want %v", n+1, u, v, want)
		}
		n++
		return n < 4
	})
	far := new(big.Int).Lsh(big.NewInt(1), 90)
	if _, ok := b.Around(far, new(big.Int), 0); ok {
		t.Error("points are seen where there are none")
	}
}
