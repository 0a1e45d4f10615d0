package chart

import (
	"math/rand/v2"
	"testing"
)

// stripes is a rule in one dimension, row by row: square x is P if no one of x-1 and x-4 is.
func stripes() *Rule {
	return &Rule{Moves: [][2]int{{1, 0}, {4, 0}}, Words: 1, Right: 4, Pad: 1, Cost: 1, Fill: func(rows []uint64) {
		for y := 0; y < len(rows); y += 2 {
			rows[y+1] = 0
			for x := range 64 {
				one := rows[y+1]<<1 | rows[y]>>63 // the squares x-1
				four := rows[y+1]<<4 | rows[y]>>60
				rows[y+1] |= ^(one | four) & (1 << x)
			}
		}
	}}
}

// TestProof spoils a guess that is right, in one number each time. What still is proved
// has the same blocks near the corner.
func TestProof(t *testing.T) {
	b := newBlocks(stripes())
	b.work = 1 << 20
	g := newGuess(0, sights[0])
	for done := false; !done; {
		var clash bool
		if done, clash = g.advance(b); clash {
			g = newGuess(g.level+1, g.sight)
		}
	}
	if !g.proved(b) {
		t.Fatal("the guess is not proved")
	}
	corner := func(i, k int) int32 {
		kind := int32(0)
		for digit := 5; digit >= 0; digit-- {
			kind = g.quarters[kind][i>>digit&1+2*(k>>digit&1)]
		}
		return g.corners[kind]
	}
	r := rand.New(rand.NewPCG(1, 1))
	refused := 0
	for range 400 {
		n := r.IntN(len(g.corners))
		spoilt := &g.corners[n]
		if r.IntN(2) == 0 {
			spoilt = &g.quarters[n][r.IntN(4)]
		}
		old := *spoilt
		*spoilt = int32(r.IntN(len(g.corners)))
		if !g.proved(b) {
			refused++
			*spoilt = old
			continue
		}
		for i := range 64 {
			for k := range 64 {
				want, err := b.at(g.level, [2]int{i, k})
				if err != nil {
					t.Fatal(err)
				}
				if got := corner(i, k); b.all[got].left != b.all[want].left || b.all[got].above != b.all[want].above {
					t.Fatalf("proved, but wrong at (%d,%d)", i, k)
				}
			}
		}
		*spoilt = old
	}
	if refused < 100 {
		t.Errorf("only %d of 400 wrong guesses are refused", refused)
	}
}
