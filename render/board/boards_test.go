package board

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// sideBySide are two boards of 6×4 and 3×8 squares, with a queen and a rook.
func sideBySide(queen, rook engine.Cell) scene.Scene {
	s := chess()
	s.Pawns, s.Piece, s.At = nil, scene.Queen, queen
	s.Boards = []scene.Board{
		{Squares: engine.Window{W: 6, H: 4}, Piece: scene.Queen, At: queen},
		{Squares: engine.Window{X: 7, W: 3, H: 8}, Zero: engine.Cell{X: 7}, Piece: scene.Rook, At: rook},
	}
	s.Targets = scene.Targets{Rows: []scene.Row{{From: queen, Step: engine.Cell{X: -1}, Count: queen.X}, {From: rook, Step: engine.Cell{Y: -1}, Count: rook.Y}}}
	s.Map.Plane = engine.Window{W: 10, H: 9}
	s.Map.Extent = s.Map.Plane
	return s
}

// TestBoards: what lies between boards is no square for the pointer, and the arrows pass over it; a column has the
// number of its board; whose board is pointed at, that piece is held, and moves where it is let go.
func TestBoards(t *testing.T) {
	at := func(x, y int) engine.Cell { return engine.Cell{X: x, Y: y} }
	r := opened(sideBySide(at(5, 3), at(9, 7)))
	if v := r.camera.view; !v.Visible().Contains(at(0, 0)) || !v.Visible().Contains(at(9, 8)) {
		t.Errorf("in view is %v", v.Visible())
	}
	for n, want := range map[int]string{0: "0", 5: "5", 6: "", 7: "0", 9: "2", 10: ""} {
		if got := string(r.camera.coordinate(0, n, 3)); got != want {
			t.Errorf("column %d is numbered %q, want %q", n, got, want)
		}
	}
	for y, want := range map[int]string{3: "3", 7: "7", 8: ""} {
		if got := string(r.camera.coordinate(1, y, 3)); got != want {
			t.Errorf("row %d is numbered %q, want %q", y, got, want)
		}
	}
	point := func(c engine.Cell) {
		x, y := r.camera.view.Middle(c)
		r.hand.pointAt(x, y)
	}
	for _, c := range []engine.Cell{at(6, 2), at(2, 5), at(8, 8)} {
		if point(c); r.hand.pointer.inside {
			t.Errorf("%v is a square", c)
		}
	}
	r.hand.stepTo(at(5, 3))
	r.hand.press("ArrowRight", false)
	if r.hand.pointer.cell != at(7, 3) {
		t.Errorf("the arrow has led to %v", r.hand.pointer.cell)
	}
	r.hand.press("ArrowDown", false)
	r.hand.press("ArrowLeft", false) // there the other board has no square
	if r.hand.pointer.cell != at(7, 4) || !r.hand.pointer.inside {
		t.Errorf("the arrow has led to %v", r.hand.pointer.cell)
	}
	x, y := r.camera.view.Middle(at(9, 7))
	r.touch(view.Touch{Phase: view.TouchMove, X: x, Y: y}) // to point at a piece changes nothing
	if r.hand.grip(view.Touch{X: x, Y: y}) != view.Carries || r.hand.grasped != (grasped{scene.Rook, at(9, 7)}) || r.scene.Piece != scene.Queen || r.scene.At != at(5, 3) {
		t.Errorf("held is %v, and the main piece is %v on %v", r.hand.grasped, r.scene.Piece, r.scene.At)
	}
	aim := func(c engine.Cell) bool {
		x, y := r.camera.view.Middle(c)
		r.hand.carry(view.Gesture{X: x, Y: y})
		_, ok := r.hand.aim()
		return ok
	}
	if aim(at(2, 3)) || !aim(at(9, 2)) {
		t.Error("the rook is let go on the queen's board, or not on its own")
	}
}

// TestSlides: only the piece that has moved slides, wherever the main one was.
func TestSlides(t *testing.T) {
	at := func(x, y int) engine.Cell { return engine.Cell{X: x, Y: y} }
	moving := func(queen, rook engine.Cell) scene.Scene {
		s := sideBySide(queen, rook)
		s.Look.Still = false
		return s
	}
	r := opened(moving(at(5, 3), at(9, 7)))
	next := moving(at(5, 3), at(9, 2))
	next.Piece, next.At = scene.Rook, at(9, 2)
	r.Show(next)
	if p := r.drawing.motion.path; len(p) != 1 || p[0].from != scene.Middle(at(9, 7)) || p[0].to != at(9, 2) {
		t.Errorf("the rook slides %v", p)
	}
	back := moving(at(5, 3), at(9, 2))
	r.Show(back) // the queen is the main piece again, and has not moved
	if p := r.drawing.motion.path; len(p) != 1 || p[0].to != at(9, 2) {
		t.Errorf("then it slides %v", p)
	}
}
