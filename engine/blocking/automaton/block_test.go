package automaton

import (
	"encoding/binary"
	"math/rand/v2"
	"testing"
)

// randomEdges returns edges such as no game has, as far as the lanes allow it.
func randomEdges(r *rand.Rand, most int) (top, left Edge) {
	for i := range BlockSide {
		top.Line[i], top.Diag[i] = byte(r.IntN(most)), byte(r.IntN(most))
		left.Line[i], left.Diag[i] = byte(r.IntN(most)), byte(r.IntN(most))
	}
	return top, left
}

// slowBlock is block, square by square and modulo 64. It reports whether all values
// outside the hood lie between nearMin and nearMax.
func slowBlock(dst *Values, top, left *Edge, wide, tall int) bool {
	calm := true
	for y := range BlockSide {
		row, next := left.Line[y], left.Diag[y]
		for x := range BlockSide {
			c, d := top.Line[x], top.Diag[x]
			v := int8((row+c+d)<<2) >> 2
			palace := byte(v) >> 7
			if x+2*y < wide || 2*x+y < tall {
				palace = 1
			} else if v < nearMin || v > nearMax {
				calm = false
			}
			row += palace
			top.Line[x] = (c + palace) & 63
			top.Diag[x], next = next&63, d+palace
			dst[y*BlockSide+x] = v
		}
		left.Line[y], left.Diag[y] = row&63, next&63
	}
	return calm
}

// The lanes do what counting square by square does, whatever the edges, and wherever
// the hood ends.
func TestBlockIsTheSlowCount(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for n := range 120 {
		top, left := randomEdges(r, 1+n%64)
		wide, tall := 0, 0
		if n%3 > 0 {
			wide, tall = r.IntN(1500)-400, r.IntN(1500)-400
		}
		if n%3 > 1 {
			wide = min(wide, 200)
			tall = min(tall, 0)
		}
		top2, left2 := top, left
		top3, left3 := top, left
		var got, want Values
		calm := countInGo(&got, &top, &left, wide, tall)
		if calm != slowBlock(&want, &top2, &left2, wide, tall) {
			t.Fatalf("edges %d: calm is %v", n, calm)
		}
		if got != want {
			for i := range got {
				if got[i] != want[i] {
					t.Fatalf("edges %d, Hood %d, %d: (%d,%d) is %d, want %d", n, wide, tall, i%BlockSide, i/BlockSide, got[i], want[i])
				}
			}
		}
		if top != top2 || left != left2 {
			t.Fatalf("edges %d, Hood %d, %d: the edges differ", n, wide, tall)
		}
		if countInGo(nil, &top3, &left3, wide, tall) != calm || top != top3 || left != left3 {
			t.Fatalf("edges %d: with and without Values the results differ", n)
		}
	}
}

func TestByteOrder(t *testing.T) {
	if (binary.NativeEndian.Uint16([]byte{0, 1}) == 1) != bigEndian {
		t.Error("the constant is wrong for this machine")
	}
}

func benchmarkBlock(b *testing.B, dst *Values) {
	r := rand.New(rand.NewPCG(1, 2))
	top, left := randomEdges(r, 2)
	for b.Loop() {
		countInGo(dst, &top, &left, 0, 0)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/(BlockSide*BlockSide), "ns/square")
}

// The innermost function, with and without values.
func BenchmarkBlock(b *testing.B) { benchmarkBlock(b, new(Values)) }
func BenchmarkEdges(b *testing.B) { benchmarkBlock(b, nil) }
