package screen

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

	scene scene.Scene
	ready bool // a scene has come
	// corner is the part of the canvas, at its lower right, that something covers.
	corner render.Insets
	view   render.Viewport
	theme  *render.Theme

	album     *album
	wardrobe  *wardrobe
	lettering *lettering
	programs  *programs
	brush     brush
	roomy     bool // there is room for shapes on the graphics card

	reveal   render.Reveal
	contrast contrast
	toldLook render.Look
	want     render.Want
	asked    uint32 // the revision for which want was asked, once wanted is set
	wanted   bool
	tardy    bool // a piece is still to be painted
	// snapshots are those who want what is drawn next.
	snapshots []func(pixels []byte, width, height int)
	touches   render.Recognizer
	stroke    stroke
	camera    camera
	motion    motion
	pointer   pointer
	lastTick  time.Time
	came      time.Time   // when the scene was shown
	warming   *time.Timer // ends a wait of warm, or nil
	clock     clock
	holding   *time.Timer // ends a Hold, or nil
}

// New returns a Screen that talks to h. It shows nothing until Show.
func New(h Host) *Screen {
	return &Screen{
		host: h, wake: make(chan struct{}, 1), dirty: true, theme: &render.LightTheme,
		view:   render.Viewport{Scale: 48, Width: 640, Height: 480, Ratio: 1},
		camera: camera{fit: fitPlay},
		album:  newAlbum(), wardrobe: newWardrobe(), lettering: newLettering(), programs: newPrograms(),
	}
}

// do changes the screen by f, has it drawn anew, and then makes the calls of the
// host that f asked for.
func (s *Screen) do(f func()) {
	s.mu.Lock()
	f()
	s.dirty = true
	calls := s.outbox
	s.outbox = nil
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

// tell calls the host as soon as the lock is free.
func (s *Screen) tell(call func()) { s.outbox = append(s.outbox, call) }

// Show replaces what the screen shows.
func (s *Screen) Show(next scene.Scene) {
	s.do(func() {
		old := s.scene
		fresh := !s.ready
		s.scene, s.ready, s.came = next, true, s.now()
		if !s.picking() || old.At != next.At || old.Slice != next.Slice {
			s.stroke = stroke{} // what it was about is gone
		}
		s.theme = render.ThemeFor(next.Look.Dark)
		s.view.Orientation = next.Look.Orientation
		if fresh || old.Map.Revision != next.Map.Revision || old.Map.Shown != next.Map.Shown {
			s.reveal.Restart()
		}
		if !fresh && old.Map.Revision != next.Map.Revision {
			s.album.clear()
		}
		if fresh || old.Map.Revision != next.Map.Revision {
			s.contrast.begin(&s.scene.Map)
			s.album.measure = s.contrast.measure
		}
		another := fresh || old.Game != next.Game
		if another {
			s.point(s.pointer.cell, false) // the square was one of another game
		}
		if another || !s.follow(&old) {
			s.motion = motion{}
			if !fresh {
				s.camera.fit = fitPlay
			}
			s.refit()
		} else if s.motion.follow(&old, &next, s.now()) {
			s.keepInView(next.At, s.scope())
		}
		if old.Look.Orientation != next.Look.Orientation {
			s.camera.stop()
			s.refit()
		}
		if s.pointer.inside && old.Slice != next.Slice {
			s.repoint() // the square is another position now
		}
		s.hover()
	})
}

// Picture takes a picture of the map. One of another revision than the scene's is
// ignored.
func (s *Screen) Picture(revision uint32, p render.Picture) {
	s.do(func() {
		if s.ready && revision == s.scene.Map.Revision {
			s.album.add(p)
		}
	})
}

// Locate returns where the middle of square c lies, in CSS pixels of the canvas. A
// camera that moves by itself comes to rest at once, so that a click there hits c.
func (s *Screen) Locate(c engine.Cell) (x, y float64) {
	s.do(func() {
		s.settle()
		x, y = s.view.Middle(c)
	})
	return x, y
}

// Spot returns where the middle of square c will lie when the camera has come to rest,
// and the edge of the square, in CSS pixels of the canvas.
func (s *Screen) Spot(c engine.Cell) (x, y, edge float64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	v := s.camera.goal(s.view)
	x, y = v.Middle(c)
	return x, y, v.Scale
}

// Cover says that something else lies over the lower right corner of the canvas, so
// many CSS pixels wide and high. The piece and the keyboard's cursor keep clear of it.
func (s *Screen) Cover(width, height float64) {
	s.do(func() {
		if corner := (render.Insets{Right: width, Bottom: height}); corner != s.corner {
			s.corner = corner
			s.refit()
		}
	})
}

// board returns the squares that the map covers.
func (s *Screen) board() engine.Window { return s.scene.Map.Extent.Intersect(s.scene.Map.Plane) }
