package exile

import "github.com/palacegames/palace/engine"

// Order gives the squares up to the last ring of w in the order of their numbers.
func (Spiral) Order(w engine.Window) (next func() engine.Cell, squares int, box engine.Window) {
	board, _ := spiralNim{}.needed(w)
	return spiralNim{}.order(board).next, board.Area(), board
}

// Order gives the squares up to the last antidiagonal of w in the order of their numbers.
func (Quadrant) Order(w engine.Window) (next func() engine.Cell, squares int, box engine.Window) {
	side := w.X + w.W + w.Y + w.H - 1
	o := &wave{lastSum: side - 1, columns: side}
	return o.next, side * (side + 1) / 2, engine.Window{W: side, H: side}
}
