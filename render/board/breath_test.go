package board

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/render/scene"
)

// TestBreath: targets breathe when they are new, a few times, and never where nothing is
// to move.
func TestBreath(t *testing.T) {
	begin := clock.Now()
	now := scene.Scene{Mode: scene.Choose, At: engine.Cell{X: 6, Y: 4}, Targets: scene.Targets{Breathe: true}}
	var b breath
	b.follow(&scene.Scene{}, &now, true, begin.Add(-lull-lull/2))
	b.putOff(begin.Add(-lull)) // something came
	if b.going(begin.Add(-1)) || b.size(begin.Add(-1)) != 1 {
		t.Error("it breathes while something comes")
	}
	b.putOff(begin) // which is too late
	if half := begin.Add(breathTime / 2); !b.going(half) || b.size(half) < 1+swelling-1e-9 {
		t.Errorf("in the midst of a breath: %g", b.size(half))
	}
	if full := begin.Add(breathTime); b.size(full) > 1+1e-9 {
		t.Errorf("between two breaths: %g", b.size(full))
	}
	end := begin.Add(breaths * breathTime)
	if b.going(end) || b.size(end.Add(breathTime/2)) != 1 {
		t.Error("it goes on")
	}
	b.follow(&now, &now, false, end)
	if b.going(end.Add(lull)) {
		t.Error("the same targets breathe again")
	}
	old := now
	now.At.X = 4
	b.follow(&old, &now, false, end)
	if !b.going(end.Add(lull)) {
		t.Error("other targets do not breathe")
	}
	for _, change := range []func(*scene.Scene){
		func(s *scene.Scene) { s.Look.Still = true },
		func(s *scene.Scene) { s.Mode = scene.Watch },
		func(s *scene.Scene) { s.Targets.Breathe = false },
	} {
		other := now
		change(&other)
		b.follow(&now, &other, true, end)
		if b.going(end.Add(lull)) {
			t.Errorf("%+v breathes", other)
		}
	}
}

// TestFrame: a camera that keeps to a frame shows the whole of it and nothing else, and
// nobody moves it.
func TestFrame(t *testing.T) {
	b := New(nil)
	b.scene.Look.Bare, b.scene.Look.Frame = true, engine.Window{W: 8, H: 8}
	b.scene.Map.Plane = b.scene.Look.Frame
	b.ready = true
	b.camera.view.Width, b.camera.view.Height = 400, 400
	b.camera.fit = fitPlay
	b.camera.refit()
	check := func(when string) {
		t.Helper()
		if v := b.camera.view; v.Scale != 50 || v.X != 4 || v.Y != 4 {
			t.Errorf("%s: squares of %g pixels about (%g,%g)", when, v.Scale, v.X, v.Y)
		}
	}
	check("at first")
	b.camera.pan(30, 30)
	b.camera.zoom(2, 10, 10)
	b.camera.zoomAtOnce(2, 10, 10)
	b.camera.fling(3, 3)
	b.camera.keepInView(engine.Cell{X: 7, Y: 7})
	b.camera.advance(0.1, b.now())
	check("after all that can be tried")
	if b.camera.covered(1, 1) {
		t.Error("a ruler covers the corner")
	}
}
