package game_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/internal/testkit/gametest"
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
	if title, ok := v.Compared(); !ok || title != "97 against 100, shifted by (1,1), plus -3" || v.Map().Over != "100:1,1,-3" ||
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
	if err := s.Do(game.Show{settings}); err == nil || !strings.Contains(err.Error(), "too far to shift") {
		t.Errorf("an offset of 2^40: %v", err)
	}
}

func TestCompareRefusals(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"blocking:5@3,3&compare=", "the other game's k must be a whole number"},
		{"blocking:5@3,3&compare=0:1,1,3", "the other game's k must be at least 1"},
		{"blocking:5@3,3&compare=99999999:1,1,3", "the other game's k must be at most"},
		{"blocking:5@3,3&compare=500", `expected ":"`},
		{"blocking:5@3,3&compare=500:1,1", `expected ","`},
		{"blocking:5@3,3&compare=500:1,1,3,4", "nothing may follow here"},
		{"blocking:5@3,3&compare=500:1,9999999999,3", "the shift in y must be at most"},
		{"blocking:5@3,3&compare=500:1,1,x", "the offset must be a whole number"},
		{"blocking:5@3,3&compare=500:1,1,3&size=900000000x900000000", "too large"},
		{"wythoff@3,3&compare=500:1,1,3", "Only blocking games"},
		{"blocking:5@3,3&compare=6:0,0,1&compare=6:0,0,1", "once only"},
	} {
		if _, err := link.Open(test.text); err == nil || !strings.Contains(err.Error(), test.want) {
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
		if _, err := link.Open("blocking:50@9,9&size=200000x200000&map=" + name); err == nil || !strings.Contains(err.Error(), "a window of 200000×200000 at 0,0 is not within the board, which begins at 0,0 and ends at 131") {
			t.Errorf("%s on a large board: %v", name, err)
		}
		if _, err := link.Open("wythoff@9,9&map=" + name); err == nil || !strings.Contains(err.Error(), "is one of off, peek, ") || strings.Contains(err.Error(), "fabric,") {
			t.Errorf("Wythoff's %s: %v", name, err)
		}
	}
	if v := gametest.Opened(t, "blocking:50@9,9").View(); v.Pattern() != "" {
		t.Errorf("without a name the map shows %q", v.Pattern())
	}
}
