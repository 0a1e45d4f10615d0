package table_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/web/internal/page"
)

// TestNim: a link says how many piles there are; the board shows two of them, what the third has says which slice that is,
// a way to take from each is offered, and the link is read again as it is printed. In misère play it is the same.
func TestNim(t *testing.T) {
	r := newRoom(t)
	for _, x := range []struct {
		link, game, detail string
		ways               int
		slice              bool
	}{
		{"nim@3,5,7", "nim:3", spoken("engine/nim/turn", 3), 3, true},
		{"nim:3&misere=on@3,5,7", "nim:3&misere=on", spoken("engine/nim/turn", 3), 3, true},
		{"nim@9", "nim:1", spoken("engine/nim/turn", 1), 1, false},
		{"wythoff:3@4,6,9", "wythoff:3", spoken("engine/wythoff/piles/turn"), 7, true},
	} {
		s := r.must("open", args{"link": x.link + "&second=human"})
		p := r.table.Page()
		if r.table.View().Game.String() != x.game || !strings.HasPrefix(p.Detail, x.detail) || p.Piles == nil || len(p.Piles.Ways) != x.ways || (p.Piles.Slice != "") != x.slice {
			t.Errorf("%s is %s, %q, %+v", x.link, r.table.View().Game, p.Detail, p.Piles)
			continue
		}
		w := p.Piles.Ways[len(p.Piles.Ways)-1]
		r.must("tap", args{"square": page.Numbers(taken(engine.Position(s.Position), &w, 2))})
		left := r.must("open", args{"link": r.table.Page().Link})
		if len(left.History) != 1 || engine.Position(left.Position) != taken(engine.Position(s.Position), &w, 2) {
			t.Errorf("%s: the link after a move is %s", x.link, r.table.Page().Link)
		}
	}
	if s := r.must("open", args{"link": "nim@3,5"}); s.Game != "nim:2" || r.table.Page().Detail == spoken("engine/nim/turn", 2) {
		t.Errorf("two piles are no board: %s, %q", s.Game, r.table.Page().Detail)
	}
	if err := r.call("open", args{"link": "nim@1,1,1,1,1,1,1,1,1,1,1,1,1"}, nil); err == nil {
		t.Error("thirteen piles are taken")
	}
}

// TestPilesOfLessons: a lesson shows three piles where they are to be looked at, and takes from them where a game is played.
func TestPilesOfLessons(t *testing.T) {
	r := newRoom(t)
	for step, ways := range map[string]int{"2": 3, "3": 0, "6": 3} {
		r.must("open", args{"link": "lesson=nim-and-the-trick-in-it&step=" + step})
		if p := r.table.Page().Piles; p == nil || len(p.Heaps) != 3 || len(p.Ways) != ways {
			t.Errorf("step %s shows %+v", step, p)
		}
	}
}
