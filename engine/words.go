package engine

import "fmt"

// ErrNoSquare refuses an empty window of a board.
func ErrNoSquare(w Window) error { return errNoSquare(w.W, w.H) }

// ErrTooLarge refuses a window of more squares than edge·edge.
func ErrTooLarge(w Window, edge int) error { return errTooLarge(w.W, w.H, edge) }

// errOutside refuses a window of a board that ends.
func errOutside(w, plane Window) error {
	corner := func(x, y int) string { return fmt.Sprintf("%d,%d", x, y) }
	return errNotWithin(fmt.Sprintf("%d×%d", w.W, w.H), corner(w.X, w.Y),
		corner(plane.X, plane.Y), corner(plane.X+plane.W-1, plane.Y+plane.H-1))
}
