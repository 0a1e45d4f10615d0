package player_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/player"
	"github.com/palacegames/palace/internal/testkit/gametest"
)

// paced are games, and how far from the corner perfect plays them against itself.
var paced = map[string]int{
	"wythoff": 11, "rook": 11, "maharaja": 11, "mwythoff:2": 10, "mwythoff:3": 9, "wythoff+(2,3)(3,2)": 10, "wythoff+(t,2t)(2t,t);t=2..": 9, "blocking:1": 10,
	"exile:spiral": 3, "exile:quadrant": 6, "subtraction:(1,2)(2,1)(3,3)": 14, "subtraction:(1,0)(0,1)(2,3)": 9, "subtraction:(3)(5)(8)": 60, "subtraction:(1)(4)(10)": 60,
}

// TestPerfectHurriesAndResists: perfect against itself plays as many moves as the game tree says, from every
// position near the corner and whatever the seed.
func TestPerfectHurriesAndResists(t *testing.T) {
	for name, edge := range paced {
		w := &tree{gametest.Catalogued(t, name), map[string][2]int{}}
		methods := w.g.Solve()
		for i, p := range gametest.Positions(w.g, edge) {
			_, want := w.block(p)
			v, moves := gametest.At(t, name, p), 0
			for ; v.Phase != game.OverPhase; moves++ {
				c, err := player.New(game.Perfect, uint64(i+moves))
				if err != nil {
					t.Fatal(err)
				}
				a, err := c.Act(v, methods)
				if err != nil {
					t.Fatal(err)
				}
				v = gametest.At(t, name, a.(game.Move).To)
			}
			if moves != want {
				t.Errorf("%s from %v: over in %d moves, want %d", name, p, moves, want)
			}
		}
	}
}

// TestLoserVaries: among moves that last equally long it is not always the same one, and a given seed
// always chooses the same.
func TestLoserVaries(t *testing.T) {
	methods := gametest.Catalogued(t, "wythoff").Solve()
	for _, p := range []engine.Position{engine.At(6, 10), engine.At(14, 23), engine.At(1596, 2583), engine.At(165580140, 267914295)} {
		v, chosen := gametest.At(t, "wythoff", p), map[engine.Position]bool{}
		for seed := range uint64(40) {
			var to [2]engine.Position
			for i := range to {
				c, _ := player.New(game.Perfect, seed)
				a, err := c.Act(v, methods)
				if err != nil {
					t.Fatal(err)
				}
				to[i] = a.(game.Move).To
			}
			if to[0] != to[1] {
				t.Fatalf("%v: seed %d goes to %v and to %v", p, seed, to[0], to[1])
			}
			chosen[to[0]] = true
			here, _ := methods.Value(engine.Remoteness, p)
			if there, err := methods.Value(engine.Remoteness, to[0]); err != nil || there.Plus(engine.Num(1)) != here {
				t.Fatalf("%v to %v: %v moves are left of %v", p, to[0], there, here)
			}
		}
		if len(chosen) < 2 {
			t.Errorf("%v: always to %v", p, chosen)
		}
	}
}
