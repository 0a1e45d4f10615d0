package table_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/web/internal/page"
)

// TestNow: what stands under Now is so in every room, and after everything that is done.
func TestNow(t *testing.T) {
	r := newRoom(t)
	says := func(when string, parts ...string) {
		t.Helper()
		r.run()
		now := r.table.Page().Now
		for _, part := range parts {
			if !strings.Contains(now, part) {
				t.Errorf("%s it says %q, without %q", when, now, part)
			}
		}
		if strings.Contains(now, "..") || strings.Contains(now, "  ") {
			t.Errorf("%s it says %q", when, now)
		}
	}
	to := func(x, y int) { r.must("move", args{"to": page.Numbers(engine.At(x, y))}) }

	says("at the door", spoken("web/table/internal/room/first-words"), "The rook stands on (6,4). There are 10 moves.")
	r.must("open", args{"link": "rook@2,1&first=human&second=human"})
	says("at the beginning", "White to move. The rook stands on (2,1). There are 3 moves.")
	to(1, 1)
	says("after a move", "Black to move. The rook stands on (1,1). There are 2 moves.")
	to(1, 0)
	says("then", "White to move.", "(1,0). There is one move.")
	to(0, 0)
	says("at the end", "White wins. The rook stands on (0,0).", "reached the corner")
	r.must("open", args{"link": "blocking:5@3,3&block=2,3;3,2&first=human&second=human"})
	says("with blocks", "There are 7 moves. Blocked: 1 ")
	to(1, 3)
	says("to block", "Chosen for blocking: 0 of up to 4.")

	r.puzzled("puzzle=wythoff&level=3&seed=7")
	says("at a puzzle", "Level 3", "(9,3)")
	to(4, 3)
	says("after a wrong move", "Not yet.")
	r.must("beginAgain", nil)
	to(5, 3)
	says("when it is solved", "Right")
	r.must("open", args{"link": "wythoff@8,6&quiz=on"})
	says("in a quiz", "Tap a square", "(8,6)")
	r.must("reveal", nil)
	says("when it is revealed", spoken("web/table/internal/quiz/no-marks"))
	r.must("open", args{"link": "lesson=corner-the-rook&step=2"})
	says("in a lesson", "Corner the rook. Step 2 of ")
	r.must("open", args{"link": "gallery"})
	says("in the gallery", "1 of ")
	r.must("open", args{"link": "class&lesson=corner-the-rook"})
	says("in the teacher's room", r.table.Page().Gathering.Title)
	r.must("open", args{"link": "wythoff@12,17&idea=golden"})
	says("with an idea", r.table.Page().Idea.Title, "(12,17)")
}
