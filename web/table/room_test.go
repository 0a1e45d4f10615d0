package table_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/lessons"
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
		t.Errorf("the game again is in the room %q", p.Room)
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
		{"lesson=no-such-thing", spoken("web/lessons/err-no-such-lesson", `"no-such-thing"`, lessons.Names())},
		{"lesson=corner-the-rock", spoken("web/lessons/err-near-lesson", `"corner-the-rock"`, "corner-the-rook")},
		{"lesson=corner-the-rook&step=99", spoken("game/link/err-no-step", 7)},
		{"lesson=corner-the-rook&step=x", spoken("engine/notation/wrong", spoken("engine/notation/whole", spoken("game/link/a-step")), `"x"`, 29)},
		{"lesson=corner-the-rook&utm_source=mail", noOther("lesson", "step, pause, quiz, without, ui, lang, tell", "utm_source", 24)},
		{"lesson=~abc", spoken("game/lesson/err-packed")},
		{"gallery&foo=bar", noOther("other", "ui, lang, tell", "foo", 9)},
	} {
		before := string(r.table.StateJSON())
		if err := r.call("open", args{"link": c.link}, nil); err == nil || err.Error() != words.Sentence(c.want) {
			t.Errorf("%s: %v", c.link, err)
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

// noOther is what is said of a name that no part of a link to such a room has, where it has these.
func noOther(room, names, name string, at int) string {
	return spoken("engine/notation/wrong", spoken("game/link/knows-no-other", room, names), words.Quote(name), at)
}

// leftOut is what is said of parts of a link that were left out, the first one for this reason.
func leftOut(why string, parts ...string) string {
	quoted := make([]string, len(parts))
	for i, part := range parts {
		quoted[i] = words.Quote(part)
	}
	return words.Sentence(spoken("game/link/opened-without", quoted, why))
}

// Whoever comes with a link to a lesson or to the gallery that is wrong in part has the rest of
// it, and is told once what was left out.
func TestRoomsLeftOut(t *testing.T) {
	for _, c := range []struct{ link, room, at, left string }{
		{"#lesson=corner-the-rook&utm_source=mail", "lesson", "lesson=corner-the-rook&step=1", leftOut(noOther("lesson", "step, pause, quiz, without, ui, lang, tell", "utm_source", 24), "utm_source=mail")},
		{"lesson=corner-the-rook&step=99", "lesson", "lesson=corner-the-rook&step=7", leftOut(spoken("game/link/err-step-beyond", 7, false), "step=99")},
		{"lesson=corner-the-rook&step=0&foo=1", "lesson", "lesson=corner-the-rook&step=1", leftOut(open, "foo=1", "step=0")},
		{"lesson=corner-the-rook&step=1" + strings.Repeat("0", 30), "lesson", "lesson=corner-the-rook&step=7", leftOut(spoken("game/link/err-step-beyond", 7, false), "step=1"+strings.Repeat("0", 30))},
		{"lesson=corner-the-rook&step=two", "lesson", "lesson=corner-the-rook&step=1", leftOut(spoken("engine/notation/wrong", spoken("engine/notation/whole", spoken("game/link/a-step")), `"t"`, 29), "step=two")},
		{"lesson=corner-the-rook&step=2&ui=everything", "lesson", "lesson=corner-the-rook&step=2", leftOut(spoken("game/link/can-show", []string{open}), "ui=everything")},
		{"lesson=corner-the-rook&step=2&ui=lesson&tell=https://school.example", "lesson", "lesson=corner-the-rook&step=2", ""},
		{"lesson=corner-the-rook&quiz=on&without=map,why", "lesson", "lesson=corner-the-rook&step=1&quiz=on&without=map,why", ""},
		{"lesson", "door", "lesson", ""},
		{"lesson=corner-the-rock&step=2", "door", "lesson", leftOut(spoken("web/lessons/err-near-lesson", `"corner-the-rock"`, "corner-the-rook"), "lesson=corner-the-rock")},
		{"lesson=~abc", "door", "lesson", leftOut(spoken("game/lesson/err-packed"), "lesson=~abc")},
		{"gallery&x=1", "gallery", "gallery", leftOut(noOther("other", "ui, lang, tell", "x", 9), "x=1")},
		{"class&rook@6,4&utm_source=mail&size=0x1&map=zz&second=human", "class", "class&rook@6,4&second=human&map=off&quiz=on", words.Sentence(spoken("game/link/opened-hidden", []string{`"map=zz"`, `"utm_source=mail"`, `"size=0x1"`}, open))},
		{"class&rook@6,4&second=human", "class", "class&rook@6,4&second=human", ""},
		{"lang=de", "door", "", ""},
		{"#", "door", "", ""},
		{"&utm_source=mail", "door", "", leftOut(open, "utm_source=mail")},
		{"fbclid=abc", "door", "", leftOut(open, "fbclid=abc")},
		{"wythoff@3,4&ui=none&utm_source=mail", "game", "", leftOut(noOther("game", open, "utm_source", 21), "utm_source=mail")},
	} {
		r := newRoom(t)
		r.must("open", args{"link": c.link, "arrives": true})
		p := r.table.Page()
		if p.Room != c.room || p.At != c.at {
			t.Errorf("%s leads to the room %q at %q", c.link, p.Room, p.At)
		}
		if !fits(p.Notice.Text, c.left) {
			t.Errorf("%s: %q, want %q", c.link, p.Notice.Text, c.left)
		}
		// What the page writes is what it can read again, without complaint.
		again := newRoom(t)
		again.must("open", args{"link": p.At, "arrives": true})
		if q := again.table.Page(); p.At != "" && (q.At != p.At || q.Notice.Text != "") {
			t.Errorf("%s is written as %s, which leads to %q, %q", c.link, p.At, q.At, q.Notice.Text)
		}
	}
}

// A script opens every text that may stand behind # as whoever follows it does.
func TestOpenReadsEveryAddress(t *testing.T) {
	r := newRoom(t)
	for _, c := range []struct{ link, room, at string }{
		{"wythoff@3,4", "game", ""}, {"", "door", ""}, {"#gallery", "gallery", "gallery"}, {"#", "door", ""}, {"lesson", "door", "lesson"},
		{"#lesson=mosaics&step=2", "lesson", "lesson=mosaics&step=2"}, {"lesson=mosaics&quiz=perhaps", "lesson", "lesson=mosaics&step=1&quiz=on"}, {"#rook", "game", ""},
	} {
		r.must("open", args{"link": c.link})
		if p := r.table.Page(); p.Room != c.room || p.At != c.at {
			t.Errorf("%q leads to the room %q at %q", c.link, p.Room, p.At)
		}
	}
}

// What the link of a lesson keeps back is kept back in all of its steps.
func TestLessonKeepsBack(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "lesson=corner-the-rook&without=hint,map"})
	for range 2 {
		if p := r.table.Page(); p.Can.Hint || r.call("map", args{"kind": "outcome"}, nil) == nil {
			t.Errorf("at %s a hint or the map is given", p.At)
		}
		r.must("next", nil)
	}
	r.must("open", args{"link": "lesson=corner-the-rook&quiz=on"})
	if s := r.table.State(); !s.Quiz {
		t.Error("it is no quiz")
	}
}
