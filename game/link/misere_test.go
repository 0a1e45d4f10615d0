package link_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine/misere"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/link"
)

// TestMisere: the part turns a game round, is written again, for workers too, and is refused where squares are
// blocked, or left out.
func TestMisere(t *testing.T) {
	for _, text := range []string{"wythoff@5,3&misere=on", "wythoff&misere=on@5,3", "Wythoff@5,3&first=human&Misere=ON"} {
		s, err := link.Open(text)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Do(game.Move{To: s.View().Rays[0].From}); err != nil {
			t.Fatal(err)
		}
		for _, again := range []string{link.Of(s), link.Again(s), link.Here(s)} {
			opened, err := link.Open(again)
			if err != nil {
				t.Fatalf("%s: %v", again, err)
			}
			if g, turned := misere.Normal(opened.View().Game); !turned || g.String() != "wythoff" {
				t.Errorf("%s opens %v", again, opened.View().Game)
			}
		}
		if of := link.Of(s); !strings.HasPrefix(of, "wythoff@") || strings.Count(of, "misere=on") != 1 {
			t.Errorf("the link of %s is %s", text, of)
		}
	}
	for text, want := range map[string]string{
		"blocking:3@2,2&misere=on":          say("engine/misere/err-squares-blocked", "blocking:3"),
		"wythoff@2,2&misere=maybe":          say("game/link/misere-on-or-off"),
		"wythoff@2,2&misere=on&map=nim":     say("game/err-no-such-map", "off, peek, outcome, remoteness", `"nim"`),
		"wythoff@2,2&misere=on&idea=golden": "golden",
	} {
		if _, err := link.Open(text); err == nil || !strings.Contains(strings.ToLower(err.Error()), strings.ToLower(want)) {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
		s, left, err := link.NewOpener().Open(text, link.Everything)
		if err != nil || len(left) != 1 {
			t.Fatalf("%s: %v left out, %v", text, left, err)
		}
		if _, turned := misere.Normal(s.View().Game); turned == strings.Contains(left[0].Part, "misere") {
			t.Errorf("%s: without %s it is %v", text, left[0].Part, s.View().Game)
		}
	}
	s, err := link.Open("subtraction:(1,2)(2,1)(3,3)&misere=on") // which starts where somebody can win
	if err != nil || !s.View().Game.Shape().Misere {
		t.Error(s, err)
	}
}
