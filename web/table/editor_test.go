package table_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
)

// TestEditorBoard: on the small board each move is where it leads from the piece, however the
// board lies, and the queen's lines cannot be taken away.
func TestEditorBoard(t *testing.T) {
	r := newRoom(t)
	places := map[string]func(a, b, last int) (column, row int){
		"right-up":   func(a, b, last int) (int, int) { return last - a, b },
		"right-down": func(a, b, last int) (int, int) { return last - a, last - b },
		"down-right": func(a, b, last int) (int, int) { return last - b, last - a },
		"up-right":   func(a, b, last int) (int, int) { return last - b, a },
	}
	for lies, place := range places {
		for _, queen := range []bool{true, false} {
			link := map[bool]string{true: "wythoff+(1,2)(2,1)@12,17", false: "subtraction:(1,2)(2,1)@12,17"}[queen]
			r.must("open", args{"link": link + "&orient=" + lies})
			for _, edge := range []int{9, 17} {
				e := r.page().Editor
				if len(e.Rows) != edge || e.Size != spoken("web/internal/page/squares-to-last", 25-edge) {
					t.Fatalf("%d rows, and %q", len(e.Rows), e.Size)
				}
				for a := range edge {
					for b := range edge {
						column, row := place(a, b, edge-1)
						s := e.Rows[row][column]
						if a == 0 && b == 0 {
							if engine.Position(s.Move).Dim() != 0 || s.About != spoken("web/internal/page/the-piece") {
								t.Errorf("%s %s: the piece stands on %+v", link, lies, s)
							}
							continue
						}
						given := queen && (a == 0 || b == 0 || a == b)
						pressed := given || a+b == 3 && a*b == 2
						is := map[bool]string{true: "move", false: "none"}[pressed]
						if given {
							is = "queen"
						}
						if engine.Position(s.Move) != engine.At(a, b) || s.Helps != given || s.Pressed != pressed || s.About != spoken("web/internal/page/move-is", fmt.Sprintf("(%d,%d)", a, b), is) {
							t.Errorf("%s %s: (%d,%d) is %+v", link, lies, a, b, s)
						}
					}
				}
				r.must("editorSize", args{})
			}
		}
	}
}

// TestEditorList: the moves are listed as far as there is room, and one is written as its
// numbers.
func TestEditorList(t *testing.T) {
	r := newRoom(t)
	words := func(link string) (words []string) {
		r.must("open", args{"link": link})
		for _, item := range r.page().Editor.List {
			words = append(words, item.Label)
		}
		return words
	}
	if got := words("wythoff"); !slices.Equal(got, []string{spoken("web/internal/page/lines-and"), spoken("web/internal/page/nothing-else")}) {
		t.Errorf("%q", got)
	}
	if got := fmt.Sprint(words("subtraction:(3)(5)@30")); got != "[(3) (5)]" || r.page().Editor.Example != "1" || len(r.page().Editor.Rows) != 0 {
		t.Errorf("%s, %+v", got, r.page().Editor)
	}
	long := "wythoff"
	for i := range 62 {
		long += map[bool]string{true: "+", false: ""}[i == 0] + fmt.Sprintf("(%d,%d)", i+1, 100)
	}
	if list := words(long); len(list) != 62 || list[1] != "(1,100)" || list[61] != spoken("web/internal/page/more-moves", 2) {
		t.Errorf("%d items, the last %q", len(list), list[len(list)-1])
	}
	r.must("open", args{"link": "subtraction:(1,2)(2,1)@17,12"})
	for _, text := range []string{"(3,3)", "3 3", " 3, 3 ", "[3; 3]", "٣،٣", "3 and 3", "{3|3}"} {
		if s := r.must("toggleMove", args{"text": text}); s.Game != "subtraction:(1,2)(2,1)(3,3)" {
			t.Errorf("%q: %s", text, s.Game)
		}
		// Adding it again changes nothing, and is said.
		if err := r.call("toggleMove", args{"text": text}, nil); err == nil || r.table.State().Game != "subtraction:(1,2)(2,1)(3,3)" {
			t.Errorf("%q again: %v, %s", text, err, r.table.State().Game)
		}
		r.must("toggleMove", args{"move": []int{3, 3}, "remove": true})
		if err := r.call("toggleMove", args{"move": []int{3, 3}, "remove": true}, nil); err == nil || r.table.State().Game != "subtraction:(1,2)(2,1)" {
			t.Errorf("(3,3) is removed twice: %v, %s", err, r.table.State().Game)
		}
	}
	for _, text := range []string{"", "a", "3", "3,3,3", "-1,2", "−1,2", "–1,2", "0,0", "1-2,3", "1,-", "(4,5", "4 5,6", "4x5", "1,2", "½,3", "1,000"} {
		if err := r.call("toggleMove", args{"text": text}, nil); err == nil || r.table.State().Game != "subtraction:(1,2)(2,1)" {
			t.Errorf("%q: %v, %s", text, err, r.table.State().Game)
		}
	}
}

