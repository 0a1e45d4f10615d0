package board

import (
	"sync"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/render/scene"
)

// Host is told what the person in front of the screen does and what the screen
// needs. Its methods may call those of the Screen.
type Host interface {
	// Gesture says what the person did.
	Gesture(g scene.Gesture)
	// Want says which pictures are needed from now on. An empty one needs none.
	Want(w render.Want)
	// Moved says that the camera came to rest somewhere else.
	Moved(v render.Viewport)
	// Looks says that the map has come to look otherwise, for the legend.
	Looks(l render.Look)
}

// Screen is the canvas. Its methods may be called from any goroutine.
type Screen struct {
	host Host

	mu     sync.Mutex
	outbox []func() // calls of the host that wait for mu to be free
	wake   chan struct{}
	dirty  bool

	*state
	camera  camera
	hand    hand
	maps    mapView
	drawing drawing

	// snapshots are those who want what is drawn next.
	snapshots []func(pixels []byte, width, height int)
	came      time.Time   // when the scene was shown
	warming   *time.Timer // ends a wait of warm, or nil
	holding   *time.Timer // ends a Hold, or nil
}

// state is what all parts of the canvas have in common.
type state struct {
	scene  scene.Scene
	ready  bool // a scene has come
	clock  clock
	ticked time.Time // when the last frame was made, zero before the first
}

// New returns a Screen that talks to h. It shows nothing until Show.
func New(h Host) *Screen {
	s := &Screen{host: h, wake: make(chan struct{}, 1), dirty: true, state: &state{}}
	s.camera = camera{
		state: s.state, fit: fitPlay,
		view: render.Viewport{Scale: 48, Width: 640, Height: 480, Ratio: 1},
	}
	s.hand = hand{state: s.state, camera: &s.camera}
	s.maps = mapView{state: s.state, camera: &s.camera, album: newAlbum()}
	s.drawing = drawing{
		state: s.state, camera: &s.camera, hand: &s.hand, maps: &s.maps,
		pen:      pen{state: s.state, camera: &s.camera, theme: &render.LightTheme},
		wardrobe: newWardrobe(), lettering: newLettering(), programs: newPrograms(),
	}
	return s
}

// do changes the screen by f, has it drawn anew, and then makes the calls of the
// host that f asked for.
func (s *Screen) do(f func()) {
	s.mu.Lock()
	f()
	s.dirty = true
	calls := s.calls()
	s.mu.Unlock()
	for _, call := range calls {
		call()
	}
	s.nudge()
}

// nudge has the loop look whether there is something to draw.
func (s *Screen) nudge() {
	select {
	case s.wake <- struct{}{}:
	default:
	}
}

// calls takes the calls of the host that wait.
func (s *Screen) calls() []func() {
	var calls []func()
	for _, g := range s.hand.gestures {
		calls = append(calls, func() { s.host.Gesture(g) })
	}
	calls = append(calls, s.outbox...)
	s.hand.gestures, s.outbox = nil, nil
	return calls
}

// tell calls the host as soon as the lock is free.
func (s *Screen) tell(call func()) { s.outbox = append(s.outbox, call) }

// Show replaces what the screen shows. The order matters: what is drawn later reads what
// was set before.
func (s *Screen) Show(next scene.Scene) {
	s.do(func() {
		old, fresh := s.scene, !s.ready
		s.scene, s.ready, s.came = next, true, s.now()
		if !s.hand.picking() || old.At != next.At || old.Slice != next.Slice {
			s.hand.stroke = stroke{} // what it was about is gone
		}
		s.drawing.pen.theme = render.ThemeFor(next.Look.Dark)
		s.camera.view.Orientation = next.Look.Orientation // of what the camera is to show
		s.maps.follow(&old, fresh)
		another := fresh || old.Game != next.Game
		if another {
			s.hand.point(s.hand.pointer.cell, false) // the square was one of another game
		}
		switch {
		case another || !s.follow(&old): // nothing moves on from where it was
			s.drawing.motion = motion{}
			if !fresh {
				s.camera.fit = fitPlay
			}
			s.camera.refit()
		case s.drawing.motion.follow(&old, &next, s.now()):
			s.camera.keepInView(next.At, s.camera.scope())
		}
		if old.Look.Orientation != next.Look.Orientation {
			s.camera.stop() // a glide, also to the piece, was for the board as it lay
			s.camera.refit()
		}
		if s.hand.pointer.inside && old.Slice != next.Slice {
			s.hand.repoint() // the square is another position now
		}
		s.hand.hover() // the board may have moved below the mouse
	})
}

// follow moves everything on the screen to where it is seen from the origin of a new
// scene, and the old scene with it. It reports whether that was near enough.
func (s *Screen) follow(old *scene.Scene) bool {
	by, near := s.scene.Shift(old)
	switch {
	case !near:
		s.hand.point(s.hand.pointer.cell, false)
		return false
	case by == engine.Cell{}:
		return true
	}
	s.camera.shift(by)
	s.drawing.motion.shift(by)
	s.hand.point(minus(s.hand.pointer.cell, by), s.hand.pointer.inside)
	old.At, old.Slice = minus(old.At, by), s.scene.Slice // which the hand was told just now
	return true
}

// minus returns c seen from a square.
func minus(c, from engine.Cell) engine.Cell { return engine.Cell{X: c.X - from.X, Y: c.Y - from.Y} }

// Picture takes a picture of the map. One of another revision than the scene's is
// ignored.
func (s *Screen) Picture(revision uint32, p render.Picture) {
	s.do(func() {
		if s.ready && revision == s.scene.Map.Revision {
			s.maps.album.add(p)
		}
	})
}
