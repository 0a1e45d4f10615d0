package board

import (
	"math"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render"
)

// This file is what others ask of the camera.

// ZoomBy enlarges the board by f about the middle of the screen.
func (s *Screen) ZoomBy(f float64) {
	s.do(func() {
		if f > 0 && !math.IsInf(f, 0) {
			s.camera.zoom(f, s.camera.view.Width/2, s.camera.view.Height/2)
		}
	})
}

// CenterOn brings square c to the middle of the screen.
func (s *Screen) CenterOn(c engine.Cell) {
	s.do(func() {
		v := s.camera.goalView()
		v.X, v.Y = float64(c.X)+0.5, float64(c.Y)+0.5
		s.camera.fit = free
		s.camera.glide(v)
	})
}

// SetCamera moves the camera to where a link says, at once. It reports whether
// text is a camera; if it is none, nothing happens.
func (s *Screen) SetCamera(text string) (ok bool) {
	s.do(func() {
		var v render.Viewport
		if v, ok = s.camera.view.Parsed(text); ok {
			s.camera.stop()
			s.camera.view, s.camera.fit = v, free
			s.camera.told = v // the host knows it already
		}
	})
	return ok
}

// Fit shows the piece, the origin and what lies between as large as is pleasant.
func (s *Screen) Fit() { s.do(func() { s.camera.fitTo(fitPlay) }) }

// Overview shows the whole map.
func (s *Screen) Overview() { s.do(func() { s.camera.fitTo(fitBoard) }) }

// Locate returns where the middle of square c lies, in CSS pixels of the canvas. A
// camera that moves by itself comes to rest at once, so that a click there hits c.
func (s *Screen) Locate(c engine.Cell) (x, y float64) {
	s.do(func() {
		s.camera.settle()
		x, y = s.camera.view.Middle(c)
	})
	return x, y
}

// Spot returns where the middle of square c will lie when the camera has come to rest,
// and the edge of the square, in CSS pixels of the canvas.
func (s *Screen) Spot(c engine.Cell) (x, y, edge float64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	v := s.camera.goalView()
	x, y = v.Middle(c)
	return x, y, v.Scale
}

// Cover says that something else lies over the lower right corner of the canvas, so
// many CSS pixels wide and high. The piece and the keyboard's cursor keep clear of it.
func (s *Screen) Cover(width, height float64) {
	s.do(func() {
		if corner := (render.Insets{Right: width, Bottom: height}); corner != s.camera.corner {
			s.camera.corner = corner
			s.camera.refit()
		}
	})
}

// InView returns the squares of the board that are seen, by more than half, between the
// rulers when the camera has come to rest.
func (s *Screen) InView() engine.Window {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.camera.goalView().Seen(s.camera.insets()).Intersect(s.scene.Map.Plane)
}

// rest tells the host about the camera when it has stayed for a while.
func (s *Screen) rest() {
	if s.camera.resting != nil {
		s.camera.resting.Stop()
		s.camera.resting = nil
	}
	if same(s.camera.view, s.camera.told) || s.hand.touches.Busy() {
		return
	}
	s.camera.resting = time.AfterFunc(restTime, func() {
		s.mu.Lock()
		v := s.camera.view
		changed := !same(v, s.camera.told)
		s.camera.told = v
		s.mu.Unlock()
		if changed {
			s.host.Moved(v)
		}
	})
}
