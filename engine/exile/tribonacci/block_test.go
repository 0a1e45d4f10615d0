package tribonacci_test

import (
	"math/big"
	"math/rand/v2"
	"testing"

	tri "github.com/palacegames/palace/engine/exile/tribonacci"
)

// farOf returns the numeral of n ≥ 0.
func farOf(n *big.Int) tri.BigNumeral {
	e, _ := tri.N.BigFloor(new(big.Int).Add(n, big.NewInt(1)))
	return e
}

// TestBlocks goes through the first blocks, and through some far out, and checks
// that each ends where the next one begins, for numbers and for the members of
// sequences, and that all kinds of length occur.
func TestBlocks(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 8))
	starts := []*big.Int{new(big.Int)}
	for range 8 {
		n := new(big.Int)
		for range 4 + r.IntN(8) {
			n.Lsh(n, 53).Add(n, big.NewInt(r.Int64N(1<<53)))
		}
		starts = append(starts, n)
	}
	lengths := map[int]bool{}
	for _, n := range starts {
		b := tri.BlockOf(farOf(n))
		for range 20 {
			lengths[b.Len()] = true
			last, next := b.At(b.Len()), b.Next()
			for i, s := range []*tri.Sequence{tri.N, tri.X, tri.Y} {
				first := s.BigValue(b.First())
				gap := new(big.Int).Sub(s.BigValue(next.First()), first)
				step := gap.Int64() - int64(b.Value(s, last))
				if least, most := []int64{1, 1, 2}[i], []int64{1, 2, 3}[i]; step < least || step > most {
					t.Fatalf("from the last of a block to the next it is %d", step)
				}
			}
			if b.Holds(last.Next()) || !b.Holds(last) || !b.Holds(b.At(0)) || b.Value(tri.N, b.At(0)) != 0 {
				t.Fatal("a block does not end with its last number")
			}
			b = next
		}
	}
	if len(lengths) != 3 {
		t.Errorf("blocks of %d lengths, want 3", len(lengths))
	}
}

// TestInsideOfBlocks holds values and ranks inside of blocks against the numbers of
// any size, and counting on against looking up.
func TestInsideOfBlocks(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 9))
	for range 25 {
		n := big.NewInt(r.Int64N(1 << 60))
		for range r.IntN(6) {
			n.Lsh(n, 59).Add(n, big.NewInt(r.Int64N(1<<59)))
		}
		b := tri.BlockOf(farOf(n))
		at := new(big.Int).Sub(n, tri.N.BigValue(b.First()))
		at.Add(at, big.NewInt(1)) // N's member 1 is 1
		if at.Sign() < 0 || at.Cmp(big.NewInt(int64(b.Len()))) >= 0 {
			t.Fatalf("%v is not in its block", n)
		}
		e := b.At(int(at.Int64()))
		for range 12 {
			far := farOf(n)
			for _, s := range []*tri.Sequence{tri.N, tri.X, tri.Y, tri.M, tri.P} {
				want := new(big.Int).Sub(s.BigValue(far), s.BigValue(b.First()))
				v := b.Value(s, e)
				if int64(v) != want.Int64() {
					t.Fatalf("at %v: %d, want %v", n, v, want)
				}
				if rank := b.Rank(s, v); int64(rank) != at.Int64()+1 || b.Rank(s, v-1) != rank-1 {
					t.Fatalf("at %v: rank %d, want %v", n, rank, at)
				}
			}
			n.Add(n, big.NewInt(1))
			at.Add(at, big.NewInt(1))
			if e = e.Next(); !b.Holds(e) {
				break
			}
		}
	}
}
