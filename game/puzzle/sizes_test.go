package puzzle_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/puzzle"
	"github.com/palacegames/palace/internal/testkit/gametest"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// three returns the puzzles of a day.
func three(t *testing.T, day puzzle.Day) []puzzle.Puzzle {
	t.Helper()
	found, err := (&puzzle.Three{Day: day}).Puzzles()
	if err != nil || len(found) != puzzle.Sizes {
		t.Fatalf("%v has %d puzzles: %v", day, len(found), err)
	}
	return found
}

// again returns the board of a puzzle's name.
func again(t *testing.T, name puzzle.Name) string {
	p := made(t, name)
	return p.Board()
}

// TestSizes holds the law of the sizes on two months of days.
func TestSizes(t *testing.T) {
	const days, fortnight = 60, 14
	first := time.Date(2026, 11, 23, 0, 0, 0, 0, time.UTC)
	met := map[string]int{}
	families := make([][]string, puzzle.Sizes) // of each size, day by day
	for i := range days {
		day := puzzle.DayOf(first.AddDate(0, 0, i))
		all, boards := three(t, day), map[string]bool{}
		if i%7 == 0 {
			for j, p := range three(t, day) {
				if p.Board() != all[j].Board() {
					t.Errorf("%v is %s, and then %s", day, all[j].Board(), p.Board())
				}
			}
		}
		for size, p := range all {
			v := gametest.Opened(t, p.Board()).View()
			truth, wins, options := oracle.New(v.Game), 0, engine.Options(v.Rays)
			for _, q := range options {
				if !v.IsBlocked(q) && truth.Outcome(q) == engine.P {
					wins++
				}
			}
			if wins != 1 || len(options) != p.Options || len(options) < 3 {
				t.Errorf("%v, %s: of %d moves, said to be %d, %d win", day, p.Board(), len(options), p.Options, wins)
			}
			if !day.May(p.Name) || again(t, p.Name) != p.Board() {
				t.Errorf("%v, %s is not the puzzle of its name, %s", day, p.Board(), p)
			}
			boards[p.Board()] = true
			if size > 0 && p.Weight() <= all[size-1].Weight() {
				t.Errorf("%v: %s weighs %d, and %s no more than %d", day, all[size-1].Board(), all[size-1].Weight(), p.Board(), p.Weight())
			}
			families[size] = append(families[size], catalog.Of(v.Game).Name)
			met[p.Board()]++
		}
		if all[puzzle.Middle].Game == all[puzzle.Hard].Game {
			t.Errorf("%v has two puzzles of %s", day, all[puzzle.Hard].Game)
		}
		if middle := all[puzzle.Middle]; len(middle.Blocked) > 4 {
			t.Errorf("%v: the middle puzzle %s has %d pawns", day, middle.Board(), len(middle.Blocked))
		}
		small := all[puzzle.Small]
		if x, y, _ := small.At.Pair(); small.Game != "rook" && small.Game != "wythoff" || max(x, y) > 6 || small.Level != 1 {
			t.Errorf("%v: the small puzzle is %s", day, small.Board())
		}
		if old := made(t, day.Name()); !boards[old.Board()] {
			t.Errorf("%v has lost its puzzle %s", day, old.Board())
		}
	}
	for board, n := range met {
		if n > days/5 {
			t.Errorf("%s comes %d times", board, n)
		}
	}
	for size, list := range families {
		for i := range len(list) - fortnight + 1 {
			counts := map[string]int{}
			for _, family := range list[i : i+fortnight] {
				if counts[family]++; counts[family] > fortnight/2 {
					t.Errorf("%v puzzles: in the fortnight from day %d on %s comes %d times", puzzle.Size(size), i, family, counts[family])
				}
			}
			if len(counts) < 2 || size > 0 && len(counts) < 4 {
				t.Errorf("%v puzzles: from day %d on there are only %v", puzzle.Size(size), i, counts)
			}
		}
	}
}

// TestSizesStay: the three puzzles of a day stay what they are, and so do their names.
func TestSizesStay(t *testing.T) {
	for day, want := range map[puzzle.Day]string{
		monday:                            "puzzle=rook&level=1&seed=20261123100 rook@1,4&map=off\npuzzle=wythoff+(1,2)(2,1)(3,4)(4,3)&level=1&seed=20261123 wythoff+(1,2)(2,1)(3,4)(4,3)@1,4&map=off\npuzzle=mwythoff:4&level=5&seed=20261123000 mwythoff:4@6,19&map=off",
		{Year: 2026, Month: 11, Day: 27}:  "puzzle=rook&level=1&seed=20261127100 rook@1,5&map=off\npuzzle=exile:quadrant&level=3&seed=20261127000 exile:quadrant@9,2&map=off\npuzzle=blocking:10&level=5&seed=20261127 blocking:10@4,17&block=3,16;4,0;4,1;4,2;4,5;4,7;4,8;4,9;4,12&map=off",
		{Year: 2028, Month: 2, Day: 29}:   "puzzle=wythoff&level=1&seed=20280229100 wythoff@1,5&map=off\npuzzle=rook&level=5&seed=20280229000 rook@5,17&map=off\npuzzle=maharaja&level=2&seed=20280229 maharaja@11,18&map=off",
		{Year: 1, Month: 1, Day: 1}:       "puzzle=blocking:4&level=1&seed=10101 blocking:4@2,0&block=0,0&map=off\npuzzle=wythoff&level=1&seed=10101199 wythoff@3,1&map=off\npuzzle=rook&level=5&seed=10101000 rook@7,14&map=off",
		{Year: 275760, Month: 9, Day: 13}: "puzzle=rook&level=1&seed=99990913 rook@2,1&map=off\npuzzle=rook&level=1&seed=99990913149 rook@1,4&map=off\npuzzle=subtraction:(0,1)(0,3)(0,4)(0,6)(1,2)(1,5)(2,1)(3,1)(3,3)(3,5)(4,5)(6,2)(6,4)&level=5&seed=99990913000 subtraction:(0,1)(0,3)(0,4)(0,6)(1,2)(1,5)(2,1)(3,1)(3,3)(3,5)(4,5)(6,2)(6,4)@13,16&map=off",
	} {
		var names []string
		for _, p := range three(t, day) {
			names = append(names, p.String()+" "+p.Board())
		}
		if got := strings.Join(names, "\n"); got != want {
			t.Errorf("%v has\n%s\nand had\n%s", day, got, want)
		}
	}
	if puzzle.Day.May(monday, puzzle.Name{Game: "rook", Level: 1, Seed: 7}) {
		t.Error("seed 7 is one of the day's")
	}
	for size := range puzzle.Sizes {
		if s, ok := puzzle.ReadSize(puzzle.Size(size).String()); !ok || s != puzzle.Size(size) {
			t.Error(size, s)
		}
	}
	if slices.ContainsFunc([]string{"", "Small", "large"}, func(s string) bool { _, ok := puzzle.ReadSize(s); return ok }) {
		t.Error("a size is read that is none")
	}
}
