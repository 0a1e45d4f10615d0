package link_test

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/internal/testkit/gametest"
	"github.com/palacegames/palace/web/wordstest"
)

func TestLinks(t *testing.T) {
	// A link, and its canonical form if it is another.
	tests := []struct{ text, want string }{
		{"queen:5@3,3", ""},
		{"#queen:5@3,3", "queen:5@3,3"},
		{"queen%3A5%403,3%26block=", "queen:5@3,3&block="},
		{" queen : 5 @ 3 , 3 & block = ", "queen:5@3,3&block="},
		{"Queen:5@3,3&Block=&First=Perfect&SIZE=3X4&Orient=Right-Up&Map=OFF&view=X1", "queen:5@3,3&block=&first=perfect&size=3x4&map=off&view=X1&orient=right-up"},
		{"queen:5", "queen:5@7,6"},
		{"queen:5&size=3x4", "queen:5@7,6&size=3x4"},
		{"queen:5@3,3&block=1,1;0,0;1,1", "queen:5@3,3&block=0,0;1,1"},
		{"queen:5@0,0&block=", "queen:5@0,0"},
		{"queen@3,3&block=", "queen@3,3"},
		{"queen@3,3&second=perfect&first=human", "queen@3,3"},
		{"queen@3,3&first=perfect&second=random&size=30x20&map=off&view=x1.5,2&orient=right-up", ""},
		{"queen@3,3&orient=right-up&size=30x20", "queen@3,3&size=30x20&orient=right-up"},
		{"queen@3,3&values=on&map=off", "queen@3,3&map=off&values=on"},
		{"queen@3,3&values=off", "queen@3,3"},
		{"queen@1,1&past=3,3/2,2", ""},
		{"queen@1,1&past=3,3/2,2&next=1,0/0,0", ""},
		{"queen:5@11,6&past=13,11:1,11;2,11/11,9", ""},
		{"queen:5@11,6&past=13,11:2,11;1,11/11,9:", "queen:5@11,6&past=13,11:1,11;2,11/11,9"},
		{"queen:5@11,6&block=11,5&past=13,11:1,11/11,9:1,9", ""},
		{"queen:5@13,11&next=:1,11;2,11/11,9:/11,6", ""},
		{"queen:5@13,11&block=&next=11,9:/11,6:", ""},
		{"queen:5@13,11&block=&next=11,9:1,9", ""},
		{"queen:5@13,11&block=&next=11,9", ""},
		{"queen:5@11,9&past=13,11&next=:1,9/11,6", ""},
		{"queen:5@13,11&block=&next=0,0/", "queen:5@13,11&block=&next=0,0"}, // refused below
		{"pair@3,4,5&past=4,5,5", ""},
	}
	for _, test := range tests {
		want := test.want
		if want == "" {
			want = test.text
		}
		s, err := gametest.TryOpen(test.text)
		if strings.HasSuffix(test.text, "/") {
			if err == nil {
				t.Errorf("%s: opened", test.text)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", test.text, err)
			continue
		}
		if got := link.Of(s); got != want {
			t.Errorf("%s: prints %s, want %s", test.text, got, want)
		}
	}
}

func TestLinkRefusals(t *testing.T) {
	tests := []struct{ text, want string }{
		{"", "no such game"},
		{"queen:0@3,3", wrong(say("engine/notation/at-least", "K", 2), "0", 7)},
		{"queen@3", short(say("game/link/needs-components", 2), 8)},
		{"queen@3,3,3", nothingFollows(",3", 10)},
		{"queen@1e9,2", wrong(say("game/link/needs-components", 2), "e", 8)},
		{"queen@-1,3", wrong("the queen stands on squares from 0 to a million", "-1,3", 7)},
		{"queen@99999999999999999999,3", most("a-coordinate", 9007199254740991)},
		{"queen@3,3garbage", nothingFollows("garbage", 10)},
		{"queen@3,3&color=red", wrong(say("game/link/knows-no-other", "game", "block, first, second, size, misere, past, next, map, view, orient, compare, values, quiz, without, idea, ui, lang, tell"), "color", 11)},
		{"queen@3,3&", "the only names in a link are"},
		{"queen@3,3&block", say("engine/notation/expected", `"="`)},
		{"queen@3,3&map=off&map=off", wrong(say("game/link/given-twice"), "map", 19)},
		{"queen@3,3&first=robot", wrong(say("game/err-no-such-player", open, `"robot"`), "robot", 17)},
		{"queen@3,3&size=0x3", wrong(least("the-width", 1), "0", 16)},
		{"queen@3,3&size=3", say("engine/notation/expected", `"x"`)},
		{"queen@3,3&values=yes", wrong(say("game/link/on-or-off"), "yes", 18)},
		{"queen@3,3&size=1000000x1000000", "at most 32768x32768 squares fit"},
		{"queen@3,3&map=chess", noMap("chess")},
		{"queen@3,3&view=<script>", say("game/err-view-characters")},
		{"queen@3,3&orient=left", say("game/err-no-such-orient", open, `"left"`)},
		{"queen:5@3,3&compare=6:0,0,1", wrong(say("game/err-not-compared", []string{"blocking"}), "6:0,0,1", 21)},
		{"queen@3,3&block=1,1", say("game/err-blocks-never")},
		{"queen:3@3,3&block=1,1;2,2;0,0", wrong(say("game/err-too-many-blocks", 2, 3), "1,1;2,2;0,0", 19)},
		{"queen:3@3,3&block=1,2", unblockable("piece", engine.At(1, 2))},
		{"queen:3@3,3&block=1", say("game/link/needs-components", 2)},
		{"queen:3@3,3&block=1,1 2,2", ""}, // spaces are ignored: one square (1,12) and more
		{"queen:3@3,3&past=3,3", wrong(say("game/err-out-of-reach", "piece", engine.At(3, 3), engine.At(3, 3), queenWays()), "3,3", 9)},
		{"queen:3@3,3&past=5,5:3,3", say("game/err-is-blocked", engine.At(3, 3))},
		{"queen:3@3,3&past=5,5:5,1;5,2;5,3", say("game/err-too-many-blocks", 2, 3)},
		{"queen:3@3,3&past=5,5/", notWhole("a-coordinate")},
		{"queen:3@3,3&past=:5,1", "a past turn needs the square"},
		{"queen:3@3,3&past=5,5/:4,4", "a past turn needs the square"},
		{"queen:3&past=5,5", "turns need the position"},
		{"queen:3@3,3&next=2,2", say("game/err-blocks-first", "computer", 2)},
		{"queen:3@3,3&next=:2,2/2,2:", say("game/err-is-blocked", engine.At(2, 2))},
		{"queen:3@3,3&block=&next=2,2/1,1", say("game/err-blocks-first", "you", 2)},
		{"queen:3@3,3&block=&next=0,0/0,0", say("game/err-over-for-moves")},
		{"queen%4", wrong(say("game/link/percent-sign"), "%4", 6)},
		{"queen%zz", "a percent sign needs two hexadecimal digits"},
		{"queen@" + strings.Repeat("1", 1<<20), "too long"},
	}
	for _, test := range tests {
		_, err := gametest.TryOpen(test.text)
		if err == nil {
			t.Errorf("%.60s: opened", test.text)
		} else if !wordstest.Holds(err.Error(), test.want) {
			t.Errorf("%.60s: error %q, want %q", test.text, err, test.want)
		}
	}
}

// wander does n random things to the session, most of them legal.
func wander(rng *rand.Rand, s *game.Session, n int) {
	for range n {
		v := s.View()
		var a game.Action
		switch rng.IntN(8) {
		case 0, 1:
			a = game.Undo{}
		case 2:
			a = game.Redo{}
		case 3:
			a = game.GoTo{Turns: rng.IntN(6)}
		default:
			if v.Phase == game.OverPhase {
				a = game.Undo{}
				break
			}
			a, _ = gametest.Random(rng.Uint64()).Act(v, nil)
		}
		_ = s.Do(a)
	}
}

// A link holds the whole session: whatever was done, opening the link gives the
// same view, the same link, and the same turns to undo and redo.
func TestLinkHoldsTheSession(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		start := []string{"queen", "queen:2", "queen:3", "queen:5@3,2", "queen:9", "pair", "queen:4@0,0"}[rng.IntN(7)]
		s := gametest.Open(t, start)
		wander(rng, s, rng.IntN(30))
		again := gametest.Open(t, link.Of(s))
		for {
			if got, want := link.Of(again), link.Of(s); got != want {
				t.Fatalf("%s came back as %s", want, got)
			}
			if !reflect.DeepEqual(gametest.Seen(again), gametest.Seen(s)) {
				t.Fatalf("%s: another view", link.Of(s))
			}
			if s.Do(game.Redo{}) != nil {
				break
			}
			gametest.Do(t, again, game.Redo{})
		}
	}
}

func TestAgain(t *testing.T) {
	s := gametest.Open(t, "queen:3@8,6&second=human&size=9x9")
	start := link.Of(s)
	gametest.Do(t, s, gametest.Blocks(8, 0), gametest.To(8, 3), gametest.Blocks(0, 3))
	if got := link.Again(s); got != start {
		t.Errorf("the start of %s is %s, want %s", link.Of(s), got, start)
	}
	if got := link.Here(s); got != "queen:3@8,3&block=0,3" {
		t.Errorf("the present of %s is %s", link.Of(s), got)
	}
	if _, err := game.New(gametest.NewQueen(3), engine.Ints(1, 2, 3)); err == nil {
		t.Error("a position of three components was accepted")
	}
}
