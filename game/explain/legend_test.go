package explain_test

import (
	"math"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/explain"
)

// TestLegendEntry holds what is said of colours: of blocking queens with 50 to see, and of
// nim-values alone and in spans.
func TestLegendEntry(t *testing.T) {
	for _, test := range []struct {
		kind           engine.Kind
		k              int
		from, to       int32
		label, meaning string
	}{
		{engine.Outcomes, 1, 1, 1, "P", "a palace: the player to move loses"},
		{engine.Outcomes, 1, 0, 0, "N", "an N-position: the player to move wins"},
		{engine.PalaceNumbers, 50, 0, 45, "0…", "the hood: a palace that sees none, and the ramp from there"},
		{engine.PalaceNumbers, 50, 46, 46, "46", "sees 46 palaces: itself a palace"},
		{engine.PalaceNumbers, 2, 1, 1, "1", "sees 1 palace: itself a palace"},
		{engine.PalaceNumbers, 50, 50, 50, "50", "sees 50 palaces: too many to block"},
		{engine.PalaceNumbers, 50, 53, math.MaxInt32, "53+", "sees 53 palaces or more: too many to block"},
		{engine.PalaceNumbers, 5, 0, 0, "0", "sees no palace: itself a palace"},
		{engine.PalaceNumbers, 40003, 40002, 40002, "k−1", "sees 40,002 palaces: itself a palace"},
		{engine.PalaceNumbers, 40003, 40003, 40003, "k", "sees 40,003 palaces: too many to block"},
		{engine.PalaceNumbers, 40003, 40006, math.MaxInt32, "k+3+", "sees 40,006 palaces or more: too many to block"},
		{engine.NimValues, 1, 0, 0, "0", "a palace: the player to move loses"},
		{engine.NimValues, 1, 2, 2, "2", "nim-value 2: an N-position"},
		{engine.NimValues, 1, 4, 7, "4", "nim-values from 4 to 7: N-positions"},
		{engine.NimValues, 1, 2048, math.MaxInt32, "2048+", "nim-values of 2048 or more: N-positions"},
		{engine.Remoteness, 1, 0, 0, "0, 2, …", "a palace: the player to move loses"},
		{engine.Remoteness, 1, 5, 7, "5", "over in 5 to 7 moves: N-positions"},
		{engine.MisereRemoteness, 1, 1, 1, "1, 3, …", "a palace: the player to move loses"},
		{engine.MisereRemoteness, 1, 0, 0, "0", "over in 0 moves: an N-position"},
	} {
		if label, meaning := explain.LegendEntry(test.kind, test.k, test.from, test.to); label != test.label || meaning != test.meaning {
			t.Errorf("%v, k=%d, %d to %d: %q, %q", test.kind, test.k, test.from, test.to, label, meaning)
		}
	}
}
