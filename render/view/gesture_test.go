package view

import (
	"math"
	"testing"
)

// play hands events to a new Recognizer and returns the gestures.
func play(events ...Touch) []Gesture {
	var r Recognizer
	var all []Gesture
	for _, e := range events {
		all = append(all, r.Handle(e)...)
	}
	return all
}

func kinds(gestures []Gesture) string {
	s := ""
	for _, g := range gestures {
		s += string("phtplzscdxir"[g.Kind])
	}
	return s
}

// The letters stand for point, press (h), tap, pan (p), fling (l), pinch (z), stroke,
// scratch (x), linger (i), rest.
func TestGestures(t *testing.T) {
	down := func(id int, x, y, at float64) Touch { return Touch{ID: id, Phase: TouchDown, X: x, Y: y, Time: at} }
	move := func(id int, x, y, at float64) Touch { return Touch{ID: id, Phase: TouchMove, X: x, Y: y, Time: at} }
	up := func(id int, x, y, at float64) Touch { return Touch{ID: id, Phase: TouchUp, X: x, Y: y, Time: at} }
	cancel := func(id int, at float64) Touch { return Touch{ID: id, Phase: TouchCancel, Time: at} }
	finger := func(e Touch) Touch { e.Coarse = true; return e }
	for _, c := range []struct {
		name   string
		events []Touch
		want   string
	}{
		{"hover", []Touch{move(1, 5, 5, 0), move(1, 6, 5, 9)}, "pp"},
		{"click", []Touch{down(1, 5, 5, 0), up(1, 5, 5, 90)}, "htr"},
		{"click of a trembling hand", []Touch{down(1, 5, 5, 0), move(1, 8, 7, 10), up(1, 8, 7, 90)}, "htr"},
		{"slow click", []Touch{down(1, 5, 5, 0), up(1, 5, 5, 5000)}, "htr"},
		{"tap of a finger", []Touch{finger(down(1, 5, 5, 0)), finger(move(1, 12, 10, 10)), finger(up(1, 12, 10, 90))}, "htr"},
		{"long touch", []Touch{finger(down(1, 5, 5, 0)), finger(up(1, 5, 5, 900))}, "hir"},
		{"long drag", []Touch{finger(down(1, 5, 5, 0)), finger(move(1, 50, 5, 600)), finger(up(1, 50, 5, 1500))}, "hpr"},
		{"drag that stops", []Touch{down(1, 0, 0, 0), move(1, 20, 0, 16), move(1, 40, 0, 32), up(1, 40, 0, 400)}, "hppr"},
		{"fling", []Touch{down(1, 0, 0, 0), move(1, 20, 0, 16), move(1, 40, 0, 32), move(1, 60, 0, 48), up(1, 60, 0, 50)}, "hppplr"},
		{"there and back is no tap", []Touch{down(1, 0, 0, 0), move(1, 40, 0, 16), move(1, 0, 0, 300), up(1, 0, 0, 800)}, "hppr"},
		{"cancelled", []Touch{down(1, 0, 0, 0), cancel(1, 20)}, "hr"},
		{"cancelled in motion", []Touch{down(1, 0, 0, 0), move(1, 40, 0, 16), move(1, 80, 0, 32), cancel(1, 33)}, "hppr"},
		{"two fingers never tap", []Touch{down(1, 0, 0, 0), down(2, 90, 0, 5), up(2, 90, 0, 50), up(1, 0, 0, 60)}, "hr"},
		{"pinch, then pan with the other", []Touch{down(1, 0, 0, 0), down(2, 100, 0, 5), move(2, 200, 0, 20), up(1, 0, 0, 30), move(2, 230, 0, 40), up(2, 230, 0, 500)}, "hpzpr"},
		{"a third finger", []Touch{down(1, 0, 0, 0), down(2, 100, 0, 5), down(3, 50, 50, 6), move(3, 60, 60, 7), up(3, 60, 60, 8)}, "h"},
		{"up without down", []Touch{up(4, 1, 1, 0), cancel(4, 1)}, ""},
	} {
		if got := kinds(play(c.events...)); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// Where the screen lets the pointer paint, a drag is a stroke from where it began; two
// fingers move the board as ever, and what was painted before is void.
func TestStrokes(t *testing.T) {
	down := func(id int, x float64) Touch { return Touch{ID: id, Phase: TouchDown, X: x} }
	move := func(id int, x float64) Touch { return Touch{ID: id, Phase: TouchMove, X: x, Time: x} }
	up := func(id int, x float64) Touch { return Touch{ID: id, Phase: TouchUp, X: x, Time: x} }
	for _, c := range []struct {
		name   string
		events []Touch
		want   string
	}{
		{"click", []Touch{down(1, 0), move(1, 4), up(1, 4)}, "htr"},
		{"stroke", []Touch{down(1, 0), move(1, 20), move(1, 60), up(1, 60)}, "hssr"},
		{"stroke that is cancelled", []Touch{down(1, 0), move(1, 20), {ID: 1, Phase: TouchCancel}}, "hsxr"},
		{"cancelled before it began", []Touch{down(1, 0), {ID: 1, Phase: TouchCancel}}, "hr"},
		{"two fingers", []Touch{down(1, 0), down(2, 90), move(2, 180), up(2, 180), move(1, 30), up(1, 900)}, "hpzpr"},
		{"a second finger", []Touch{down(1, 0), move(1, 20), down(2, 90), move(1, 10), up(2, 90), move(1, 40), up(1, 900)}, "hsxpzpr"},
	} {
		var r Recognizer
		var all []Gesture
		for _, e := range c.events {
			all = append(all, r.Handle(e)...)
			if e.Phase == TouchDown {
				r.Hold(Paints)
			}
		}
		if got := kinds(all); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
		at := 0.0
		for _, g := range all {
			if g.Kind == Stroke {
				if from := g.X - g.DX; from != at {
					t.Errorf("%s: a stroke begins at %g, want %g", c.name, from, at)
				}
				at = g.X
			}
		}
	}
	var r Recognizer
	r.Handle(down(1, 0))
	r.Handle(move(1, 30))
	if r.Hold(Paints); r.Painting() {
		t.Error("a drag that has begun to pull turns into a stroke")
	}
}

// The gestures of a drag and of a pinch move the board with the fingers: the
// points of the board under two fingers stay under them.
func TestPinchHoldsTheBoard(t *testing.T) {
	v := Viewport{Scale: 10, Width: 500, Height: 500, Ratio: 1}
	ax, ay := v.Board(100, 120)
	bx, by := v.Board(300, 200)
	for _, g := range play(
		Touch{ID: 1, Phase: TouchDown, X: 100, Y: 120}, Touch{ID: 2, Phase: TouchDown, X: 300, Y: 200},
		Touch{ID: 1, Phase: TouchMove, X: 80, Y: 112}, Touch{ID: 2, Phase: TouchMove, X: 330, Y: 212},
	) {
		switch g.Kind {
		case Pan:
			v = v.Panned(g.DX, g.DY)
		case Pinch:
			v = v.Zoomed(g.Factor, g.X, g.Y)
		}
	}
	x, y := v.Screen(ax, ay)
	u, w := v.Screen(bx, by)
	// The fingers kept their direction, so nothing had to turn: both points fit.
	if math.Hypot(x-80, y-112) > 1e-6 || math.Hypot(u-330, w-212) > 1e-6 {
		t.Errorf("the fingers' points lie at (%g, %g) and (%g, %g)", x, y, u, w)
	}
}

func TestFlingHasTheHandsSpeed(t *testing.T) {
	var events []Touch
	events = append(events, Touch{ID: 1, Phase: TouchDown})
	for i := 1; i <= 20; i++ {
		events = append(events, Touch{ID: 1, Phase: TouchMove, X: float64(8 * i), Y: float64(-4 * i), Time: float64(10 * i)})
	}
	events = append(events, Touch{ID: 1, Phase: TouchUp, X: 160, Y: -80, Time: 201})
	all := play(events...)
	g := all[len(all)-2]
	if g.Kind != Fling || math.Abs(g.DX-0.8) > 1e-9 || math.Abs(g.DY+0.4) > 1e-9 {
		t.Errorf("fling %+v, want 0.8, -0.4 pixels a millisecond", g)
	}
}
