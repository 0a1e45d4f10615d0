package engine

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"
)

// anyPosition draws one of up to four components, and returns them as well.
func anyPosition(rng *rand.Rand, dim int) (Position, []*big.Int) {
	c, n := make([]*big.Int, dim), make([]Int, dim)
	small := rng.IntN(2) == 0
	for d := range c {
		c[d] = anyBig(rng)
		if small {
			c[d] = big.NewInt(int64(rng.IntN(9) - 4))
		}
		n[d] = Big(c[d])
	}
	return Of(n...), c
}

// TestPosition: a position has the components it was made of, is the same as another if
// and only if they are, and is added to and compared component by component.
func TestPosition(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for range 30000 {
		dim := 1 + rng.IntN(4)
		p, c := anyPosition(rng, dim)
		q, e := anyPosition(rng, dim)
		if p.Dim() != dim {
			t.Fatalf("%v has %d components, want %d", p, p.Dim(), dim)
		}
		n := anyBig(rng)
		sum := make([]Int, dim)
		order, same, small := 0, true, true
		for d := range c {
			if p.At(d).Big().Cmp(c[d]) != 0 {
				t.Fatalf("component %d of %v is %v, want %v", d, p, p.At(d), c[d])
			}
			sum[d] = Big(new(big.Int).Add(c[d], new(big.Int).Mul(n, e[d])))
			if order == 0 {
				order = c[d].Cmp(e[d])
			}
			same, small = same && c[d].Cmp(e[d]) == 0, small && c[d].IsInt64()
		}
		if got := p.Plus(q, Big(n)); got != Of(sum...) {
			t.Fatalf("%v + %v·(%v) = %v", p, n, q, got)
		}
		if back := p.Plus(q, Num(1)).Minus(q); back != p {
			t.Fatalf("%v came back as %v", p, back)
		}
		if p.Compare(q) != order || (p == q) != same {
			t.Fatalf("%v and %v: compared as %d, want %d; the same: %v", p, q, p.Compare(q), order, p == q)
		}
		got, ok := p.Small(nil)
		if ok != small || ok && Ints(got...) != p {
			t.Fatalf("%v is small: %v, as %v", p, ok, got)
		}
		if w := p.With(0, q.At(0)); w.At(0) != q.At(0) || dim > 1 && w.At(dim-1) != p.At(dim-1) {
			t.Fatalf("%v with %v is %v", p, q.At(0), w)
		}
	}
}

func TestNoPosition(t *testing.T) {
	var none Position
	if none.Dim() != 0 || none == At(0, 0) || Ints() != none || Of() != none || none.String() != "" || none.Compare(At(-1, -1)) >= 0 {
		t.Error("no position is like one")
	}
	if _, _, ok := none.Pair(); ok {
		t.Error("no position is a pair")
	}
	if x, y, ok := At(3, -4).Pair(); !ok || x != 3 || y != -4 || At(3, -4).String() != "3,-4" {
		t.Error("(3,-4) is another pair")
	}
}

func TestSeen(t *testing.T) {
	huge := Big(new(big.Int).Lsh(big.NewInt(1), 300))
	p, origin := Of(huge.Plus(Num(5)), Num(-7)), Of(huge, Num(0))
	if c, ok := p.Seen(origin, 7); !ok || !slices.Equal(c, []int{5, -7}) {
		t.Errorf("seen at %v, %v", c, ok)
	}
	if _, ok := p.Seen(origin, 6); ok {
		t.Error("seen beyond the most")
	}
	if _, ok := p.Seen(Position{}, 1<<60); ok {
		t.Error("seen from (0,0)")
	}
	if c, ok := At(2, 3).Seen(Position{}, 3); !ok || !slices.Equal(c, []int{2, 3}) {
		t.Errorf("(2,3) is seen at %v, %v", c, ok)
	}
}
