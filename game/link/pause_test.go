package link_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/pause"
)

// A link to a lesson says where the class waits; it is written again in one way.
func TestPause(t *testing.T) {
	for text, want := range map[string]string{
		"lesson=corner-the-rook&pause=7:5,2":         "lesson=corner-the-rook&pause=7:2,5",
		"#LESSON=Corner-the-rook&Pause=7:2,2&step=3": "lesson=corner-the-rook&step=3&pause=7:2",
		"class&lesson=corner-the-rook&pause=07: 2":   "class&lesson=corner-the-rook&pause=7:2",
		"lesson=corner-the-rook&quiz=on&pause=0:100": "lesson=corner-the-rook&pause=0:100&quiz=on",
	} {
		a, left, err := link.ReadAddress(text, link.Nothing)
		if err != nil || len(left) > 0 || a.String() != want {
			t.Errorf("%s is read as %s, %v, %v", text, a, left, err)
		}
	}
	a, _, _ := link.ReadAddress("lesson=corner-the-rook&pause=7:2,5&quiz=on", link.Nothing)
	if got := a.Board("rook@3,3"); got != "rook@3,3&quiz=on" {
		t.Errorf("a board of the lesson is %s", got)
	}
}

// What is wrong is one sentence, and the lesson opens without it.
func TestPauseRefused(t *testing.T) {
	for value, why := range map[string]string{
		"": "the number of the words", "7": say("engine/notation/expected", `":"`), "7:": "the step before which", "7:2,": "the step before which", "7:0": least("a-wait", 1), "7:101": most("a-wait", 100),
		"-1:2": least("a-pause", 0), "10000:2": most("a-pause", 9999), "7:2x": "x", "7:2;5": ";", "apple:2": "the number of the words", "%zz": "hexadecimal",
	} {
		text := "lesson=corner-the-rook&pause=" + value + "&quiz=on"
		if _, _, err := link.ReadAddress(text, link.Nothing); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%s: %v", text, err)
		}
		a, left, err := link.ReadAddress(text, link.Everything)
		if err != nil || len(left) != 1 || left[0].Part != "pause="+value || a.Pause.Any() || !a.Quiz {
			t.Errorf("%s is forgiven as %s, %v, %v", text, a, left, err)
		}
	}
	if _, err := link.Open("rook@3,3&pause=7:2"); err == nil {
		t.Error("a game waits")
	}
	for _, text := range []string{"puzzle&pause=7:2", "gallery&pause=7:2", "lesson&pause=7:2"} {
		if _, _, err := link.ReadAddress(text, link.Nothing); err == nil {
			t.Errorf("%s is opened", text)
		}
	}
}

// Pauses before the first step and beyond the last are left out, the others stay.
func TestPausesOfALesson(t *testing.T) {
	a := link.Address{Room: link.Lesson, Pause: pause.New(7, 1, 2, 5, 9)}
	plan, left, err := a.Pauses(7, link.Everything)
	if err != nil || plan.String() != "7:2,5" || len(left) != 1 || left[0].Part != "pause=7:1,9" || left[0].Why.Error() != say("game/link/err-waits-before", 7, 7) {
		t.Errorf("%s, %v, %v", plan, left, err)
	}
	if _, _, err := a.Pauses(7, link.Nothing); err == nil {
		t.Error("nothing is forgiven, and nothing refused")
	}
	if plan, left, err := a.Pauses(1, link.Everything); err != nil || plan.Any() || len(left) != 1 || !strings.Contains(left[0].Why.Error(), "several steps") {
		t.Errorf("one step: %s, %v, %v", plan, left, err)
	}
	if plan, left, err := a.Pauses(9, link.Nothing); err == nil || left != nil {
		t.Errorf("step 1: %s, %v, %v", plan, left, err)
	}
}
