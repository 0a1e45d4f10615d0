package board

import (
	"github.com/hajimehoshi/ebiten/v2"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// This file is what a Board is made of, the parts that others need first.

// state is what all parts of the canvas have in common.
type state struct {
	scene  scene.Scene
	ready  bool // a scene has come
	clock  stopwatch
	wall   func() clock.Moment // the clock on the wall; tests have their own
	ticked clock.Moment        // when the last frame was made, zero before the first
}

// now is the time for what moves. The lock is held.
func (s *state) now() clock.Moment { return s.clock.now(s.wall()) }

// occupied returns the squares on which there is a pawn, or one is to be.
func (s *state) occupied() map[engine.Cell]bool {
	if len(s.scene.Pawns) == 0 {
		return nil
	}
	occupied := make(map[engine.Cell]bool, len(s.scene.Pawns))
	for _, p := range s.scene.Pawns {
		occupied[p.At] = true
	}
	return occupied
}

// camera says which part of the board is seen. A glide to a place moves it, the wheel's
// zoom, or the momentum of a board that was flung; only one of them is at work.
type camera struct {
	*state
	report
	view view.Viewport
	// corner is the part of the canvas, at its lower right, that something covers.
	corner view.Insets

	gliding  bool
	from, to view.Viewport
	started  clock.Moment

	zooming bool
	scale   float64 // the wheel's goal
	x, y    float64 // the point that the zoom keeps

	flying bool
	dx, dy float64 // CSS pixels a millisecond

	fit   fit           // what the camera keeps showing when the canvas changes size
	frame engine.Window // the window of fitFrame
	lent  bool          // a finger's tap has enlarged the board, for one turn
	text  []byte        // the last coordinate
}

// fit says what part of the board the camera was asked to show as a whole.
type fit uint8

const (
	free     fit = iota // none: the person has moved it
	fitPlay             // the piece and the squares it can reach
	fitBoard            // the whole map
	fitFrame            // the window that a link asks for
)

// hand turns pointers, wheel and keys into gestures on the scene, and moves the camera.
type hand struct {
	*state
	camera   *camera
	touches  view.Recognizer
	pointer  pointer
	pressed  pointer // as it was when it went down
	grasped  grasped // the piece that it went down on
	stroke   stroke
	carried  carried
	edge     edge
	gestures []scene.Gesture // of which the host is to be told
}

// pointer is the square that the mouse or the keyboard points at.
type pointer struct {
	cell     engine.Cell
	inside   bool // the pointer is on a square of the board
	keyboard bool // it is the keyboard's cursor

	hovers bool    // a mouse rests on the canvas
	finger bool    // a finger was the last to touch it
	x, y   float64 // there, in CSS pixels
}

// stroke is the squares being passed over to block them, by a pointer or by the
// keyboard's cursor.
type stroke struct {
	reach float64 // of the pointer, in squares
	on    bool    // the host was told of some squares
	last  engine.Cell
}

// edge is a pointer that paints or carries: at the edge of the canvas the board scrolls.
type edge struct {
	x, y  float64 // where it is, in CSS pixels
	armed bool    // it was away from the edges before
}

// mapView is the map as far as it is seen: the pictures that have come, how much of them
// is shown, and which are wanted.
type mapView struct {
	*state
	camera   *camera
	textures *textures
	reveal   view.Reveal
	contrast contrast
	toldLook colour.Look
	want     picture.Want
	listed   []picture.Key // see keys
	asked    uint32        // the revision for which want was asked, once wanted is set
	wanted   bool
}

// front returns the distance up to which the map is shown, and the width of the
// edge over which it fades away. A front of the scene's own ends with its last
// antidiagonal: the middles of the squares there have a distance of one more than
// their number.
func (m *mapView) front() (front, soft float64) {
	front, soft = m.reveal.Front(), max(2, 28/m.camera.view.Scale)
	if last := float64(m.scene.Map.Front); last > 0 && last < front {
		return last, 1
	}
	return front, soft
}

// pen draws marks and lines in the colours of a theme, by form as well as by colour: a
// tick on a full disc wins.
type pen struct {
	*state
	camera *camera
	theme  *colour.Theme
	brush  brush
}

// drawing draws a frame: the board, the map and what is written on it, marks and pieces.
type drawing struct {
	*state
	camera *camera
	hand   *hand
	maps   *mapView

	pen      pen
	sprites  *sprites
	glyphs   *glyphs
	programs *programs
	motion   motion
	breath   breath
	idea     figures
	roomy    bool                    // there is room for shapes on the graphics card
	tardy    bool                    // a piece is still to be painted
	stamp    ebiten.DrawImageOptions // of the last piece
	dots     []dot                   // of the pawns in view
	dotted   map[[2]int]bool         // the pixels that have one: of the pawns on a pixel one is enough
}
