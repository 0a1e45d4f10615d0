package board

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// Run shows the canvas and does not return as long as it is shown. It errs when
// the browser offers no WebGL 2.
func (s *Screen) Run() error {
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetWindowTitle("Palace")
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	detach := attach(s)
	defer detach()
	return ebiten.RunGameWithOptions((*loop)(s), &ebiten.RunGameOptions{InitUnfocused: true})
}

// loop is the Screen as Ebitengine sees it.
type loop Screen

// Layout is never called, for there is LayoutF.
func (l *loop) Layout(width, height int) (int, int) { return width, height }

// LayoutF takes the size of the canvas in CSS pixels and returns it in pixels of
// the screen.
func (l *loop) LayoutF(width, height float64) (float64, float64) {
	s := (*Screen)(l)
	w, h := surface(width, height)
	s.mu.Lock()
	defer s.mu.Unlock()
	if ratio := w / width; width != s.camera.view.Width || height != s.camera.view.Height || ratio != s.camera.view.Ratio {
		s.camera.view.Width, s.camera.view.Height, s.camera.view.Ratio = width, height, ratio
		least, most := s.camera.view.Scales()
		s.camera.view.Scale = min(max(s.camera.view.Scale, least), most)
		s.camera.refit()
		s.dirty = true
	}
	return w, h
}

// Update waits until there is something to draw and moves what is moving.
func (l *loop) Update() error {
	s := (*Screen)(l)
	for waits && !s.isDue() {
		<-s.wake
	}
	s.mu.Lock()
	now := s.now()
	dt := 1.0 / 60
	if !s.ticked.IsZero() {
		dt = min(now.Sub(s.ticked).Seconds(), longestStep)
	}
	s.ticked = now
	s.dirty = s.ready && s.tick(dt, now)
	calls := s.calls()
	s.mu.Unlock()
	for _, call := range calls {
		call()
	}
	return nil
}

// Draw draws the board, bottom first.
func (l *loop) Draw(dst *ebiten.Image) {
	s := (*Screen)(l)
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.ready {
		dst.Fill(s.drawing.pen.theme.Ground)
		return
	}
	s.drawing.drawAll(dst, s.now())
	s.dirty = s.dirty || s.drawing.tardy
	s.snap(dst)
}

// isDue reports whether a frame is to be drawn now.
func (s *Screen) isDue() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.dirty && s.clock.stopped.IsZero()
}

// tick moves everything for dt seconds, and reports whether something goes on
// moving by itself.
func (s *Screen) tick(dt float64, now time.Time) (moving bool) {
	if s.camera.told.Scale == 0 {
		s.camera.told = s.camera.view // where the host began is no news to it
	}
	moving = s.camera.advance(dt, now)
	moving = s.hand.scroll(dt) || moving
	s.camera.view = s.camera.view.Kept(s.scene.Map.Plane)
	if !moving {
		s.hand.hover()
		s.rest()
	}
	moving = s.maps.album.upload(s.scene.Map.Plane, now) || moving
	if s.scene.Map.Shown {
		moving = s.maps.grow(dt, now) || moving
	}
	moving = s.maps.adjust(dt) || moving
	if l, news := s.maps.lookNow(moving); news {
		s.tell(func() { s.host.Looks(l) })
	}
	if w, fresh := s.maps.wanting(); fresh {
		s.tell(func() { s.host.Want(w) })
	}
	return s.warm(now) || s.drawing.motion.moving(now) || s.drawing.tardy || moving
}

// longestStep is the most, in seconds, that moves in one frame: after a longer
// pause things go on from where they were.
const longestStep = 0.2

// fadeTime is how long a picture takes to appear.
const fadeTime = 140 * time.Millisecond

// eased slows down towards 1.
func eased(t float64) float64 {
	t = min(max(t, 0), 1)
	return 1 - math.Pow(1-t, 3)
}
