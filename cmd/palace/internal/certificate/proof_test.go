package certificate

import "testing"

// TestHorizon: every square beyond the horizon is moved by the step of some strip onto one where all is the
// same, as the proof has it: here strips are so near to each other that this takes long.
func TestHorizon(t *testing.T) {
	b := &Board{reach: 80, strips: []band{
		{p: 0, q: 1, from: 0, to: 3, times: 5}, {p: 9, q: 13, from: -24, to: 23, times: 2}, {p: 1, q: 1, from: -14, to: 14, times: 36},
		{p: 13, q: 9, from: -24, to: 23, times: 2}, {p: 1, q: 0, from: -2, to: 0, times: 7},
	}}
	moves := []Vector{{2, 6}, {3, 3}, {6, 2}, {0, 9}, {7, 0}}
	far, strip := b.horizon(moves)
	if far <= 80+9+72 || strip < 0 {
		t.Fatalf("the horizon is %d, because of strip %d: no strips are near to each other", far, strip)
	}
	// same reports whether strip i may take a square.
	same := func(i, x, y int) bool {
		dx, dy := b.strips[i].times*b.strips[i].q, b.strips[i].times*b.strips[i].p
		for _, m := range append(moves, Vector{}) {
			x, y := x-m[0], y-m[1]
			there, moved := x >= 0 && y >= 0, x-dx >= 0 && y-dy >= 0
			if there != moved || there && x+y-dx-dy < b.reach {
				return false
			}
			if !there {
				continue
			}
			at, inside := b.place(x, y)
			if was, before := b.place(x-dx, y-dy); at != was || inside != before || inside && at != i || !inside && at != i && at != i+1 {
				return false
			}
		}
		return true
	}
	for sum := far; sum < far+150; sum++ {
		for y := range sum + 1 {
			taken := false
			for i := range b.strips {
				taken = taken || same(i, sum-y, y)
			}
			if !taken {
				t.Fatalf("no strip takes (%d,%d), and the horizon is %d", sum-y, y, far)
			}
		}
	}
}
