package game_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/internal/testkit/gametest"
)

// counted is a game that counts how often it is solved.
type counted struct {
	*gametest.Queen
	solved *int
}

func (c counted) Solve() engine.Methods {
	*c.solved++
	return c.Queen.Solve()
}

// TestSolvedOnce: whatever is asked of a game that is opened, and opened again, it is solved once.
func TestSolvedOnce(t *testing.T) {
	solved := 0
	o := link.NewOpener()
	o.Rules = func(*notation.Scanner) (engine.Game, error) { return counted{gametest.NewQueen(1), &solved}, nil }
	for range 2 {
		for o.Explore("@7,6&size=9x9", link.Nothing) {
		}
		s, err := o.Opened("@7,6&size=9x9")
		if err != nil {
			t.Fatal(err)
		}
		gametest.Do(t, s, gametest.To(7, 3), game.Undo{}, game.Show{Settings: game.Settings{W: 12, H: 10}})
		v := s.View()
		if _, err := v.MapReach(); err != nil {
			t.Fatal(err)
		}
		if err := game.CheckPosition(v.Game, v.Methods, engine.At(3, 4)); err != nil {
			t.Fatal(err)
		}
		if _, err := v.Methods.Palaces(v.Here); err != nil {
			t.Fatal(err)
		}
	}
	if solved != 1 {
		t.Errorf("it is solved %d times", solved)
	}
}
