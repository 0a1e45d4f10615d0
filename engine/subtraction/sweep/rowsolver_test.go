package sweep

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestSettle holds every way of settling a row against one square after the other,
// with moves of one length, of several and of more than a word.
func TestSettle(t *testing.T) {
	const before, width = 5, 8 // words
	r := rand.New(rand.NewPCG(64, 13))
	for trial := range 600 {
		var lengths []int
		for range trial % 5 {
			lengths = append(lengths, 1+r.IntN([]int{3, 12, 70, before * 64}[r.IntN(4)]))
		}
		if trial%11 == 0 {
			lengths = []int{1 + trial/11}
		}
		slices.Sort(lengths)
		lengths = slices.Compact(lengths)
		buf, free := make([]uint64, before+width), make([]uint64, width)
		for i := range buf {
			buf[i] = r.Uint64() & r.Uint64()
		}
		for i := range free {
			free[i] = ^uint64(0)
			if trial%2 == 0 {
				free[i] = r.Uint64() | r.Uint64()
			}
		}
		bit := func(words []uint64, x int) bool { return words[x/64]>>(x%64)&1 != 0 }
		want := slices.Clone(buf)
		for x := before * 64; x < len(want)*64; x++ {
			p := bit(free, x-before*64) && !bit(want, x)
			for _, a := range lengths {
				p = p && !bit(want, x-a)
			}
			want[x/64] &^= 1 << (x % 64)
			if p {
				want[x/64] |= 1 << (x % 64)
			}
		}
		complement(buf[before:], free)
		NewRowSolver(lengths).Settle(buf, before, width)
		if !slices.Equal(buf, want) {
			t.Fatalf("lengths %v: got %x, want %x", lengths, buf, want)
		}
	}
}

// TestGather holds the union of shifted rows against one square after the other,
// for every number of terms with and without shifts and twins.
func TestGather(t *testing.T) {
	const rows, pad, width = 9, 3, 8
	const stride = pad + width
	r := rand.New(rand.NewPCG(64, 4))
	for trial := range 400 {
		buf := make([]uint64, rows*stride)
		for i := range buf {
			buf[i] = r.Uint64() & r.Uint64() & r.Uint64()
		}
		p := &plan{pad: pad, width: width, rows: 1, inner: NewRowSolver(nil)}
		type move struct{ a, b int }
		var list []move
		for range trial % 14 {
			m := move{r.IntN(20), 1 + r.IntN(rows-1)}
			if trial%3 == 0 {
				m.a = r.IntN(pad*64 - 64)
			}
			if slices.Contains(list, m) {
				continue
			}
			list = append(list, m)
			p.moves = append(p.moves, []int{m.a, m.b})
		}
		base := (rows-1)*stride + pad
		want := make([]uint64, width)
		for x := range width * 64 {
			for _, m := range list {
				at := (base-m.b*stride)*64 + x - m.a
				want[x/64] |= buf[at/64] >> (at % 64) & 1 << (x % 64)
			}
		}
		gather(buf, base, width, p.passesAt(nil))
		if got := buf[base:]; !slices.Equal(got, want) {
			t.Fatalf("moves %v: got %x, want %x", list, got, want)
		}
	}
}

// TestStrike holds passes over runs against one square after the other: any number
// of moves, not shifted and of the same shift too, with and without the move (1, 0).
func TestStrike(t *testing.T) {
	const rows, pad, width = 9, 3, 2 * span
	const stride = pad + width
	r := rand.New(rand.NewPCG(32, 4))
	for trial := range 400 {
		buf, free := make([]uint64, rows*stride), make([]uint64, width)
		for i := range buf {
			buf[i] = r.Uint64() & r.Uint64() & r.Uint64()
		}
		for i := range free {
			if free[i] = ^uint64(0); trial%3 == 0 {
				free[i] = r.Uint64()
			}
		}
		p := &plan{pad: pad, width: width, rows: 1}
		for range trial % 20 {
			m := []int{r.IntN(20), 1 + r.IntN(rows-1)}
			if trial%3 == 0 {
				m[0] = r.IntN(pad*64 - 64)
			} else if r.IntN(4) == 0 {
				m[0] = 64 * r.IntN(2)
			}
			p.moves = append(p.moves, m)
		}
		every := trial%2 == 0
		if every {
			p.moves = append(p.moves, []int{1, 0})
		}
		p.addTerms()
		base := (rows-1)*stride + pad
		want := slices.Clone(buf)
		for x := range width * 64 {
			palace, at := free[x/64]>>(x%64)&1 != 0, base*64+x
			for _, m := range p.moves {
				from := at - m[1]*stride*64 - m[0]
				palace = palace && want[from/64]>>(from%64)&1 == 0
			}
			want[at/64] &^= 1 << (at % 64)
			if palace {
				want[at/64] |= 1 << (at % 64)
			}
		}
		b := &block{plan: p, words: width}
		b.fillRow(buf, base, p.lists[0], free)
		if !slices.Equal(buf, want) {
			t.Fatalf("moves %v: got %x, want %x", p.moves, buf[base:], want[base:])
		}
	}
}
