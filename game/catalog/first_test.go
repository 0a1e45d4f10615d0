package catalog_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/player"
)

// TestFirstGames: every family begins with a game for beginners. Nothing gives its answer away, its
// corner is where the door has it, and whoever begins can win a game that is neither over at
// once nor long; and the first of its presets opens no idea.
func TestFirstGames(t *testing.T) {
	const longest = 10
	for i := range catalog.Families {
		e := &catalog.Families[i]
		session, err := link.Open(e.First + "&first=perfect&second=perfect")
		if err != nil {
			t.Errorf("%s: %v", e.First, err)
			continue
		}
		v := session.View()
		if v.Settings.Idea != "" || v.Settings.Map != game.MapOff {
			t.Errorf("%s shows the idea %q and the map %q", e.First, v.Settings.Idea, v.Settings.Map)
		}
		if strings.Contains(e.First, "orient=") || strings.Contains(string(v.Axes()), "up") {
			t.Errorf("%s: the board lies %s; the corner is at the top where nothing is said", e.First, v.Axes())
		}
		if !small.Contains(v.Here.Cell()) {
			t.Errorf("%s begins at %s, outside of %v", e.First, v.Here, small)
		}
		moves := played(t, session, game.Perfect, 1)
		if v := session.View(); v.Winner != game.First || moves > longest || moves < shortest && lasts(t, v.Game) {
			t.Errorf("%s is won by the %s player after %d moves", e.First, v.Winner, moves)
		}
		if first := e.Presets[0].Link; strings.Contains(first, "idea=") {
			t.Errorf("the first preset of %s is %s", e.Name, first)
		}
	}
}

// TestFirstTurns: between players who know the rule and not the map, a first game has five to ten
// moves: enough to find something out, and no more than a beginner goes on with; unless no game on a
// small board lasts as long.
func TestFirstTurns(t *testing.T) {
	const games, most = 20, 10
	for i := range catalog.Families {
		e := &catalog.Families[i]
		sum, fewest := 0, shortest
		for seed := range uint64(games) {
			session, err := link.Open(e.First + "&first=rule&second=rule")
			if err != nil {
				t.Fatal(err)
			}
			if v := session.View(); seed == 0 && !lasts(t, v.Game) {
				fewest = 1
			}
			moves := played(t, session, game.Rule, seed)
			if sum += moves; moves > most {
				t.Errorf("%s lasts %d moves", e.First, moves)
			}
		}
		if sum < games*fewest {
			t.Errorf("%s lasts %d moves in %d games: want %d a game", e.First, sum, games, fewest)
		}
		if e.Line == "" || len(e.Line) > 44 {
			t.Errorf("%s is said in %q", e.Name, e.Line)
		}
	}
}

// small is as large as the board of a first game may be, shortest how many moves one should have.
var small = engine.Window{W: 12, H: 12}

const shortest = 5

// lasts reports whether a game on a small board has so many moves anywhere.
func lasts(t *testing.T, g engine.Game) bool {
	t.Helper()
	for x := range small.W {
		for y := range small.H {
			piles := make([]int, g.Shape().Dim)
			for i := range piles {
				piles[i] = []int{x, y}[i%2]
			}
			session, err := game.New(g, engine.Ints(piles...))
			if err != nil {
				t.Fatal(err)
			}
			if played(t, session, game.Perfect, 1) >= shortest {
				return true
			}
		}
	}
	return false
}

// played has a player play both sides of a game to its end, and counts the moves.
func played(t *testing.T, session *game.Session, kind string, seed uint64) (moves int) {
	t.Helper()
	one, err := player.New(kind, seed)
	if err != nil {
		t.Fatal(err)
	}
	for v := session.View(); v.Phase != game.OverPhase && moves < 100; v = session.View() {
		action, err := one.Act(v, v.Game.Solve())
		if err == nil {
			err = session.Do(action)
		}
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := action.(game.Move); ok {
			moves++
		}
	}
	return moves
}
