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
		if strings.Contains(string(v.Axes()), "up") {
			t.Errorf("%s: the board lies %s, with its corner below", e.First, v.Axes())
		}
		if !small.Contains(v.Here.Cell()) {
			t.Errorf("%s begins at %s, outside of %v", e.First, v.Here, small)
		}
		moves := played(t, session)
		if v := session.View(); v.Winner != game.First || moves > longest || moves < shortest && lasts(t, v.Game) {
			t.Errorf("%s is won by the %s player after %d moves", e.First, v.Winner, moves)
		}
		if first := e.Presets[0].Link; strings.Contains(first, "idea=") {
			t.Errorf("the first preset of %s is %s", e.Name, first)
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
			session, err := game.New(g, engine.At(x, y))
			if err != nil {
				t.Fatal(err)
			}
			if played(t, session) >= shortest {
				return true
			}
		}
	}
	return false
}

// played has the perfect player play a game to its end, and counts the moves.
func played(t *testing.T, session *game.Session) (moves int) {
	t.Helper()
	perfect, err := player.New(game.Perfect, 1)
	if err != nil {
		t.Fatal(err)
	}
	for v := session.View(); v.Phase != game.OverPhase && moves < 100; v = session.View() {
		action, err := perfect.Act(v, v.Game.Solve())
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
