package learn

import (
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
)

// TestSightLines: palaces on one line of sight share a line.
func TestSightLines(t *testing.T) {
	palaces := []engine.Position{engine.At(1, 5), engine.At(2, 5), engine.At(4, 5), engine.At(7, 5), engine.At(5, 1), engine.At(5, 4), engine.At(1, 1), engine.At(3, 3)}
	want := []engine.Cell{{X: 1, Y: 5}, {X: 7, Y: 5}, {X: 5, Y: 1}, {X: 1, Y: 1}}
	var ends []engine.Cell
	var drawn scene.Scene
	tell(&drawn, &Story{At: engine.At(5, 5), Palaces: palaces}, 3)
	for _, s := range drawn.Shapes {
		if s.Kind == scene.Line {
			ends = append(ends, s.At[1].Cell())
		}
	}
	if !slices.Equal(ends, want) {
		t.Errorf("lines to %v, want %v", ends, want)
	}
}

// TestDirection holds the shortest step between two squares against all steps.
func TestDirection(t *testing.T) {
	from := engine.Cell{X: 3, Y: -2}
	for dx := -12; dx <= 12; dx++ {
		for dy := -12; dy <= 12; dy++ {
			most := 0
			for n := 1; n <= 12; n++ {
				if dx%n == 0 && dy%n == 0 && (dx != 0 || dy != 0) {
					most = n
				}
			}
			step, count := direction(from, engine.Cell{X: from.X + dx, Y: from.Y + dy})
			if count != most || step.X*count != dx || step.Y*count != dy {
				t.Fatalf("(%d,%d) is %d times %v", dx, dy, count, step)
			}
		}
	}
}
