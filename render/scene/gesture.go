package scene

import "github.com/palacegames/palace/engine"

// Gesture is what the person in front of the screen did, in squares of the scene.
type Gesture struct {
	Kind GestureKind
	// At is the square of a Tap, a Linger or a Hover.
	At engine.Cell
	// Inside says that a Hover came to a square of the board, and did not leave it.
	Inside bool
	// Over are the squares that a Stroke has passed since it was told last, in their
	// order, all of them targets.
	Over []engine.Cell
	// Keep says that the stroke that has ended counts.
	Keep bool
}

// GestureKind is a kind of gesture.
type GestureKind uint8

// The gestures.
const (
	// Tap: a square was clicked, tapped, or chosen with the keyboard.
	Tap GestureKind = iota
	// Linger: a finger rested for a while on a square on which a tap would do nothing,
	// in a scene that Asks.
	Linger
	// Hover: the pointer or the keyboard's cursor points at another square than before.
	Hover
	// Stroke: the pointer, held down, or the keyboard's cursor with Shift has passed
	// over targets that can be picked.
	Stroke
	// Lifted: the stroke has ended.
	Lifted
)
