package ideas

import "github.com/palacegames/palace/engine"

// numbers are the palace numbers of a window of a board. It is the job of counting them.
type numbers struct {
	engine.Window
	values []int32
	source engine.Source
	seen   int
	ended  bool
}

// count begins to count the palace numbers of a window. It errs if the board does not reach so
// far.
func count(board engine.Bounded, w engine.Window) (*numbers, error) {
	if err := board.Check(w); err != nil {
		return nil, err
	}
	return &numbers{Window: w, values: make([]int32, w.Area()), source: board.Source(w)}, nil
}

// Step takes another tile.
func (n *numbers) Step() (more bool) {
	if n.ended {
		return false
	}
	t, ok := n.source.Next()
	if n.ended = !ok; !ok || t.Blank() {
		return ok
	}
	for y := t.Y; y < t.Y+t.H; y++ {
		row := n.values[(y-n.Y)*n.W+t.X-n.X:][:t.W]
		for i := range row {
			row[i] = t.At(t.X+i, y)
		}
	}
	n.seen += t.Area()
	return true
}

// Done returns which part is counted.
func (n *numbers) Done() float64 { return float64(n.seen) / float64(max(1, n.Area())) }

// at returns the palace number of a square of the window.
func (n *numbers) at(x, y int) int32 { return n.values[(y-n.Y)*n.W+x-n.X] }

// holds reports whether all squares of w are, or will be, counted.
func (n *numbers) holds(w engine.Window) bool { return n != nil && n.Intersect(w) == w }
