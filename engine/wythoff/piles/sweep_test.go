package piles

import "testing"

// TestEuler counts with what is known elsewhere: the sums over the palaces of three piles with no pile above
// 100, and above 1000 (Project Euler 260), and how many there are below 40.
func TestEuler(t *testing.T) {
	for _, c := range []struct{ most, count, sum int }{{39, 201, 0}, {100, 0, 173895}, {1000, 0, 167542057}} {
		s := newSweep([]int{c.most + 1, c.most + 1}, true)
		for s.Step() {
		}
		count, sum := 0, 0
		for y := range c.most + 1 {
			for x := range y + 1 {
				if z := s.of([]int{y, x}); y <= z && z <= c.most {
					count++
					sum += x + y + z
				}
			}
		}
		if c.count != 0 && count != c.count || c.sum != 0 && sum != c.sum {
			t.Errorf("up to %d there are %d palaces with the sum %d, want %+v", c.most, count, sum, c)
		}
	}
}

// TestBehind: with the pile behind, a cell's number does not depend on which pile is missing: whatever two of a
// palace's piles are given, the third follows.
func TestBehind(t *testing.T) {
	const n = 90
	s := newSweep([]int{n, n}, true)
	for s.Step() {
	}
	for x := range n {
		for y := range n {
			if z := s.of([]int{x, y}); z < n && s.of([]int{x, z}) != y || s.of([]int{x, y}) != s.of([]int{y, x}) {
				t.Fatalf("(%d,%d) has %d, and (%d,%d) has %d", x, y, z, x, z, s.of([]int{x, z}))
			}
		}
	}
	long := newSweep([]int{n, 4}, true)
	for long.Step() {
	}
	for i, v := range long.values {
		if x, y := i/4, i%4; int(v) != s.of([]int{x, y}) {
			t.Fatalf("(%d,%d) has %d in a strip, %d in a square", x, y, v, s.of([]int{x, y}))
		}
	}
}

// BenchmarkSweep measures a cell.
func BenchmarkSweep(b *testing.B) {
	for name, size := range map[string][]int{"1000x1000": {1000, 1000}, "10000x4": {10000, 4}, "60x60x60": {60, 60, 60}} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				for s := newSweep(size, true); s.Step(); {
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(volume(size)), "ns/cell")
		})
	}
}
