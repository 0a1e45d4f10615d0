package table_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/web/internal/page"
)

// TestPickIsSpoken checks that a listener hears of every pick, and what is picked.
func TestPickIsSpoken(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:5@9,7&first=human&second=human&map=off"})
	for _, step := range []struct {
		square engine.Position
		said   string
		below  string
	}{
		{engine.At(9, 6), spoken("web/table/internal/play/how-many", 1, 3), spoken("web/table/internal/learn/picked-too", "(9,6)")},
		{engine.At(9, 5), spoken("web/table/internal/play/how-many", 2, 2), spoken("web/table/internal/learn/picked-too", "(9,5)")},
		{engine.At(9, 6), spoken("web/table/internal/play/how-many", 1, 3), spoken("game/explain/can-go-there", "(9,6)", "queen")},
	} {
		r.must("tap", args{"square": page.Numbers(step.square)})
		r.table.Hover(step.square, true)
		if page := r.table.Page(); page.Say.Text != step.said || page.Pointed != step.below {
			t.Errorf("%v: said %q and %q, want %q and %q", step.square, page.Say.Text, page.Pointed, step.said, step.below)
		}
	}
}

// TestPawnsHaveTheirSide: a pawn is of whoever has blocked, or chooses to, so that it is drawn as the side is called.
func TestPawnsHaveTheirSide(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:3@5,4&first=human&second=human"})
	whose := func(when string, black bool) {
		t.Helper()
		if len(r.scene.Pawns) == 0 {
			t.Fatalf("%s there is no pawn", when)
		}
		for _, p := range r.scene.Pawns {
			if p.Black != black {
				t.Errorf("%s a pawn of Black's is %v, want %v: %+v", when, p.Black, black, p)
			}
		}
	}
	r.must("tap", args{"square": page.Numbers(engine.At(4, 4))})
	whose("while Black chooses", true)
	r.must("block", args{"squares": [][]int{{4, 4}, {5, 3}}})
	whose("before White moves", true)
	r.must("move", args{"to": page.Numbers(engine.At(5, 2))})
	r.must("tap", args{"square": page.Numbers(engine.At(5, 1))})
	whose("while White chooses", false)
	r.must("block", args{"squares": [][]int{{5, 1}}})
	whose("before Black moves", false)
}

// TestBlockLine picks whole lines, as far as the pawns go, and puts all back.
func TestBlockLine(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:11@9,7&first=human&second=human"})
	left, up := spoken("game/ways/there", "left"), spoken("game/ways/there", "up")
	lines := r.table.Page().Block.Lines
	if len(lines) != 3 {
		t.Fatalf("lines %v", lines)
	}
	total := 0
	for _, line := range lines {
		if line.Label != left && line.Label != up && line.Label != spoken("game/ways/there", "up-left") {
			t.Errorf("line %+v", line)
		}
		total += line.Free
	}
	if total != 9+7+7 {
		t.Errorf("%d squares on the lines", total)
	}
	r.must("toggle", args{"square": []int{9, 6}})
	var west, north int
	for _, line := range lines {
		switch line.Label {
		case left:
			west = line.Ray
		case up:
			north = line.Ray
		}
	}
	r.must("blockLine", args{"ray": north})
	if b := r.table.Page().Block; b.Left != 3 || len(b.Chosen) != 7 {
		t.Fatalf("after a line of seven: %+v", b)
	}
	if err := r.call("blockLine", args{"ray": north}, nil); err == nil || !strings.Contains(err.Error(), up) {
		t.Errorf("the same line again: %v", err)
	}
	r.must("blockLine", args{"ray": west})
	b := r.table.Page().Block
	if b.Left != 0 || len(b.Chosen) != 10 {
		t.Fatalf("ten pawns, and after a longer line: %+v", b)
	}
	for _, near := range []engine.Position{engine.At(8, 7), engine.At(7, 7), engine.At(6, 7)} {
		if !contains(b.Chosen, near) {
			t.Errorf("%v is nearest and not picked: %v", near, b.Chosen)
		}
	}
	if err := r.call("blockLine", args{"ray": west}, nil); err == nil || err.Error() != spoken("web/table/internal/play/no-pawn-left") {
		t.Errorf("without a pawn: %v", err)
	}
	for _, ray := range []int{-1, 3} {
		if err := r.call("blockLine", args{"ray": ray}, nil); err == nil {
			t.Errorf("line %d is accepted", ray)
		}
	}
	r.must("done", args{})
	if words := r.table.Page().Blocked; !strings.Contains(words, spoken("web/internal/page/blocked-on-line", 7, true, spoken("game/ways/lies", "up"))) || !strings.Contains(words, spoken("web/internal/page/blocked-on-line", 3, false, spoken("game/ways/lies", "left"))) {
		t.Errorf("blocked, in words: %q", words)
	}
	if err := r.call("blockLine", args{"ray": 0}, nil); err == nil {
		t.Error("a line is blocked when it is time to move")
	}
	r.must("undo", args{})
	r.must("blockLine", args{"ray": 0})
	r.must("clearBlocks", args{})
	if b := r.table.Page().Block; b.Left != 10 || len(b.Chosen) != 0 {
		t.Errorf("after putting all back: %+v", b)
	}
}

