package board

import "math"

// A stroke that comes near the edge of the canvas scrolls the board, and so does a piece
// that is carried there: how near, in CSS pixels, and how fast at most, in CSS pixels a second.
const (
	scrollEdge  = 28.0
	scrollSpeed = 420.0
	scrollStep  = 0.05 // the longest time, in seconds, made up for at once
)

// scroll moves the board for dt seconds below a pointer near the edge that paints or
// carries, as long as there is a target beyond it, and reports whether it goes on. A
// pointer that begins there must have been elsewhere first: it may lead inwards.
func (h *hand) scroll(dt float64) bool {
	paints := h.touches.Painting() && h.picking() && h.stroke.reach != 0 && h.stroke.on
	if !paints && !h.carried.on || !h.edge.armed {
		return false
	}
	left, right, top, bottom := h.calm()
	x, y := h.edge.x, h.edge.y
	dt = min(dt, scrollStep)
	x0, y0, x1, y1 := h.pickable()
	dx := pull(x, left, right, x0-left, x1-right, dt)
	dy := pull(y, top, bottom, y0-top, y1-bottom, dt)
	if dx == 0 && dy == 0 {
		return false
	}
	before := h.camera.view
	fromX, fromY := before.Board(x, y)
	h.camera.pan(dx, dy)
	if paints {
		h.paintFrom(fromX, fromY)
	} else {
		h.pointAt(x, y)
	}
	return !same(before, h.camera.view)
}

// calm returns the part of the canvas, in CSS pixels, in which no pointer scrolls.
func (h *hand) calm() (left, right, top, bottom float64) {
	in := h.camera.insets()
	return in.Left + scrollEdge, h.camera.view.Width - in.Right - scrollEdge, in.Top + scrollEdge, h.camera.view.Height - in.Bottom - scrollEdge
}

// arm notes whether the pointer is where it does not scroll.
func (h *hand) arm() {
	left, right, top, bottom := h.calm()
	x, y := h.edge.x, h.edge.y
	h.edge.armed = h.edge.armed || x > left && x < right && y > top && y < bottom
}

// pull returns by how much the board moves along one axis of the screen in dt seconds
// when the pointer is at s, outside of low…high. What there is to pick ends before low
// by -under, and beyond high by over, where these are of that sign; it comes no nearer
// than that.
func pull(s, low, high, under, over, dt float64) float64 {
	speed := func(deep float64) float64 { return scrollSpeed * min(deep/scrollEdge, 1) * dt }
	switch {
	case s < low && under < 0:
		return min(speed(low-s), -under)
	case s > high && over > 0:
		return -min(speed(s-high), over)
	}
	return 0
}

// pickable returns the box on the screen, in CSS pixels, of all squares that are
// targets.
func (h *hand) pickable() (x0, y0, x1, y1 float64) {
	x0, y0, x1, y1 = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	half := h.camera.view.Scale / 2
	for _, row := range h.scene.Targets.Rows {
		for _, i := range []int{1, row.Count} {
			x, y := h.camera.view.Middle(row.At(i))
			x0, y0 = min(x0, x-half), min(y0, y-half)
			x1, y1 = max(x1, x+half), max(y1, y+half)
		}
	}
	return x0, y0, x1, y1
}
