package board

import "github.com/palacegames/palace/render"

// This file is what comes from the canvas.

// touch takes an event of a mouse, pen or finger.
func (s *Screen) touch(t render.Touch) { s.do(func() { s.hand.handle(t) }) }

// leave says that the mouse has left the canvas.
func (s *Screen) leave() { s.do(s.hand.away) }

// wheel takes a turn of the wheel by delta CSS pixels at (x, y); pinch says that fingers
// on a trackpad made it.
func (s *Screen) wheel(x, y, delta float64, pinch bool) {
	s.do(func() { s.hand.turn(x, y, delta, pinch) })
}

// key takes a key by the name that browsers give it, and reports whether it was of use.
func (s *Screen) key(name string, shift bool) (used bool) {
	s.do(func() { used = s.hand.press(name, shift) })
	return used
}

// unshift says that the Shift key is up again, or that the keyboard has gone.
func (s *Screen) unshift() { s.do(s.hand.shiftUp) }
