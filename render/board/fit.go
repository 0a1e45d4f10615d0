package board

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// The largest square, in CSS pixels, that fitting makes, and for a class.
const largestFit, largestLarge = 72, 144

// leastLarge is the smallest square, in CSS pixels, with which a class sees the way to the end
// besides the present moves.
const leastLarge = 48

// board returns the squares that the map covers.
func (cam *camera) board() engine.Window { return cam.scene.Map.Extent.Intersect(cam.scene.Map.Plane) }

// fitTo shows what f says, now and whenever the canvas changes size.
func (cam *camera) fitTo(f fit) {
	cam.fit = f
	cam.glide(cam.fitted(f))
}

// resize takes the size of the canvas in CSS pixels, and how many pixels of the screen one is,
// and reports whether that is news.
func (b *Board) resize(width, height, ratio float64) bool {
	v := &b.camera.view
	if width == v.Width && height == v.Height && ratio == v.Ratio {
		return false
	}
	v.Width, v.Height, v.Ratio = width, height, ratio
	least, most := v.Scales()
	v.Scale = min(max(v.Scale, least), most)
	b.camera.refit()
	return true
}

// refit shows again what the camera was asked to show, without a glide.
func (cam *camera) refit() {
	if cam.ready && cam.fit != free {
		cam.stop()
		cam.view = cam.fitted(cam.fit)
	}
}

// fitted returns the viewport for f.
func (cam *camera) fitted(f fit) view.Viewport {
	if cam.scene.Look.Framed() {
		return cam.view.Framing(cam.scene.Look.Frame, view.Insets{}, cam.view.Height)
	}
	w, largest := cam.board(), cam.view.Height
	if f == fitPlay || w.Empty() {
		w, largest = cam.play(), largestOf(cam.scene.Look)
	}
	if f == fitFrame {
		w, largest = cam.frame, largestOf(cam.scene.Look)
	}
	if f == fitFrame && cam.scene.Look.Bare && w.X == 0 && w.Y == 0 { // a picture that fills the screen from its corner
		return cam.view.Fitted(w, view.Insets{}, largest).Kept(cam.scene.Map.Plane)
	}
	in := cam.margins(w)
	// Where there is room for more squares than w has, the rulers number these, too.
	in = cam.margins(cam.view.Fitted(w, in, largest).Visible().Intersect(cam.scene.Map.Plane))
	if f == fitFrame {
		return cam.uncovered(in, largest, cam.over, func(in view.Insets, largest float64) view.Viewport {
			return cam.view.Framing(w, in, largest).Cornered(cam.scene.Map.Plane, in).Kept(cam.scene.Map.Plane)
		})
	}
	show := func(in view.Insets, largest float64) view.Viewport { return cam.view.Fitted(w, in, largest) }
	v := show(in, largest)
	if f == fitPlay && cam.scene.Origin != nil {
		return cam.centered(v)
	}
	if f == fitPlay && cam.scene.Look.Large && v.Scale < leastLarge { // the way to the end makes the squares too small for a class
		w = legal(&cam.scene).Intersect(cam.scene.Map.Plane)
		show = func(in view.Insets, largest float64) view.Viewport {
			return cam.view.Framing(w, in, largest).Kept(cam.scene.Map.Plane)
		}
		v = show(in, largest)
	}
	if f == fitPlay && !v.Visible().Contains(cam.scene.At) { // the way to the end is too long for the screen
		near := around(cam.scene.At).Intersect(cam.scene.Map.Plane)
		return cam.centered(cam.view.Fitted(near, in, largest))
	}
	if f == fitPlay {
		return cam.uncovered(in, largest, cam.hidden, show)
	}
	return cam.uncovered(in, largest, cam.over, show)
}

