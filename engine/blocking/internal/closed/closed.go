// Package closed has the palaces of blocking queens with k ≤ 3, of any length, in closed form, and
// the squares of their maps far out (squares.go). With A(n) = ⌊nφ⌋ and
// B(n) = A(n)+n, n ≥ 0, they are, with their mirror images,
//
//	k = 1  (A(n), B(n)): Wythoff Nim
//	k = 2  (0, 0), (n, 2n+1) and (2A(n)+2, 2B(n)+2)
//	k = 3  (0, 0), (n, 2n+1) and (n, 2n+2)
//
// [CLN15] Section 1 says that these games are solved; the proof is ours. Column and row x each have
// k palaces. It counts what a square (x, y), x ≤ y, sees. For k = 3:
//
//	column x has one palace below the diagonal, at ⌈x/2⌉-1 (at 0 if x = 0), and two at 2x+1 and 2x+2
//	row y has one with x' < y, at ⌈y/2⌉-1, which is seen if and only if y ≤ 2x
//	the diagonal d = y-x has x' = d-1 if d ≥ 1, seen if y ≤ 2x, and d-2 if d ≥ 2, seen if y ≤ 2x+1;
//	and (0, 0) if d = 0, seen if x > 0
//
// That is at least 1+1+1 for 0 < y ≤ 2x, at most 1+0+1 for y = 2x+1, 2+0+0 for y = 2x+2, and three
// in the column for y ≥ 2x+3. For k = 2 all 2B(n)+2 ≤ 2(2A(n)+2)-2, as n ≤ A(n), so the palaces of
// the third sort lie where y ≤ 2x, and column x has one palace besides that at 2x+1, which lies below it.
// A square with y > 2x+1 sees both. One with y = 2x+1 sees that one only: the other palace with
// x' ≤ y of row y, which is odd, is the square itself, and on the diagonal x' = d-1 = x and 2A(d/2)+2 > x. One with 0 < y ≤ 2x
// sees (d-1, 2d-1), or (0, 0) if d = 0; another in its column if x is odd, and in its row if y
// is; and if both are even, x = 2a+2 and y = 2b+2, just as many more as (a, b) sees palaces in
// Wythoff Nim. So it is a palace if and only if (a, b) is one there.
//
// Sources: [CLN15]; package engine lists them.
package closed

import (
	"math/big"
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/golden"
)

// Most is the largest k with a closed form.
const Most = 3

// Form is that of one k, from 1 to Most.
type Form int

var (
	one = engine.Num(1)
	two = engine.Num(2)
)

// half returns ⌊v/2⌋ for v ≥ 0.
func half(v engine.Int) engine.Int {
	if n, ok := v.Small(); ok {
		return engine.Num(n / 2)
	}
	b := v.Big()
	return engine.Big(b.Rsh(b, 1))
}

// even reports whether v ≥ 0 is.
func even(v engine.Int) bool {
	if n, ok := v.Small(); ok {
		return n%2 == 0
	}
	return v.Big().Bit(0) == 0
}

// twice returns 2v+c.
func twice(v engine.Int, c int) engine.Int { return v.Plus(v).Plus(engine.Num(c)) }

// ofGolden applies a function of package golden, or its twin for numbers of any length.
func ofGolden(v engine.Int, small func(int) int, long func(*big.Int) *big.Int) engine.Int {
	if n, ok := v.Small(); ok && n <= golden.Max {
		return engine.Num(small(n))
	}
	return engine.Big(long(v.Big()))
}

// Column lists the rows of the palaces in column x, the least first. They are the columns of those
// in row x, too.
func (k Form) Column(x engine.Int) []engine.Int {
	switch {
	case k == 1:
		return []engine.Int{ofGolden(x, golden.Row, golden.BigRow)}
	case x.Sign() == 0 && k == 2:
		return []engine.Int{x, one}
	case x.Sign() == 0:
		return []engine.Int{x, one, two}
	case k == 3:
		return []engine.Int{half(x.Minus(one)), twice(x, 1), twice(x, 2)}
	case even(x):
		return []engine.Int{twice(ofGolden(half(x).Minus(one), golden.Row, golden.BigRow), 2), twice(x, 1)}
	}
	return []engine.Int{half(x), twice(x, 1)}
}

// Diagonal lists the columns of the palaces with y-x = d, d ≥ 0.
func (k Form) Diagonal(d engine.Int) (columns []engine.Int) {
	lower := func(n engine.Int) engine.Int { return ofGolden(n, golden.Lower, golden.BigLower) }
	if k == 1 {
		return []engine.Int{lower(d)}
	}
	for back := engine.Num(1); back.Cmp(engine.Num(int(k))) < 0 && back.Cmp(d) <= 0; back = back.Plus(one) {
		columns = append(columns, d.Minus(back))
	}
	if d.Sign() == 0 {
		columns = append(columns, d)
	}
	if k == 2 && even(d) {
		columns = append(columns, twice(lower(half(d)), 2))
	}
	return columns
}

// Palaces lists those that are seen from a square, sorted.
func (k Form) Palaces(p engine.Position) []engine.Position {
	x, y := p.At(0), p.At(1)
	var found []engine.Position
	for _, v := range k.Column(x) {
		if v.Cmp(y) < 0 {
			found = append(found, engine.Of(x, v))
		}
	}
	for _, u := range k.Column(y) {
		if u.Cmp(x) < 0 {
			found = append(found, engine.Of(u, y))
		}
	}
	d := y.Minus(x)
	for _, n := range k.Diagonal(d.Abs()) {
		switch {
		case d.Sign() >= 0 && n.Cmp(x) < 0:
			found = append(found, engine.Of(n, n.Plus(d)))
		case d.Sign() < 0 && n.Cmp(y) < 0:
			found = append(found, engine.Of(n.Minus(d), n))
		}
	}
	sort.Slice(found, func(i, j int) bool { return found[i].Compare(found[j]) < 0 })
	return found
}
