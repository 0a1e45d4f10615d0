package link_test

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/internal/testkit/gametest"
)

func TestShare(t *testing.T) {
	tests := []struct {
		text string
		with link.Sharing
		want string
	}{
		{"queen:5@3,3", link.Sharing{}, "queen:5@3,3"},
		{"queen:5@3,3&map=off&view=1,2,3", link.Sharing{}, "queen:5@3,3"},
		{"queen:5@3,3&map=off&view=1,2,3", link.Sharing{Hidden: true, View: true}, "queen:5@3,3&map=off&view=1,2,3"},
		{"queen:5@3,3&values=on", link.Sharing{}, "queen:5@3,3&values=on"},
		{"queen:5@3,3&values=on", link.Sharing{Hidden: true}, "queen:5@3,3&map=off"},
		{"queen:5@3,3&map=peek", link.Sharing{Hidden: true}, "queen:5@3,3&map=peek"},
		{"queen:5@3,3&orient=right-down&size=9x8", link.Sharing{Hidden: true}, "queen:5@3,3&size=9x8&map=off"},
		{"queen:5@3,3&orient=right-up", link.Sharing{}, "queen:5@3,3&orient=right-up"},
		{"queen:5@11,6&block=11,5&past=13,11:1,11/11,9:1,9&next=11,4", link.Sharing{Here: true}, "queen:5@11,6&block=11,5"},
		{"queen:5@11,6&block=11,5&past=13,11:1,11/11,9:1,9", link.Sharing{}, "queen:5@11,6&block=11,5&past=13,11:1,11/11,9:1,9"},
		// The second player moves next, so the players change sides.
		{"queen:5@11,9&block=&past=13,11:", link.Sharing{Here: true}, "queen:5@11,9&block=&first=perfect&second=human"},
		{"queen:5@11,9&past=13,11:", link.Sharing{Here: true}, "queen:5@11,9&first=perfect&second=human"},
		{"queen@2,2&past=3,3&first=random", link.Sharing{Here: true}, "queen@2,2&first=perfect&second=random"},
		{"queen@0,0&past=3,3", link.Sharing{Here: true}, "queen@0,0&first=perfect&second=human"},
		{"queen@3,3&quiz=on&without=map", link.Sharing{}, "queen@3,3"},
		{"queen@3,3&values=on", link.Sharing{Quiz: true, Without: game.WhyHelp | game.SaveHelp}, "queen@3,3&values=on&quiz=on&without=why,save"},
		{"pair@3,4,5&past=4,5,5", link.Sharing{Here: true, Hidden: true}, "pair@3,4,5&first=perfect&second=human"},
	}
	for _, test := range tests {
		if got := link.Share(gametest.Open(t, test.text), test.with); got != test.want {
			t.Errorf("%s with %+v is shared as %s, want %s", test.text, test.with, got, test.want)
		}
	}
}

// Whatever was done, a shared link opens, as the same game or with the same position,
// the same squares blocked and the same kind of player to act.
func TestShareKeepsTheGame(t *testing.T) {
	rng := rand.New(rand.NewPCG(16, 45))
	starts := []string{"queen&first=random&second=perfect", "queen:2@4,3&map=off", "queen:3&map=outcome", "queen:5@3,2&orient=right-down", "pair", "queen:4@0,0"}
	for range 2000 {
		s := gametest.Open(t, starts[rng.IntN(len(starts))])
		wander(rng, s, rng.IntN(20))
		before, text := s.View(), link.Of(s)
		for i := range 4 {
			with := link.Sharing{Here: i%2 == 1, Hidden: i/2 == 1}
			shared := link.Share(s, with)
			again := gametest.Open(t, shared)
			v := again.View()
			if v.MapHidden() != (with.Hidden && len(v.Kinds()) > 0) {
				t.Fatalf("%s with %+v is shared as %s: the map's state is wrong", text, with, shared)
			}
			if with.Here {
				if len(v.History) > 1 || v.Actor() != before.Actor() {
					t.Fatalf("%s is shared from here as %s: %d turns, %q to act, not %q", text, shared, len(v.History), v.Actor(), before.Actor())
				}
				v.Turn, v.Winner, v.Players, v.Last, v.History = before.Turn, before.Winner, before.Players, before.Last, before.History
				v.CanUndo, v.CanRedo, v.Ahead = before.CanUndo, before.CanRedo, before.Ahead
			}
			v.Settings, v.Methods = before.Settings, before.Methods
			if !reflect.DeepEqual(v, before) {
				t.Fatalf("%s with %+v is shared as %s: another game\n%+v\n%+v", text, with, shared, v, before)
			}
		}
		if link.Of(s) != text {
			t.Fatalf("sharing %s changed it to %s", text, link.Of(s))
		}
	}
}
