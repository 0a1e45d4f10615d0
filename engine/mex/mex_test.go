package mex

import (
	"math/rand/v2"
	"testing"
)

// slowMex looks through the squares filled so far.
func slowMex(filled map[[2]int]int32, x, y int, oneDiagonal bool) int32 {
	used := map[int32]bool{}
	for at, v := range filled {
		dx, dy := at[0]-x, at[1]-y
		if dx == 0 || dy == 0 || dx == dy || (!oneDiagonal && dx == -dy) {
			used[v] = true
		}
	}
	v := int32(0)
	for used[v] {
		v++
	}
	return v
}

// TestFillInAnyOrder fills squares in a random order, far from each other too, so
// that lines get their large values first.
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
			got, want := f.Fill(x, y), slowMex(filled, x, y, oneDiagonal)
			if got != want {
				t.Fatalf("round %d: (%d,%d) gets %d, want %d", round, x, y, got, want)
			}
			filled[[2]int{x, y}] = got
		}
	}
}

// TestSet holds a set against a map, with numbers added in random order.
func TestSet(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for range 200 {
		var s set
		has := map[int]bool{}
		for range r.IntN(1500) {
			v := r.IntN(1 + r.IntN(700))
			s.add(v/64, v%64)
			has[v] = true
		}
		for v := range 800 {
			if (s.word(v/64)>>(v%64)&1 == 1) != has[v] {
				t.Fatalf("%d: want %v", v, has[v])
			}
			if v < 64*s.full && !has[v] {
				t.Fatalf("%d words are called full, but %d is not in the set", s.full, v)
			}
		}
	}
}
