package table_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
)

// TestIdeaFollows: the words of a dictionary are followed as they are read, step by step, and
// nothing moves while somebody points.
func TestIdeaFollows(t *testing.T) {
	r := illustrated(t, "maharaja@12,17&idea=dictionary&first=human&second=human")
	r.inView = engine.Window{W: 30, H: 30}
	for x := range 30 {
		r.point(x, 20)
		if p := r.table.Page(); p.Idea.Away {
			t.Fatalf("pointing at column %d it is away", x)
		}
	}
	r.brought = nil
	moved := 0
	for step := range 40 {
		r.must("ideaStep", args{"to": step})
		r.run()
		if p := r.table.Page(); p.Idea.Steps.Now != step || p.Idea.Away && len(r.brought) == moved {
			t.Fatalf("at step %d, %d is seen, away from view", step, p.Idea.Steps.Now)
		}
		if len(r.brought) > moved {
			moved = len(r.brought)
			r.inView = r.brought[moved-1]
		}
	}
	if moved < 3 || moved > 20 {
		t.Errorf("in 40 steps the board moves %d times", moved)
	}
}
