package exile

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/remoteness"
)

// TestFewBoards: whoever asks about all options of a square, one by one, is answered by few boards, however they
// are sorted.
func TestFewBoards(t *testing.T) {
	for rule, g := range map[nimRule]engine.Game{spiralNim{}: Spiral{}, quadrantNim{}: Quadrant{}} {
		boards := 0
		m := filling(rule, func() fill {
			boards++
			return remoteness.NewFiller(false).Fill
		})
		options := engine.Options(g.Rays(engine.At(60, 50)))
		for _, q := range options {
			if _, err := m.Value(engine.Remoteness, q); err != nil {
				t.Fatal(err)
			}
		}
		if boards > 10 {
			t.Errorf("%v: %d boards for %d squares", g, boards, len(options))
		}
	}
}
