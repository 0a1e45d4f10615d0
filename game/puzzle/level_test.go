package puzzle_test

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/player"
	"github.com/palacegames/palace/game/puzzle"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/gametest"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

var monday = puzzle.Day{Year: 2026, Month: 11, Day: 23}

// made makes the puzzle of a name.
func made(t *testing.T, name puzzle.Name) puzzle.Puzzle {
	t.Helper()
	var games catalog.Games
	p, err := puzzle.Make(&games, name, monday)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return p
}

// solves reports whether a player solves a puzzle.
func solves(t *testing.T, kind string, seed uint64, p *puzzle.Puzzle) bool {
	t.Helper()
	s := gametest.Opened(t, p.Board())
	computer, err := player.New(kind, seed)
	if err != nil {
		t.Fatal(err)
	}
	v := s.View()
	if (v.Phase == game.BlockPhase) != p.Block {
		t.Fatalf("%s begins in the phase %s", p.Board(), v.Phase)
	}
	action, err := computer.Act(v, v.Methods)
	if err != nil {
		t.Fatal(err)
	}
	if p.Block {
		return p.Holds(action.(game.Block).Squares)
	}
	return action.(game.Move).To == p.Wins
}

// TestLevels: the player rule fails in about as many of 100 puzzles as the level says, and the
// perfect player in none.
func TestLevels(t *testing.T) {
	n := 120
	if !testkit.More() { // and each level only with blocks or without
		n = 80
	}
	for _, block := range []bool{false, true} {
		for i, want := range []float64{.1, .3, .5, .7, .9} {
			if (i%2 == 1) != block && !testkit.More() {
				continue
			}
			level, failed := puzzle.FirstLevel+i, 0
			for seed := range n {
				p := made(t, puzzle.Name{Level: level, Seed: seed, Block: block})
				if !solves(t, game.Rule, uint64(seed), &p) {
					failed++
				}
				if !solves(t, game.Perfect, 0, &p) {
					t.Errorf("%s: the perfect player fails", p)
				}
			}
			share := float64(failed) / float64(n)
			t.Logf("level %d, block %t: rule fails in %.0f %% of %d", level, block, 100*share, n)
			if math.Abs(share-want) > .12 {
				t.Errorf("level %d, block %t: rule fails in %.0f %%, and not in about %.0f %%", level, block, 100*share, 100*want)
			}
		}
	}
}

// TestOneMoveWins: counted by the options alone, one free option is a P-position, and no other is.
func TestOneMoveWins(t *testing.T) {
	for level := puzzle.FirstLevel; level <= puzzle.LastLevel; level++ {
		for seed := range 36 {
			p := made(t, puzzle.Name{Level: level, Seed: 1000 + seed})
			v := gametest.Opened(t, p.Board()).View()
			truth := oracle.New(v.Game)
			wins := 0
			for _, q := range engine.Options(v.Rays) {
				if !v.IsBlocked(q) && truth.Outcome(q) == engine.P {
					wins++
					if q != p.Wins {
						t.Errorf("%s: %v wins, and not %v", p, q, p.Wins)
					}
				}
			}
			if wins != 1 {
				t.Errorf("%s has %d winning moves", p, wins)
			}
		}
	}
}

// TestRates writes down how often players fail, by family and level: with PALACE_TESTS=long and -v the table of
// docs/findings.md. In each family the player rule fails more often at the last level than at the
// first, where there are enough puzzles to tell.
func TestRates(t *testing.T) {
	players := []string{game.Rule, "slipping:10", "slipping:30", "random"}
	n := testkit.Cases(4, 300)
	var kinds []puzzle.Name
	for _, ruleset := range append(catalog.Rulesets(), "") {
		kinds = append(kinds, puzzle.Name{Game: ruleset})
		if g, err := catalog.Parse(ruleset); err != nil || g.Shape().Blocking > 1 {
			kinds = append(kinds, puzzle.Name{Game: ruleset, Block: true})
		}
	}
	for _, kind := range kinds {
		ruleset := cmp.Or(kind.Game, "any")
		if kind.Block {
			ruleset += ", a block"
		}
		var first, last int
		for level := puzzle.FirstLevel; level <= puzzle.LastLevel; level++ {
			failed, made := make([]int, len(players)), 0
			var games catalog.Games
			for seed := range n {
				p, err := puzzle.Make(&games, puzzle.Name{Game: kind.Game, Block: kind.Block, Level: level, Seed: seed}, monday)
				if errors.Is(err, puzzle.ErrNone) {
					continue // of that level this game has none from that seed
				}
				if err != nil {
					t.Fatal(err)
				}
				made++
				for i, kind := range players {
					if !solves(t, kind, uint64(seed), &p) {
						failed[i]++
					}
				}
			}
			row := fmt.Sprintf("| `%s` | %d | %d |", ruleset, level, made)
			for _, f := range failed {
				row += fmt.Sprintf(" %.0f |", 100*float64(f)/float64(max(1, made)))
			}
			t.Log(row)
			switch level {
			case puzzle.FirstLevel:
				first = failed[0]
			case puzzle.LastLevel:
				last = failed[0]
			}
			if made == 0 && n > 100 {
				t.Errorf("%s has no puzzle of level %d", ruleset, level)
			}
		}
		if n > 100 && last <= first {
			t.Errorf("%s: rule fails in %d puzzles of the first level, and in %d of the last", ruleset, first, last)
		}
	}
}
