package blocking

import (
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/palacegames/palace/engine"
)

// calmEdges returns edges whose counters differ by little from some first ones, modulo
// modulus: the values of the block lie about value.
func calmEdges(r *rand.Rand, modulus, spread, value int) (top, left counters) {
	row, column := r.IntN(modulus), r.IntN(modulus)
	set := func(line *[edge]byte, v int) {
		for n := range line {
			line[n] = byte((v + r.IntN(spread+1) + modulus) % modulus)
		}
	}
	set(&top.line, column)
	set(&left.line, row)
	set(&top.diag, 3*modulus+value-row-column)
	set(&left.diag, 3*modulus+value-row-column)
	return top, left
}

// What is said to be bare has no palace, counts as block does, and its values are near.
func TestBareIsTheSlowCount(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 2))
	found := 0
	for n := range 400 {
		top, left := calmEdges(r, 64, n%6, r.IntN(24)-4)
		if n%7 == 0 {
			top.line[r.IntN(edge)] += byte(r.IntN(64))
		}
		if !isBare(&top, &left) {
			continue
		}
		found++
		var got, want values
		fillBare(&got, &top, &left)
		for i, v := range got {
			if one := bareValue(&top, &left, i%edge, i/edge); one != v {
				t.Fatalf("edges %d: (%d,%d) alone has the value %d, not %d", n, i%edge, i/edge, one, v)
			}
		}
		slowTop, slowLeft := top, left
		if !slowBlock(&want, &slowTop, &slowLeft, 0, 0) {
			t.Fatalf("edges %d: not all values are near", n)
		}
		if got != want {
			t.Fatalf("edges %d: the values differ", n)
		}
		if passBare(&top, &left); top != slowTop || left != slowLeft {
			t.Fatalf("edges %d: the edges differ", n)
		}
		for i, v := range want {
			if v < 0 {
				t.Fatalf("edges %d: (%d,%d) is a palace", n, i%edge, i/edge)
			}
		}
	}
	if found < 60 {
		t.Errorf("only %d blocks were bare", found)
	}
}

// Beside a kernel counters are given modulo 256.
func TestBareBesideAKernel(t *testing.T) {
	UseKernel(&Kernel{Block: func(_, _, _ unsafe.Pointer, _, _ int) bool { panic("not asked") }})
	defer UseKernel(nil)
	r := rand.New(rand.NewPCG(4, 3))
	found := 0
	for n := range 400 {
		top, left := calmEdges(r, 256, n%6, r.IntN(24)-4+64*(n%4/3))
		if n%7 == 0 {
			left.line[r.IntN(edge)] += byte(r.IntN(256))
		}
		if !isBare(&top, &left) {
			continue
		}
		found++
		var got values
		fillBare(&got, &top, &left)
		for y := range edge {
			for x := range edge {
				d := top.diag[max(0, x-y)]
				if y > x {
					d = left.diag[y-x-1]
				}
				v := int8(top.line[x] + left.line[y] + d)
				if v < 0 || v > nearMax || v != got[y*edge+x] {
					t.Fatalf("edges %d: (%d,%d) is %d and was filled with %d", n, x, y, v, got[y*edge+x])
				}
			}
		}
	}
	if found < 60 {
		t.Errorf("only %d blocks were bare", found)
	}
}

// Spans are right where they are exact, and never too small.
func TestSpan(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 4))
	for n := range 3000 {
		var line [edge]byte
		low, high, first := 0, 0, byte(r.IntN(64))
		most := r.IntN(33)
		for i := range line {
			d := r.IntN(2*most+1) - most
			d = max(-32, min(d, 31))
			low, high = min(low, d), max(high, d)
			line[i] = byte(int(first)+d+256) & 63
		}
		if l, h := span(&line, first); l != low || h != high {
			t.Fatalf("line %d: from %d to %d, not %d to %d", n, l, h, low, high)
		}
	}
}

// Far out nearly all blocks are bare: were they not seen to be, the front would count
// each of them.
func TestFarBlocksAreBare(t *testing.T) {
	const size = 30 * edge
	for _, k := range []int{5, 100} {
		met, f := 0, newFront(k, 0, 0, 1)
		for j := range size / edge {
			for i := j; i < size/edge; i++ {
				if !f.hood.touches(i, j) && isBare(f.top(i), f.left(i, j)) {
					met++
				}
				f.step(i, j, nil)
			}
		}
		if all := size / edge * (size/edge + 1) / 2; met < all*2/3 {
			t.Errorf("k = %d: %d of %d blocks are bare", k, met, all)
		}
	}
}

// benchmarkFar answers once at a position far out.
func benchmarkFar(b *testing.B, k int) {
	for b.Loop() {
		if _, err := New(k).Solver().Palaces(engine.Position{40000, 40000}); err != nil {
			b.Fatal(err)
		}
	}
}

// Far out, in a game of few palaces, of many, and in one whose bare blocks do not show.
func BenchmarkFar5(b *testing.B)    { benchmarkFar(b, 5) }
func BenchmarkFar1000(b *testing.B) { benchmarkFar(b, 1000) }
func BenchmarkFar2(b *testing.B)    { benchmarkFar(b, 2) }
