package mex

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// slowMex looks through the squares filled so far, and further values.
func slowMex(filled map[[2]int]int32, x, y int, oneDiagonal bool, more map[int]bool) int32 {
	used := map[int32]bool{}
	for at, v := range filled {
		dx, dy := at[0]-x, at[1]-y
		if dx == 0 || dy == 0 || dx == dy || (!oneDiagonal && dx == -dy) {
			used[v] = true
		}
	}
	v := int32(0)
	for used[v] || more[int(v)] {
		v++
	}
	return v
}

// TestFillInAnyOrder fills squares in a random order, far from each other too, so
// that lines get their large values first, some of them with further options.
func TestFillInAnyOrder(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for round := range 30 {
		f, oneDiagonal := NewFiller(), false
		if round%3 == 0 {
			f, oneDiagonal = NewWythoffFiller(), true
		}
		filled := map[[2]int]int32{}
		size := 5 + r.IntN(30)
		for range 700 {
			x, y := r.IntN(size)-size/2, r.IntN(60)-size/3
			if _, done := filled[[2]int{x, y}]; done {
				continue
			}
			more, ends := map[int]bool{}, [2]Set{}
			for range r.IntN(10) {
				v := r.IntN(1 + r.IntN(200))
				ends[r.IntN(2)].Add(v)
				more[v] = true
			}
			got, want := f.Fill(x, y, &ends[0], &ends[1]), slowMex(filled, x, y, oneDiagonal, more)
			if got != want {
				t.Fatalf("round %d: (%d,%d) gets %d, want %d", round, x, y, got, want)
			}
			filled[[2]int{x, y}] = got
		}
	}
}

// TestSet holds a set against a map, with numbers put in in random order.
func TestSet(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for range 200 {
		var s Set
		has := map[int]bool{}
		for range r.IntN(1500) {
			v := r.IntN(1 + r.IntN(700))
			s.Add(v)
			has[v] = true
		}
		for v := range 800 {
			if s.word(v/64)>>(v%64)&1 == 1 != has[v] {
				t.Fatalf("%d: want %v", v, has[v])
			}
			if v < 64*s.full && !has[v] {
				t.Fatalf("%d words are called full, but %d is not in the set", s.full, v)
			}
		}
	}
}

// TestFull fills a set from the far end, and looks that no full word is gone through again.
func TestFull(t *testing.T) {
	var s Set
	for v := 64*5 - 1; v >= 0; v-- {
		s.Add(v)
	}
	if s.full != 5 {
		t.Errorf("%d words are called full, want 5", s.full)
	}
}

// BenchmarkFill fills squares of 1000 by 1000, for Wythoff Nim and a queen in exile, row
// by row.
func BenchmarkFill(b *testing.B) {
	for name, filler := range map[string]func() *Filler{"wythoff": NewWythoffFiller, "queen": NewFiller} {
		b.Run(name, func(b *testing.B) {
			const n = 1000
			for b.Loop() {
				f := filler()
				for x := range n {
					for y := range n {
						f.Fill(x, y)
					}
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/(n*n), "ns/square")
		})
	}
}

// ExampleFiller fills the corner of the quadrant as in the package's comment.
func ExampleFiller() {
	f, board := NewFiller(), [3][3]int32{}
	for sum := range 3 {
		for y := range sum + 1 {
			board[sum-y][y] = f.Fill(sum-y, y)
		}
	}
	fmt.Println(board[0][:3])
	fmt.Println(board[1][:2])
	fmt.Println(board[2][:1])
	// Output:
	// [0 2 1]
	// [1 3]
	// [2]
}
