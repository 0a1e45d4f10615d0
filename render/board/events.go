package board

import (
	"github.com/palacegames/palace/render/view"
)

// This file is what comes from the canvas.

// touch takes an event of a mouse, pen or finger.
func (b *Board) touch(t view.Touch) { b.do(func() { b.hand.handle(t) }) }

// leave says that the mouse has left the canvas.
func (b *Board) leave() { b.do(b.hand.away) }

// wheel takes a turn of the wheel by delta CSS pixels at (x, y); pinch says that fingers
// on a trackpad made it.
func (b *Board) wheel(x, y, delta float64, pinch bool) {
	b.do(func() { b.hand.turn(x, y, delta, pinch) })
}

// LetGo ends whatever somebody has begun to do on the board and not done yet, as if it had not
// begun, and reports whether there was any.
func (b *Board) LetGo() (held bool) {
	b.do(func() { held = b.hand.letGo() })
	return held
}

// key takes a key by the name that browsers give it, and reports whether it was of use.
func (b *Board) key(name string, shift bool) (used bool) {
	b.do(func() { used = b.hand.press(name, shift) })
	return used
}

// unshift says that the Shift key is up again, or that the keyboard has gone.
func (b *Board) unshift() { b.do(b.hand.shiftUp) }
