package page

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/view"
)

// Picture shows how the piece of a game moves: a small board as it lies on the screen, the
// piece on it, and its rays.
type Picture struct {
	Columns int           `json:"columns"`
	Rows    int           `json:"rows"`
	Piece   Place         `json:"piece"`
	Lines   []PictureLine `json:"lines"`
}

// Place is the column and the row of a square, from 0 on.
type Place [2]int

// PictureLine are the squares of a ray, with a line to the last of them: from the piece or,
// where the ray does not begin there, from the first.
type PictureLine struct {
	From    Place   `json:"from"`
	Squares []Place `json:"squares"`
}

// The reach of a piece in its picture: on an open board, where a list of moves
// does not say how far it needs to be, and at most.
const (
	openReach = 3
	someReach = 5
	mostReach = 64
)

// PictureOf draws the moves of a game of two dimensions, nil if they do not fit.
func PictureOf(g engine.Game, lies view.Orientation) *Picture {
	at := samplePosition(g)
	if g.Check(at) != nil {
		return nil
	}
	here := at.Cell()
	board := engine.Window{X: here.X, Y: here.Y, W: 1, H: 1}
	for _, r := range g.Rays(at) {
		if r.Count.Sign() > 0 {
			end := r.At(r.Count.Minus(engine.Num(1))).Cell()
			board = board.Union(engine.Window{X: end.X, Y: end.Y, W: 1, H: 1})
		}
	}
	if max(board.W, board.H) > mostReach {
		return nil
	}
	place := func(c engine.Cell) Place {
		column, row := placed(c, board, lies)
		return Place{column, row}
	}
	p := &Picture{Columns: board.W, Rows: board.H, Piece: place(here), Lines: []PictureLine{}}
	if lies.Transposed() {
		p.Columns, p.Rows = p.Rows, p.Columns
	}
	for _, r := range g.Rays(at) {
		if r.Count.Sign() > 0 {
			p.Lines = append(p.Lines, lineOf(r, at, place))
		}
	}
	return p
}

// lineOf draws a ray.
func lineOf(r engine.Ray, at engine.Position, place func(engine.Cell) Place) PictureLine {
	line := PictureLine{From: place(at.Cell())}
	for i := range r.Count.Clamp() {
		line.Squares = append(line.Squares, place(r.At(engine.Num(i)).Cell()))
	}
	if len(line.Squares) > 1 && r.From.Minus(at) != r.Step {
		line.From = line.Squares[0]
	}
	return line
}

// samplePosition returns a position from which each kind of move can be seen.
func samplePosition(g engine.Game) engine.Position {
	if g.Shape().Dim != 2 {
		return engine.Position{}
	}
	open := engine.At(openReach, -openReach+1)
	if g.Check(open) == nil {
		return open
	}
	listed, ok := g.(engine.Editor)
	if !ok {
		return engine.At(someReach-1, someReach-1)
	}
	x, y := 0, 0
	if !ListedOnly(listed) {
		x, y = someReach-1, someReach-1
	}
	for _, m := range listed.List() {
		c := m.Cell()
		x, y = max(x, c.X), max(y, c.Y)
	}
	return engine.At(x, y)
}

// ListedOnly reports whether the piece has no moves but those listed, one jump each: then
// no moves make no game.
func ListedOnly(g engine.Editor) bool {
	_, err := g.WithList(nil)
	return err != nil
}
