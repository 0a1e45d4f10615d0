package board

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
)

// The steps of the keys.
const (
	keyZoom  = 1.35
	longStep = 8    // squares that Shift and an arrow move without a goal
	farthest = 4096 // squares that they look for one
)

// press takes a key by the name that browsers give it, and reports whether it was of
// use.
func (h *hand) press(name string, shift bool) (used bool) {
	if !h.ready {
		return false
	}
	switch name {
	case "ArrowRight":
		h.arrowKey(1, 0, shift)
	case "ArrowLeft":
		h.arrowKey(-1, 0, shift)
	case "ArrowDown":
		h.arrowKey(0, 1, shift)
	case "ArrowUp":
		h.arrowKey(0, -1, shift)
	case "Home":
		h.stepTo(h.scene.At)
	case "Enter", " ":
		if h.pointer.keyboard && h.pointer.inside {
			h.tells(scene.Gesture{Kind: scene.Tap, At: h.pointer.cell})
		} else {
			h.stepTo(h.scene.At)
		}
	case "+", "=":
		h.keyZoom(keyZoom)
	case "-", "_":
		h.keyZoom(1 / keyZoom)
	case "0":
		if h.camera.fit == fitPlay {
			h.camera.fitTo(fitBoard)
		} else {
			h.camera.fitTo(fitPlay)
		}
	default:
		return false
	}
	return true
}

// keyZoom enlarges about the keyboard's cursor, or else about the middle.
func (h *hand) keyZoom(f float64) {
	x, y := h.camera.view.Width/2, h.camera.view.Height/2
	if h.pointer.keyboard && h.pointer.inside {
		if px, py := h.camera.view.Middle(h.pointer.cell); px >= 0 && py >= 0 && px <= h.camera.view.Width && py <= h.camera.view.Height {
			x, y = px, py
		}
	}
	h.camera.zoom(f, x, y)
}

// arrowKey moves the keyboard's cursor a square to the right and down, or with
// shift to the next square on that line that the piece can reach, which is picked
// while squares are blocked. The cursor begins where the piece is.
func (h *hand) arrowKey(right, down int, shift bool) {
	here := h.scene.At
	if h.pointer.keyboard && h.pointer.inside {
		here = h.pointer.cell
	}
	fx, fy := h.camera.view.Orientation.Turn(float64(right), float64(down))
	dx, dy := int(fx), int(fy)
	if shift && h.picking() && h.pickAlong(here, dx, dy) {
		return
	}
	steps := 1
	if shift {
		steps = longStep
		if i, ok := h.nextTarget(here, dx, dy); ok {
			steps = i
		}
	}
	p := h.scene.Map.Plane
	to := engine.Cell{
		X: min(max(here.X+steps*dx, p.X), p.X+p.W-1),
		Y: min(max(here.Y+steps*dy, p.Y), p.Y+p.H-1),
	}
	for p.Contains(to) && !h.scene.Is(to) { // on to the next board
		to = engine.Cell{X: to.X + dx, Y: to.Y + dy}
	}
	if p.Contains(to) {
		h.stepTo(to)
	}
}

// nextTarget returns how many steps it is from c to the next square that may be
// chosen.
func (h *hand) nextTarget(c engine.Cell, dx, dy int) (steps int, ok bool) {
	for i := 1; i <= farthest; i++ {
		c := engine.Cell{X: c.X + i*dx, Y: c.Y + i*dy}
		if !h.scene.Map.Plane.Contains(c) {
			break
		}
		if h.scene.Free(c) {
			return i, true
		}
	}
	return 0, false
}

// stepTo puts the keyboard's cursor on c and moves the board along.
func (h *hand) stepTo(c engine.Cell) {
	h.pointer.keyboard = true
	h.point(c, h.scene.Is(c))
	h.camera.keepInView(c)
}

// own reports whether a key is one of the board's.
func own(name string) bool {
	switch name {
	case "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Home", "Enter", " ", "+", "=", "-", "_", "0":
		return true
	}
	return false
}