// TestEditor adds moves to rulesets and takes them away.
func TestEditor(t *testing.T) {
	r := newRoom(t)
	for _, step := range []struct {
		link string
		move []int
		want string
	}{
		{"subtraction:(1,2)(2,1)@17,12", []int{3, 3}, "subtraction:(1,2)(2,1)(3,3)"},
		{"subtraction:(1,2)(2,1)(3,3)@17,12", []int{2, 1}, "subtraction:(1,2)(3,3)"},
		{"wythoff@12,17", []int{2, 3}, "wythoff+(2,3)"},
		{"wythoff+(1,2)@12,17", []int{2, 1}, "maharaja"},
		{"maharaja@12,17", []int{2, 1}, "wythoff+(1,2)"},
		{"subtraction:(3)(5)@30", []int{8}, "subtraction:(3)(5)(8)"},
	} {
		before := r.must("open", args{"link": step.link})
		s := r.must("toggleMove", args{"move": step.move})
		if s.Game != step.want || s.Position != before.Position {
			t.Errorf("%s and %v: %s at %v", step.link, step.move, s.Game, s.Position)
		}
	}
	for link, move := range map[string][]int{
		"subtraction:(1,2)@9,9":      {1, 2},
		"subtraction:(1,2)(2,1)@9,9": {0, 0},
		"subtraction:(1,2)(2,1)@7,7": {1},
		"blocking:5@3,3":             {1, 2},
		"maharaja@7,9":               {-1, 2},
	} {
		before := r.must("open", args{"link": link})
		if err := r.call("toggleMove", args{"move": move}, nil); err == nil {
			t.Errorf("%s and %v is accepted", link, move)
		}
		if s := r.table.State(); s.Game != before.Game {
			t.Errorf("%s and %v changed the game to %s", link, move, s.Game)
		}
	}
}

// TestEditorOfEndlessFamilies checks that a list of moves is not edited where it is
// not all there is.
func TestEditorOfEndlessFamilies(t *testing.T) {
	r := newRoom(t)
	s := r.must("open", args{"link": "wythoff+(t,2t)(2t,t);t=1.."})
	if e := r.table.Page().Editor; e != nil {
		t.Errorf("it can be edited: %+v", e)
	}
	if err := r.call("toggleMove", args{"move": []int{3, 4}}, nil); err == nil {
		t.Errorf("a move was added: %s", r.table.State().Game)
	}
	if now := r.table.State(); now.Game != s.Game {
		t.Errorf("the game is now %s", now.Game)
	}
}

// TestEditorFarOut edits games far out, one of which does not reach as far.
func TestEditorFarOut(t *testing.T) {
	r := newRoom(t)
	const far = "@99999999999999999999,99999999999999999998"
	for _, step := range []struct {
		game string
		move []int
		want string
		far  bool
	}{
		{"subtraction:(1,2)(2,1)", []int{3, 3}, "subtraction:(1,2)(2,1)(3,3)", true},
		{"subtraction:(1,2)(2,1)", []int{2, 1}, "subtraction:(1,2)", true},
		{"wythoff", []int{1, 2}, "wythoff+(1,2)", false},
	} {
		r.must("open", args{"link": step.game + far})
		s := r.must("toggleMove", args{"move": step.move})
		if s.Game != step.want || (r.table.View().Origin.Dim() != 0) != step.far {
			t.Errorf("%s and %v: %s at %v", step.game, step.move, s.Game, s.Position)
		}
	}
}

func TestEditorKeepsTheMapHidden(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@9,9&map=off"})
	if s := r.must("toggleMove", args{"move": []int{1, 2}}); s.Game != "wythoff+(1,2)" || s.Overlay.Kind != "off" {
		t.Errorf("with another move the game is %s, its map %s", s.Game, s.Overlay.Kind)
	}
}

// TestCompletions completes rulesets in the ways that their families know, and changes nothing
// where there is nothing to add.
func TestCompletions(t *testing.T) {
	r := newRoom(t)
	for _, step := range []struct{ link, name, want string }{
		{"subtraction:(1,2)@17,12", "symmetric", "subtraction:(1,2)(2,1)"},
		{"subtraction:(1,2)(2,1)@17,12", "additive", "subtraction:(1,2)(2,1)(3,3)"},
		{"subtraction:(1,7)(7,1)(10,10)@17,12", "max-symmetric", "subtraction:(1,7)(3,9)(7,1)(9,3)(10,10)"},
	} {
		before := r.must("open", args{"link": step.link})
		if err := r.call("explore", args{"complete": step.name}, nil); err != nil {
			t.Errorf("%s is not explored: %v", step.name, err)
		}
		s := r.must("toggleMove", args{"complete": step.name})
		if s.Game != step.want || s.Position != before.Position {
			t.Errorf("%s, %s: %s at %v", step.link, step.name, s.Game, s.Position)
		}
		for _, c := range r.page().Editor.Completions {
			if c.Name == step.name && c.Why == "" {
				t.Errorf("%s can be completed again: %+v", s.Game, c)
			}
		}
	}
	for link, name := range map[string]string{
		"subtraction:(1,2)(2,1)@9,9": "max-symmetric",
		"subtraction:(3)(5)@9":       "symmetric",
		"maharaja@7,9":               "symmetric",
		"subtraction:(1,2)@9,9":      "nonsense",
	} {
		before := r.must("open", args{"link": link})
		if err := r.call("toggleMove", args{"complete": name}, nil); err == nil {
			t.Errorf("%s, %s is accepted", link, name)
		}
		if s := r.table.State(); s.Game != before.Game {
			t.Errorf("%s, %s changed the game to %s", link, name, s.Game)
		}
	}
}
