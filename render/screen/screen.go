package screen

import (
	"sync"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render"
)

// Host is told what the person in front of the screen does and what the screen
// needs. Its methods may call those of the Screen.
type Host interface {
	// Tap says that square p was clicked, tapped, or chosen with the keyboard.
	Tap(p engine.Position)
	// Linger says that a finger rested on square p for a while.
	Linger(p engine.Position)
	// Stroke says that the pointer, held down, or the keyboard's cursor with Shift has
	// passed over these squares, which may all be blocked: the next ones of a stroke,
	// in their order. Lifted ends the stroke; it is not to count if keep is false.
	Stroke(over []engine.Position)
	Lifted(keep bool)
	// Hover says that the pointer or the keyboard cursor has come to square p; ok
	// is false when it points at no square of the board.
	Hover(p engine.Position, ok bool)
	// Want says which pictures are needed from now on. An empty one needs none.
	Want(w render.Want)
	// Moved says that the camera came to rest somewhere else.
	Moved(v render.Viewport)
	// Looks says that the map has come to look otherwise, for the legend.
	Looks(l render.Look)
	// Key is asked about a key that the screen has no use for, by the name that
	// browsers give it ("Escape", "u"), and says whether it was of use.
	Key(name string) bool
	// Release says that a key for which Key was true is up again.
	Release(name string)
}

// Screen is the canvas. Its methods may be called from any goroutine.
type Screen struct {
	host Host

	mu     sync.Mutex
	outbox []func() // calls of the host that wait for mu to be free
	wake   chan struct{}
	dirty  bool

	scene render.Scene
	ready bool // a scene has come
	queen bool // the piece is drawn as a queen, not as a counter
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
	// The clock on the wall, and how long a Hold lasts: tests have their own.
	wall        func() time.Time
	longestHold time.Duration
}

// New returns a Screen that talks to h. It shows nothing until Show.
func New(h Host) *Screen {
	return &Screen{
		host: h, wake: make(chan struct{}, 1), dirty: true, theme: &render.LightTheme,
		wall: time.Now, longestHold: longestHold,
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
func (s *Screen) Show(scene render.Scene) {
	s.do(func() {
		old := s.scene
		fresh := !s.ready
		s.scene, s.ready, s.came = scene, true, s.now()
		if !s.blocking() || !old.View.Position.Equal(scene.View.Position) {
			s.stroke = stroke{} // what it was about is gone
		}
		s.theme = render.ThemeFor(scene.Dark)
		s.view.Orientation = scene.Orientation
		if fresh || old.Revision != scene.Revision || old.Map != scene.Map {
			s.reveal.Restart()
		}
		if !fresh && old.Revision != scene.Revision {
			s.album.clear()
		}
		if fresh || old.Revision != scene.Revision {
			s.contrast.begin(&s.scene)
			s.album.measure = s.contrast.measure
		}
		another := fresh || name(old.View.Game) != name(scene.View.Game)
		if another {
			s.queen = scene.View.Game != nil && catalog.Of(scene.View.Game).Piece != catalog.Counter
			s.point(s.pointer.cell, false) // the square was one of another game
		}
		if another || !s.follow(&old) {
			s.motion = motion{}
			if !fresh {
				s.camera.fit = fitPlay
			}
			s.refit()
		} else if s.motion.follow(&old, &scene, s.now()) {
			s.keepInView(cellOf(scene.View.Position), s.scope())
		}
		if old.Orientation != scene.Orientation {
			s.camera.stop()
			s.refit()
		}
		if s.pointer.inside && !sliceOf(old.View.Position).Equal(sliceOf(scene.View.Position)) {
			s.repoint() // the square is another position now
		}
		s.hover()
	})
}

// Picture takes a picture of the map. One of another revision than the scene's is
// ignored.
func (s *Screen) Picture(revision uint32, p render.Picture) {
	s.do(func() {
		if s.ready && revision == s.scene.Revision {
			s.album.add(p)
		}
	})
}

// Locate returns where the middle of square p lies, in CSS pixels of the canvas. A
// camera that moves by itself comes to rest at once, so that a click there hits p.
func (s *Screen) Locate(p engine.Position) (x, y float64) {
	s.do(func() {
		s.settle()
		x, y = s.view.Middle(cellOf(p))
	})
	return x, y
}

// Spot returns where the middle of square p will lie when the camera has come to rest,
// and the edge of the square, in CSS pixels of the canvas.
func (s *Screen) Spot(p engine.Position) (x, y, edge float64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	v := s.camera.goal(s.view)
	x, y = v.Middle(cellOf(p))
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
func (s *Screen) board() engine.Window { return s.scene.Extent.Intersect(s.scene.Plane) }

// name returns the notation of a game, which may be nil.
func name(g engine.Game) string {
	if g == nil {
		return ""
	}
	return g.String()
}

// cellOf returns the square on which a position is shown: its first two
// components.
func cellOf(p engine.Position) engine.Cell {
	var c engine.Cell
	if len(p) > 0 {
		c.X = p[0]
	}
	if len(p) > 1 {
		c.Y = p[1]
	}
	return c
}

// sliceOf returns the components of a position that say which slice of the positions
// the board shows.
func sliceOf(p engine.Position) engine.Position { return p[min(2, len(p)):] }

// position returns the position that square c shows: its further components are
// those of the present position.
func (s *Screen) position(c engine.Cell) engine.Position {
	p := c.Position()
	if d := len(s.scene.View.Position); d == 1 {
		return p[:1]
	} else if d > 2 {
		return append(p, s.scene.View.Position[2:]...)
	}
	return p
}
