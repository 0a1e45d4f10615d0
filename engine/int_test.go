package engine

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// edges are numbers around which machine integers end.
var edges = []int{0, 1, -1, 2, math.MaxInt, math.MinInt, math.MaxInt - 1, math.MinInt + 1, 1 << 32, -1 << 32, 1 << 62, 3037000500}

// anyBig draws a number around an edge, or one of some hundred digits.
func anyBig(rng *rand.Rand) *big.Int {
	v := big.NewInt(int64(edges[rng.IntN(len(edges))]))
	v.Add(v, big.NewInt(int64(rng.IntN(7)-3)))
	if rng.IntN(4) == 0 {
		v.Mul(v, new(big.Int).Lsh(big.NewInt(1), uint(rng.IntN(300))))
	}
	return v
}

// TestInt holds the arithmetic to that of package math/big.
func TestInt(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 50000 {
		a, b := anyBig(rng), anyBig(rng)
		x, y := Big(a), Big(b)
		for name, c := range map[string]struct {
			got  Int
			want *big.Int
		}{
			"plus":  {x.Plus(y), new(big.Int).Add(a, b)},
			"minus": {x.Minus(y), new(big.Int).Sub(a, b)},
			"times": {x.Times(y), new(big.Int).Mul(a, b)},
		} {
			if c.got.Big().Cmp(c.want) != 0 || c.got != Big(c.want) || c.got.String() != c.want.String() {
				t.Fatalf("%v %s %v = %v, want %v", a, name, b, c.got, c.want)
			}
		}
		if x.Cmp(y) != a.Cmp(b) || (x == y) != (a.Cmp(b) == 0) || x.Sign() != a.Sign() || x.Bits() != a.BitLen() {
			t.Fatalf("%v and %v: they compare, or are long, otherwise", a, b)
		}
		if v, ok := x.Small(); ok != a.IsInt64() || ok && int64(v) != a.Int64() {
			t.Fatalf("%v is small: %v, as %d", a, ok, v)
		}
	}
	huge := new(big.Int).Lsh(big.NewInt(1), 70)
	if Big(huge).Clamp() != math.MaxInt || Big(huge.Neg(huge)).Clamp() != math.MinInt || Num(-3).Clamp() != -3 {
		t.Error("clamped otherwise")
	}
}
