package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"syscall/js"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// strikes returns the family by the kernel, and by the form in Go.
func strikes(t testing.TB) (vectors, plain engine.Family) {
	t.Helper()
	strike := strikeVectors(ownMemory())
	if strike == nil {
		t.Fatal("this machine has no vectors")
	}
	return subtraction.With(strike), subtraction.Family
}

// The kernel and the form in Go strike off the same squares, for random moves with
// and without (1, 0), with shifts and without.
func TestStrikingIsTheGoForm(t *testing.T) {
	vectors, plain := strikes(t)
	r := rand.New(rand.NewPCG(5, 6))
	for trial := range 60 {
		var moves []engine.Position
		for range 1 + trial%7 {
			m := engine.At(r.IntN(20), 1+r.IntN(9))
			switch r.IntN(6) {
			case 0:
				m = m.With(0, engine.Num(64*r.IntN(3)))
			case 1:
				m = engine.At(r.IntN(2000), 1+r.IntN(300))
			}
			moves = append(moves, m)
		}
		if trial%2 == 0 {
			moves = append(moves, engine.At(1, 0))
		}
		text := "subtraction:"
		for _, m := range moves {
			text += "(" + m.String() + ")"
		}
		w := engine.Window{X: r.IntN(2500), Y: r.IntN(500), W: 200, H: 300}
		values := func(family engine.Family) []int32 {
			f := family
			g, err := enginetest.Parse(&f, text)
			if err != nil {
				t.Fatal(err)
			}
			return enginetest.Values(t, g, engine.Outcomes, w)
		}
		if !slices.Equal(values(vectors), values(plain)) {
			t.Fatalf("%s, window %+v: the kernel strikes off other squares", text, w)
		}
	}
}

// Without a memory there is no kernel.
func TestNoStrikeVectors(t *testing.T) {
	if strikeVectors(js.Undefined()) != nil {
		t.Error("a kernel without a memory")
	}
}

// Tiles and pictures of a board, with the machine's vectors and without.
func BenchmarkStrike(b *testing.B) {
	vectors, plain := strikes(b)
	b.Cleanup(func() { catalog.Exchange(plain) })
	for name, family := range map[string]engine.Family{"vectors": vectors, "go": plain} {
		catalog.Exchange(family)
		for _, level := range []int{-1, 2, 5} {
			tr := trial{game: "subtraction:(0,1)(1,0)(1,1)(1,2)(2,2)(2,51)(4,3)(4,4)(13,1)", size: 4096, level: level}
			b.Run(fmt.Sprintf("%s/%d", name, level), tr.time)
		}
	}
}
