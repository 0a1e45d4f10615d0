package spiral

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/internal/columnar"
)

// views say how the arms lie on the board: turned by (x,y) → (-y,x) from one to the next.
var views = [4]columnar.View{
	{},
	{Swap: true, FlipX: true},
	{FlipX: true, FlipY: true},
	{Swap: true, FlipY: true},
}

// Plane is everything within reach of an origin.
func Plane(reach int) engine.Window {
	return engine.Window{X: -reach, Y: -reach, W: 2*reach + 1, H: 2*reach + 1}
}

// NewBoard returns the board that shows origin + (x, y) at (x, y).
func NewBoard(origin Cell, reach int) *columnar.Board {
	return columnar.New(Plane(reach), func() (beams []columnar.Beam, err error) {
		for turns, view := range views {
			if a := newArm(origin.Turned(-turns), reach); len(a.blocks) > 0 {
				beams = append(beams, columnar.Rising{View: view, Curve: a})
			}
		}
		x, y := origin.X.Neg(), origin.Y.Neg()
		if x.Abs().Cmp(engine.Num(reach)) <= 0 && y.Abs().Cmp(engine.Num(reach)) <= 0 {
			beams = append(beams, columnar.Rising{Curve: centre{X: x.Clamp(), Y: y.Clamp()}})
		}
		return beams, nil
	})
}

// centre is the queen in the centre, number 0, as a board sees her.
type centre engine.Cell

// FirstU and FirstV return 0 up to the centre, and 1 beyond it.
func (c centre) FirstU(u int) int { return beyond(u, c.X) }
func (c centre) FirstV(v int) int { return beyond(v, c.Y) }

func beyond(v, at int) int {
	if v > at {
		return 1
	}
	return 0
}

// Each visits her, if she is asked for.
func (c centre) Each(n int, visit func(x, y int) bool) {
	if n == 0 {
		visit(c.X, c.Y)
	}
}
