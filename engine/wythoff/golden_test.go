package wythoff

import (
	"testing"

	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/golden"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// TestGoldenRow holds the formula against the rules.
func TestGoldenRow(t *testing.T) {
	c := columns.New(moves.Set{}, Kernel{})
	c.Extend(100_000)
	for x := range c.Known() {
		if golden.Row(x) != c.Row(x) {
			t.Fatalf("column %d: row %d, want %d", x, golden.Row(x), c.Row(x))
		}
	}
}
