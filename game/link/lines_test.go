package link_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/gametest"
)

// readText reads what is to be blocked in blocking:K.
func readText(t *testing.T, k int, text string) ([]engine.Position, error) {
	t.Helper()
	return link.ReadPawns(blockingGame(t, k), text)
}

func blockingGame(t *testing.T, k int) engine.Game {
	t.Helper()
	s, err := link.Open("blocking:" + strconv.Itoa(k) + "@9,9")
	if err != nil {
		t.Fatal(err)
	}
	return s.Record().Game
}

// Whatever squares are blocked, lines hold just these, and are no longer than the list.
func TestLines(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 5))
	for range 400 {
		at := engine.At(rng.IntN(900), rng.IntN(900))
		options := engine.Options(gametest.NewQueen(2).Rays(at))
		density, run := rng.Float64(), rng.IntN(2) == 0
		squares := slices.DeleteFunc(options, func(q engine.Position) bool {
			if run {
				return q.At(0).Plus(q.At(1)).Clamp()/50%3 == 0
			}
			return rng.Float64() > density
		})
		var b strings.Builder
		link.WritePawns(&b, at, squares)
		got, err := readText(t, 9999, b.String())
		if err != nil {
			t.Fatalf("from %v: %.200s: %v", at, b.String(), err)
		}
		slices.SortFunc(got, engine.Position.Compare)
		if !slices.Equal(got, squares) {
			t.Fatalf("from %v: %d squares came back as %d by %.200s", at, len(squares), len(got), b.String())
		}
		if len(squares) > 0 && b.Len() > link.Length(squares) {
			t.Fatalf("from %v: %d letters for a list of %d", at, b.Len(), link.Length(squares))
		}
		if few := len(squares) <= link.FewSquares; few && strings.Contains(b.String(), "..") {
			t.Fatalf("few squares are written as %s", b.String())
		}
	}
}

func TestLineForms(t *testing.T) {
	for _, x := range []struct{ text, want string }{
		{"9,4..6,4", "9,4;8,4;7,4;6,4"},
		{"6,4..9,4", "6,4;7,4;8,4;9,4"},
		{"3,3..0,0;5,5", "3,3;2,2;1,1;0,0;5,5"},
		{"9,9..9,2~b1", "9,9;9,7;9,6;9,2"},
		{"9,9..9,2~B1", "9,9;9,7;9,6;9,2"},
		{"6,0..0,3~9", "6,0;0,3"}, // four squares, a step of (-2,1) apart
		{"1,1..2,2", "1,1;2,2"},
	} {
		got, err := readText(t, 9, x.text)
		var b strings.Builder
		link.WriteSquares(&b, got)
		if err != nil || b.String() != x.want {
			t.Errorf("%s is read as %s, want %s: %v", x.text, b.String(), x.want, err)
		}
	}
}

// A line is read strictly, and refused before it is made where it is too long.
func TestLineRefusals(t *testing.T) {
	for _, x := range []struct{ text, want string }{
		{"9,4..9,4", wrong(say("game/link/line-of-one"), "9,4..9,4", 1)},
		{"9,4..", notWhole("a-coordinate")},
		{"9,4..9", say("game/link/needs-components", 2)},
		{"9,4.6,4", wrong(say("engine/notation/no-marks"), ".", 4)},
		{"9,4..6,4..3,4", "expected \";\" between two squares"},
		{"9,4..0,4", wrong(say("game/link/many-squares", 8, 10), "9,4..0,4", 1)},
		{"0,0..999999999,0", say("game/link/many-squares", 8, 1000000000)},
		{"0,0..9007199254740991,0", say("game/link/many-squares", 8, 1<<53)},
		{"9,4..2,4~", say("game/link/line-digits", 8, 2)},
		{"9,4..2,4~b", say("game/link/line-digits", 8, 2)},
		{"9,4..2,4~b1f", say("game/link/line-digits", 8, 2)},
		{"9,4..2,4~g1", say("game/link/line-digits", 8, 2)},
		{"9,4..2,4~71", "begins and ends with a square that is blocked"},
		{"9,4..2,4~f0", "begins and ends with a square that is blocked"},
		{"9,4..4,4~ff", "begins and ends with a square that is blocked"},
		{"9,4..2,4~ff1,1", say("game/link/line-digits", 8, 2)},
		{"9,9..0,0~fff", "begins and ends"},
		{"9,9..0,0~ffc", say("game/link/many-squares", 8, 10)},
		{"0,0..9000000000000000,0~8000000000000001", "hexadecimal digits"},
		{"perfect;1,1", "stands alone, instead of squares"},
		{"1,1;perfect", notWhole("a-coordinate")},
		{"perfectly", "stands alone, instead of squares"},
	} {
		if got, err := readText(t, 9, x.text); err == nil {
			t.Errorf("%s is read as %v", x.text, got)
		} else if !strings.Contains(err.Error(), x.want) {
			t.Errorf("%s: %v, want %s", x.text, err, x.want)
		}
	}
}

// A short link cannot stand for more squares than there is room for.
func TestLinkHoldsSoMany(t *testing.T) {
	if testing.Short() {
		t.Skip("nine million squares take WebAssembly a minute")
	}
	millions := func(n int) string { return strings.TrimSuffix(strings.Repeat("0,999999..0,0;", n), ";") }
	many, some := millions(9), millions(3)
	texts := []string{"@0,1000000&past=0,1000001:" + some + "&block=" + some + "&next=0,5:" + some, "@0,1000000&block=" + many, "@0,0&past=0,1000000:" + many, "@0,1000000&block=&next=1,0:" + many}
	for _, text := range texts[:testkit.Part(1, len(texts))] { // the first has a part of each of the others
		_, err := link.Open("blocking:1048576" + text)
		if err == nil || !strings.Contains(err.Error(), "the lines of a link hold at most") {
			t.Errorf("nine million squares: %v", err)
		}
	}
}
