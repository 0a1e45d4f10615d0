package enginetest_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// What is found is the reason alone, and what was given is left as it was.
func TestSmallest(t *testing.T) {
	moves := []engine.Position{engine.At(3, 1), engine.At(40, 9), engine.At(2, 2), engine.At(8, 33), engine.At(1, 0)}
	given := slices.Clone(moves)
	has := func(list []engine.Position, ok func(m engine.Cell) bool) bool {
		return slices.ContainsFunc(list, func(m engine.Position) bool { return ok(m.Cell()) })
	}
	got := enginetest.Smallest(moves, func(list []engine.Position) bool {
		return has(list, func(m engine.Cell) bool { return m.X >= 7 && m.Y > 0 }) && has(list, func(m engine.Cell) bool { return m.Y > 20 && m.X < 10 })
	})
	if want := []engine.Position{engine.At(7, 21)}; !slices.Equal(got, want) {
		t.Errorf("found %v, want %v", got, want)
	}
	if !slices.Equal(moves, given) || moves[1] != engine.At(40, 9) {
		t.Errorf("the list is now %v", moves)
	}
	if got := enginetest.Smallest(moves, func(list []engine.Position) bool { return len(list) == 5 && list[3].Cell().Y == 33 }); len(got) != 5 || got[3].Cell().Y != 33 || got[0].Cell().X != 0 {
		t.Errorf("what cannot be left out is: %v", got)
	}
}

// mute is a game that says nothing of itself once it has a move that is long both ways.
type mute struct{ engine.Editor }

func (m mute) Title() string {
	if slices.ContainsFunc(m.List(), func(move engine.Position) bool { return min(move.Cell().X, move.Cell().Y) >= 3 }) {
		return ""
	}
	return m.Editor.Title()
}

func (m mute) WithList(moves []engine.Position) (engine.Game, error) {
	g, err := m.Editor.WithList(moves)
	if err != nil {
		return nil, err
	}
	return mute{g.(engine.Editor)}, nil
}

// hearer is a test that only listens.
type hearer struct {
	testing.TB
	heard string
}

func (h *hearer) Helper()                           {}
func (h *hearer) Errorf(format string, args ...any) { h.heard += fmt.Sprintf(format, args...) }

// A failure comes with the smallest ruleset that fails too.
func TestReason(t *testing.T) {
	made, err := subtraction.New([]moves.Vector{{1, 2}, {2, 1}, {19, 30}, {5, 0}}...)
	if err != nil {
		t.Fatal(err)
	}
	g := engine.Editor(made)
	h := &hearer{TB: t}
	enginetest.Run(h, mute{g}, enginetest.Options{Size: 5, Positions: 2})
	lines := strings.Split(h.heard, "\n")
	if len(lines) != 2 || !strings.HasPrefix(lines[0], g.String()+": the title") || !strings.HasPrefix(lines[1], "and subtraction:(3,3): the title") {
		t.Errorf("told %q", h.heard)
	}
	least, err := mute{g}.WithList([]engine.Position{engine.At(3, 3)})
	if err != nil {
		t.Fatal(err)
	}
	h.heard = ""
	if enginetest.Run(h, least, enginetest.Options{Size: 5, Positions: 2}); h.heard == "" || strings.Contains(h.heard, "\n") {
		t.Errorf("of the smallest ruleset is told %q", h.heard)
	}
	h.heard = ""
	if enginetest.Run(h, g, enginetest.Options{Size: 5, Positions: 2}); h.heard != "" {
		t.Errorf("a sound game is told %q", h.heard)
	}
}
