package ways_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/ways"
	"github.com/palacegames/palace/internal/testkit/gametest"
)

// Rays beside each other share no square, so all of them count; the same ray twice, turned
// round, or as a jump of its own counts once.
func TestLinesOfABand(t *testing.T) {
	for width := 1; width < 6; width++ {
		g := gametest.NewBand(width)
		for x := range 9 {
			for y := range 9 {
				rays := g.Rays(engine.At(x, y))
				want := engine.Num(len(engine.Options(rays)))
				if _, total := ways.Lines(rays); total != want {
					t.Fatalf("width %d at (%d,%d): %v options, not %v", width, x, y, total, want)
				}
				twice := append([]engine.Ray{}, rays...)
				for _, r := range rays {
					if r.Count.Sign() > 0 {
						last := r.At(r.Count.Minus(engine.Num(1)))
						twice = append(twice, r, engine.Ray{From: last, Step: r.Step.Plus(r.Step, engine.Num(-2)), Count: r.Count},
							engine.Ray{From: last, Step: engine.At(-7, 5), Count: engine.Num(1)})
					}
				}
				if lines, total := ways.Lines(twice); total != want {
					t.Fatalf("width %d at (%d,%d): %v options on %v, not %v", width, x, y, total, lines, want)
				}
			}
		}
	}
}
