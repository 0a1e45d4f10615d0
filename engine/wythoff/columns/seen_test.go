package columns

import (
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine/wythoff/moves"
)

// Eight at a time are the same as one at a time, for columns of any rows.
func TestAlong(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 3))
	for range 3000 {
		c := &Table{row: make(rows, 1+rng.IntN(120))}
		for x := range c.row {
			c.row[x] = int32(rng.IntN(60))
		}
		step := moves.Move{A: 1 + rng.IntN(3), B: rng.IntN(4)}
		x, y := rng.IntN(len(c.row)), rng.IntN(220)
		last := x / step.A
		if step.B > 0 {
			last = min(last, y/step.B)
		}
		from := 1 + rng.IntN(3)
		want := from
		for want <= last && c.row.at(x-want*step.A) != y-want*step.B {
			want++
		}
		if from > last {
			continue
		}
		if got := c.along(step, x, y, from, last+1); got != want {
			t.Fatalf("by %v from (%d,%d), t from %d to %d, among %v: %d, want %d", step, x, y, from, last, c.row, got, want)
		}
	}
}
