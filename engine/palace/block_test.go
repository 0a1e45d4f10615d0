package palace

import (
	"encoding/binary"
	"math/rand/v2"
	"testing"
)

// randomEdges returns edges such as no game has, as far as the lanes allow it.
func randomEdges(r *rand.Rand, most int) (top, left counters) {
	for i := range edge {
		top.line[i], top.diag[i] = byte(r.IntN(most)), byte(r.IntN(most))
		left.line[i], left.diag[i] = byte(r.IntN(most)), byte(r.IntN(most))
	}
	return top, left
}

// slowBlock is block square by square.
func slowBlock(dst *values, y int, top, left *counters) {
	for ; y < edge; y++ {
		left.line[y], left.diag[y] = countRow(dst[y*edge:][:edge], top.line[:], top.diag[:], left.line[y], left.diag[y])
	}
	for x := range edge {
		top.line[x] &= 63
		top.diag[x] &= 63
	}
}

// The lanes do what counting square by square does, whatever the edges.
func TestBlockIsTheSlowCount(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for n := range 80 {
		top, left := randomEdges(r, 1+n%64)
		top2, left2 := top, left
		var got, want values
		y := max(0, r.IntN(32)-16) * rowsPerBand // half of them whole blocks
		block(&got, y, &top, &left)
		slowBlock(&want, y, &top2, &left2)
		if got != want {
			for i := range got {
				if got[i] != want[i] {
					t.Fatalf("edges %d: (%d,%d) is %d, want %d", n, i%edge, i/edge, got[i], want[i])
				}
			}
		}
		if top != top2 || left != left2 {
			t.Fatalf("edges %d: the edges differ", n)
		}
		top3, left3 := randomEdges(rand.New(rand.NewPCG(uint64(n), 3)), 64)
		top4, left4 := top3, left3
		block(nil, 0, &top3, &left3)
		block(&got, 0, &top4, &left4)
		if top3 != top4 || left3 != left4 {
			t.Fatalf("edges %d: with and without values the edges differ", n)
		}
	}
}

func TestByteOrder(t *testing.T) {
	if (binary.NativeEndian.Uint16([]byte{0, 1}) == 1) != bigEndian {
		t.Error("the constant is wrong for this machine")
	}
}

func benchmarkBlock(b *testing.B, dst *values) {
	r := rand.New(rand.NewPCG(1, 2))
	top, left := randomEdges(r, 64)
	for b.Loop() {
		block(dst, 0, &top, &left)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/(edge*edge), "ns/square")
}

// The innermost function, with and without values.
func BenchmarkBlock(b *testing.B) { benchmarkBlock(b, new(values)) }
func BenchmarkEdges(b *testing.B) { benchmarkBlock(b, nil) }
