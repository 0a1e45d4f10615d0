package link_test

import (
	"errors"
	"testing"

	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game/link"
)

// A game and its position are read however people write them.
func TestGamesThatPeopleWrite(t *testing.T) {
	for _, x := range []struct{ text, game, at string }{
		{"wythoff@(3,5)", "wythoff", "3,5"}, {"wythoff@[3; 5]", "wythoff", "3,5"}, {"wythoff@3 5", "wythoff", "3,5"}, {"Wythoff Nim@3,5", "wythoff", "3,5"}, {"wythoff@3;5&map=off", "wythoff", "3,5"}, {"wythoff@3 & 5&map=off", "wythoff", "3,5"},
		{"S={(1,2),(2,1)}@3,5", "subtraction:(1,2)(2,1)", "3,5"}, {"{(1,2), (2,1)} @ (3, 5)", "subtraction:(1,2)(2,1)", "3,5"}, {"{1,3,4}@7", "subtraction:(1)(3)(4)", "7"}, {"subtraction:1,3,4@(7)", "subtraction:(1)(3)(4)", "7"},
		{"Blocking queens, k = 5: four squares may be blocked@3,3", "blocking:5", "3,3"}, {"blocking:5@(3,3)&block=(0,0);(1,1)", "blocking:5", "3,3"}, {"wythoff@３，５", "wythoff", "3,5"}, {"wythoff@٣،٥", "wythoff", "3,5"}, {"exile:spiral@−3,5", "exile:spiral", "-3,5"},
		{"wythoff%40(3%2C%205)", "wythoff", "3,5"}, {"Wythoff-Nim@3 und 5", "wythoff", "3,5"},
	} {
		s, err := link.Open(x.text)
		if err != nil {
			t.Errorf("%q: %v", x.text, err)
			continue
		}
		if v := s.View(); v.Game.String() != x.game || v.Here.String() != x.at {
			t.Errorf("%q is %s at %s", x.text, v.Game, v.Here)
		}
		if a, _, err := link.ReadAddress(x.text, link.Nothing); err != nil || a.Room != link.Game {
			t.Errorf("%q leads to room %d: %v", x.text, a.Room, err)
		}
	}
	for _, x := range []struct {
		text, part string
		at         int
	}{
		{"wythoff@1 2,17", "1 2", 9}, {"wythoff@(3,5", "", 13}, {"wythoff@3§5", "§", 10}, {"wythoff@１ ２,17", "1 2", 9}, {"wythoff@35", "", 11}, {"wythoff@1.000,5", ".", 10}, {"blocking:5@3,3&block=1 1", "1 1", 22}, {"blocking:5@3,3&block=1;1", ";", 23},
		{"wythoff@1,000", "1,000", 9}, {"wythoff @ 3,ｘ", "ｘ", 13}, {"wythoff@(3)", "(3)", 9},
	} {
		_, err := link.Open(x.text)
		var wrong *notation.Error
		if !errors.As(err, &wrong) || wrong.Part != x.part || wrong.At != x.at {
			t.Errorf("%q: %v, want %q at %d", x.text, err, x.part, x.at)
		}
	}
}
