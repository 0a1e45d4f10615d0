package link_test

import (
	"reflect"
	"strings"
	"testing"

	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/internal/testkit/gametest"
	"github.com/palacegames/palace/web/wordstest"
)

// Links hold positions of any length, and what may be wrong with them is said.
func TestDistantLinks(t *testing.T) {
	for _, text := range []string{
		"distant@" + gametest.Pi + "," + gametest.Euler,
		"distant@7," + gametest.Euler + "&past=" + gametest.Pi + "," + gametest.Euler + "&next=7,3/0,3&map=nim&view=7.5,427,30",
		"distant@" + strings.Repeat("9", game.MaxDigits) + ",0&first=random&size=30x30",
	} {
		s := gametest.Open(t, text)
		if got := link.Of(s); got != text {
			t.Errorf("%s prints %s", text, got)
		}
		if again := gametest.Open(t, link.Of(s)); !reflect.DeepEqual(gametest.Seen(again), gametest.Seen(s)) {
			t.Errorf("%s comes back as another view", text)
		}
	}
	for text, want := range map[string]string{
		"distant@-" + gametest.Pi + ",3":                                                                       "the queen stands on no negative squares",
		"distant@" + strings.Repeat("9", game.MaxDigits+1) + ",3":                                              "a coordinate has at most 1000 digits",
		"distant@" + gametest.Pi + "," + gametest.Euler + "&past=" + gametest.Pi + "0," + gametest.Euler + "1": say("game/err-out-of-reach", "piece", open, "(31415…17067, 27182…66427)", queenWays()),
		"distant@" + gametest.Pi + ",3&block=" + gametest.Pi + ",2":                                            "no square that far out can be blocked",
		"distant@" + gametest.Pi + ",3&block=1,2":                                                              say("game/err-blocks-never"),
		"queen@" + gametest.Pi + ",3":                                                                          most("a-coordinate", 9007199254740991),
	} {
		if _, err := gametest.TryOpen(text); err == nil || !wordstest.Holds(err.Error(), want) {
			t.Errorf("%.60s: %v, want %q", text, err, want)
		}
	}
}

// A size that the board near the end cannot compute is forgotten when the piece comes
// there, so that the game's link can be opened again, and kept where it can.
func TestSizeFarOut(t *testing.T) {
	for size, kept := range map[string]bool{"100000x100000": false, "100x100": true} {
		s, err := link.Open("wythoff@" + gametest.Pi + ",6&map=nim&size=" + size)
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range []game.Action{game.Move{To: gametest.Position(t, "9,6")}, game.Undo{}, game.Redo{}} {
			gametest.Do(t, s, a)
			if _, err := link.Open(link.Of(s)); err != nil {
				t.Errorf("after %T: %v", a, err)
			}
		}
		if v := s.View(); (v.Settings.W > 0) != kept {
			t.Errorf("after %s the size is %d×%d", size, v.Settings.W, v.Settings.H)
		}
	}
}

// TestExplore: a link is explored where its turns begin, whatever else it says.
func TestExplore(t *testing.T) {
	const irregular = "subtraction:(0,2)(3,8)(5,0)(8,6)(8,9)"
	far := strings.Repeat("7", 30)
	for text, want := range map[string]bool{
		irregular + "@" + far + ",5":                        true,
		irregular + "@2,5&past=" + far + ",8/" + far + ",6": true,
		irregular + "@7,5":                                  false,
		irregular:                                           false,
		"#" + irregular + "@" + far:                         false, // a link that is wrong
		irregular + "@5," + far + "&nonsense":               false,
		"chess@" + far + "," + far:                          false,
		"wythoff@" + far + "," + far:                        false,
		"blocking:5@3,3":                                    false,
	} {
		if got := link.NewOpener().Explore(text, link.Nothing); got != want {
			t.Errorf("Explore(%q) = %v", text, got)
		}
	}
}

// TestExploreEnds: where a sweep reaches, no chart is searched for before a game is opened,
// also if it was opened before.
func TestExploreEnds(t *testing.T) {
	const text = "subtraction:(0,2)(3,8)(5,0)(8,6)(8,8)@80000,80000"
	o := link.NewOpener()
	for range 2 {
		for n := 0; o.Explore(text, link.Everything); n++ {
			if n == 1000 {
				t.Fatal("there is no end to exploring")
			}
		}
		if _, _, err := o.Open(text, link.Everything); err != nil {
			t.Error(err)
		}
	}
}
