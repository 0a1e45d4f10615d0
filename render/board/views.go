package board

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/view"
)

// This file is what others ask of the camera.

// ZoomBy enlarges the board by f about the middle of the screen.
func (b *Board) ZoomBy(f float64) {
	b.do(func() {
		if f > 0 && !math.IsInf(f, 0) {
			b.camera.zoom(f, b.camera.view.Width/2, b.camera.view.Height/2)
		}
	})
}

// CenterOn brings square c to the middle of the screen.
func (b *Board) CenterOn(c engine.Cell) {
	b.do(func() {
		if b.camera.scene.Look.Framed() {
			return
		}
		v := b.camera.goalView()
		v.X, v.Y = float64(c.X)+0.5, float64(c.Y)+0.5
		b.camera.fit = free
		b.camera.byHand()
		b.camera.glide(v)
	})
}

// SetCamera moves the camera to where a link says, at once, or to the window that it wants
// to be seen. It reports whether text is a view; if it is none, nothing happens.
func (b *Board) SetCamera(text string) (ok bool) {
	b.do(func() {
		if w, framed := view.ParseFrame(text); framed {
			b.camera.frame, b.camera.fit, ok = w, fitFrame, true
			b.camera.refit()
			b.camera.report.opened(true) // the host knows it already
			return
		}
		var v view.Viewport
		if v, ok = b.camera.view.Parsed(text); ok {
			b.camera.stop()
			b.camera.view, b.camera.fit = v, free
			b.camera.report.opened(true) // the host knows it already
		}
	})
	return ok
}

// Bring shows the whole of a window, as large as is pleasant. Who opens the same link elsewhere
// is brought there anyway: it is no news for the host, but instead of a view that it knows.
func (b *Board) Bring(w engine.Window) {
	b.do(func() {
		if w.Empty() || b.camera.scene.Look.Framed() {
			return
		}
		b.camera.frame = w
		b.camera.fitTo(fitFrame)
		b.camera.follows()
	})
}

// Fit shows the piece, the origin and what lies between as large as is pleasant.
func (b *Board) Fit() { b.bring(fitPlay) }

// Overview shows the whole map.
func (b *Board) Overview() { b.bring(fitBoard) }

// bring shows what a person wants to see.
func (b *Board) bring(f fit) {
	b.do(func() {
		b.camera.byHand()
		b.camera.fitTo(f)
	})
}

// Arrived says that the camera was brought to where a link without a view is seen best:
// nobody has moved it, and the host knows no view.
func (b *Board) Arrived() { b.do(func() { b.camera.report.opened(false) }) }

// Locate returns where the middle of square c lies, in CSS pixels of the canvas. A
// camera that moves by itself comes to rest at once, on a canvas of another size as well
// that no frame was drawn on yet, so that a click there hits c.
func (b *Board) Locate(c engine.Cell) (x, y float64) {
	b.do(func() {
		v := &b.camera.view
		size := pageSize(v.Width, v.Height)
		b.resize(size[0], size[1], v.Ratio)
		b.camera.settle()
		x, y = b.camera.view.Middle(c)
	})
	return x, y
}

// Spot returns where the middle of square c will lie when the camera has come to rest,
// and the edge of the square, in CSS pixels of the canvas.
func (b *Board) Spot(c engine.Cell) (x, y, edge float64) {
	b.mu.Lock()
	defer b.mu.Unlock()
	v := b.camera.goalView()
	x, y = v.Middle(c)
	return x, y, v.Scale
}

// Rulers returns how many CSS pixels the rulers take at the left side of the canvas, at its top and
// at its foot when the camera has come to rest.
func (b *Board) Rulers() (left, top, bottom float64) {
	b.mu.Lock()
	defer b.mu.Unlock()
	in := b.camera.insetsOf(b.camera.goalView())
	return in.Left, in.Top, in.Bottom
}

// Cover says that something else lies over the lower right corner of the canvas, so
// many CSS pixels wide and high. The piece and the keyboard's cursor keep clear of it.
func (b *Board) Cover(width, height float64) {
	b.do(func() {
		if corner := (view.Insets{Right: width, Bottom: height}); corner != b.camera.corner {
			b.camera.corner = corner
			b.camera.refit()
		}
	})
}

// InView returns the squares of the board that are seen, by more than half, between the
// rulers when the camera has come to rest.
func (b *Board) InView() engine.Window {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.camera.goalView().Seen(b.camera.insets()).Intersect(b.scene.Map.Plane)
}
