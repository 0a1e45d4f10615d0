package screen

import (
	"math"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render"
)

// camera is what moves the viewport: a glide to a place, the wheel's zoom, or the
// momentum of a board that was flung. Only one of them is at work.
type camera struct {
	gliding  bool
	from, to render.Viewport
	started  time.Time

	zooming bool
	scale   float64 // the wheel's goal
	x, y    float64 // the point that the zoom keeps

	flying bool
	dx, dy float64 // CSS pixels a millisecond

	fit     fit             // what the camera keeps showing when the canvas changes size
	told    render.Viewport // what the host was told last
	resting *time.Timer
}

// The times of the camera: a glide in seconds, the rate of the wheel's approach
// and of the momentum's loss a second, and how long it must stay to be at rest.
const (
	glideTime = 0.28
	zoomRate  = 16.0
	flyLoss   = 4.2
	restTime  = 200 * time.Millisecond
)

func (c *camera) stop() { c.gliding, c.zooming, c.flying = false, false, false }

// goal returns where the camera will come to rest if nothing else happens.
func (c *camera) goal(v render.Viewport) render.Viewport {
	if c.gliding {
		v.X, v.Y, v.Scale = c.to.X, c.to.Y, c.to.Scale
	}
	return v
}

// settle brings the camera to where it is going, at once.
func (s *Screen) settle() {
	c := &s.camera
	s.view = c.goal(s.view)
	if c.zooming {
		s.view = s.view.Zoomed(c.scale/s.view.Scale, c.x, c.y)
	}
	c.stop()
	if s.ready {
		s.view = s.view.Kept(s.scene.Map.Plane)
	}
}

// advance moves the viewport for dt seconds, and reports whether it goes on.
func (c *camera) advance(v *render.Viewport, dt float64, now time.Time) bool {
	switch {
	case c.gliding:
		t := min(now.Sub(c.started).Seconds()/glideTime, 1)
		e := 1 - (1-t)*(1-t)*(1-t)
		v.X = c.from.X + (c.to.X-c.from.X)*e
		v.Y = c.from.Y + (c.to.Y-c.from.Y)*e
		v.Scale = c.from.Scale * math.Pow(c.to.Scale/c.from.Scale, e)
		c.gliding = t < 1
		if !c.gliding {
			v.X, v.Y, v.Scale = c.to.X, c.to.Y, c.to.Scale
		}
	case c.zooming:
		left := math.Log(c.scale / v.Scale)
		step := left * (1 - math.Exp(-zoomRate*dt))
		c.zooming = math.Abs(left) > 0.004
		if !c.zooming {
			step = left
		}
		*v = v.Zoomed(math.Exp(step), c.x, c.y)
	case c.flying:
		*v = v.Panned(c.dx*dt*1000, c.dy*dt*1000)
		loss := math.Exp(-flyLoss * dt)
		c.dx, c.dy = c.dx*loss, c.dy*loss
		c.flying = math.Hypot(c.dx, c.dy) > 0.02
	}
	return c.gliding || c.zooming || c.flying
}

// glide moves the camera to v, at once if nothing is to move.
func (s *Screen) glide(v render.Viewport) {
	s.camera.stop()
	v = v.Kept(s.scene.Map.Plane)
	if s.scene.Look.Still || s.lastTick.IsZero() {
		s.view = v
		return
	}
	s.camera.gliding, s.camera.from, s.camera.to, s.camera.started = true, s.view, v, s.now()
}

// ZoomBy enlarges the board by f about the middle of the screen.
func (s *Screen) ZoomBy(f float64) {
	s.do(func() {
		if f > 0 && !math.IsInf(f, 0) {
			s.zoom(f, s.view.Width/2, s.view.Height/2)
		}
	})
}

// CenterOn brings square c to the middle of the screen.
func (s *Screen) CenterOn(c engine.Cell) {
	s.do(func() {
		v := s.camera.goal(s.view)
		v.X, v.Y = float64(c.X)+0.5, float64(c.Y)+0.5
		s.camera.fit = free
		s.glide(v)
	})
}

// Camera returns the camera as a link holds it.
func (s *Screen) Camera() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.camera.goal(s.view).String()
}

// SetCamera moves the camera to where a link says, at once. It reports whether
// text is a camera; if it is none, nothing happens.
func (s *Screen) SetCamera(text string) (ok bool) {
	s.do(func() {
		var v render.Viewport
		if v, ok = s.view.Parsed(text); ok {
			s.camera.stop()
			s.view, s.camera.fit = v, free
			s.camera.told = v // the host knows it already
		}
	})
	return ok
}

// zoom enlarges by f about (x, y), smoothly unless nothing is to move.
func (s *Screen) zoom(f, x, y float64) {
	s.camera.fit = free
	goal := s.view.Scale
	if s.camera.zooming {
		goal = s.camera.scale
	}
	least, most := s.view.Scales()
	goal = min(max(goal*f, least), most)
	s.camera.stop()
	if s.scene.Look.Still {
		s.view = s.view.Zoomed(goal/s.view.Scale, x, y).Kept(s.scene.Map.Plane)
		return
	}
	s.camera.zooming, s.camera.scale, s.camera.x, s.camera.y = true, goal, x, y
}

// keepInView moves the camera so that square c can be seen, and so many squares each
// way of it or, where there is no room for these, as many as there is room for.
func (s *Screen) keepInView(c engine.Cell, around int) {
	v := s.camera.goal(s.view)
	in := s.insets()
	margin := 6 + float64(around)*v.Scale
	to := v.Showing(c, in, margin)
	if to.Hides(c, s.corner) {
		to = v.Showing(c, s.clear(in), margin)
	}
	if to != v {
		s.glide(to)
	}
}

// same reports whether two viewports show the same part of the board.
func same(v, w render.Viewport) bool { return v.X == w.X && v.Y == w.Y && v.Scale == w.Scale }

// rest tells the host about the camera when it has stayed for a while.
func (s *Screen) rest() {
	if s.camera.resting != nil {
		s.camera.resting.Stop()
		s.camera.resting = nil
	}
	if same(s.view, s.camera.told) || s.touches.Busy() {
		return
	}
	s.camera.resting = time.AfterFunc(restTime, func() {
		s.mu.Lock()
		v := s.view
		changed := !same(v, s.camera.told)
		s.camera.told = v
		s.mu.Unlock()
		if changed {
			s.host.Moved(v)
		}
	})
}
