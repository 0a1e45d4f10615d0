package sweep

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine/blocking/automaton"
)

// inGo counts blocks in Go.
var inGo = automaton.NewBlocks(1, automaton.Kernel{})

// kernelOf makes a kernel of a function that counts single blocks.
func kernelOf(count func(values *automaton.Values, top, left *automaton.Edge, wide, tall int) bool) automaton.Kernel {
	return automaton.Kernel{Block: count, Run: func(tops []automaton.Edge, left *automaton.Edge, lefts []automaton.Edge) (int, bool) {
		for i := range tops {
			if flat(&tops[i], left) {
				return i, true
			}
			if lefts[i] = *left; !count(nil, &tops[i], left, 0, 0) {
				return i + 1, false
			}
		}
		return len(tops), true
	}}
}

// flat reports whether a block with these edges, which lies outside the hood, is k
// everywhere.
func flat(top, left *automaton.Edge) bool {
	v := top.Line[0] + left.Line[0] + top.Diag[0]
	return v&63 == 0 && (left.Diag[0]-top.Diag[0])&63 == 0 && top.Constant() && left.Constant()
}

// TestRuns: counted in runs a sweep is as it is when it is counted block by block, also
// when it goes on from where another position has stopped it, and keeps few edges.
func TestRuns(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 9))
	for range 25 {
		k := 1 + r.IntN(900)
		var sweeps [2]*Sweep
		seed := r.Uint64()
		for n := range sweeps {
			blocks := automaton.NewBlocks(k, automaton.Kernel{})
			if n == 1 {
				blocks = automaton.NewBlocks(k, kernelOf(inGo.Innermost))
			}
			s, r := New(blocks), rand.New(rand.NewPCG(seed, 0))
			s.across = 4 + r.IntN(40)
			for range 1 + r.IntN(3) {
				for p := s.pass(r.IntN(12000), r.IntN(4000)); p.step(); {
				}
			}
			sweeps[n] = s
		}
		one, other := sweeps[0], sweeps[1]
		if !slices.Equal(one.next, other.next) || !slices.Equal(one.space, other.space) || one.m != other.m {
			t.Fatalf("k = %d: the sweep has passed %v, not %v", k, other.next, one.next)
		}
		for n, want := range []keptEdges{one.tops, one.lefts} {
			got := []keptEdges{other.tops, other.lefts}[n]
			if got.size() != want.size() {
				t.Fatalf("k = %d: %d edges are kept, not %d", k, got.size(), want.size())
			}
			want.each(func(row, place int, k kept) {
				if mine, ok := got.get(row, place); !ok || !same(mine, k) {
					t.Fatalf("k = %v: blockSide %d of row %d is another one", k, place, row)
				}
			})
		}
	}
}
