package explain_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/player"
	"github.com/palacegames/palace/internal/testkit/gametest"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// TestReview plays games by chance and holds the mistakes that are found against the
// game tree, which plays out every set of blocked squares: a turn is one if its player
// would have won before it, and the other after it.
func TestReview(t *testing.T) {
	for _, name := range []string{"wythoff", "maharaja", "blocking:2", "blocking:3", "subtraction:(1,2)(2,1)(3,3)", "exile:spiral"} {
		mistakes := 0
		for seed := range uint64(12) {
			rng := rand.New(rand.NewPCG(seed, 7))
			s, err := link.Open(name + "@" + engine.At(2+rng.IntN(3), 2+rng.IntN(3)).String())
			if err != nil {
				t.Fatal(err)
			}
			player, err := player.New(game.Random, seed)
			if err != nil {
				t.Fatal(err)
			}
			for v := s.View(); v.Phase != game.OverPhase; v = s.View() {
				action, err := player.Act(v, v.Game.Solve())
				if err != nil {
					t.Fatal(err)
				}
				gametest.Do(t, s, action)
			}
			mistakes += reviewed(t, s)
		}
		if mistakes == 0 {
			t.Errorf("%s: players by chance never erred", name)
		}
	}
}

// reviewed checks the mistakes of a game that is over, and counts them.
func reviewed(t *testing.T, s *game.Session) int {
	t.Helper()
	v := s.View()
	k, tree, truth := v.Game.Shape().Blocking, oracle.NewTree(v.Game), oracle.New(v.Game)
	var palaces [][]engine.Position
	for _, p := range explain.Stations(v.History) {
		palaces = append(palaces, truth.Palaces(p))
	}
	found := explain.Mistakes(k, v.History, palaces)
	var want []int
	var blocked []engine.Position
	at := s.Record().Start
	for i, turn := range v.History {
		won := tree.Outcome(at) == engine.P // who blocks first
		if turn.To != (engine.Position{}) {
			won = tree.MoverWins(at, blocked)
			at = turn.To
		}
		if blocked = turn.Blocked; won && tree.MoverWins(at, blocked) {
			want = append(want, i)
		}
	}
	var got []int
	for i := range found {
		got = append(got, found[i].Turn)
		if len(found[i].Better) == 0 || found[i].Player != v.History[found[i].Turn].Player {
			t.Errorf("%s: %+v", link.Of(s), found[i])
		}
	}
	if !slices.Equal(got, want) {
		t.Fatalf("%s: the mistakes are %v, not %v", link.Of(s), got, want)
	}
	decisive := explain.Decisive(found, v.Winner.Other())
	if words := explain.DescribeReview(&v, decisive, 3); !strings.HasSuffix(words, ".") || decisive != nil && decisive.Player == v.Winner {
		t.Errorf("%s: %q", link.Of(s), words)
	}
	// Between the last mistake and the end nobody errs, so the loser made it, unless
	// the game was decided from the start.
	if decisive == nil && len(found) > 0 {
		t.Errorf("%s: the mistakes %v, and none is decisive", link.Of(s), got)
	}
	return len(found)
}

// A game without mistakes was the winner's from the start.
func TestReviewWords(t *testing.T) {
	for text, want := range map[string]string{
		"wythoff@0,0&past=2,1/1,1":                          "You could not win from this start, and the computer made no mistake.",
		"wythoff@0,0&past=1,1":                              "You could win from this start, and you made no mistake.",
		"wythoff@0,0&past=1,1&first=perfect&second=perfect": "Black could not win from this start, and White made no mistake.",
	} {
		v := gametest.Opened(t, text).View()
		if v.Phase != game.OverPhase {
			t.Fatalf("%s is not over", text)
		}
		if got := explain.DescribeReview(&v, nil, 0); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}
