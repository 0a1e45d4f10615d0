package automaton

import (
	"math/rand/v2"
	"testing"
)

// calmEdges returns edges whose counters differ by little from some first ones, modulo
// modulus: the values of the block lie about value.
func calmEdges(r *rand.Rand, modulus, spread, value int) (top, left Edge) {
	row, column := r.IntN(modulus), r.IntN(modulus)
	set := func(line *[BlockSide]byte, v int) {
		for n := range line {
			line[n] = byte((v + r.IntN(spread+1) + modulus) % modulus)
		}
	}
	set(&top.Line, column)
	set(&left.Line, row)
	set(&top.Diag, 3*modulus+value-row-column)
	set(&left.Diag, 3*modulus+value-row-column)
	return top, left
}

// What is said to be empty has no palace, counts as block does, and its values are near.
func TestEmptyIsTheSlowCount(t *testing.T) {
	blocks := NewBlocks(1, Kernel{})
	r := rand.New(rand.NewPCG(4, 2))
	found := 0
	for n := range 400 {
		top, left := calmEdges(r, 64, n%6, r.IntN(24)-4)
		if n%7 == 0 {
			top.Line[r.IntN(BlockSide)] += byte(r.IntN(64))
		}
		if !blocks.isEmpty(&top, &left) {
			continue
		}
		found++
		var got, want Values
		fillEmpty(&got, &top, &left)
		empty := EmptyBlock{blocks, top, left}
		for i, v := range got {
			if one := empty.At(i%BlockSide, i/BlockSide); one != v {
				t.Fatalf("edges %d: (%d,%d) alone has the value %d, not %d", n, i%BlockSide, i/BlockSide, one, v)
			}
		}
		slowTop, slowLeft := top, left
		if !slowBlock(&want, &slowTop, &slowLeft, 0, 0) {
			t.Fatalf("edges %d: not all Values are near", n)
		}
		if got != want {
			t.Fatalf("edges %d: the Values differ", n)
		}
		if blocks.passEmpty(&top, &left); top != slowTop || left != slowLeft {
			t.Fatalf("edges %d: the edges differ", n)
		}
		for i, v := range want {
			if v < 0 {
				t.Fatalf("edges %d: (%d,%d) is a palace", n, i%BlockSide, i/BlockSide)
			}
		}
	}
	if found < 60 {
		t.Errorf("only %d blocks were empty", found)
	}
}

// Beside a kernel counters are given modulo 256.
func TestEmptyBesideAKernel(t *testing.T) {
	blocks := NewBlocks(1, Kernel{Block: func(*Values, *Edge, *Edge, int, int) bool { panic("not asked") }})
	r := rand.New(rand.NewPCG(4, 3))
	found := 0
	for n := range 400 {
		top, left := calmEdges(r, 256, n%6, r.IntN(24)-4+64*(n%4/3))
		if n%7 == 0 {
			left.Line[r.IntN(BlockSide)] += byte(r.IntN(256))
		}
		if !blocks.isEmpty(&top, &left) {
			continue
		}
		found++
		var got Values
		fillEmpty(&got, &top, &left)
		for y := range BlockSide {
			for x := range BlockSide {
				d := top.Diag[max(0, x-y)]
				if y > x {
					d = left.Diag[y-x-1]
				}
				v := int8(top.Line[x] + left.Line[y] + d)
				if v < 0 || v > nearMax || v != got[y*BlockSide+x] {
					t.Fatalf("edges %d: (%d,%d) is %d and was filled with %d", n, x, y, v, got[y*BlockSide+x])
				}
			}
		}
	}
	if found < 60 {
		t.Errorf("only %d blocks were empty", found)
	}
}

// Spans are right where they are exact, and never too small.
func TestSpan(t *testing.T) {
	blocks := NewBlocks(1, Kernel{})
	r := rand.New(rand.NewPCG(4, 4))
	for n := range 3000 {
		var line [BlockSide]byte
		low, high, first := 0, 0, byte(r.IntN(64))
		most := r.IntN(33)
		for i := range line {
			d := r.IntN(2*most+1) - most
			d = max(-32, min(d, 31))
			low, high = min(low, d), max(high, d)
			line[i] = byte(int(first)+d+256) & 63
		}
		if l, h := blocks.span(&line, first); l != low || h != high {
			t.Fatalf("line %d: from %d to %d, not %d to %d", n, l, h, low, high)
		}
	}
}
