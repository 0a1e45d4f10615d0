package puzzle_test

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/puzzle"
	"github.com/palacegames/palace/internal/testkit"
)

// TestSame: a name is the same puzzle for everyone, and stays what it is.
func TestSame(t *testing.T) {
	for name, want := range map[puzzle.Name]string{
		{Game: "wythoff", Level: 3, Seed: 7}:                 "puzzle=wythoff&level=3&seed=7 wythoff@9,3&map=off",
		{Game: "blocking:5", Level: 2, Seed: 8}:              "puzzle=blocking:5&level=2&seed=8 blocking:5@12,7&block=2,7;5,7;6,1;12,4&map=off",
		{Game: "exile:spiral", Level: 1, Seed: 9}:            "puzzle=exile:spiral&level=1&seed=9 exile:spiral@-1,2&map=off",
		{Level: 5, Seed: puzzle.MostSeed}:                    "puzzle=maharaja&level=5&seed=9007199254740991 maharaja@20,15&map=off",
		{Seed: puzzle.AnySeed}:                               "puzzle=wythoff+(1,2)(2,1)(3,4)(4,3)&level=1&seed=20261123 wythoff+(1,2)(2,1)(3,4)(4,3)@1,4&map=off",
		{Game: " Rook", Level: 4, Seed: puzzle.AnySeed}:      "puzzle=rook&level=4&seed=20261123 rook@4,9&map=off",
		{Game: "subtraction:(1)(3)(4)", Level: 1}:            "puzzle=subtraction:(1)(3)(4)&level=1&seed=0 subtraction:(1)(3)(4)@5&map=off",
		{Game: "blocking:3", Level: 2, Seed: 8, Block: true}: "puzzle=blocking:3&find=block&level=2&seed=8 blocking:3@3,7&second=human&map=off",
		{Level: 5, Seed: 8, Block: true}:                     "puzzle=blocking:10&find=block&level=5&seed=8 blocking:10@24,7&second=human&map=off",
	} {
		p := made(t, name)
		if got := p.String() + " " + p.Board(); got != want {
			t.Errorf("%s is %s, and was %s", name, got, want)
		}
		if again := made(t, p.Name); again.Board() != p.Board() {
			t.Errorf("%s is %s, and then %s", p.Name, p.Board(), again.Board())
		}
	}
}

// TestDays: every day has a puzzle, no two in a row the same one, and a clock that is wrong has one.
func TestDays(t *testing.T) {
	before := ""
	for day := time.Date(2026, 11, 23, 0, 0, 0, 0, time.UTC); day.Year() < 2027 || day.YearDay() < 120; day = day.AddDate(0, 0, 1) {
		p := made(t, puzzle.DayOf(day).Name())
		if p.Board() == before {
			t.Errorf("%v is like the day before: %s", day, before)
		}
		before = p.Board()
	}
	for _, wrong := range []puzzle.Day{{Year: 1, Month: 1, Day: 1}, {Year: 1970, Month: 1, Day: 1}, {Year: 9999, Month: 12, Day: 31}, {Year: 275760, Month: 9, Day: 13}, {Year: -4000, Month: 2, Day: 30}} {
		made(t, wrong.Name())
	}
}

// TestDifferent: few seeds have a puzzle that another has, and none is another's mirror image.
func TestDifferent(t *testing.T) {
	n := testkit.Part(130, 400)
	boards, plainly := map[string]bool{}, map[string]bool{}
	for seed := range n {
		p := made(t, puzzle.Name{Level: 4, Seed: seed})
		boards[p.Board()] = true
		plainly[plain(p)] = true
		if p := made(t, puzzle.Name{Level: 4, Seed: seed, Block: true}); seed < n/4 {
			boards[p.Board()] = true
			plainly[plain(p)] = true
		}
	}
	if len(boards) != len(plainly) {
		t.Errorf("of %d puzzles some are mirror images: there are %d others", len(boards), len(plainly))
	}
	t.Logf("%d different ones of %d", len(boards), n)
	if len(boards) < n*8/10 {
		t.Errorf("of %d seeds there are no more than %d puzzles", n, len(boards))
	}
}

func TestNone(t *testing.T) {
	var games catalog.Games
	if _, err := puzzle.Make(&games, puzzle.Name{Game: "subtraction:(1,2)", Level: 5, Seed: 1}, monday); !errors.Is(err, puzzle.ErrNone) {
		t.Error(err)
	}
	for _, wrong := range []puzzle.Name{{Game: "chess", Level: 5, Seed: 1}, {Game: "wythoff", Level: 5, Seed: 1, Block: true}} {
		if _, err := puzzle.Make(&games, wrong, monday); err == nil || errors.Is(err, puzzle.ErrNone) {
			t.Errorf("%s: %v", wrong, err)
		}
	}
}

func TestReadDay(t *testing.T) {
	if d, err := puzzle.ReadDay(" 2028-02-29 "); err != nil || d.String() != "2028-02-29" {
		t.Error(d, err)
	}
	for _, wrong := range []string{"", "2026-02-29", "2026-1-1", "0000-01-01", "20261123", "2026-11-23x", "tomorrow"} {
		if _, err := puzzle.ReadDay(wrong); err == nil {
			t.Errorf("%q is read", wrong)
		}
	}
}

// plain writes a puzzle so that mirror images are alike, in a game that is like its own.
func plain(p puzzle.Puzzle) string {
	for _, family := range []string{"rook", "wythoff", "maharaja", "mwythoff", "blocking"} {
		if x, y, _ := p.At.Pair(); strings.HasPrefix(p.Game, family) && x > y {
			p.At = engine.At(y, x)
			for i, q := range p.Blocked {
				p.Blocked[i] = engine.Of(q.At(1), q.At(0))
			}
			slices.SortFunc(p.Blocked, engine.Position.Compare)
		}
	}
	return p.Board()
}
