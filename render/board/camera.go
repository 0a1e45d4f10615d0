package board

import (
	"math"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/view"
)

// The times of the camera: a glide in seconds, the rate of the wheel's approach
// and of the momentum's loss a second, and how long it must stay to be at rest.
const (
	glideTime = 0.28
	zoomRate  = 16.0
	flyLoss   = 4.2
	restTime  = 200 * time.Millisecond
)

// stop leaves the board where it is.
func (cam *camera) stop() { cam.gliding, cam.zooming, cam.flying = false, false, false }

// goalView returns where the camera will come to rest if nothing else happens.
func (cam *camera) goalView() view.Viewport {
	v := cam.view
	if cam.gliding {
		v.X, v.Y, v.Scale = cam.to.X, cam.to.Y, cam.to.Scale
	}
	return v
}

// settle brings the camera to where it is going, at once.
func (cam *camera) settle() {
	cam.view = cam.goalView()
	if cam.zooming {
		cam.view = cam.view.Zoomed(cam.scale/cam.view.Scale, cam.x, cam.y)
	}
	cam.stop()
	if cam.ready {
		cam.view = cam.view.Kept(cam.scene.Map.Plane)
	}
}

// advance moves the viewport for dt seconds, and reports whether it goes on.
func (cam *camera) advance(dt float64, now clock.Moment) bool {
	switch v := &cam.view; {
	case cam.gliding:
		t := min(now.Sub(cam.started).Seconds()/glideTime, 1)
		e := 1 - (1-t)*(1-t)*(1-t)
		v.X = cam.from.X + (cam.to.X-cam.from.X)*e
		v.Y = cam.from.Y + (cam.to.Y-cam.from.Y)*e
		v.Scale = cam.from.Scale * math.Pow(cam.to.Scale/cam.from.Scale, e)
		cam.gliding = t < 1
		if !cam.gliding {
			v.X, v.Y, v.Scale = cam.to.X, cam.to.Y, cam.to.Scale
		}
	case cam.zooming:
		left := math.Log(cam.scale / v.Scale)
		step := left * (1 - math.Exp(-zoomRate*dt))
		cam.zooming = math.Abs(left) > 0.004
		if !cam.zooming {
			step = left
		}
		*v = v.Zoomed(math.Exp(step), cam.x, cam.y)
	case cam.flying:
		*v = v.Panned(cam.dx*dt*1000, cam.dy*dt*1000)
		loss := math.Exp(-flyLoss * dt)
		cam.dx, cam.dy = cam.dx*loss, cam.dy*loss
		cam.flying = math.Hypot(cam.dx, cam.dy) > 0.02
	}
	return cam.gliding || cam.zooming || cam.flying
}

// pixel returns where the point (x, y) of the board lies, in pixels of the screen.
func (cam *camera) pixel(x, y float64) (px, py float64) {
	px, py = cam.view.Screen(x, y)
	return px * cam.view.Ratio, py * cam.view.Ratio
}

// middle returns where the middle of square c lies, in pixels of the screen.
func (cam *camera) middle(c engine.Cell) (px, py float64) {
	return cam.pixel(float64(c.X)+0.5, float64(c.Y)+0.5)
}

// level returns the level of the pictures that suit the camera.
func (cam *camera) level() int { return picture.LevelFor(cam.view.Scale * cam.view.Ratio) }

// glide moves the camera to v, at once if nothing is to move.
func (cam *camera) glide(v view.Viewport) {
	cam.stop()
	v = v.Kept(cam.scene.Map.Plane)
	if cam.scene.Look.Still || cam.ticked == 0 {
		cam.view = v
		return
	}
	cam.gliding, cam.from, cam.to, cam.started = true, cam.view, v, cam.now()
}

// shift moves the camera to where it is seen from a square.
func (cam *camera) shift(by engine.Cell) {
	for _, v := range []*view.Viewport{&cam.view, &cam.from, &cam.to} {
		v.X, v.Y = v.X-float64(by.X), v.Y-float64(by.Y)
	}
	cam.follows() // a view is told as it is seen from there
}

// pan pulls the board by (dx, dy) CSS pixels.
func (cam *camera) pan(dx, dy float64) {
	if cam.scene.Look.Framed() {
		return
	}
	cam.stop()
	cam.byHand()
	cam.fit, cam.lent = free, false
	cam.view = cam.view.Panned(dx, dy).Kept(cam.scene.Map.Plane)
}

// fling lets the board go at (dx, dy) CSS pixels a millisecond.
func (cam *camera) fling(dx, dy float64) {
	if cam.scene.Look.Framed() {
		return
	}
	if !cam.scene.Look.Still {
		cam.byHand()
		cam.flying, cam.dx, cam.dy = true, dx, dy
	}
}

// zoomAtOnce enlarges by f about (x, y).
func (cam *camera) zoomAtOnce(f, x, y float64) {
	if cam.scene.Look.Framed() {
		return
	}
	cam.stop()
	cam.byHand()
	cam.fit, cam.lent = free, false
	cam.view = cam.view.Zoomed(f, x, y).Kept(cam.scene.Map.Plane)
}

// zoom enlarges by f about (x, y), smoothly unless nothing is to move.
func (cam *camera) zoom(f, x, y float64) {
	if cam.scene.Look.Framed() {
		return
	}
	cam.byHand()
	cam.fit, cam.lent = free, false
	goal := cam.view.Scale
	if cam.zooming {
		goal = cam.scale
	}
	least, most := cam.view.Scales()
	goal = min(max(goal*f, least), most)
	cam.stop()
	if cam.scene.Look.Still {
		cam.view = cam.view.Zoomed(goal/cam.view.Scale, x, y).Kept(cam.scene.Map.Plane)
		return
	}
	cam.zooming, cam.scale, cam.x, cam.y = true, goal, x, y
}

// keepInView moves the camera so that square c can be seen.
func (cam *camera) keepInView(c engine.Cell) {
	if cam.scene.Look.Framed() {
		return
	}
	v := cam.goalView()
	in := cam.insets()
	const margin = 6
	to := v.Showing(c, in, margin)
	if to.Hides(c, cam.corner) {
		to = v.Showing(c, cam.clear(in), margin)
	}
	if to != v {
		if cam.fit == fitFrame {
			cam.fit = free // the game goes on elsewhere
		}
		cam.byHand()
		cam.glide(to)
	}
}

// same reports whether two viewports show the same part of the board.
func same(v, w view.Viewport) bool { return v.X == w.X && v.Y == w.Y && v.Scale == w.Scale }
