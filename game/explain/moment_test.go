package explain

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/internal/testkit/gametest"
)

// TestRestCountsAsTheList: who looks back reads the number that the list of moves gives.
func TestRestCountsAsTheList(t *testing.T) {
	for _, c := range []struct {
		turns int
		want  string
	}{
		{0, "At the beginning, "}, {1, "After your turn 1 of 2, "}, {2, "After the computer's turn 1 of 2, "},
		{3, "After your turn 2 of 2, "}, {4, "After the computer's turn 2, "},
	} {
		s := gametest.Open(t, "queen@2,2&past=9,9/8,8/7,7/5,5")
		gametest.Do(t, s, game.GoTo{Turns: c.turns})
		v := s.View()
		if got := Rest(&v); !strings.HasPrefix(got, c.want) {
			t.Errorf("after %d half moves: %q", c.turns, got)
		}
	}
}
