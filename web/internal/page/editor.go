package page

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/render/view"
)

// Editor describes the list of moves of a game whose moves can be edited.
type Editor struct {
	// List are the moves, sorted, and what else there is to say of them.
	List []EditorItem `json:"list"`
	// Rows are the squares of a small board, as the board lies: each stands for the move that
	// leads there. A game of other than two dimensions has none.
	Rows [][]EditorSquare `json:"rows"`
	// Size says how large the small board is otherwise.
	Size    string `json:"size"`
	Example string `json:"example"` // of a move, as it is written
	// Completions are buttons that add moves.
	Completions []EditorCompletion `json:"completions"`
}

// EditorCompletion is a way to complete the list of moves.
type EditorCompletion struct {
	Name  string `json:"name"`
	Label string `json:"label"`
	About string `json:"about"`
	// Why says why it adds nothing, empty if it does.
	Why string `json:"why,omitempty"`
}

// EditorItem is a move with a button that takes it away or, without a move, words.
type EditorItem struct {
	Move  Numbers `json:"move"`
	Label string  `json:"label"`
	About string  `json:"about,omitempty"`
}

// EditorSquare is a move or, without one, where the piece stands.
type EditorSquare struct {
	Move    Numbers `json:"move"`
	About   string  `json:"about"`
	Pressed bool    `json:"pressed,omitempty"` // it is a move
	Helps   bool    `json:"given,omitempty"`   // and cannot be taken away
}

// The squares of the small board each way, and the moves that are listed singly.
const (
	smallEdge  = 9
	wideEdge   = 17
	mostListed = 60
)

// EditorOf returns the list of moves, or nil if there is none to edit.
func EditorOf(g engine.Game, lies view.Orientation, wide bool) *Editor {
	listed, ok := g.(engine.Editor)
	if !ok || !whole(listed) {
		return nil
	}
	dim := g.Shape().Dim
	edge, other := smallEdge, wideEdge
	if wide {
		edge, other = other, edge
	}
	e := &Editor{List: editorList(listed.List(), !ListedOnly(listed)), Rows: [][]EditorSquare{}, Size: squaresToLast(other - 1), Example: exampleMove(dim)}
	if dim == 2 {
		e.Rows = editorRows(listed, lies, edge)
	}
	e.Completions = completionsOf(g)
	return e
}

// completionsOf lists the ways to complete the list of moves.
func completionsOf(g engine.Game) []EditorCompletion {
	list := []EditorCompletion{}
	if g, ok := g.(engine.Completer); ok {
		for _, c := range g.Completions() {
			one := EditorCompletion{Name: c.Name, Label: c.Label.String(), About: c.About.String()}
			if c.Err != nil {
				one.Why = words.Sentence(c.Err.Error())
			}
			list = append(list, one)
		}
	}
	return list
}

// Completed returns the game with the moves that a way to complete them adds.
func Completed(g engine.Game, name string) (engine.Game, error) {
	listed, ok := g.(engine.Completer)
	if !ok || !whole(listed) {
		return nil, errCannotBeEdited(g.String())
	}
	for _, c := range listed.Completions() {
		if c.Name != name {
			continue
		}
		if c.Err != nil {
			return nil, c.Err
		}
		return listed.WithList(c.List)
	}
	return nil, errNoCompletion(name)
}

// editorList lists the moves; besides says that the piece has others.
func editorList(moves []engine.Position, besides bool) []EditorItem {
	list := []EditorItem{}
	if besides {
		list = append(list, EditorItem{Label: linesAnd.String()})
	}
	for _, m := range moves[:min(len(moves), mostListed)] {
		list = append(list, EditorItem{Numbers(m), bracketed(m), takeMoveAway(bracketed(m))})
	}
	switch more := len(moves) - mostListed; {
	case more > 0:
		list = append(list, EditorItem{Label: moreMoves(more)})
	case besides && len(moves) == 0:
		list = append(list, EditorItem{Label: nothingElse.String()})
	}
	return list
}

// editorRows lays out a small board. A move leads towards the origin, so the piece stands in
// the corner away from it: with 9 squares each way the move (1,2) is the square (7,6).
func editorRows(g engine.Editor, lies view.Orientation, edge int) [][]EditorSquare {
	moves := g.List()
	plain, err := g.WithList(nil)
	piece := engine.At(edge-1, edge-1)
	var lines []engine.Ray
	if err == nil {
		lines = plain.Rays(piece)
	}
	rows := make([][]EditorSquare, edge)
	for i := range rows {
		rows[i] = make([]EditorSquare, edge)
	}
	board := engine.Window{W: edge, H: edge}
	for a := range edge {
		for b := range edge {
			move, to := engine.At(a, b), engine.At(edge-1-a, edge-1-b)
			s := EditorSquare{Move: Numbers(move)}
			s.Helps = slices.ContainsFunc(lines, func(r engine.Ray) bool { _, ok := r.Reaches(to); return ok })
			s.Pressed = s.Helps || slices.Contains(moves, move)
			if s.About = moveAbout(move, s); to == piece {
				s = EditorSquare{About: thePiece.String()}
			}
			column, row := placed(to.Cell(), board, lies)
			rows[row][column] = s
		}
	}
	return rows
}

// placed returns where a square of a window lies on the screen: its column and its row.
func placed(c engine.Cell, in engine.Window, lies view.Orientation) (column, row int) {
	v := view.Viewport{Scale: 1, Orientation: lies}
	x, y := v.Middle(c)
	x0, y0 := v.Middle(engine.Cell{X: in.X, Y: in.Y})
	x1, y1 := v.Middle(engine.Cell{X: in.X + in.W - 1, Y: in.Y + in.H - 1})
	return int(x - min(x0, x1)), int(y - min(y0, y1))
}

// MoveIn reads a move of so many components as somebody writes it.
func MoveIn(text string, dim int) (Numbers, error) {
	return typed(text, dim, exampleMove(dim))
}

// whole reports whether the list of moves is all there is to the game: it is not
// where there are endless families besides.
func whole(g engine.Editor) bool {
	same, err := g.WithList(g.List())
	return err == nil && same.String() == g.String()
}

// Edit is what is done to a list of moves with one of them.
type Edit uint8

// What is done with a move.
const (
	Toggle Edit = iota // added if it is not there, and else removed
	Add
	Remove
)

// Edited returns the game with a move more or less. It refuses to add one that is there, and to remove one that is not.
func Edited(g engine.Game, move engine.Position, do Edit) (engine.Game, error) {
	listed, ok := g.(engine.Editor)
	if !ok || !whole(listed) {
		return nil, errCannotBeEdited(g.String())
	}
	if move.Dim() != g.Shape().Dim {
		return nil, errWrongMove(g.Shape().Dim, move.Dim())
	}
	moves := listed.List()
	kept := moves[:0:0]
	for _, m := range moves {
		if m != move {
			kept = append(kept, m)
		}
	}
	there := len(kept) < len(moves)
	switch {
	case there && do == Add:
		return nil, errMoveThere(bracketed(move))
	case !there && do == Remove:
		return nil, errMoveNotThere(bracketed(move))
	case !there:
		kept = append(kept, move)
	}
	if len(kept) == 0 && ListedOnly(listed) {
		return nil, errLastMove
	}
	return listed.WithList(kept)
}
