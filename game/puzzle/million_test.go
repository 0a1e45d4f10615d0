package puzzle_test

import (
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/puzzle"
	"github.com/palacegames/palace/internal/testkit"
)

// threeMoves lists the rulesets of three moves with components up to most, of two that mirror each other one.
func threeMoves(most int) (list []string) {
	var moves [][2]int
	for x := range most + 1 {
		for y := range most + 1 {
			if x+y > 0 {
				moves = append(moves, [2]int{x, y})
			}
		}
	}
	for i, a := range moves {
		for j, b := range moves[:i] {
			for _, c := range moves[:j] {
				set, mirror := [][2]int{a, b, c}, [][2]int{{a[1], a[0]}, {b[1], b[0]}, {c[1], c[0]}}
				if own, other := ruleset(set), ruleset(mirror); own <= other {
					list = append(list, own)
				}
			}
		}
	}
	return list
}

// ruleset writes moves in order.
func ruleset(moves [][2]int) string {
	slices.SortFunc(moves, func(a, b [2]int) int { return 100*(a[0]-b[0]) + a[1] - b[1] })
	var b strings.Builder
	for _, m := range moves {
		fmt.Fprintf(&b, "(%d,%d)", m[0], m[1])
	}
	return b.String()
}

// TestMillion: there are more than a million puzzles of three moves with components up to 5 alone, no two of them alike or
// mirror images: PALACE_TESTS=long go test ./game/puzzle -run TestMillion -v counts them. Otherwise it counts those of a few rulesets.
func TestMillion(t *testing.T) {
	all := threeMoves(5)
	if len(all) != 3315 {
		t.Fatalf("there are %d rulesets of three moves with components up to 5, want 3315", len(all))
	}
	seeds, every := 120, 1
	if !testkit.Long() {
		seeds, every = 20, 300
	}
	var distinct, made, none atomic.Int64
	var next atomic.Int64
	var crew sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		crew.Go(func() {
			for i := int(next.Add(1)-1) * every; i < len(all); i = int(next.Add(1)-1) * every {
				var games catalog.Games
				boards := map[string]bool{}
				for level := puzzle.FirstLevel; level <= puzzle.LastLevel; level++ {
					for seed := range seeds {
						p, err := puzzle.Make(&games, puzzle.Name{Game: "subtraction:" + all[i], Level: level, Seed: seed}, monday)
						if err != nil {
							none.Add(1)
							break // the game has none of this level
						}
						made.Add(1)
						boards[p.At.String()] = true
					}
				}
				distinct.Add(int64(len(boards)))
			}
		})
	}
	crew.Wait()
	t.Logf("%d distinct puzzles among %d; %d times a ruleset had none of a level", distinct.Load(), made.Load(), none.Load())
	switch {
	case testkit.Long() && distinct.Load() < 1_000_000:
		t.Errorf("there are only %d", distinct.Load())
	case distinct.Load() < made.Load()/3:
		t.Errorf("of %d puzzles only %d are distinct", made.Load(), distinct.Load())
	}
}
