package chart_test

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/chart"
	"github.com/palacegames/palace/internal/testkit"
)

// checked are boards of which charts are spoiled: blocks of leaves and of levels, leaves
// of a word and of two, kinds that are told apart by few levels and by many.
var checked = []moves{
	{{1, 2}, {2, 1}, {3, 3}},
	{{2, 6}, {3, 3}, {6, 1}, {19, 6}},
	{{0, 2}, {2, 70}, {66, 1}},
	{{6, 2}, {7, 8}, {2, 7}},
	{{1, 0}, {0, 64}, {64, 64}},
}

// TestCheck spoils maps that are right. Whichever square is flipped, the check refuses it; and it
// refuses every map that leads to another outcome because rules are swapped.
func TestCheck(t *testing.T) {
	r := rand.New(rand.NewPCG(22, 2))
	for _, m := range checked {
		right := m.find(1 << 20)
		if right == nil {
			t.Fatalf("%v has no map", m)
		}
		if err := right.Check(); err != nil {
			t.Fatalf("%v: the map is right, and %v", m, err)
		}
		kind := func() int32 { return int32(r.IntN(right.Kinds())) }
		swapped := 0
		for range testkit.Rounds(40) {
			flipped := right.Copy()
			flipped.Flip(kind(), r.IntN(right.Side()), r.IntN(right.Side()))
			if flipped.Check() == nil {
				t.Fatalf("%v: a square is flipped, and the check lets it pass", m)
			}
			other := right.Copy()
			if !other.Swap(kind(), r.IntN(4), r.IntN(4)) && !other.Confuse(kind(), kind()) {
				continue
			}
			if other.Check() != nil {
				swapped++
			} else if !alike(right, other) {
				t.Fatalf("%v: the check lets another board pass", m)
			}
		}
		if swapped < testkit.Rounds(40)/3 {
			t.Errorf("%v: only %d maps with rules swapped are refused", m, swapped)
		}
	}
}

// alike reports whether two maps show the same at the corner, some kinds wide and high.
func alike(a, b *chart.Map) bool {
	w := engine.Window{W: 16 * a.Side(), H: 16 * a.Side()}
	read := func(m *chart.Map) []uint64 {
		squares := make([]uint64, w.W/64*w.H)
		m.Around(new(big.Int), new(big.Int)).Read(squares, w)
		return squares
	}
	return slices.Equal(read(a), read(b))
}

// TestDisbelief: a leaf that is filled by other moves makes a map that is proved by its strips
// and is wrong. It is not returned.
func TestDisbelief(t *testing.T) {
	rule := moves{{1, 2}, {2, 1}, {3, 3}}.rule()
	s := chart.NewSearch(rule)
	for s.Step(1000) {
	}
	if s.Found() == nil {
		t.Fatal("no map is found")
	}
	rule.Moves = [][2]int{{1, 2}, {2, 1}, {3, 2}}
	s = chart.NewSearch(rule)
	for s.Spent() < 1<<20 && s.Step(1000) {
	}
	if s.Found() != nil {
		t.Errorf("a wrong map of %d kinds is believed", s.Found().Kinds())
	}
}
