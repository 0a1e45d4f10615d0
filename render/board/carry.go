package board

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// This file is the piece in somebody's hand.

// How near, in CSS pixels, a mouse or a finger must come to the middle of the piece to take
// it where its square is smaller than that.
const fineHold, coarseHold = 7.0, 20.0

// grasped is one of the main pieces, and its square.
type grasped struct {
	piece scene.Piece
	at    engine.Cell
}

// carried is the piece while it is in a hand, and on its way back.
type carried struct {
	grasped
	on     bool
	coarse bool // a finger has it
	// from is where it was let go, at the time since.
	from  scene.Point
	since clock.Moment
}

// grip says what a pointer that goes down at (x, y) does when it moves, and prepares for
// that.
func (h *hand) grip(t view.Touch) view.Grip {
	if !h.ready || h.camera.covered(t.X, t.Y) {
		return view.Pulls
	}
	piece, on := h.pieceAt(t.X, t.Y, t.Coarse)
	h.grasped = piece
	return view.Held{
		Board: t.Pulls, Piece: on, Target: h.paintable(t.X, t.Y, t.Coarse),
		Chooses: h.scene.Mode == scene.Choose, Picks: h.picking(),
	}.Grip()
}

// pieceAt returns the piece that a pointer at (x, y) is on, or on the pin of which, if there is
// one: of several boards, where a piece may be chosen, that of the board below the pointer.
func (h *hand) pieceAt(x, y float64, coarse bool) (g grasped, ok bool) {
	g = grasped{h.scene.Piece, h.scene.At}
	if g.piece == scene.None {
		return g, false
	}
	if b := h.scene.On(h.camera.view.Cell(x, y)); b != nil && h.scene.Mode == scene.Choose {
		g = grasped{b.Piece, b.At}
	}
	hold := fineHold
	if coarse {
		hold = coarseHold
	}
	px, py := h.camera.view.Middle(g.at)
	if hold = max(hold, h.camera.view.Scale/2); max(abs(x-px), abs(y-py)) <= hold {
		return g, true
	}
	if h.camera.view.Scale >= pinBelow {
		return g, false
	}
	hx, hy := pin(h.camera, px, py, 1)
	return g, max(abs(x-hx), abs(y-hy)) <= pinHead
}

// main returns the piece that is drawn as the main one: that in a hand, or on its way back from there.
func (h *hand) main(now clock.Moment) grasped {
	if _, left := h.left(now); left || h.carried.on {
		return h.carried.grasped
	}
	return grasped{h.scene.Piece, h.scene.At}
}

// letGo ends whatever a pointer or the keyboard has begun to do on the board, as if it had not
// begun, and reports whether there was any. What is done, and the board's own movement, stays.
func (h *hand) letGo() (held bool) {
	held = h.touches.Forsake() || h.stroke.on
	h.lift(false)
	h.release(false)
	return held
}

// carry takes the piece along.
func (h *hand) carry(g view.Gesture) {
	h.pointAt(g.X, g.Y)
	if h.scene.Mode != scene.Choose {
		h.release(false) // the game went on while the pointer was down
		return
	}
	if !h.carried.on {
		h.carried = carried{grasped: h.grasped, on: true, coarse: g.Coarse}
		h.edge = edge{}
	}
	h.edge.x, h.edge.y = g.X, g.Y
	h.arm()
}

// drop lets the piece go: on a target that means a tap, and elsewhere it goes back.
func (h *hand) drop() {
	if !h.carried.on {
		return
	}
	at, ok := h.aim()
	h.release(ok)
	if ok {
		h.tells(scene.Gesture{Kind: scene.Tap, At: at})
	}
}

// release notes where the piece was let go. If it goes nowhere from there, it goes back.
func (h *hand) release(goes bool) {
	if !h.carried.on {
		return
	}
	h.carried = carried{grasped: h.carried.grasped, since: h.now(), from: h.carriedTo()}
	if h.scene.Look.Still && !goes {
		h.carried = carried{}
	}
}

// carriedTo returns where the piece is seen that is in a hand: above a finger, which covers
// what it points at.
func (h *hand) carriedTo() scene.Point {
	x, y := h.edge.x, h.edge.y
	if h.carried.coarse {
		y -= 0.5*h.camera.view.Scale + coarseHold
	}
	bx, by := h.camera.view.Board(x, y)
	return scene.Point{X: bx, Y: by}
}

// aim returns the target on which the piece in the hand would be let go.
func (h *hand) aim() (at engine.Cell, ok bool) {
	if !h.carried.on || h.camera.covered(h.edge.x, h.edge.y) {
		return at, false
	}
	reach := fineReach
	if h.carried.coarse {
		reach = coarseReach
	}
	bx, by := h.camera.view.Board(h.edge.x, h.edge.y)
	at, ok = h.scene.Targets.Nearest(bx, by, reach/h.camera.view.Scale)
	return at, ok && !h.scene.Blocked(at) && h.scene.On(at) == h.scene.On(h.carried.at)
}

// framed returns the square that is framed below the pointer: the target of the piece in
// the hand and, where everybody in the room is to see it, whatever is pointed at.
func (h *hand) framed() (at engine.Cell, ok bool) {
	if h.carried.on || !h.scene.Look.Pointer {
		return h.aim()
	}
	return h.pointer.cell, h.pointer.inside && !h.pointer.keyboard
}

// left returns where the piece was let go a moment ago.
func (h *hand) left(now clock.Moment) (p scene.Point, ok bool) {
	return h.carried.from, !h.carried.on && h.carried.since != 0 && now.Sub(h.carried.since) < slideTime
}

// shift moves a piece on its way back to where it is seen from a square.
func (h *hand) shift(by engine.Cell) {
	h.carried.at = minus(h.carried.at, by)
	h.carried.from.X, h.carried.from.Y = h.carried.from.X-float64(by.X), h.carried.from.Y-float64(by.Y)
}

func abs(v float64) float64 { return max(v, -v) }
