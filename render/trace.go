package render

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// Nearest returns the square that the piece may go to, blocked ones included, whose
// square of the board has the point (x, y) in it, or else comes closest to it: at
// most reach squares from its middle along both axes, and never less than half a
// square. ok is false if there is none.
func Nearest(v *game.View, x, y, reach float64) (at engine.Position, ok bool) {
	reach = max(reach, 0.5)
	if len(v.Position) != 2 {
		return nil, false
	}
	fromX, fromY := float64(v.Position[0])+0.5, float64(v.Position[1])+0.5
	for _, ray := range v.Rays {
		dx, dy := float64(ray.Step[0]), float64(ray.Step[1])
		if ray.Count < 1 || dx == 0 && dy == 0 {
			continue
		}
		n := math.Round(((x-fromX)*dx + (y-fromY)*dy) / (dx*dx + dy*dy))
		n = min(max(n, 1), float64(ray.Count))
		off := max(math.Abs(x-fromX-n*dx), math.Abs(y-fromY-n*dy))
		if off <= reach {
			at, reach, ok = ray.At(v.Position, int(n)), off, true
		}
	}
	return at, ok
}

// Passed calls f with the squares, as Nearest finds them, that a pointer passes on
// its straight way from one point of the board to another, both included. It looks
// every half square, so that no square of a row is left out however fast the pointer
// was; one that it stays on is told once.
func Passed(v *game.View, fromX, fromY, toX, toY, reach float64, f func(engine.Position)) {
	steps := max(int(math.Ceil(2*max(math.Abs(toX-fromX), math.Abs(toY-fromY)))), 1)
	var last engine.Position
	for i := range steps + 1 {
		t := float64(i) / float64(steps)
		p, ok := Nearest(v, fromX+t*(toX-fromX), fromY+t*(toY-fromY), reach)
		if ok && !p.Equal(last) {
			f(p)
			last = p
		}
	}
}