// uncovered returns what show makes of insets and a largest square. If what covers a corner then covers what it
// must not, where the camera comes to rest, that is left out of the room; and no piece may be covered even so.
func (cam *camera) uncovered(in view.Insets, largest float64, covers func(view.Viewport) bool, show func(view.Insets, float64) view.Viewport) view.Viewport {
	v := show(in, largest)
	if !covers(v.Kept(cam.scene.Map.Plane)) {
		return v
	}
	in = cam.clear(in)
	v = show(in, largest)
	for range mostSmaller {
		if !cam.over(v.Kept(cam.scene.Map.Plane)) {
			break
		}
		v = show(in, smaller*v.Scale)
	}
	return v
}

// A board that is too small for the screen lies in its middle: there it may have to become smaller, so often
// at most, by this factor.
const mostSmaller, smaller = 12, 0.9

// margins returns what must not show squares of w.
func (cam *camera) margins(w engine.Window) view.Insets {
	in := view.Insets{Left: cam.rulerWidth(w), Right: 8, Top: cam.rulerBreadth(), Bottom: 8}
	if cam.view.Orientation.OriginBelow() {
		in.Top, in.Bottom = 8, cam.rulerBreadth()
	}
	return in
}

// largestOf returns the largest square, in CSS pixels, that fitting makes.
func largestOf(look scene.Look) float64 {
	if look.Large || look.Close {
		return largestLarge
	}
	return largestFit
}

// clear widens insets until they keep clear of the covered corner: at the right side
// or at the foot, wherever that takes the smaller part of the canvas.
func (cam *camera) clear(in view.Insets) view.Insets {
	if cam.corner.Right*cam.view.Height <= cam.corner.Bottom*cam.view.Width {
		in.Right = max(in.Right, cam.corner.Right)
	} else {
		in.Bottom = max(in.Bottom, cam.corner.Bottom)
	}
	return in
}

// aroundPiece is how many squares each way matter for the present move far out.
const aroundPiece = 7

// around returns the squares about c.
func around(c engine.Cell) engine.Window {
	const edge = 2*aroundPiece + 1
	return engine.Window{X: c.X - aroundPiece, Y: c.Y - aroundPiece, W: edge, H: edge}
}

// centered moves the piece to the middle: far out there is as much to see on each side
// of it, unless the board ends there.
func (cam *camera) centered(v view.Viewport) view.Viewport {
	c := cam.scene.At
	v.X, v.Y = float64(c.X)+0.5, float64(c.Y)+0.5
	return v.Kept(cam.scene.Map.Plane)
}

// legal returns the squares of the piece and its moves, and a square on each side.
func legal(s *scene.Scene) engine.Window {
	w := s.Reach()
	return engine.Window{X: w.X - 1, Y: w.Y - 1, W: w.W + 2, H: w.H + 2}
}

// play returns the squares that matter for the present move: from the origin to
// a little beyond the piece, with all its targets or, far out, those about it. For a class
// there is nothing beyond, for the squares are to be large.
func (cam *camera) play() engine.Window {
	beyond, least := 3, 9
	switch {
	case cam.scene.Look.Close:
		beyond, least = 1, 4
	case cam.scene.Look.Large:
		beyond, least = 0, 7
	}
	c := cam.scene.At
	switch {
	case cam.scene.Boards != nil:
		return cam.scene.Map.Plane
	case cam.scene.Origin != nil:
		return around(c).Intersect(cam.scene.Map.Plane)
	}
	x0, y0 := min(c.X, 0), min(c.Y, 0)
	x1, y1 := max(c.X+beyond, least), max(c.Y+beyond, least)
	w := engine.Window{X: x0, Y: y0, W: x1 - x0 + 1, H: y1 - y0 + 1}
	if cam.scene.Map.Plane.X < 0 || cam.scene.Map.Plane.Y < 0 {
		x0, y0 = min(c.X-beyond, -least), min(c.Y-beyond, -least)
		w = engine.Window{X: x0, Y: y0, W: x1 - x0 + 1, H: y1 - y0 + 1}
	}
	reach := cam.scene.Reach()
	w = scene.Joined(scene.Joined(w, engine.Cell{X: reach.X, Y: reach.Y}), engine.Cell{X: reach.X + reach.W - 1, Y: reach.Y + reach.H - 1})
	return w.Intersect(cam.scene.Map.Plane)
}