func contains(list []engine.Position, p engine.Position) bool {
	for _, q := range list {
		if q == p {
			return true
		}
	}
	return false
}

// TestOpponentExplains reads what the perfect player says about its pawns.
func TestOpponentExplains(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:5@3,3"})
	r.run()
	page := r.table.Page()
	if page.Why != spoken("game/explain/sees-few", "you", 4, 5) {
		t.Errorf("it says %q", page.Why)
	}
	if !strings.Contains(page.Say.Text, page.Why) || !holds(page.Say.Text, words.Sentence(words.Capital(spoken("game/explain/squares-blocked", 4)))) {
		t.Errorf("a listener hears %q", page.Say.Text)
	}
	r.must("open", args{"link": "blocking:5@3,3&second=random"})
	r.run()
	if why := r.table.Page().Why; why != "" {
		t.Errorf("one who plays by chance explains itself: %q", why)
	}
}

// TestNoticeAgain checks that the same mistake made twice is told twice.
func TestNoticeAgain(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@6,4"})
	r.table.Tap(engine.At(5, 2))
	first := r.table.Page().Notice
	r.table.Tap(engine.At(5, 2))
	second := r.table.Page().Notice
	if first.Text == "" || first.Text != second.Text || first.ID == second.ID {
		t.Errorf("first %+v, then %+v", first, second)
	}
	r.must("move", args{"to": []int{5, 4}})
	if n := r.table.Page().Notice; n.Text != "" {
		t.Errorf("after a move the page still says %q", n.Text)
	}
}

// TestBlockedAtTheEnd: pawns that have ended the game are on the board, and in words.
func TestBlockedAtTheEnd(t *testing.T) {
	r := newRoom(t)
	blocked := func(n int, ways ...string) string {
		for i, way := range ways {
			ways[i] = spoken("web/internal/page/blocked-on-line", n, true, spoken("game/ways/lies", way))
		}
		return spoken("web/internal/page/blocked-lines", ways)
	}
	for link, want := range map[string]string{
		"blocking:5@2,0&block=0,0;1,0&past=5,3:1,3":     blocked(2, "left"),
		"blocking:5@1,1&block=0,0;0,1;1,0&second=human": blocked(1, "left", "up", "up-left"),
		"blocking:5@0,0": "",
	} {
		r.must("open", args{"link": link})
		if p := r.table.Page(); p.State.Phase != "over" || p.Blocked != want {
			t.Errorf("%s in phase %s: %q", link, p.State.Phase, p.Blocked)
		}
	}
}

// TestFarTooMany: lists that are much too long are refused with a short sentence.
func TestFarTooMany(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:5@3,3&second=human"})
	long := strings.Repeat("1,", 999999) + "1"
	for call, want := range map[[2]string]string{
		{"block", `{"squares":[` + strings.Repeat("[1,1],", 999999) + `[1,1]]}`}: words.Sentence(spoken("web/table/internal/play/err-too-many", 4, 1000000)),
		{"block", `{"squares":[[` + long + `]]}`}:                                spoken("web/internal/page/err-too-many-components", 16, 1000000) + ".",
		{"move", `{"to":[` + long + `]}`}:                                        spoken("web/internal/page/err-too-many-components", 16, 1000000) + ".",
		{"locate", `{"square":[` + long + `]}`}:                                  spoken("web/internal/page/err-too-many-components", 16, 1000000) + ".",
		{"open", `{"link":"` + long + `"}`}:                                      words.Capital(spoken("game/link/err-long-link", 1999999, 1<<20-1<<12)),
	} {
		err := r.raw(call[0], call[1], nil)
		if err == nil || !strings.Contains(err.Error(), want) || len(err.Error()) > 120 {
			t.Errorf("%s %.60s: %.300v, want %s", call[0], call[1], err, want)
		}
	}
}
