package columnar

import (
	"errors"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"
)

// floorPhi returns ⌊nφ⌋ for n ≥ 0: half of n + ⌊√(5n²)⌋.
func floorPhi(n *big.Int) *big.Int {
	r := new(big.Int).Mul(n, n)
	r.Mul(r, big.NewInt(5)).Sqrt(r)
	return r.Add(r, n).Rsh(r, 1)
}

func TestPhiDivides(t *testing.T) {
	var phi Phi
	r := rand.New(rand.NewPCG(1, 2))
	for i := range 2000 {
		n := big.NewInt(int64(i))
		for range i / 10 {
			n.Lsh(n, 20).Add(n, big.NewInt(r.Int64N(1<<20)))
		}
		// ⌊n/φ⌋ = ⌊nφ⌋ - n
		want := floorPhi(n)
		want.Sub(want, n)
		got := phi.Divide(n)
		if d := got.Sub(got, want); !d.IsInt64() || d.Int64() < 0 && i > 0 && d.Int64() < -1 || d.Int64() > 1 {
			t.Fatalf("%d/φ is off by %d", n, d)
		}
	}
}

// fibonacci finds parts of the Fibonacci word 0100101001001…, the fixed point of 0 → 01 and
// 1 → 0. The image of the letters before index i, z of them 0, ends at index i+z and holds
// i letters 0.
type fibonacci struct {
	Descent[letters]
	phi   Phi
	table string
	found int // by Find
}

// letters is a part of the word.
type letters struct {
	index, zeros *big.Int // of its first letter, and how many 0 there are before that
	text         string
}

func (l letters) Holds(p Place) bool { return p.Within(l.index, len(l.text)) }

// only returns the part that is in a place.
func (l letters) only(p Place) letters {
	at := int(new(big.Int).Sub(p.Index, l.index).Int64())
	first := max(0, at-p.Before)
	zeros := strings.Count(l.text[:first], "0")
	return letters{
		new(big.Int).Add(l.index, big.NewInt(int64(first))),
		new(big.Int).Add(l.zeros, big.NewInt(int64(zeros))),
		l.text[first : at+p.After+1],
	}
}

func newFibonacci() *fibonacci {
	f := &fibonacci{table: "0"}
	substitute := strings.NewReplacer("0", "01", "1", "0")
	for len(f.table) < 100 {
		f.table = substitute.Replace(f.table)
	}
	f.Descent = Descent[letters]{
		Table: func(p Place) (letters, bool) {
			l := letters{new(big.Int), new(big.Int), f.table}
			if end := new(big.Int).Add(p.Index, big.NewInt(int64(p.After))); end.Cmp(big.NewInt(int64(len(f.table)))) >= 0 {
				return letters{}, false
			}
			return l, true
		},
		Source: func(p Place) Place {
			return Place{f.phi.Divide(p.Index), p.Before*5/8 + 4, p.After*5/8 + 4}
		},
	}
	f.Find = func(level int, p Place) (letters, error) {
		f.found++
		wanted := f.Source(p)
		source, err := f.Around(level+1, wanted)
		if err != nil {
			return source, err
		}
		source = source.only(wanted)
		return letters{new(big.Int).Add(source.index, source.zeros), source.index, substitute.Replace(source.text)}, nil
	}
	return f
}

