package screen

import "github.com/palacegames/palace/engine"

// The steps of the keys.
const (
	keyZoom  = 1.35
	longStep = 8    // squares that Shift and an arrow move without a goal
	farthest = 4096 // squares that they look for one
)

// press takes a key by the name that browsers give it, and reports whether it was of
// use.
func (s *Screen) press(name string, shift bool) (used bool) {
	if !s.ready {
		return false
	}
	switch name {
	case "ArrowRight":
		s.arrowKey(1, 0, shift)
	case "ArrowLeft":
		s.arrowKey(-1, 0, shift)
	case "ArrowDown":
		s.arrowKey(0, 1, shift)
	case "ArrowUp":
		s.arrowKey(0, -1, shift)
	case "Home":
		s.stepTo(s.scene.At)
	case "Enter", " ":
		if s.pointer.keyboard && s.pointer.inside {
			s.tap(s.pointer.cell)
		} else {
			s.stepTo(s.scene.At)
		}
	case "+", "=":
		s.keyZoom(keyZoom)
	case "-", "_":
		s.keyZoom(1 / keyZoom)
	case "0":
		if s.camera.fit == fitPlay {
			s.camera.fitTo(fitBoard)
		} else {
			s.camera.fitTo(fitPlay)
		}
	default:
		return false
	}
	return true
}

// keyZoom enlarges about the keyboard's cursor, or else about the middle.
func (s *Screen) keyZoom(f float64) {
	x, y := s.camera.view.Width/2, s.camera.view.Height/2
	if s.pointer.keyboard && s.pointer.inside {
		if px, py := s.camera.view.Middle(s.pointer.cell); px >= 0 && py >= 0 && px <= s.camera.view.Width && py <= s.camera.view.Height {
			x, y = px, py
		}
	}
	s.camera.zoom(f, x, y)
}

// arrowKey moves the keyboard's cursor a square to the right and down, or with
// shift to the next square on that line that the piece can reach, which is picked
// while squares are blocked. The cursor begins where the piece is.
func (s *Screen) arrowKey(right, down int, shift bool) {
	here := s.scene.At
	if s.pointer.keyboard && s.pointer.inside {
		here = s.pointer.cell
	}
	fx, fy := s.camera.view.Orientation.Turn(float64(right), float64(down))
	dx, dy := int(fx), int(fy)
	if shift && s.picking() && s.pickAlong(here, dx, dy) {
		return
	}
	steps := 1
	if shift {
		steps = longStep
		if i, ok := s.nextTarget(here, dx, dy); ok {
			steps = i
		}
	}
	p := s.scene.Map.Plane
	s.stepTo(engine.Cell{
		X: min(max(here.X+steps*dx, p.X), p.X+p.W-1),
		Y: min(max(here.Y+steps*dy, p.Y), p.Y+p.H-1),
	})
}

// nextTarget returns how many steps it is from c to the next square that may be
// chosen.
func (s *Screen) nextTarget(c engine.Cell, dx, dy int) (steps int, ok bool) {
	for i := 1; i <= farthest; i++ {
		c := engine.Cell{X: c.X + i*dx, Y: c.Y + i*dy}
		if !s.scene.Map.Plane.Contains(c) {
			break
		}
		if s.scene.Free(c) {
			return i, true
		}
	}
	return 0, false
}

// stepTo puts the keyboard's cursor on c and moves the board along.
func (s *Screen) stepTo(c engine.Cell) {
	s.pointer.keyboard = true
	s.point(c, s.scene.Map.Plane.Contains(c))
	s.camera.keepInView(c, 0)
}

// own reports whether a key is one of the board's.
func own(name string) bool {
	switch name {
	case "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Home", "Enter", " ", "+", "=", "-", "_", "0":
		return true
	}
	return false
}
