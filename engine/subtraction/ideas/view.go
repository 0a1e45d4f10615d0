package ideas

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// view is the outcomes of the squares of a window, as far as it is small enough.
type view struct {
	game    Game
	methods engine.Methods
	origin  engine.Position
	board   *engine.Board
	window  engine.Window // of which the outcomes are known, or are being read
	palace  []bool
	source  engine.Source
}

// mostView is how many squares of a window are looked at.
const mostView = 1 << 20

// look begins to look at a window, or at nothing if it is too large.
func (v *view) look(at idea.Gaze) {
	if v.methods == nil {
		v.methods = v.game.Solve()
	}
	if v.board == nil || at.Origin != v.origin {
		v.origin, v.window, v.source = at.Origin, engine.Window{}, nil
		board, err := engine.NewBoard(v.game, v.methods, engine.NewMap(v.game, engine.Outcomes, at.Origin, ""))
		if err != nil {
			v.board = nil
			return
		}
		v.board = board
	}
	switch w := at.Window; {
	case w == v.window:
	case w.W > mostView || w.H > mostView || w.Area() > mostView || v.board.Check(w) != nil:
		v.window, v.source = engine.Window{}, nil
	default:
		v.window, v.source, v.palace = w, v.board.Source(w), make([]bool, w.Area())
	}
}

// step reads a tile, and reports whether there are more.
func (v *view) step() (more bool) {
	if v.source == nil {
		return false
	}
	t, ok := v.source.Next()
	if !ok {
		v.source = nil
		return false
	}
	for y := t.Y; y < t.Y+t.H; y++ {
		for x := t.X; x < t.X+t.W; x++ {
			if !t.Blank() && t.At(x, y) != 0 {
				v.palace[(y-v.window.Y)*v.window.W+x-v.window.X] = true
			}
		}
	}
	if r, ok := v.source.(engine.Recycler); ok && t.Bits != nil {
		r.Recycle(t)
	}
	return true
}

// at reports whether a square is P, if that is known.
func (v *view) at(c engine.Cell) (palace, known bool) {
	if !v.window.Contains(c) {
		return false, false
	}
	return v.palace[(c.Y-v.window.Y)*v.window.W+c.X-v.window.X], true
}
