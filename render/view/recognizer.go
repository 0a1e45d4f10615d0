package view

import (
	"math"
	"slices"
)

// The limits of a tap.
const (
	fineSlack   = 5.0   // CSS pixels a mouse may move in a click
	coarseSlack = 12.0  // the same for a finger
	carrySlack  = 8.0   // the same for a finger on what can be carried: it means to
	tapTime     = 600.0 // ms: a finger that stays longer lingers
	flingTime   = 90.0  // ms before letting go over which the speed is taken
	flingLeast  = 0.25  // CSS pixels a ms: slower than this the board just stays
)

// Recognizer turns the events of pointers into gestures. The zero value is ready.
type Recognizer struct {
	down    []held
	moved   bool // the gesture is a pan, pinch, stroke or drag: no tap can come of it
	dropped bool // what the one pointer that is down was about has gone: it means nothing until it is up
	grip    Grip // of the one pointer that is down
	trail   []Touch
	answers []Gesture
}

// held is a pointer that is down.
type held struct {
	id             int
	x, y           float64
	startX, startY float64
	startTime      float64
	coarse, pulls  bool
}

// Busy reports whether a pointer is down.
func (r *Recognizer) Busy() bool { return len(r.down) > 0 }

// Hold says what the pointer that is down alone does when it moves. It is to be called
// after a Press; a second finger ends it, so that two always pan and pinch.
func (r *Recognizer) Hold(g Grip) {
	if len(r.down) == 1 && !r.moved && !r.dropped {
		r.grip = g
	}
}

// Forsake ends whatever the pointer that is down was to do to something on the board: a press,
// painting or carrying. It reports whether there was any. A pull of the board itself goes on.
func (r *Recognizer) Forsake() (any bool) {
	if len(r.down) != 1 || r.dropped || r.moved && r.grip == Pulls {
		return false
	}
	r.dropped, r.grip = true, Pulls
	return true
}

// Handle takes the next event and returns the gestures that it makes, valid until
// the next call.
func (r *Recognizer) Handle(e Touch) []Gesture {
	r.answers = r.answers[:0]
	at := r.find(e.ID)
	switch {
	case e.Phase == TouchDown && at < 0:
		r.press(e)
	case e.Phase == TouchMove && at >= 0:
		r.move(at, e)
	case e.Phase == TouchMove && len(r.down) == 0:
		r.say(Gesture{Kind: Point, X: e.X, Y: e.Y})
	case (e.Phase == TouchUp || e.Phase == TouchCancel) && at >= 0:
		r.lift(at, e)
	}
	return r.answers
}

func (r *Recognizer) find(id int) int {
	return slices.IndexFunc(r.down, func(h held) bool { return h.id == id })
}

func (r *Recognizer) say(g Gesture) { r.answers = append(r.answers, g) }

func (r *Recognizer) press(e Touch) {
	if len(r.down) == 2 {
		return // a third finger means nothing
	}
	r.down = append(r.down, held{id: e.ID, x: e.X, y: e.Y, startX: e.X, startY: e.Y, startTime: e.Time, coarse: e.Coarse, pulls: e.Pulls})
	r.trail = r.trail[:0]
	r.dropped = false
	if len(r.down) == 1 {
		r.moved, r.grip = false, Pulls
		r.say(Gesture{Kind: Press, X: e.X, Y: e.Y})
		return
	}
	r.scratch()
	r.moved = true
}

// scratch ends painting and carrying before the pointer has come up.
func (r *Recognizer) scratch() {
	if r.grip != Pulls && r.moved {
		r.say(Gesture{Kind: Scratch})
	}
	r.grip = Pulls
}

