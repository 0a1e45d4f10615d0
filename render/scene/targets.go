package scene

import (
	"slices"

	"github.com/palacegames/palace/engine"
)

// Targets are the squares that a tap can mean. They come in rows and are never listed,
// for a row can have a million squares.
type Targets struct {
	Rows []Row
	// Anywhere are squares that are targets all of them, whatever the piece can do: no
	// mark is drawn on them.
	Anywhere engine.Window
	// Mark is drawn on every target without a pawn: Ring or Shoulder.
	Mark Mark
	// Judged says that all targets lose but those that a shape ticks, or need no pawn but
	// those that a shape guards: their marks are faint, and those that lose crossed out.
	Judged bool
	// Breathe asks the marks and the piece to draw somebody's eyes to them, for a while.
	Breathe bool
	// Quiet has the marks step back, without lines: something else is to be seen.
	Quiet bool
	// Enlarge says that the tap of a finger which cannot tell small squares apart
	// enlarges the board first.
	Enlarge bool
}

// Row is a straight run of targets: From+Step, From+2·Step, …, From+Count·Step. From need
// not be the square of the piece.
type Row struct {
	From, Step engine.Cell
	Count      int
	// Jump says that an arrow leads to the targets, and no line.
	Jump bool
	// Above is where the targets lie that are only seen from above, for they do not lie
	// in the slice that the board shows: to point at one means another position.
	Above []Level
}

// Level is a further coordinate of a row's targets, the i-th of which has From + i·Step.
type Level struct {
	// Name is what people call the coordinate, and Axis counts x as 0 and y as 1.
	Name       string
	Axis       int
	From, Step int
}

// At returns the i-th square of the row, 1 ≤ i ≤ Count.
func (r Row) At(i int) engine.Cell {
	return engine.Cell{X: r.From.X + i*r.Step.X, Y: r.From.Y + i*r.Step.Y}
}

// Steps returns i such that c is the i-th square of the row, or 0.
func (r Row) Steps(c engine.Cell) int {
	dx, dy, i := c.X-r.From.X, c.Y-r.From.Y, 0
	switch {
	case r.Step.X != 0:
		i = dx / r.Step.X
	case r.Step.Y != 0:
		i = dy / r.Step.Y
	}
	if i < 1 || i > r.Count || r.At(i) != c {
		return 0
	}
	return i
}

// Holds reports whether pointing at c means a target of the row.
func (r Row) Holds(c engine.Cell) bool { return r.Above == nil && r.Steps(c) > 0 }

// Has reports whether c is a target, with a pawn or without.
func (t *Targets) Has(c engine.Cell) bool {
	return t.Anywhere.Contains(c) || slices.ContainsFunc(t.Rows, func(r Row) bool { return r.Holds(c) })
}

// Reach returns the smallest window with the piece and all its targets.
func (s *Scene) Reach() engine.Window {
	w := engine.Window{X: s.At.X, Y: s.At.Y, W: 1, H: 1}
	for _, row := range s.Targets.Rows {
		if row.Count > 0 {
			w = Joined(Joined(w, row.At(1)), row.At(row.Count))
		}
	}
	return w
}

// Joined returns the smallest window with c and the squares of w.
func Joined(w engine.Window, c engine.Cell) engine.Window {
	x0, y0 := min(w.X, c.X), min(w.Y, c.Y)
	x1, y1 := max(w.X+w.W, c.X+1), max(w.Y+w.H, c.Y+1)
	return engine.Window{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}
}
