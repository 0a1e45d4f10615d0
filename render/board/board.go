package board

import (
	"sync"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// Host is told what the person in front of the screen does and what the screen
// needs. Its methods may call those of the Board.
type Host interface {
	// Gesture says what the person did.
	Gesture(g scene.Gesture)
	// Want says which pictures are needed from now on. An empty one needs none.
	Want(w picture.Want)
	// Moved says that the camera came to rest somewhere else.
	Moved(v view.Viewport)
	// Looks says that the map has come to look otherwise, for the legend.
	Looks(l colour.Look)
}

// Board is the canvas. Its methods may be called from any goroutine.
type Board struct {
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

	drawn func() // waits for the first picture, or nil
	// snapshots are those who want what is drawn next.
	snapshots []func(pixels []byte, width, height int)
	waking    bool        // something will begin to move
	holding   func() bool // no longer ends the Hold by itself, or nil
	// longestHold is how long a Hold lasts; tests have their own.
	longestHold time.Duration
}

// New returns a Board that talks to h. It shows nothing until Show.
func New(h Host) *Board {
	b := &Board{host: h, wake: make(chan struct{}, 1), dirty: true, state: &state{wall: clock.Now}, longestHold: longestHold}
	b.camera = camera{
		state: b.state, fit: fitPlay,
		view: view.Viewport{Scale: 48, Width: 640, Height: 480, Ratio: 1},
	}
	b.hand = hand{state: b.state, camera: &b.camera}
	b.maps = mapView{state: b.state, camera: &b.camera, textures: newTextures()}
	b.drawing = drawing{
		state: b.state, camera: &b.camera, hand: &b.hand, maps: &b.maps,
		pen:     pen{state: b.state, camera: &b.camera, theme: &colour.LightTheme},
		dotted:  map[[2]int]bool{},
		sprites: newSprites(), glyphs: newGlyphs(), programs: newPrograms(),
	}
	b.drawing.idea = figures{state: b.state, camera: &b.camera, maps: &b.maps, pen: &b.drawing.pen, glyphs: b.drawing.glyphs}
	return b
}

// do changes the screen by f, has it drawn again, and then makes the calls of the
// host that f asked for.
func (b *Board) do(f func()) {
	b.mu.Lock()
	f()
	b.dirty = true
	calls := b.calls()
	b.mu.Unlock()
	for _, call := range calls {
		call()
	}
	b.nudge()
}

// nudge has the loop look whether there is something to draw.
func (b *Board) nudge() {
	select {
	case b.wake <- struct{}{}:
	default:
	}
}

// calls takes the calls of the host that wait.
func (b *Board) calls() []func() {
	var calls []func()
	for _, g := range b.hand.gestures {
		calls = append(calls, func() { b.host.Gesture(g) })
	}
	calls = append(calls, b.outbox...)
	b.hand.gestures, b.outbox = nil, nil
	return calls
}

// tell calls the host as soon as the lock is free.
func (b *Board) tell(call func()) { b.outbox = append(b.outbox, call) }

// Show replaces what the screen shows. The order matters: what is drawn later reads what
// was set before.
func (b *Board) Show(next scene.Scene) {
	b.do(func() {
		old, fresh := b.scene, !b.ready
		b.scene, b.ready = next, true
		if old.Game != next.Game || old.Turn != next.Turn || old.Mode != next.Mode || old.At != next.At || old.Slice != next.Slice {
			b.hand.letGo() // what it was about is gone
		}
		b.drawing.pen.theme = colour.ThemeFor(next.Look.Dark)
		b.camera.view.Orientation = next.Look.Orientation // of what the camera is to show
		b.maps.follow(&old, fresh)
		another := fresh || old.Game != next.Game
		if another {
			b.hand.point(b.hand.pointer.cell, false) // the square was one of another game
		}
		switch {
		case another || !b.follow(&old): // nothing moves on from where it was
			b.drawing.motion = motion{}
			b.camera.report.opened(false)
			b.camera.lent = false
			if !fresh {
				b.camera.fit = fitPlay
			}
			b.camera.refit()
		case b.advance(&old), old.Mode != next.Mode, old.Brief != next.Brief:
			if b.camera.fit != fitFrame || old.At != next.At { // what a link wants to be seen stays until the piece moves
				b.camera.turn()
			}
			b.hand.turned()
		}
		if b.camera.scene.Look.Framed() {
			b.camera.fit = fitPlay
		}
		if old.Look.Frame != next.Look.Frame || old.Look.Bare != next.Look.Bare {
			b.camera.refit() // there is another part of the board to be seen, or more room for it
		}
		b.drawing.breath.follow(&old, &next, another, b.now())
		b.drawing.idea.follow(&old, b.now())
		if old.Look.Orientation != next.Look.Orientation || old.Look.Large != next.Look.Large || old.Look.Close != next.Look.Close {
			b.camera.stop() // a glide, also to the piece, was for the board as it lay
			b.camera.refit()
		}
		if b.hand.pointer.inside && old.Slice != next.Slice {
			b.hand.repoint() // the square is another position now
		}
		b.hand.chooseCursor()
		b.hand.hover() // the board may have moved below the mouse
	})
}

// advance sets in motion what has changed since a scene, and reports whether the piece has
// moved: on from where a hand has let it go, if one had it.
func (b *Board) advance(old *scene.Scene) (moved bool) {
	now := b.now()
	if p, ok := b.hand.left(now); ok && !b.scene.Stands(b.hand.carried.at) {
		b.drawing.motion.hand = &p
		b.hand.carried = carried{}
	}
	return b.drawing.motion.follow(old, &b.scene, now)
}

// follow moves everything on the screen to where it is seen from the origin of a new
// scene, and the old scene with it. It reports whether that was near enough.
func (b *Board) follow(old *scene.Scene) bool {
	by, near := b.scene.Shift(old)
	switch {
	case !near:
		b.hand.point(b.hand.pointer.cell, false)
		return false
	case by == engine.Cell{}:
		return true
	}
	b.camera.shift(by)
	b.drawing.motion.shift(by)
	b.hand.point(minus(b.hand.pointer.cell, by), b.hand.pointer.inside)
	b.hand.shift(by)
	old.At, old.Slice = minus(old.At, by), b.scene.Slice // which the hand was told just now
	return true
}

// Picture takes a picture of the map. One of another revision than the scene's is
// ignored.
func (b *Board) Picture(revision uint32, p picture.Picture) {
	b.do(func() {
		if b.ready && revision == b.scene.Map.Revision {
			b.maps.textures.add(p)
			b.drawing.breath.putOff(b.now())
		}
	})
}
