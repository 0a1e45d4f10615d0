package board

// This file is at which sizes of a square what is drawn on it changes.

// The sizes, in CSS pixels a square, between which the marks of targets come to view.
const ringsFrom, ringsAt = 9, 14

// The sizes, in CSS pixels, below which a square has no room for a piece: then
// the main one stands on a pin and a pawn is a dot.
const (
	pinBelow = 17
	dotBelow = 11
)

// The radius of a pin's head and its distance from the square it points at, in CSS
// pixels.
const pinHead, pinLift = 17.0, 25.0

// The sizes, in CSS pixels a square, between which numbers come to view, and the
// smallest figures that can be read.
const (
	numbersFrom, numbersAt = 21, 26
	leastFigures           = 7.0
)
