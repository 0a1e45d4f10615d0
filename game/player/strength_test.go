package player_test

import (
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/player"
	"github.com/palacegames/palace/internal/testkit/gametest"
)

// beginner sees what can be won or lost in a move and the answer to it, and else moves by chance.
type beginner struct{ rng *rand.Rand }

func (b beginner) Act(v game.View, _ engine.Methods) (game.Action, error) {
	moves := player.LooksRight(&v, 1)
	if len(moves) == 0 {
		moves = engine.Options(v.Rays)
	}
	return game.Move{To: moves[b.rng.IntN(len(moves))]}, nil
}

// TestStrengths: the names of strengths are true. Who begins to play wins less often the stronger a computer is called, and
// the one that looks ahead, without the map, is no easier than the hard one.
func TestStrengths(t *testing.T) {
	const games = 400
	for _, rules := range []string{"rook", "wythoff"} {
		g := gametest.Catalogued(t, rules)
		won := map[string]int{}
		for _, name := range []string{game.Random, game.Slips(60), game.Slips(30), game.Slips(10), game.Rule, game.Perfect} {
			rng := rand.New(rand.NewPCG(3, 5))
			for range games {
				start := engine.At(5+rng.IntN(8), 5+rng.IntN(8))
				computer, err := player.New(name, rng.Uint64())
				if err != nil {
					t.Fatal(err)
				}
				if match(t, g, g.Solve(), start, [2]player.Computer{beginner{rng}, computer}) == game.First {
					won[name]++
				}
			}
		}
		t.Logf("%s: of %d games a beginner wins %v", rules, games, won)
		ladder := []string{game.Random, game.Slips(60), game.Slips(30), game.Slips(10)}
		for i, name := range ladder[1:] {
			if won[name]+games/20 > won[ladder[i]] {
				t.Errorf("%s: a beginner wins %d against %s and %d against %s", rules, won[name], game.Title(name), won[ladder[i]], game.Title(ladder[i]))
			}
		}
		if won[game.Perfect] > won[game.Slips(10)] || won[game.Rule] > won[game.Slips(10)]+games/20 {
			t.Errorf("%s: a beginner wins %d against %s, %d against %s", rules, won[game.Perfect], game.Title(game.Perfect), won[game.Rule], game.Title(game.Rule))
		}
	}
}