// TestDescent reads the Fibonacci word anywhere, and holds it against the formula of its
// letters: letter n-1 is 0 if ⌊(n+1)φ⌋ - ⌊nφ⌋ is 2, and 1 if it is 1.
func TestDescent(t *testing.T) {
	f := newFibonacci()
	r := rand.New(rand.NewPCG(3, 4))
	one := big.NewInt(1)
	for i := range 300 {
		p := Place{big.NewInt(int64(r.IntN(1000))), r.IntN(40), r.IntN(40)}
		for range r.IntN(20) {
			p.Index.Lsh(p.Index, 30).Add(p.Index, big.NewInt(r.Int64N(1<<30)))
		}
		part, err := f.Around(0, p)
		if err != nil {
			t.Fatal(err)
		}
		if part.index.Sign() > 0 && !part.Holds(p) {
			t.Fatalf("%d: the part does not hold the place %+v", i, p)
		}
		for k := -p.Before; k <= p.After; k++ {
			index := new(big.Int).Add(p.Index, big.NewInt(int64(k)))
			if index.Sign() < 0 {
				continue
			}
			n := new(big.Int).Add(index, one)
			step := floorPhi(new(big.Int).Add(n, one))
			step.Sub(step, floorPhi(n))
			want := byte('0' + 2 - step.Int64())
			if got := part.text[int(index.Sub(index, part.index).Int64())]; got != want {
				t.Fatalf("letter %d is %c, want %c", n.Sub(n, one), got, want)
			}
		}
	}
}

// TestDescentRemembers asks for neighbours and counts what has to be found for them.
func TestDescentRemembers(t *testing.T) {
	f := newFibonacci()
	at := new(big.Int).Exp(big.NewInt(10), big.NewInt(100), nil)
	if _, err := f.Around(0, Place{at, 0, 0}); err != nil {
		t.Fatal(err)
	}
	if levels := f.found; levels < 450 || levels > 480 {
		t.Errorf("a hundred digits take %d levels", levels)
	}
	f.found = 0
	for i := range 10 {
		if _, err := f.Around(0, Place{new(big.Int).Add(at, big.NewInt(int64(i))), 0, 0}); err != nil {
			t.Fatal(err)
		}
	}
	if f.found > 100 {
		t.Errorf("ten neighbours take %d more", f.found)
	}
	if _, err := f.Around(0, Place{at, 0, 0}); err != nil || len(f.levels[0]) > mostParts {
		t.Errorf("%d parts are kept, %v", len(f.levels[0]), err)
	}
}

// TestDescentFails lets Find fail on some level, and then succeed.
func TestDescentFails(t *testing.T) {
	f := newFibonacci()
	find, broken := f.Find, errors.New("broken")
	f.Find = func(level int, p Place) (letters, error) {
		if level == 20 {
			return letters{}, broken
		}
		return find(level, p)
	}
	at := new(big.Int).Exp(big.NewInt(10), big.NewInt(30), nil)
	if _, err := f.Around(0, Place{at, 0, 0}); err != broken {
		t.Fatalf("the error is %v", err)
	}
	f.Find = find
	if part, err := f.Around(0, Place{at, 0, 0}); err != nil || !part.Holds(Place{at, 0, 0}) {
		t.Fatalf("%+v, %v", part, err)
	}
}

// TestWithin holds places against their difference, also where the last words pass over.
func TestWithin(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 7))
	inside := 0
	for range 20_000 {
		first := new(big.Int).Lsh(big.NewInt(1+r.Int64N(4)), uint(r.IntN(300)))
		first.Sub(first, big.NewInt(r.Int64N(100)))
		index := new(big.Int).Add(first, big.NewInt(r.Int64N(300)-100))
		if r.IntN(3) == 0 {
			index.Add(index, new(big.Int).Lsh(big.NewInt(r.Int64N(5)-2), uint(r.IntN(300))))
		}
		p, n := Place{index, r.IntN(30), r.IntN(30)}, r.IntN(200)
		least, most := new(big.Int).Add(first, big.NewInt(int64(p.Before))), new(big.Int).Add(first, big.NewInt(int64(n-p.After-1)))
		want := index.Cmp(least) >= 0 && index.Cmp(most) <= 0
		if got := p.Within(first, n); got != want {
			t.Fatalf("%v with %d before and %d after lies in %d from %v on: %v", index, p.Before, p.After, n, first, got)
		}
		if want {
			inside++
		}
	}
	if inside < 1000 {
		t.Errorf("only %d places lay within", inside)
	}
}
