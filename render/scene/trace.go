package scene

import (
	"math"

	"github.com/palacegames/palace/engine"
)

// Nearest returns the target, with a pawn or without, whose square of the board has the
// point (x, y) in it, or else comes closest to it: at most reach squares from its middle
// along both axes, and never less than half a square. ok is false if there is none.
func (t *Targets) Nearest(x, y, reach float64) (at engine.Cell, ok bool) {
	if c := (Point{x, y}).Cell(); t.Anywhere.Contains(c) {
		return c, true
	}
	reach = max(reach, 0.5)
	for _, row := range t.Rows {
		dx, dy := float64(row.Step.X), float64(row.Step.Y)
		if row.Count < 1 || dx == 0 && dy == 0 {
			continue
		}
		fromX, fromY := float64(row.From.X)+0.5, float64(row.From.Y)+0.5
		n := math.Round(((x-fromX)*dx + (y-fromY)*dy) / (dx*dx + dy*dy))
		n = min(max(n, 1), float64(row.Count))
		off := max(math.Abs(x-fromX-n*dx), math.Abs(y-fromY-n*dy))
		if off <= reach {
			at, reach, ok = row.At(int(n)), off, true
		}
	}
	return at, ok
}

// Passed calls f with the targets, as Nearest finds them, that a pointer passes on its
// straight way from one point of the board to another, both included. It looks every
// half square, so that no square of a row is left out however fast the pointer was; one
// that it stays on is told once.
func (t *Targets) Passed(from, to Point, reach float64, f func(engine.Cell)) {
	steps := max(int(math.Ceil(2*max(math.Abs(to.X-from.X), math.Abs(to.Y-from.Y)))), 1)
	var last engine.Cell
	told := false
	for i := range steps + 1 {
		part := float64(i) / float64(steps)
		c, ok := t.Nearest(from.X+part*(to.X-from.X), from.Y+part*(to.Y-from.Y), reach)
		if ok && (!told || c != last) {
			f(c)
			last, told = c, true
		}
	}
}
