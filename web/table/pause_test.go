package table_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/table/host"
)

// think lets the analyst answer, while no timer goes off.
func (r *room) think() {
	for range 200 {
		bench := r.benches[host.Analyst]
		for _, m := range r.posted[host.Analyst] {
			bench.Receive(m)
		}
		r.posted[host.Analyst] = nil
		bench.Step()
		r.deliver()
	}
}

// TestOwnMoveIsSeenFirst: an answer waits until the move that was made by hand has been
// seen; a script's is answered at once, and so is everyone's who wants no motion.
func TestOwnMoveIsSeenFirst(t *testing.T) {
	for _, c := range []struct {
		name  string
		still bool
		move  func(r *room)
		waits bool
	}{
		{"tap", false, func(r *room) { r.table.Gesture(scene.Gesture{Kind: scene.Tap, At: engine.Cell{X: 8, Y: 2}}) }, true},
		{"field", false, func(r *room) { r.must("tap", args{"square": []int{8, 2}}) }, true},
		{"script", false, func(r *room) { r.must("move", args{"to": []int{8, 2}}) }, false},
		{"without motion", true, func(r *room) { r.table.Gesture(scene.Gesture{Kind: scene.Tap, At: engine.Cell{X: 8, Y: 2}}) }, false},
	} {
		r := newRoom(t)
		r.must("theme", args{"dark": false, "still": c.still})
		r.must("open", args{"link": "wythoff@8,4"})
		c.move(r)
		r.think()
		if n := len(r.table.State().History); (n == 1) != c.waits {
			t.Errorf("%s: there are %d turns", c.name, n)
		}
		if c.waits && (!r.scene.Brief || r.scene.At != engine.Cell{X: 8, Y: 2}) {
			t.Errorf("%s: the scene has the piece on %v, brief %t", c.name, r.scene.At, r.scene.Brief)
		}
		r.run()
		if n := len(r.table.State().History); n != 2 || r.scene.Brief {
			t.Errorf("%s: in the end there are %d turns", c.name, n)
		}
	}
}

// TestPauseEndsWithTheTurn: who takes a move back while it is seen hears no answer to it.
func TestPauseEndsWithTheTurn(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@8,4"})
	tap := func(x, y int) { r.table.Gesture(scene.Gesture{Kind: scene.Tap, At: engine.Cell{X: x, Y: y}}) }
	tap(8, 2)
	r.think()
	r.must("undo", args{})
	if n := len(r.table.State().History); n != 0 {
		t.Fatalf("there are %d turns", n)
	}
	r.run()
	if n := len(r.table.State().History); n != 0 {
		t.Errorf("the answer to what was taken back is played: %d turns", n)
	}
	tap(8, 3)
	r.run()
	if n := len(r.table.State().History); n != 2 {
		t.Errorf("in the end there are %d turns", n)
	}
}