func (r *Recognizer) move(at int, e Touch) {
	h := &r.down[at]
	if len(r.down) == 2 {
		r.pinch(at, e)
		return
	}
	if r.dropped {
		return
	}
	if !r.moved {
		slack := r.slack(h)
		dx, dy := e.X-h.startX, e.Y-h.startY
		far := math.Hypot(dx, dy)
		if far <= slack {
			return
		}
		r.moved = true
		if r.grip != Pulls {
			h.x, h.y = h.startX, h.startY // paint begins where the pointer went down
		} else {
			// The slack is not made up for: the board would jump.
			h.x, h.y = h.startX+dx*slack/far, h.startY+dy*slack/far
		}
	}
	r.trail = append(r.trail, e)
	if dx, dy := e.X-h.x, e.Y-h.y; dx != 0 || dy != 0 {
		kind := [...]GestureKind{Pulls: Pan, Paints: Stroke, Carries: Carry}[r.grip]
		r.say(Gesture{Kind: kind, X: e.X, Y: e.Y, DX: dx, DY: dy, Coarse: h.coarse})
	}
	h.x, h.y = e.X, e.Y
}

// slack returns how far a pointer may go in a tap, in CSS pixels.
func (r *Recognizer) slack(h *held) float64 {
	switch {
	case !h.coarse:
		return fineSlack
	case r.grip == Carries:
		return carrySlack
	}
	return coarseSlack
}

// pinch moves one of two fingers: the middle pans and the distance enlarges.
func (r *Recognizer) pinch(at int, e Touch) {
	h, other := &r.down[at], &r.down[1-at]
	before := math.Hypot(h.x-other.x, h.y-other.y)
	after := math.Hypot(e.X-other.x, e.Y-other.y)
	dx, dy := (e.X-h.x)/2, (e.Y-h.y)/2
	h.x, h.y = e.X, e.Y
	x, y := (h.x+other.x)/2, (h.y+other.y)/2
	if dx != 0 || dy != 0 {
		r.say(Gesture{Kind: Pan, X: x, Y: y, DX: dx, DY: dy})
	}
	// Closer than a finger's width the ratio of two distances is noise.
	if before > 8 && after > 8 && before != after {
		r.say(Gesture{Kind: Pinch, X: x, Y: y, Factor: after / before})
	}
}

func (r *Recognizer) lift(at int, e Touch) {
	h := r.down[at]
	r.down = append(r.down[:at], r.down[at+1:]...)
	if len(r.down) > 0 {
		r.trail = r.trail[:0]
		return // the finger that is left goes on panning
	}
	if e.Phase == TouchCancel {
		r.scratch()
	} else {
		switch {
		case r.dropped || !r.moved && h.pulls:
		case !r.moved && !(h.coarse && e.Time-h.startTime > tapTime):
			r.say(Gesture{Kind: Tap, X: h.startX, Y: h.startY, Coarse: h.coarse})
		case !r.moved:
			r.say(Gesture{Kind: Linger, X: h.startX, Y: h.startY})
		case r.grip == Carries:
			r.say(Gesture{Kind: Drop, X: e.X, Y: e.Y, Coarse: h.coarse})
		case r.grip == Pulls:
			if dx, dy := r.speed(e.Time); math.Hypot(dx, dy) >= flingLeast {
				r.say(Gesture{Kind: Fling, X: e.X, Y: e.Y, DX: dx, DY: dy})
			}
		}
	}
	r.say(Gesture{Kind: Rest, X: e.X, Y: e.Y})
}

// speed returns how fast the pointer went just before now.
func (r *Recognizer) speed(now float64) (dx, dy float64) {
	var first *Touch
	for i := range r.trail {
		if now-r.trail[i].Time <= flingTime {
			first = &r.trail[i]
			break
		}
	}
	if first == nil {
		return 0, 0
	}
	last := &r.trail[len(r.trail)-1]
	if span := last.Time - first.Time; span > 0 {
		return (last.X - first.X) / span, (last.Y - first.Y) / span
	}
	return 0, 0
}

// Painting reports whether the pointer that is down paints.
func (r *Recognizer) Painting() bool { return r.Dragging() && r.grip == Paints }

// Carrying reports whether the pointer that is down carries something.
func (r *Recognizer) Carrying() bool { return r.Dragging() && r.grip == Carries }

// Dragging reports whether the pointers that are down move the board.
func (r *Recognizer) Dragging() bool { return r.Busy() && r.moved && !r.dropped }
