package table_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
)

// TestMoment: whatever changes the position, the turn or the room is another moment for what a hand has begun on the
// canvas, and nothing else is.
func TestMoment(t *testing.T) {
	const people = "&first=human&second=human"
	r := newRoom(t)
	check := func(other bool, what string, do func()) {
		t.Helper()
		before := r.scene.Turn
		if do(); before == "" || (r.scene.Turn != before) != other {
			t.Errorf("%s: the moment %q becomes %q", what, before, r.scene.Turn)
		}
	}
	call := func(name string, given args) func() {
		return func() { r.must(name, given) }
	}
	open := func(link string) func() { return call("open", args{"link": link}) }
	r.must("open", args{"link": "wythoff@12,17" + people})
	for _, c := range []struct {
		what string
		do   func()
	}{
		{"a move", call("move", args{"to": []int{12, 16}})},
		{"a turn back", call("undo", args{})},
		{"a turn forward", call("redo", args{})},
		{"a new game", call("newGame", args{})},
		{"other players", call("players", args{"first": "human", "second": "perfect"})},
		{"sides swapped", call("flip", args{})},
		{"another position", open("wythoff@9,14" + people)},
		{"another history", open("wythoff@9,14&past=9,17" + people)},
		{"another game", open("maharaja@9,14" + people)},
		{"a quiz", open("maharaja@9,14&quiz=on" + people)},
		{"the answers", call("reveal", args{})},
		{"a lesson", open("lesson=corner-the-queen&step=1")},
		{"its next step", call("next", args{})},
		{"the step before", call("back", args{})},
		{"the door", open("")},
		{"a blocking game", open("blocking:5@9,7" + people)},
		{"a block", call("block", args{"squares": [][]int{{8, 7}}})},
		{"another block", open("blocking:5@9,7&block=9,6" + people)},
	} {
		check(true, c.what, c.do)
	}
	r.must("open", args{"link": "blocking:5@9,7" + people})
	for _, c := range []struct {
		what string
		do   func()
	}{
		{"the theme", call("theme", args{"dark": true, "still": true})},
		{"the map", call("map", args{"kind": "off"})},
		{"another orientation", call("orientation", args{"name": "right-up"})},
		{"squares that are picked", func() { r.table.Stroke(row(8, 6, 7)); r.table.Lifted(true) }},
		{"the pointer", func() { r.table.Hover(engine.At(2, 1), true) }},
		{"more letters", call("large", args{"on": true})},
	} {
		check(false, c.what, c.do)
	}
	r.must("open", args{"link": "wythoff@9,7&quiz=on"})
	check(false, "marks", func() { r.must("mark", args{"square": []int{1, 2}, "as": "P"}) })
}

// TestNoStrokeOutlivesItsGame: a stroke that is taken back when another game has come takes nothing back there.
func TestNoStrokeOutlivesItsGame(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@9,7&quiz=on"})
	r.must("mark", args{"square": []int{5, 5}, "as": "N"})
	r.table.Stroke(row(3, 1, 2))
	r.must("open", args{"link": "rook@9,7&quiz=on"})
	r.table.Lifted(false)
	if n := r.table.Page().Quiz.Marks; n != 0 {
		t.Errorf("%d marks of another game", n)
	}
	// Nor does one that the marking of squares has ended by being switched off.
	r.table.Stroke(row(3, 1, 2))
	r.must("marking", args{"on": false})
	r.table.Lifted(false)
	r.must("marking", args{"on": true})
	r.table.Stroke(row(7, 6, 2))
	r.table.Lifted(false)
	if n := r.table.Page().Quiz.Marks; n != 3 {
		t.Errorf("%d marks", n)
	}
}

// TestWhoAsks: the canvas knows where a finger that rests on a square is told about it; elsewhere that is a tap.
func TestWhoAsks(t *testing.T) {
	r := newRoom(t)
	for link, asks := range map[string]bool{
		"wythoff@9,7&first=human&second=human": true, "wythoff@9,7&without=why": false, "wythoff@9,7&quiz=on": false,
		"puzzle=wythoff&level=1&seed=3": false, "gallery": false, "": false, "lesson=corner-the-queen": false, "class&rook@3,3": false,
	} {
		r.must("open", args{"link": link})
		if r.scene.Asks != asks {
			t.Errorf("%s: asks is %t", link, r.scene.Asks)
		}
		r.table.Linger(engine.At(3, 5))
		r.run()
		if told := r.table.Page().Study != nil; told != asks {
			t.Errorf("%s: that a square is explained is %t", link, told)
		}
	}
}
