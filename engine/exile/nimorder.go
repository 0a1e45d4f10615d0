package exile

import (
	"sort"

	"github.com/palacegames/palace/engine"
)

// lineBytes is about what the set of a line's values takes that crosses n squares:
// the values lie in a range of some three times as many, a bit for each, with some
// room, and the set's header.
func lineBytes(n float64) float64 { return 48 + 0.56*n }

// quadrantNim fills the quadrant antidiagonal by antidiagonal.
type quadrantNim struct{}

func (quadrantNim) name() string             { return "exile:quadrant" }
func (quadrantNim) plane() engine.Window     { return engine.Window{W: reach, H: reach} }
func (quadrantNim) last(w engine.Window) int { return w.X + w.W - 1 + w.Y + w.H - 1 }

func (quadrantNim) join(a, b engine.Window) engine.Window {
	return engine.Window{W: max(a.W, b.W), H: max(a.H, b.H)}
}

// needed is the rectangle from the corner. Below it a triangle of squares is filled
// too, which are options along the antidiagonals.
func (quadrantNim) needed(w engine.Window) (engine.Window, float64) {
	board := engine.Window{W: w.X + w.W, H: w.Y + w.H}
	rows, columns := float64(board.W), float64(board.H)
	lines := 3 * (rows + columns) * lineBytes(columns)
	return board, 4*rows*columns + lines + columns*(rows+2*columns)/5
}

func (quadrantNim) fit(w engine.Window, fits func(engine.Window) bool) engine.Window {
	if fit, ok := largest(w, fits); ok {
		return fit
	}
	fit, _ := largest(engine.Window{W: maxEdge, H: maxEdge}, fits)
	return fit
}

func (quadrantNim) order(board engine.Window) order { return &antidiagonals{columns: board.H} }

// antidiagonals goes up the antidiagonals of the first columns.
type antidiagonals struct{ columns, sum, column int }

func (o *antidiagonals) stage() int { return o.sum }

func (o *antidiagonals) next() engine.Cell {
	c := engine.Cell{X: o.sum - o.column, Y: o.column}
	if o.column++; o.column > min(o.sum, o.columns-1) {
		o.sum, o.column = o.sum+1, 0
	}
	return c
}

// spiralNim fills the spiral shell by shell.
type spiralNim struct{}

func (spiralNim) name() string         { return "exile:spiral" }
func (spiralNim) plane() engine.Window { return spiralBoard{}.Plane() }

func (spiralNim) last(w engine.Window) int {
	return max(shell(engine.Cell{X: w.X, Y: w.Y}), shell(engine.Cell{X: w.X + w.W - 1, Y: w.Y + w.H - 1}))
}

func (spiralNim) join(a, b engine.Window) engine.Window {
	if a.W > b.W {
		return a
	}
	return b
}

// needed is the square up to the last shell.
func (r spiralNim) needed(w engine.Window) (engine.Window, float64) {
	k := r.last(w)
	board := engine.Window{X: -k, Y: -k, W: 2*k + 1, H: 2*k + 1}
	side := float64(board.W)
	return board, 4*side*side + 6*side*lineBytes(side)
}

// fit is always around the centre.
func (r spiralNim) fit(_ engine.Window, fits func(engine.Window) bool) engine.Window {
	k := sort.Search(maxEdge, func(k int) bool {
		return !fits(engine.Window{W: k + 1, H: 1})
	}) - 1
	board, _ := r.needed(engine.Window{W: k + 1, H: 1})
	return board
}

func (spiralNim) order(engine.Window) order { return &spiral{} }

// spiral goes along the square spiral.
type spiral struct {
	at engine.Cell
	k  int
}

func (o *spiral) stage() int { return o.k }

func (o *spiral) next() engine.Cell {
	c, k := o.at, o.k
	switch {
	case c.X == k && c.Y == k: // the end of the shell
		o.k++
		o.at.Y++
	case c.X == k:
		o.at.Y++
	case c.Y == -k:
		o.at.X++
	case c.X == -k:
		o.at.Y--
	default:
		o.at.X--
	}
	return c
}
