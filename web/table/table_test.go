package table_test

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
)

// stateJSON returns the state as scripts see it.
func stateJSON(t *testing.T, r *room) string {
	t.Helper()
	b, err := json.Marshal(r.table.State())
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// TestTurnOfABlockingGame walks through the phases of the paper's example: the
// queen on (3,3), k = 5, four squares blocked.
func TestTurnOfABlockingGame(t *testing.T) {
	r := newRoom(t)
	s := r.must("open", args{"link": "blocking:5@3,3&second=human"})
	if s.Phase != "block" || s.Turn != "second" || s.Game != "blocking:5" {
		t.Fatalf("opened in phase %s, turn %s, game %s", s.Phase, s.Turn, s.Game)
	}
	s = r.must("block", args{"squares": []any{[]int{0, 0}, []string{"1", "1"}, []any{0, "3"}, []int{3, 0}}})
	if s.Phase != "move" || s.Turn != "first" || len(s.Blocked) != 4 {
		t.Fatalf("after the block: phase %s, turn %s, blocked %v", s.Phase, s.Turn, s.Blocked)
	}
	if err := r.call("move", args{"to": []int{1, 1}}, nil); err == nil || !strings.Contains(err.Error(), "(1,1)") {
		t.Fatalf("a move onto a blocked square: %v", err)
	}
	s = r.must("move", args{"to": []int{2, 2}})
	if s.Phase != "block" || s.Turn != "first" || len(s.Blocked) != 0 {
		t.Fatalf("after the move: phase %s, turn %s, blocked %v", s.Phase, s.Turn, s.Blocked)
	}
	s = r.must("undo", args{})
	if s.Phase != "move" || s.Turn != "first" || engine.Position(s.Position) != engine.At(3, 3) || len(s.Blocked) != 4 {
		t.Fatalf("after taking back: %+v", s)
	}
	s = r.must("redo", args{})
	if s.Phase != "block" || engine.Position(s.Position) != engine.At(2, 2) {
		t.Fatalf("after playing again: %+v", s)
	}
}

// tapFirstLegal taps the first square that may be moved to.
func tapFirstLegal(t *testing.T, r *room) {
	t.Helper()
	v := *r.table.View()
	for _, q := range engine.Options(v.Rays) {
		if !v.IsBlocked(q) {
			r.table.Tap(q)
			return
		}
	}
	t.Fatal("no legal move, but the game is not over")
}

// TestRefusals checks that nothing wrong changes anything, and that each wrong
// thing is answered by a sentence.
func TestRefusals(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:3@7,4&first=human&second=human"})
	r.must("block", args{"squares": [][]int{{0, 4}}})
	r.run()
	before := stateJSON(t, r)
	for _, c := range [][2]string{
		{"open", `{"link":"blocking:0"}`},
		{"open", `{"link":"blocking:5@-1,3"}`},
		{"open", `{"link":"blocking:5@3"}`},
		{"open", `{"link":"wythoff@1e9,2"}`},
		{"open", `{"link":"<script>alert(1)</script>"}`},
		{"open", `{"link":"blocking:3@3,3&size=99999999999x99999999999"}`},
		{"open", `{"link":5}`},
		{"open", `[`},
		{"move", `{"to":[0,4]}`},
		{"move", `{"to":[9,9]}`},
		{"move", `{"to":[7,4]}`},
		{"move", `{"to":[3]}`},
		{"move", `{"to":[]}`},
		{"move", `{"to":"a"}`},
		{"move", `{"to":[1.5,4]}`},
		{"move", `{"to":[1e99,4]}`},
		{"move", `{}`},
		{"block", `{"squares":[[1,1],[2,2],[3,3]]}`},
		{"block", `{"squares":[["1000000000000000000000000000000",0]]}`},
		{"block", `{"squares":[[null,0]]}`},
		{"toggle", `{"square":[5,5]}`},
		{"players", `{"first":"god","second":"human"}`},
		{"map", `{"kind":"<b>"}`},
		{"palette", `{"name":"nope"}`},
		{"orientation", `{"name":"sideways"}`},
		{"zoom", `{"by":"far"}`},
		{"zoom", `{"by":null}`},
		{"locate", `{}`},
		{"locate", `{"square":[1]}`},
		{"locate", `{"square":[1,2,3]}`},
		{"nonsense", `{}`},
	} {
		err := r.raw(c[0], c[1], nil)
		if err == nil {
			t.Errorf("%s %s is accepted", c[0], c[1])
			continue
		}
		if text := err.Error(); !strings.HasSuffix(text, ".") || len(text) < 10 {
			t.Errorf("%s %s: %q is no sentence", c[0], c[1], text)
		}
		r.run()
		if after := stateJSON(t, r); after != before {
			t.Fatalf("%s %s changed the state\nfrom %s\nto   %s", c[0], c[1], before, after)
		}
	}
}

// TestChoosing picks squares for blocking by taps, as many as may be, and lets the
// palaces be picked.
func TestChoosing(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:3@7,4&first=perfect&second=human"})
	r.table.Tap(engine.At(0, 4))
	r.table.Tap(engine.At(1, 4))
	r.table.Tap(engine.At(2, 4))
	page := r.table.Page()
	if page.Block == nil || page.Block.Left != 0 || len(page.Block.Chosen) != 2 || page.Notice.Text == "" {
		t.Fatalf("three taps with two blocks to give: %+v, notice %q", page.Block, page.Notice.Text)
	}
	r.table.Tap(engine.At(0, 4))
	if page = r.table.Page(); page.Block.Left != 1 {
		t.Fatalf("a tap on a picked square leaves %d", page.Block.Left)
	}
	r.must("blockPalaces", args{})
	r.run()
	page = r.table.Page()
	for _, q := range page.Block.Chosen {
		if !r.table.View().Reaches(q) {
			t.Errorf("picked %v, which cannot be reached", q)
		}
	}
	if page.Why == "" || len(page.Block.Chosen) == 0 {
		t.Errorf("palaces picked: %v, why: %q", page.Block.Chosen, page.Why)
	}
	r.must("done", args{})
	r.run()
	if s := r.table.State(); s.Phase == "block" && s.Turn == "second" && len(s.History) == 1 {
		t.Error("the computer has not answered")
	}
}

// TestLinkKeepsTheGame opens the page's link in another room.
func TestLinkKeepsTheGame(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:4@9,7&second=human"})
	r.must("block", args{"squares": [][]int{{0, 7}, {9, 0}}})
	r.must("move", args{"to": []int{9, 3}})
	r.must("block", args{"squares": [][]int{{9, 1}}})
	r.must("undo", args{})
	other := newRoom(t)
	other.must("open", args{"link": r.table.Page().Link})
	r.run()
	other.run()
	if a, b := stateJSON(t, r), stateJSON(t, other); a != b {
		t.Errorf("the link gives another state:\n%s\n%s", a, b)
	}
	other.must("redo", args{})
	if s := other.table.State(); len(s.History) != 2 || s.Turn != "second" {
		t.Errorf("what was undone cannot be played again from the link: %+v", s)
	}
}

// TestActed checks that each action is told, with the state that it led to: the
// human's move and block, then the computer's.
func TestActed(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:2@5,4&block="})
	r.acted = nil
	r.must("move", args{"to": []int{5, 3}})
	r.must("block", args{"squares": [][]int{}})
	r.run()
	var phases []string
	for _, s := range r.acted {
		phases = append(phases, s.Turn+" "+s.Phase)
	}
	want := []string{"first block", "second move", "second block", "first move"}
	if !reflect.DeepEqual(phases, want) && (len(phases) < 3 || !reflect.DeepEqual(phases[:3], want[:3])) {
		t.Errorf("told of %v, want %v", phases, want)
	}
}
