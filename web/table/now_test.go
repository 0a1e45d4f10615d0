package table_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/lessons"
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
	stands := func(at string, moves int) string {
		return sentences(spoken("game/explain/stands-on", "rook", at, []string{}), words.Capital(spoken("game/explain/moves-there-are", moves == 1, strconv.Itoa(moves))))
	}
	to := func(x, y int) { r.must("move", args{"to": page.Numbers(engine.At(x, y))}) }

	says("at the door", spoken("game/explain/your-move"), stands("(6,4)", 10))
	r.must("open", args{"link": "rook@2,1&first=human&second=human"})
	says("at the beginning", sentences(spoken("game/explain/side-to-move", "white"))+" "+stands("(2,1)", 3))
	to(1, 1)
	says("after a move", sentences(spoken("game/explain/side-to-move", "black"))+" "+stands("(1,1)", 2))
	to(1, 0)
	says("then", sentences(spoken("game/explain/side-to-move", "white")), stands("(1,0)", 1))
	to(0, 0)
	says("at the end", sentences(spoken("game/explain/ended", "white-wins"), spoken("game/explain/stands-on", "rook", "(0,0)", []string{})), spoken("game/explain/reached-corner", "white"))
	r.must("open", args{"link": "blocking:5@3,3&block=2,3;3,2&first=human&second=human"})
	says("with blocks", sentences(words.Capital(spoken("game/explain/moves-there-are", false, "7")))+" "+spoken("web/internal/page/blocked-lines", []string{spoken("web/internal/page/blocked-on-line", 1, false, spoken("game/ways/lies", "left")), spoken("web/internal/page/blocked-on-line", 1, false, spoken("game/ways/lies", "up"))}))
	to(1, 3)
	says("to block", words.Sentence(spoken("game/explain/chosen-to-block", 0, 4)))

	r.puzzled("puzzle=wythoff&level=3&seed=7")
	says("at a puzzle", spoken("web/table/internal/room/of-level", 3, 5), "(9,3)")
	to(4, 3)
	says("after a wrong move", spoken("web/table/internal/room/verdict-title", false))
	r.must("beginAgain", nil)
	to(5, 3)
	says("when it is solved", spoken("web/table/internal/room/verdict-title", true))
	r.must("open", args{"link": "wythoff@8,6&quiz=on"})
	says("in a quiz", spoken("web/table/internal/quiz/mark-squares"), "(8,6)")
	r.must("reveal", nil)
	says("when it is revealed", spoken("web/table/internal/quiz/outcome", 0, 0, 0, 0))
	r.must("open", args{"link": "lesson=corner-the-rook&step=2"})
	lesson, err := lessons.Open("corner-the-rook")
	if err != nil {
		t.Fatal(err)
	}
	says("in a lesson", sentences(lesson.Title, spoken("web/table/internal/room/counted", 2, len(lesson.Steps))))
	r.must("open", args{"link": "gallery"})
	says("in the gallery", spoken("web/table/internal/room/hung-of", 1, len(catalog.Gallery)))
	r.must("open", args{"link": "class&lesson=corner-the-rook"})
	says("in the teacher's room", r.table.Page().Gathering.Title)
	r.must("open", args{"link": "wythoff@12,17&idea=golden"})
	says("with an idea", r.table.Page().Idea.Title, "(12,17)")
}
