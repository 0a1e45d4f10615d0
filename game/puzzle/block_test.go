package puzzle_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/puzzle"
	"github.com/palacegames/palace/internal/testkit/gametest"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// TestOneBlockWins: what is to be blocked are, counted by the options alone, all P-positions in reach, and so few that
// they can be blocked; that there are more squares than that, and one P-position from which moves lead on, makes it a
// puzzle.
func TestOneBlockWins(t *testing.T) {
	for level := puzzle.FirstLevel; level <= puzzle.LastLevel; level++ {
		for seed := range 36 {
			p := made(t, puzzle.Name{Level: level, Seed: 2000 + seed, Block: true})
			v := gametest.Opened(t, p.Board()).View()
			truth := oracle.New(v.Game)
			options := engine.Options(v.Rays)
			var palaces []engine.Position
			moves := 0
			for _, q := range options {
				if truth.Outcome(q) == engine.P {
					palaces = append(palaces, q)
					moves += len(v.Game.Rays(q))
				}
			}
			if !slices.Equal(palaces, p.Palaces) || len(palaces) > v.Blockable() || len(options) <= v.Blockable() || moves == 0 {
				t.Errorf("%s asks for %v, and the P-positions are %v", p, p.Palaces, palaces)
			}
		}
	}
}

// TestBlocksByTheTree: a block wins, by the whole game tree, if and only if it holds what is asked for.
func TestBlocksByTheTree(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	right := 0
	for _, ruleset := range []string{"blocking:2", "blocking:3"} {
		for seed := range 12 {
			p := made(t, puzzle.Name{Game: ruleset, Level: puzzle.FirstLevel, Seed: seed, Block: true})
			v := gametest.Opened(t, p.Board()).View()
			tree, options := oracle.NewTree(v.Game), engine.Options(v.Rays)
			blocks := [][]engine.Position{p.Palaces, nil}
			for range 60 {
				rng.Shuffle(len(options), func(i, j int) { options[i], options[j] = options[j], options[i] })
				blocks = append(blocks, slices.Clone(options[:rng.IntN(v.Blockable()+1)]))
			}
			for _, block := range blocks {
				wins := !tree.MoverWins(p.At, block)
				if wins != p.Holds(block) {
					t.Errorf("%s: that %v wins is %t", p, block, wins)
				}
				if wins {
					right++
				}
			}
		}
	}
	t.Logf("%d blocks win", right)
	if right < 24 {
		t.Errorf("only %d blocks win", right)
	}
}

// TestFurtherBlocks: where the palaces are fewer than may be blocked, further squares may be blocked with them.
func TestFurtherBlocks(t *testing.T) {
	seen := 0
	for seed := range 60 {
		p := made(t, puzzle.Name{Game: "blocking:5", Level: 4, Seed: seed, Block: true})
		v := gametest.Opened(t, p.Board()).View()
		if len(p.Palaces) == v.Blockable() {
			continue
		}
		seen++
		other := slices.DeleteFunc(engine.Options(v.Rays), func(q engine.Position) bool { return slices.Contains(p.Palaces, q) })[0]
		if more := append(slices.Clone(p.Palaces), other); !p.Holds(more) || p.Holds(more[1:]) {
			t.Errorf("%s: %v is judged wrongly", p, more)
		}
	}
	if seen == 0 {
		t.Error("there is no such puzzle")
	}
}
