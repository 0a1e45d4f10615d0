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

// stop leaves the board where it is.
func (s *Screen) stop() { s.camera.gliding, s.camera.zooming, s.camera.flying = false, false, false }

// goalView returns where the camera will come to rest if nothing else happens.
func (s *Screen) goalView() render.Viewport {
	v := s.view
	if s.camera.gliding {
		v.X, v.Y, v.Scale = s.camera.to.X, s.camera.to.Y, s.camera.to.Scale
	}
	return v
}

// settle brings the camera to where it is going, at once.
func (s *Screen) settle() {
	s.view = s.goalView()
	if s.camera.zooming {
		s.view = s.view.Zoomed(s.camera.scale/s.view.Scale, s.camera.x, s.camera.y)
	}
	s.stop()
	if s.ready {
		s.view = s.view.Kept(s.scene.Map.Plane)
	}
}

// advance moves the viewport for dt seconds, and reports whether it goes on.
func (s *Screen) advance(dt float64, now time.Time) bool {
	switch v := &s.view; {
	case s.camera.gliding:
		t := min(now.Sub(s.camera.started).Seconds()/glideTime, 1)
		e := 1 - (1-t)*(1-t)*(1-t)
		v.X = s.camera.from.X + (s.camera.to.X-s.camera.from.X)*e
		v.Y = s.camera.from.Y + (s.camera.to.Y-s.camera.from.Y)*e
		v.Scale = s.camera.from.Scale * math.Pow(s.camera.to.Scale/s.camera.from.Scale, e)
		s.camera.gliding = t < 1
		if !s.camera.gliding {
			v.X, v.Y, v.Scale = s.camera.to.X, s.camera.to.Y, s.camera.to.Scale
		}
	case s.camera.zooming:
		left := math.Log(s.camera.scale / v.Scale)
		step := left * (1 - math.Exp(-zoomRate*dt))
		s.camera.zooming = math.Abs(left) > 0.004
		if !s.camera.zooming {
			step = left
		}
		*v = v.Zoomed(math.Exp(step), s.camera.x, s.camera.y)
	case s.camera.flying:
		*v = v.Panned(s.camera.dx*dt*1000, s.camera.dy*dt*1000)
		loss := math.Exp(-flyLoss * dt)
		s.camera.dx, s.camera.dy = s.camera.dx*loss, s.camera.dy*loss
		s.camera.flying = math.Hypot(s.camera.dx, s.camera.dy) > 0.02
	}
	return s.camera.gliding || s.camera.zooming || s.camera.flying
}

// pixel returns where the point (x, y) of the board lies, in pixels of the screen.
func (s *Screen) pixel(x, y float64) (px, py float64) {
	px, py = s.view.Screen(x, y)
	return px * s.view.Ratio, py * s.view.Ratio
}

// middle returns where the middle of square c lies, in pixels of the screen.
func (s *Screen) middle(c engine.Cell) (px, py float64) {
	return s.pixel(float64(c.X)+0.5, float64(c.Y)+0.5)
}

// level returns the level of the pictures that suit the camera.
func (s *Screen) level() int { return render.LevelFor(s.view.Scale * s.view.Ratio) }

// glide moves the camera to v, at once if nothing is to move.
func (s *Screen) glide(v render.Viewport) {
	s.stop()
	v = v.Kept(s.scene.Map.Plane)
	if s.scene.Look.Still || s.ticked.IsZero() {
		s.view = v
		return
	}
	s.camera.gliding, s.camera.from, s.camera.to, s.camera.started = true, s.view, v, s.now()
}

// pan pulls the board by (dx, dy) CSS pixels.
func (s *Screen) pan(dx, dy float64) {
	s.stop()
	s.camera.fit = free
	s.view = s.view.Panned(dx, dy).Kept(s.scene.Map.Plane)
}

// fling lets the board go at (dx, dy) CSS pixels a millisecond.
func (s *Screen) fling(dx, dy float64) {
	if !s.scene.Look.Still {
		s.camera.flying, s.camera.dx, s.camera.dy = true, dx, dy
	}
}

// zoomAtOnce enlarges by f about (x, y).
func (s *Screen) zoomAtOnce(f, x, y float64) {
	s.stop()
	s.camera.fit = free
	s.view = s.view.Zoomed(f, x, y).Kept(s.scene.Map.Plane)
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
	s.stop()
	if s.scene.Look.Still {
		s.view = s.view.Zoomed(goal/s.view.Scale, x, y).Kept(s.scene.Map.Plane)
		return
	}
	s.camera.zooming, s.camera.scale, s.camera.x, s.camera.y = true, goal, x, y
}

// keepInView moves the camera so that square c can be seen, and so many squares each
// way of it or, where there is no room for these, as many as there is room for.
func (s *Screen) keepInView(c engine.Cell, around int) {
	v := s.goalView()
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
