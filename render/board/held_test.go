package board

import (
	"reflect"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// tagging is a board on which any square may be meant.
func tagging() scene.Scene {
	sc := chess()
	sc.Mode = scene.Tag
	return sc
}

// TestSlowPressActs: however long a finger, a pen or a mouse stays on a square that can be chosen, picked or tagged,
// it does what a tap does. Where there is nothing to do a finger asks.
func TestSlowPressActs(t *testing.T) {
	option, none := engine.Cell{X: 2, Y: 1}, engine.Cell{X: 1, Y: 2}
	watched := chess()
	watched.Mode = scene.Watch
	silent := chess()
	silent.Asks = false
	for _, c := range []struct {
		name   string
		scene  scene.Scene
		at     engine.Cell
		finger string // after a long press
	}{
		{"to move", chess(), option, "tap 2,1"},
		{"to move, elsewhere", chess(), none, "linger 1,2"},
		{"to block", blocking(), engine.Cell{X: 7, Y: 7}, "tap 7,7"},
		{"to block, elsewhere", blocking(), none, "linger 1,2"},
		{"to tag", tagging(), none, "tap 1,2"},
		{"to watch", watched, option, "linger 2,1"},
		{"where nothing is explained", silent, none, "tap 1,2"},
	} {
		for _, coarse := range []bool{true, false} {
			for _, length := range []float64{50, 599, 601, 1500, 9000} {
				r := opened(c.scene)
				x, y := r.camera.view.Middle(c.at)
				r.touch(view.Touch{Phase: view.TouchDown, X: x, Y: y, Coarse: coarse})
				r.touch(view.Touch{Phase: view.TouchUp, X: x, Y: y, Coarse: coarse, Time: length})
				want := "tap " + text(c.at)
				if coarse && length > 600 {
					want = c.finger
				}
				if got := r.heard(); got != want {
					t.Errorf("%s, finger %t, %g ms: told %q, want %q", c.name, coarse, length, got, want)
				}
			}
		}
	}
	// Where squares are too small for a finger a slow tap enlarges them, too.
	r := opened(chess())
	r.camera.view.Scale, r.camera.fit = 6, free
	x, y := r.camera.view.Middle(option)
	r.touch(view.Touch{Phase: view.TouchDown, X: x, Y: y, Coarse: true})
	r.touch(view.Touch{Phase: view.TouchUp, X: x, Y: y, Coarse: true, Time: 900})
	if got := r.heard(); got != "" || r.camera.view.Scale != enlarged {
		t.Errorf("on small squares: told %q, at %g", got, r.camera.view.Scale)
	}
}

// TestMiddleButton pulls the board, and never plays.
func TestMiddleButton(t *testing.T) {
	for _, sc := range []scene.Scene{chess(), blocking(), tagging()} {
		r := opened(sc)
		x, y := r.camera.view.Middle(engine.Cell{X: 4, Y: 2})
		if sc.Mode == scene.Pick {
			x, y = r.camera.view.Middle(engine.Cell{X: 7, Y: 7})
		}
		r.touch(view.Touch{Phase: view.TouchDown, X: x, Y: y, Pulls: true})
		r.touch(view.Touch{Phase: view.TouchUp, X: x, Y: y, Time: 90})
		if got := r.heard(); got != "" {
			t.Errorf("mode %d: told %q", sc.Mode, got)
		}
	}
}

// begun is something that a hand has begun to do: how, and what it would do if it went on to its end.
type begun struct {
	name  string
	scene scene.Scene
	begin func(*recorder)
	end   func(*recorder)
	does  string // when it ends by itself
	tells string // what is told when it is let go
}

// held lists all that a hand can have begun.
func held() []begun {
	at := func(r *recorder, phase view.TouchPhase, c engine.Cell, coarse bool) {
		x, y := r.camera.view.Middle(c)
		r.touch(view.Touch{ID: 1, Phase: phase, X: x, Y: y, Coarse: coarse, Time: 700 * float64(phase)})
	}
	option, piece, square := engine.Cell{X: 2, Y: 3}, engine.Cell{X: 4, Y: 3}, engine.Cell{X: 7, Y: 7}
	var all []begun
	for _, coarse := range []bool{false, true} {
		all = append(all,
			begun{"a press", chess(), func(r *recorder) { at(r, view.TouchDown, option, coarse) }, func(r *recorder) { at(r, view.TouchUp, option, coarse) }, "tap 2,3", ""},
			begun{"a drag", chess(), func(r *recorder) {
				at(r, view.TouchDown, piece, coarse)
				at(r, view.TouchMove, engine.Cell{X: 3, Y: 3}, coarse)
			}, func(r *recorder) { at(r, view.TouchMove, option, coarse); at(r, view.TouchUp, option, coarse) }, "tap 2,3", ""},
			begun{"a stroke", blocking(), func(r *recorder) {
				at(r, view.TouchDown, square, coarse)
				at(r, view.TouchMove, engine.Cell{X: 6, Y: 7}, coarse)
				r.told = nil
			}, func(r *recorder) {
				at(r, view.TouchMove, engine.Cell{X: 4, Y: 7}, coarse)
				at(r, view.TouchUp, engine.Cell{X: 4, Y: 7}, coarse)
			}, "stroke [5,7 4,7], lifted true", "lifted false"},
			begun{"a tag", tagging(), func(r *recorder) { at(r, view.TouchDown, option, coarse) }, func(r *recorder) { at(r, view.TouchUp, option, coarse) }, "tap 2,3", ""})
	}
	return append(all, begun{"keys with Shift", blocking(), func(r *recorder) { r.key("ArrowLeft", true); r.told = nil }, func(r *recorder) { r.unshift() }, "lifted true", "lifted false"})
}

// TestTurnEndsWhatIsHeld: whatever changes the position or the turn ends all that has begun on the board; what changes
// neither, such as a hint, another theme or another size, ends nothing.
func TestTurnEndsWhatIsHeld(t *testing.T) {
	turns := map[string]func(*scene.Scene){
		"the turn":     func(sc *scene.Scene) { sc.Turn = "another" },
		"the piece":    func(sc *scene.Scene) { sc.At.X--; sc.Turn = "on" },
		"what is done": func(sc *scene.Scene) { sc.Mode = scene.Watch },
		"the slice":    func(sc *scene.Scene) { sc.Slice = "6" },
		"the game":     func(sc *scene.Scene) { sc.Game = "draughts" },
	}
	others := map[string]func(*scene.Scene, *recorder){
		"nothing":   func(*scene.Scene, *recorder) {},
		"the theme": func(sc *scene.Scene, _ *recorder) { sc.Look.Dark = true },
		"a hint": func(sc *scene.Scene, _ *recorder) {
			sc.Draw(scene.Put(scene.Tick, scene.Good, engine.Cell{X: 1, Y: 1}))
		},
		"the size": func(_ *scene.Scene, r *recorder) { r.do(func() { r.resize(801, 601, 2) }) },
	}
	for _, b := range held() {
		for name, change := range turns {
			sc := b.scene
			r := opened(sc)
			b.begin(r)
			r.told = nil
			change(&sc)
			r.Show(sc)
			if got := r.heard(); got != b.tells {
				t.Errorf("%s, when %s changes: told %q, want %q", b.name, name, got, b.tells)
			}
			if b.end(r); r.heard() != "" || r.hand.carried.on || r.touches().Busy() {
				t.Errorf("%s outlives %s", b.name, name)
			}
		}
		for name, change := range others {
			sc := b.scene
			r := opened(sc)
			b.begin(r)
			r.told = nil
			change(&sc, r)
			r.Show(sc)
			if b.end(r); r.heard() != b.does {
				t.Errorf("%s is ended by %s", b.name, name)
			}
		}
		// Escape ends it as well, and the next one is whole.
		r := opened(b.scene)
		if r.LetGo() {
			t.Errorf("%s: there is nothing yet to let go", b.name)
		}
		b.begin(r)
		r.told = nil
		if !r.LetGo() || r.heard() != b.tells || r.LetGo() {
			t.Errorf("%s is not let go", b.name)
		}
		if b.end(r); r.heard() != "" {
			t.Errorf("%s was let go, and goes on", b.name)
		}
		b.begin(r)
		r.told = nil
		if b.end(r); r.heard() != b.does {
			t.Errorf("%s cannot begin again", b.name)
		}
	}
}

// touches are the pointers that are down.
func (r *recorder) touches() *view.Recognizer { return &r.hand.touches }

// TestPullGoesOn: who moves the board goes on with that, whoever moves the piece.
func TestPullGoesOn(t *testing.T) {
	sc := chess()
	r := opened(sc)
	r.touch(view.Touch{Phase: view.TouchDown, X: 500, Y: 500})
	r.touch(view.Touch{Phase: view.TouchMove, X: 540, Y: 500})
	before := r.camera.view.X
	sc.Turn = "another"
	r.Show(sc)
	r.touch(view.Touch{Phase: view.TouchMove, X: 600, Y: 500})
	if r.camera.view.X == before || r.LetGo() {
		t.Error("the board stays")
	}
}

// TestPressedSquare: the square is meant on which a pointer went down, wherever the board went since.
func TestPressedSquare(t *testing.T) {
	r := opened(chess())
	x, y := r.camera.view.Middle(engine.Cell{X: 2, Y: 1})
	r.touch(view.Touch{Phase: view.TouchDown, X: x, Y: y})
	r.do(func() { r.camera.view.X += 2 })
	r.touch(view.Touch{Phase: view.TouchUp, X: x, Y: y, Time: 90})
	if got := r.heard(); got != "tap 2,1" {
		t.Errorf("told %q", got)
	}
}

// TestPointingChangesNothing: where the mouse goes, and what it takes hold of, the scene stays as the host has it.
func TestPointingChangesNothing(t *testing.T) {
	sc := sideBySide(engine.Cell{X: 5, Y: 3}, engine.Cell{X: 9, Y: 7})
	r := opened(sc)
	for _, c := range []engine.Cell{{X: 5, Y: 3}, {X: 9, Y: 7}, {X: 9, Y: 2}, {X: 1, Y: 1}} {
		x, y := r.camera.view.Middle(c)
		r.touch(view.Touch{Phase: view.TouchMove, X: x, Y: y})
		r.touch(view.Touch{Phase: view.TouchDown, X: x, Y: y})
		r.touch(view.Touch{Phase: view.TouchUp, X: x, Y: y})
	}
	if !reflect.DeepEqual(r.scene, sc) {
		t.Errorf("the scene has become %+v", r.scene)
	}
}

// TestToolsKeepClear: what lies over a corner of the canvas lies over no piece that can be moved, of one board or of
// several, whatever is brought into view.
func TestToolsKeepClear(t *testing.T) {
	sizes := [][2]float64{{390, 474}, {390, 300}, {920, 748}, {320, 270}, {1000, 400}}
	for _, size := range sizes {
		for _, piece := range []engine.Cell{{X: 9, Y: 7}, {X: 8, Y: 7}, {X: 9, Y: 4}, {X: 7, Y: 5}} {
			for _, o := range []view.Orientation{view.XRightYDown, view.XRightYUp} {
				sc := sideBySide(engine.Cell{X: 5, Y: 3}, piece)
				sc.Look.Orientation = o
				r := on(size[0], size[1], sc)
				r.Cover(58, min(310, size[1]/2))
				check := func(what string) {
					r.frame() // where a board that is small comes to lie in the middle
					for _, b := range sc.Boards {
						if v := r.camera.goalView(); v.Hides(b.At, r.camera.corner) {
							t.Errorf("%v, %s, %v: %v is covered", size, what, o, b.At)
						}
					}
				}
				check("at first")
				r.Overview()
				check("the whole board")
				r.SetCamera("0,0,10x9")
				check("a frame")
				r.Fit()
				check("what a move needs")
			}
		}
	}
}
