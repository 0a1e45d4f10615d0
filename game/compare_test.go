package game_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/internal/testkit/gametest"
	"github.com/palacegames/palace/web/wordstest"
)

// A comparison is kept in the link in one canonical way, through play and undo, and
// holds for palace numbers only.
func TestCompare(t *testing.T) {
	s, err := link.Open("blocking:97@9,9&compare= 0100 : 1,01 ,-3&size=30x20")
	if err != nil {
		t.Fatal(err)
	}
	if got := link.Of(s); got != "blocking:97@9,9&size=30x20&compare=100:1,1,-3" {
		t.Errorf("the link is %s", got)
	}
	v := s.View()
	c := v.Settings.Compare
	if title, ok := v.Compared(); !ok || title != wordstest.Say("engine/blocking/compare/title", 97, 100, 1, 1, -3) || v.Map().Over != "100:1,1,-3" ||
		c != (game.Compare{100, engine.Cell{X: 1, Y: 1}, -3}) {
		t.Errorf("compares %v, which is %q", c, title)
	}
	again := gametest.Opened(t, link.Again(s))
	if again.View().Settings != v.Settings {
		t.Errorf("the game again is shown as %+v", again.View().Settings)
	}
	settings := v.Settings
	settings.Map = "outcome"
	gametest.Do(t, s, game.Show{settings})
	v = s.View()
	if title, ok := v.Compared(); ok {
		t.Errorf("outcomes are compared as %q", title)
	}
	settings.Compare = game.Compare{Other: 5, Offset: 1 << 40}
	if err := s.Do(game.Show{settings}); err == nil || err.Error() != wordstest.Say("engine/blocking/compare/err-too-far", 1<<40, 1<<30) {
		t.Errorf("an offset of 2^40: %v", err)
	}
}

func TestCompareRefusals(t *testing.T) {
	say := wordstest.Say
	otherK := say("game/link/the-other-k")
	for _, test := range []struct{ text, want string }{
		{"blocking:5@3,3&compare=", say("engine/notation/whole", otherK)},
		{"blocking:5@3,3&compare=0:1,1,3", say("engine/notation/at-least", otherK, 1)},
		{"blocking:5@3,3&compare=99999999:1,1,3", say("engine/notation/at-most", otherK, 1<<20)},
		{"blocking:5@3,3&compare=500", say("engine/notation/expected", `":"`)},
		{"blocking:5@3,3&compare=500:1,1", say("engine/notation/expected", `","`)},
		{"blocking:5@3,3&compare=500:1,1,3,4", say("engine/notation/nothing-follows")},
		{"blocking:5@3,3&compare=500:1,9999999999,3", say("engine/notation/at-most", say("game/link/the-shift-y"), 1<<30)},
		{"blocking:5@3,3&compare=500:1,1,x", say("engine/notation/whole", say("game/link/the-offset"))},
		{"blocking:5@3,3&compare=500:1,1,3&size=900000000x900000000", say("engine/blocking/internal/sweep/err-too-large", "900000000x900000000", "blocking:5", "0,0", 942570)},
		{"wythoff@3,3&compare=500:1,1,3", say("game/err-not-compared", []string{"blocking"})},
		{"blocking:5@3,3&compare=6:0,0,1&compare=6:0,0,1", say("game/link/given-twice")},
	} {
		if _, err := link.Open(test.text); err == nil || !wordstest.Holds(err.Error(), test.want) {
			t.Errorf("%s: %v, want %q", test.text, err, test.want)
		}
	}
}

func FuzzCompare(f *testing.F) {
	for _, seed := range []string{"500:1,1,3", "1:-1,0,-9", "0100:01,1,3", ":,,", "5:1,1,3&size=9x9", "5:1,1,3&map=outcome"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, value string) {
		s, err := link.Open("blocking:5@3,3&compare=" + value)
		if err != nil {
			return
		}
		text := link.Of(s)
		again, err := link.Open(text)
		if err != nil || link.Of(again) != text {
			t.Fatalf("%q prints %q: %v", value, text, err)
		}
	})
}

// The map of a blocking game can show an infinite pattern, whose board is then what
// a size is checked against.
func TestEndless(t *testing.T) {
	for _, name := range []string{"fabric", "arm"} {
		s := gametest.Opened(t, "blocking:50@9,9&map="+name+"&compare=53:1,1,3")
		v := s.View()
		if _, compares := v.Compared(); v.Pattern() != name || compares || v.MapKind() != engine.PalaceNumbers {
			t.Errorf("the map shows %q", v.Pattern())
		}
		if got := link.Of(s); got != "blocking:50@9,9&map="+name+"&compare=53:1,1,3" {
			t.Errorf("the link is %s", got)
		}
		if _, err := link.Open("blocking:50@9,9&size=200000x200000&map=" + name); err == nil || !wordstest.Holds(err.Error(), wordstest.Say("engine/err-not-within", "200000×200000", "0,0", "0,0", "131"+wordstest.Open)) {
			t.Errorf("%s on a large board: %v", name, err)
		}
		if _, err := link.Open("wythoff@9,9&map=" + name); err == nil || !wordstest.Holds(err.Error(), wordstest.Say("game/err-no-such-map", "off, peek, outcome, nim, remoteness", words.Quote(name))) {
			t.Errorf("Wythoff's %s: %v", name, err)
		}
	}
	if v := gametest.Opened(t, "blocking:50@9,9").View(); v.Pattern() != "" {
		t.Errorf("without a name the map shows %q", v.Pattern())
	}
}
