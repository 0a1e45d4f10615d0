package link_test

import (
	"testing"

	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/link"
)

// What a link leaves out is read and written again, in one order.
func TestHelps(t *testing.T) {
	s, err := link.Open("wythoff@3,4&without=why,map&quiz=on")
	if err != nil {
		t.Fatal(err)
	}
	if set := s.View().Settings; !set.Quiz || set.Without != game.MapHelp|game.WhyHelp {
		t.Errorf("settings %+v", set)
	}
	if got := link.Of(s); got != "wythoff@3,4&quiz=on&without=map,why" {
		t.Errorf("written as %s", got)
	}
	for _, wrong := range []string{"wythoff@3,4&quiz=yes", "wythoff@3,4&without=", "wythoff@3,4&without=map,all"} {
		if _, err := link.Open(wrong); err == nil {
			t.Errorf("%s is opened", wrong)
		}
	}
}
