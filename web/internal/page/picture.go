package page

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/sum"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/render/view"
)

// Picture shows how the piece of a game moves: a small board as it lies on the screen, the
// piece on it, and its rays.
type Picture struct {
	Columns int           `json:"columns"`
	Rows    int           `json:"rows"`
	Piece   Place         `json:"piece"`
	Lines   []PictureLine `json:"lines"`
	// Drawn is what the piece is drawn as, "" for a piece that is not drawn, and Goal where the
	// game ends, on the board of a game.
	Drawn string `json:"drawn,omitempty"`
	Goal  *Place `json:"goal,omitempty"`
	// Gold are palaces, where no piece is to be moved.
	Gold []Place `json:"gold,omitempty"`
	// Beside is the board beside it, of the next game of a sum.
	Beside *Picture `json:"beside,omitempty"`
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
	mostBoard = 24  // squares along the edge of a board that is drawn
	mostGold  = 256 // squares from the corner on palaces are drawn
)

// PictureOf draws the moves of a game of two dimensions, or those of two of its piles; nil if they do not fit.
func PictureOf(g engine.Game, lies view.Orientation) *Picture {
	at := samplePosition(g)
	if g.Check(at) != nil {
		return nil
	}
	board := reached(g, at)
	if max(board.W, board.H) > mostReach {
		return nil
	}
	return pictured(g, at, board, lies)
}

// BoardOf draws the board that a link opens, as its view frames it or as large as the piece needs: with the
// moves from there or, if there are none or the link frames a map, with the palaces. It is nil if the board is not
// small. Of a sum the boards are drawn side by side, of piles their counters.
func BoardOf(text string) *Picture {
	session, err := link.Open(text)
	if err != nil {
		return nil
	}
	v := session.View()
	if s, ok := v.Game.(*sum.Game); ok {
		return besides(s.Boards(), v.Here)
	}
	if v.Here.Dim() > 2 {
		return heaped(v.Here)
	}
	if v.Here.Dim() < 2 {
		return nil
	}
	board, framed := view.ParseFrame(v.Settings.View)
	if !framed {
		board = reached(v.Game, v.Here).Union(engine.Window{W: 1, H: 1})
		board.W = max(board.W, board.H)
		board.H = board.W
	}
	mapped := framed && !v.MapHidden()
	if most := max(board.W, board.H); most > mostReach*2 || most > mostBoard && !v.Ended() {
		return nil
	}
	p := pictured(v.Game, v.Here, board, Lies(&v))
	if v.Ended() || mapped {
		if gold, ok := goldOf(&v, board); ok {
			p.Gold, p.Lines = gold, []PictureLine{}
			return p
		}
	}
	p.Drawn = catalog.Of(v.Game).Drawing()
	if end := engine.At(0, 0); only(v.Game, end) && board.Contains(end.Cell()) {
		column, row := placed(end.Cell(), board, Lies(&v))
		p.Goal = &Place{column, row}
	}
	return p
}

// heaped draws piles side by side, a column of counters each; it is nil if one is not small.
func heaped(at engine.Position) *Picture {
	piles, ok := at.Small(nil)
	p := &Picture{Columns: len(piles), Rows: max(1, slices.Max(append(piles, 0))), Lines: []PictureLine{}}
	if !ok || p.Rows > mostBoard/2 {
		return nil
	}
	for i, n := range piles {
		for row := range n {
			p.Gold = append(p.Gold, Place{i, p.Rows - 1 - row})
		}
	}
	return p
}

// besides draws the boards of a sum, each as that of its own game; nil if one of them is not small.
func besides(boards []sum.Board, at engine.Position) *Picture {
	if len(boards) == 0 {
		return nil
	}
	b := &boards[0]
	p := BoardOf(b.Game.String() + "@" + b.At(at).String())
	if p == nil || len(boards) == 1 {
		return p
	}
	if p.Beside = besides(boards[1:], at); p.Beside == nil {
		return nil
	}
	return p
}

// goldOf lists the palaces of a window. ok is false where the map shows something else than its game, and so far out that
// this could take long.
func goldOf(v *game.View, in engine.Window) (gold []Place, ok bool) {
	near := engine.Window{X: -mostGold, Y: -mostGold, W: 2 * mostGold, H: 2 * mostGold}
	if v.Map().Over != "" || v.Origin.Dim() > 0 || in.Intersect(near) != in {
		return nil, false
	}
	palaces, err := v.Palaces(in)
	for i := range in.Area() {
		if c := (engine.Cell{X: in.X + i%in.W, Y: in.Y + i/in.W}); palaces[c] {
			column, row := placed(c, in, Lies(v))
			gold = append(gold, Place{column, row})
		}
	}
	return gold, err == nil
}

// only reports whether the game ends there, and on no square beside.
func only(g engine.Game, end engine.Position) bool {
	ends := func(p engine.Position) bool { return engine.CountOptions(g.Rays(p)).Sign() == 0 }
	return ends(end) && !ends(engine.At(1, 0)) && !ends(engine.At(0, 1))
}

// reached is the window of a position and of all to which a move leads from there.
func reached(g engine.Game, at engine.Position) engine.Window {
	here := at.Cell()
	board := engine.Window{X: here.X, Y: here.Y, W: 1, H: 1}
	for _, r := range g.Rays(at) {
		if r.Count.Sign() > 0 {
			end := r.At(r.Count.Minus(engine.Num(1))).Cell()
			board = board.Union(engine.Window{X: end.X, Y: end.Y, W: 1, H: 1})
		}
	}
	return board
}

// pictured draws a position, and of its moves those that stay on the board.
func pictured(g engine.Game, at engine.Position, board engine.Window, lies view.Orientation) *Picture {
	place := func(c engine.Cell) Place {
		column, row := placed(c, board, lies)
		return Place{column, row}
	}
	p := &Picture{Columns: board.W, Rows: board.H, Piece: place(at.Cell()), Lines: []PictureLine{}}
	if lies.Transposed() {
		p.Columns, p.Rows = p.Rows, p.Columns
	}
	for _, r := range g.Rays(at) {
		if r.Count.Sign() > 0 && board.Contains(r.At(engine.Num(0)).Cell()) {
			p.Lines = append(p.Lines, lineOf(r, at, board, place))
		}
	}
	return p
}

// lineOf draws a ray.
func lineOf(r engine.Ray, at engine.Position, board engine.Window, place func(engine.Cell) Place) PictureLine {
	line := PictureLine{From: place(at.Cell())}
	for i := range r.Count.Clamp() {
		if c := r.At(engine.Num(i)).Cell(); board.Contains(c) {
			line.Squares = append(line.Squares, place(c))
		}
	}
	if len(line.Squares) > 1 && r.From.Minus(at) != r.Step {
		line.From = line.Squares[0]
	}
	return line
}

// samplePosition returns a position from which each kind of move can be seen.
func samplePosition(g engine.Game) engine.Position {
	listed, ok := g.(engine.Editor)
	if dim := g.Shape().Dim; dim > 2 && !ok {
		return engine.Ints(append([]int{someReach - 1, someReach - 1}, make([]int, dim-2)...)...) // the other piles are empty
	} else if dim != 2 {
		return engine.Position{}
	}
	open := engine.At(openReach, -openReach+1)
	if g.Check(open) == nil {
		return open
	}
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
