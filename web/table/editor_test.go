package table_test

import "testing"

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
