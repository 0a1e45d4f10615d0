package sheet

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// View is the outcomes of the squares of a window, as far as it is small enough.
type View struct {
	Game    Game
	methods engine.Methods
	origin  engine.Position
	board   *engine.Board
	window  engine.Window // of which the outcomes are known, or are being read
	palace  []bool
	Source  engine.Source
}

// mostView is how many squares of a window are looked at.
const mostView = 1 << 20

// Look begins to look at a window, or at nothing if it is too large.
func (v *View) Look(at idea.Gaze) {
	if v.methods == nil {
		v.methods = v.Game.Solve()
	}
	if v.board == nil || at.Origin != v.origin {
		v.origin, v.window, v.Source = at.Origin, engine.Window{}, nil
		board, err := engine.NewBoard(v.Game, v.methods, engine.NewMap(v.Game, engine.Outcomes, at.Origin, ""))
		if err != nil {
			v.board = nil
			return
		}
		v.board = board
	}
	switch w := at.Window; {
	case w == v.window:
	case w.W > mostView || w.H > mostView || w.Area() > mostView || v.board.Check(w) != nil:
		v.window, v.Source = engine.Window{}, nil
	default:
		v.window, v.Source, v.palace = w, v.board.Source(w), make([]bool, w.Area())
	}
}

// Step reads a tile, and reports whether there are more.
func (v *View) Step() (more bool) {
	if v.Source == nil {
		return false
	}
	t, ok := v.Source.Next()
	if !ok {
		v.Source = nil
		return false
	}
	for y := t.Y; y < t.Y+t.H; y++ {
		for x := t.X; x < t.X+t.W; x++ {
			if !t.Blank() && t.At(x, y) != 0 {
				v.palace[(y-v.window.Y)*v.window.W+x-v.window.X] = true
			}
		}
	}
	if r, ok := v.Source.(engine.Recycler); ok && t.Bits != nil {
		r.Recycle(t)
	}
	return true
}

// At reports whether a square is P, if that is known.
func (v *View) At(c engine.Cell) (palace, known bool) {
	if !v.window.Contains(c) {
		return false, false
	}
	return v.palace[(c.Y-v.window.Y)*v.window.W+c.X-v.window.X], true
}
