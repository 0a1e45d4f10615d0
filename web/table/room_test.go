package table_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/render/scene"
)

// The bare address is the door; a link to a game leads out of it, an empty one back.
func TestDoor(t *testing.T) {
	r := newRoom(t)
	p := r.table.Page()
	if p.Room != "door" || p.State.Game != "rook" || p.At != "" {
		t.Fatalf("one enters %q at %q with %s", p.Room, p.At, p.State.Game)
	}
	r.must("move", args{"to": []int{4, 4}})
	r.run()
	if p := r.table.Page(); p.Room != "door" || len(p.State.History) != 2 {
		t.Errorf("after a move at the door: %q, %d turns", p.Room, len(p.State.History))
	}
	r.must("newGame", nil)
	if p := r.table.Page(); p.Room != "door" {
		t.Errorf("the game anew is in the room %q", p.Room)
	}
	r.must("open", args{"link": "wythoff@3,4"})
	if p := r.table.Page(); p.Room != "game" {
		t.Errorf("a game is opened in the room %q", p.Room)
	}
	r.must("open", args{"link": "", "arrives": true})
	if p := r.table.Page(); p.Room != "door" || p.State.Game != "rook" {
		t.Errorf("an empty address leads to the room %q with %s", p.Room, p.State.Game)
	}
}

// A lesson is gone through from its link; its state is told to scripts.
func TestLesson(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "lesson=corner-the-rook"})
	p := r.table.Page()
	if p.Room != "lesson" || p.At != "lesson=corner-the-rook&step=1" || p.Course.Steps < 1 || p.Course.Task.Kind != "win" {
		t.Fatalf("the lesson is %+v", p.Room)
	}
	if l := p.State.Lesson; l == nil || l.Name != "corner-the-rook" || l.Step != 1 || l.Solved {
		t.Errorf("scripts are told %+v", l)
	}
	for r.table.State().Phase != "over" {
		s := r.table.State()
		x, y, _ := engine.Position(s.Position).Pair()
		to := min(x, y)
		r.must("move", args{"to": []int{to, to}})
		r.run()
	}
	if p = r.table.Page(); p.Course.Task.Verdict == nil || !p.Course.Task.Verdict.Right || !p.State.Lesson.Solved {
		t.Errorf("the game was won, and the task is %+v", p.Course.Task)
	}
	for _, c := range []struct{ link, want string }{
		{"lesson=no-such-thing", "there is no lesson"},
		{"lesson=corner-the-rook&step=99", "there is no such step"},
		{"lesson=corner-the-rook&step=x", "after the name of a lesson"},
		{"lesson=~abc", "the lesson in this link cannot be read"},
	} {
		before := string(r.table.StateJSON())
		answer := string(r.table.Call("open", []byte(`{"link":"`+c.link+`"}`)))
		if !strings.Contains(strings.ToLower(answer), c.want) {
			t.Errorf("%s: %s", c.link, answer)
		}
		if now := string(r.table.StateJSON()); now != before {
			t.Errorf("%s changed the state to %s", c.link, now)
		}
	}
	r.must("open", args{"link": "wythoff@3,4"})
	if p := r.table.Page(); p.Course != nil || p.State.Lesson != nil {
		t.Errorf("a game is still in the lesson %+v", p.Course)
	}
}

// Squares that are to be tapped are marked by the canvas, and judged by the engine.
func TestTapTask(t *testing.T) {
	r := newRoom(t)
	link := packed(t, "name: a\ntitle: b\nstep: c\nboard: rook@6,4\nsay: d\ntask: tap P in 0,0..2,2\nhint: e\nhint missing: f\nright: g\n")
	r.must("open", args{"link": "lesson=" + link})
	tap := func(x, y int) { r.table.Gesture(scene.Gesture{Kind: scene.Tap, At: engine.Cell{X: x, Y: y}}) }
	tap(0, 0)
	tap(1, 1)
	r.must("check", nil)
	if v := r.table.Page().Course.Task.Verdict; v == nil || v.Right || v.Words != "f" {
		t.Errorf("two of three: %+v", v)
	}
	tap(2, 2)
	r.must("check", nil)
	if v := r.table.Page().Course.Task.Verdict; v == nil || !v.Right || v.Words != "g" {
		t.Errorf("all three: %+v", v)
	}
	if len(r.table.State().History) != 0 {
		t.Error("taps have moved the piece")
	}
}

// packed puts the text of a lesson into a word for a link.
func packed(t *testing.T, text string) string {
	t.Helper()
	l, err := lesson.Read(text)
	if err != nil {
		t.Fatal(err)
	}
	word, ok := lesson.Pack(l)
	if !ok {
		t.Fatalf("%q is too long for a link", text)
	}
	return word
}
