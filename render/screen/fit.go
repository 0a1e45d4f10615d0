package screen

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render"
)

// fit says what part of the board the camera was asked to show as a whole.
type fit uint8

const (
	free     fit = iota // none: the person has moved it
	fitPlay             // the piece and the squares it can reach
	fitBoard            // the whole map
)

// largestFit is the largest square, in CSS pixels, that fitting makes.
const largestFit = 72

// board returns the squares that the map covers.
func (s *Screen) board() engine.Window { return s.scene.Map.Extent.Intersect(s.scene.Map.Plane) }

// fitTo shows what f says, now and whenever the canvas changes size.
func (s *Screen) fitTo(f fit) {
	s.camera.fit = f
	s.glide(s.fitted(f))
}

// refit shows anew what the camera was asked to show, without a glide.
func (s *Screen) refit() {
	if s.ready && s.camera.fit != free {
		s.stop()
		s.view = s.fitted(s.camera.fit)
		s.camera.told = s.view // nobody moved it: no news for the host
	}
}

// fitted returns the viewport for f.
func (s *Screen) fitted(f fit) render.Viewport {
	w, largest := s.board(), s.view.Height
	if f == fitPlay || w.Empty() {
		w, largest = s.play(), largestFit
	}
	in := render.Insets{Left: s.rulerWidth(w), Right: 8, Top: s.rulerBreadth(), Bottom: 8}
	if s.view.Orientation.OriginBelow() {
		in.Top, in.Bottom = 8, s.rulerBreadth()
	}
	v := s.view.Fitted(w, in, largest)
	if f == fitPlay && s.scene.Origin != nil {
		return s.centered(v)
	}
	if f == fitPlay && v.Hides(s.scene.At, s.corner) {
		v = s.view.Fitted(w, s.clear(in), largest)
	}
	return v
}

// clear widens insets until they keep clear of the covered corner: at the right side
// or at the foot, wherever that takes the smaller part of the canvas.
func (s *Screen) clear(in render.Insets) render.Insets {
	if s.corner.Right*s.view.Height <= s.corner.Bottom*s.view.Width {
		in.Right = max(in.Right, s.corner.Right)
	} else {
		in.Bottom = max(in.Bottom, s.corner.Bottom)
	}
	return in
}

// aroundPiece is how many squares each way matter for the present move far out.
const aroundPiece = 7

// scope is how many squares each way of the piece stay in view after a move. On other
// boards the way to the end is in view from the beginning.
func (s *Screen) scope() int {
	if s.scene.Origin != nil {
		return aroundPiece / 2 // so that small moves leave the board alone
	}
	return 0
}

// around returns the squares about c.
func around(c engine.Cell) engine.Window {
	const edge = 2*aroundPiece + 1
	return engine.Window{X: c.X - aroundPiece, Y: c.Y - aroundPiece, W: edge, H: edge}
}

// centered moves the piece to the middle: far out there is as much to see on each side
// of it, unless the board ends there.
func (s *Screen) centered(v render.Viewport) render.Viewport {
	c := s.scene.At
	v.X, v.Y = float64(c.X)+0.5, float64(c.Y)+0.5
	return v.Kept(s.scene.Map.Plane)
}

// play returns the squares that matter for the present move: from the origin to
// a little beyond the piece or, far out, those about it.
func (s *Screen) play() engine.Window {
	const beyond, least = 3, 9
	c := s.scene.At
	if s.scene.Origin != nil {
		return around(c).Intersect(s.scene.Map.Plane)
	}
	x0, y0 := min(c.X, 0), min(c.Y, 0)
	x1, y1 := max(c.X+beyond, least), max(c.Y+beyond, least)
	w := engine.Window{X: x0, Y: y0, W: x1 - x0 + 1, H: y1 - y0 + 1}
	if s.scene.Map.Plane.X < 0 || s.scene.Map.Plane.Y < 0 {
		x0, y0 = min(c.X-beyond, -least), min(c.Y-beyond, -least)
		w = engine.Window{X: x0, Y: y0, W: x1 - x0 + 1, H: y1 - y0 + 1}
	}
	return w.Intersect(s.scene.Map.Plane)
}
