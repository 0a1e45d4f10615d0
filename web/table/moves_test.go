package table_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit/oracle"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
)

// TestCompletedOneAfterTheOther completes moves in every way there is, in one game after the other
// from the same position, and is refused where the way adds nothing or is not for these moves.
func TestCompletedOneAfterTheOther(t *testing.T) {
	r := newRoom(t)
	start := r.must("open", args{"link": "subtraction:(1,7)(10,10)@17,12"}).Position
	for _, step := range []struct{ way, want string }{
		{"symmetric", "subtraction:(1,7)(7,1)(10,10)"},
		{"max-symmetric", "subtraction:(1,7)(3,9)(7,1)(9,3)(10,10)"},
	} {
		if s := r.must("toggleMove", args{"complete": step.way}); s.Game != step.want || s.Position != start {
			t.Errorf("%s: %s at %v", step.way, s.Game, s.Position)
		}
	}
	before := stateJSON(t, r)
	for _, c := range r.page().Editor.Completions {
		if c.Name != "symmetric" && c.Name != "additive" {
			continue
		}
		if c.Why == "" || c.Label == "" || c.About == "" {
			t.Errorf("with five moves, of which each has its mirror image: %+v", c)
		}
		// Of a ruleset that is additive there are two moves.
		if err := r.call("toggleMove", args{"complete": c.Name}, nil); err == nil || err.Error() != c.Why || c.Name == "additive" && !strings.Contains(c.Why, "5") {
			t.Errorf("%s: %v, and the button says %q", c.Name, err, c.Why)
		}
		if got := stateJSON(t, r); got != before {
			t.Errorf("%s changed the state to %s", c.Name, got)
		}
	}
	for _, one := range []struct{ game, way, want string }{
		{"subtraction:(1,2)", "arithmetic", "subtraction:(1,2)(3,4)(4,6)"},
		{"subtraction:(1,2)(2,3)", "asymmetric", "subtraction:(1,2)(2,3)(3,1)"},
		{"subtraction:(1,2)(2,1)", "additive", "subtraction:(1,2)(2,1)(3,3)"},
	} {
		r.must("open", args{"link": one.game})
		if s := r.must("toggleMove", args{"complete": one.way}); s.Game != one.want {
			t.Errorf("%s, %s: %s", one.game, one.way, s.Game)
		}
	}
}

// TestMovesOfThreePiles: moves of three components are written, and what is no such move is refused.
func TestMovesOfThreePiles(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "subtraction:(1,0,2)(0,3,1)@9,9,9"})
	if e := r.page().Editor; len(e.Rows) != 0 || len(e.List) != 2 {
		t.Errorf("three piles have a small board: %+v", e)
	}
	if s := r.must("toggleMove", args{"text": "(2,2,2)"}); s.Game != "subtraction:(0,3,1)(1,0,2)(2,2,2)" {
		t.Fatalf("the game is %s", s.Game)
	}
	before := stateJSON(t, r)
	for wrong, say := range map[string]string{"1,2": "3", "0,0,0": "", "-1,2,3": "", "": "3", "1,2,3,4": ",4"} {
		err := r.call("toggleMove", args{"text": wrong}, nil)
		if err == nil || !sentence.MatchString(err.Error()) || !strings.Contains(err.Error(), say) {
			t.Errorf("%q: %v", wrong, err)
		}
		if got := stateJSON(t, r); got != before {
			t.Errorf("%q changed the state to %s", wrong, got)
		}
	}
}

// TestLastMoveStays: of the squares of the small board each adds its move or takes it away, but not the last one.
func TestLastMoveStays(t *testing.T) {
	r := newRoom(t)
	start := r.must("open", args{"link": "subtraction:(1,2)(2,1)@17,12"}).Position
	pressed := func() (list []string) {
		for _, row := range r.page().Editor.Rows {
			for _, s := range row {
				if s.Pressed {
					list = append(list, "("+engine.Position(s.Move).String()+")")
				}
			}
		}
		slices.Sort(list)
		return list
	}
	for _, step := range []struct {
		move []int
		want string
	}{{[]int{3, 3}, "(1,2)(2,1)(3,3)"}, {[]int{2, 1}, "(1,2)(3,3)"}, {[]int{3, 3}, "(1,2)"}} {
		s := r.must("toggleMove", args{"move": step.move})
		if s.Game != "subtraction:"+step.want || strings.Join(pressed(), "") != step.want || s.Position != start || r.table.Page().Written != s.Game+"@17,12" {
			t.Errorf("with %v: %s, on the small board %v, written %s", step.move, s.Game, pressed(), r.table.Page().Written)
		}
	}
	if err := r.call("toggleMove", args{"move": []int{1, 2}}, nil); err == nil || !sentence.MatchString(err.Error()) || r.table.State().Game != "subtraction:(1,2)" {
		t.Errorf("the last move is taken away: %v", err)
	}
}

// TestMenu: every family has its rule, a picture of its moves and examples that open.
func TestMenu(t *testing.T) {
	var menu page.Menu
	r := newRoom(t)
	if err := r.call("catalog", args{}, &menu); err != nil || len(menu.Families) < 7 {
		t.Fatalf("%d families, %v", len(menu.Families), err)
	}
	sized := 0
	for i := range menu.Families {
		f := &menu.Families[i]
		ways := 3
		if f.Name == "rook" || f.Name == "nim" {
			ways = 2
		}
		if len(f.Rule) <= 40 || f.Picture == nil || len(f.Picture.Lines) < ways || f.Label == "" {
			t.Errorf("%s: %q, %+v", f.Name, f.Rule, f.Picture)
		}
		r.must("chooseGame", args{"link": f.Example})
		for _, group := range f.Presets {
			preset := group.List[len(group.List)/2]
			r.must("chooseGame", args{"link": preset.Link})
			if got := r.table.Page().Link; strings.Contains(preset.Link, "&size=") {
				sized++
				if !strings.Contains(got, "&size=") {
					t.Errorf("%s opens %s", preset.Link, got)
				}
			}
		}
		if f.Name == "subtraction" && !strings.Contains(f.Presets[0].Label, "[LSY24]") {
			t.Errorf("the first examples of %s are %q", f.Name, f.Presets[0].Label)
		}
	}
	if sized < 3 {
		t.Errorf("%d figures", sized)
	}
}

// TestAllPalacesBlocked: where all palaces can be blocked they are, and of the best move from there it is
// said that there is none.
func TestAllPalacesBlocked(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:5@3,3&first=human&second=human"})
	r.run()
	r.must("blockPalaces", args{})
	r.run()
	if b := r.table.Page().Block; b.Left != 0 || len(b.Chosen) != 4 || r.table.State().Phase != "block" {
		t.Errorf("chosen are %+v", b)
	}
	s := r.must("done", args{})
	if got := fmt.Sprint(s.Blocked); got != "[0,0 0,3 1,1 3,0]" || s.Phase != "move" || s.Turn != "first" {
		t.Fatalf("blocked are %v", got)
	}
	r.run()
	if b := button(r.table.Page(), "hint"); !b.Shown || !b.Enabled {
		t.Fatalf("the best move: %+v", b)
	}
	r.led()
	p := r.table.Page()
	if p.Hint == nil || !strings.Contains(p.Say.Text, p.Hint.Words) || !strings.Contains(p.Hint.Words, "4") || len(p.State.History) != 1 {
		t.Errorf("of the best move it is said %q", p.Say.Text)
	}
	for _, c := range r.squares(scene.Halo, scene.Strong) {
		if slices.Contains(s.Blocked, engine.OfCell(c)) || !r.scene.Free(c) {
			t.Errorf("%v is shown, which is blocked", c)
		}
	}
}

// TestHundredPawns blocks whole lines with 99 pawns, takes all back, and hears of the perfect player's.
func TestHundredPawns(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:100@100,26&first=perfect&second=human"})
	r.run()
	left := func(want int) {
		t.Helper()
		p := r.table.Page()
		if p.Block == nil || p.Block.Left != want || len(p.Block.Chosen) != 99-want || !strings.Contains(button(p, "done").Count, strconv.Itoa(want)) {
			t.Fatalf("%+v, want %d left: %+v", button(p, "done"), want, p.Notice)
		}
	}
	line := func(step engine.Position) int {
		for i, ray := range r.table.View().Rays {
			if ray.Step == step {
				return i
			}
		}
		t.Fatalf("no line by %v", step)
		return 0
	}
	left(99)
	r.must("blockLine", args{"ray": line(engine.At(0, -1))})
	left(99 - 26)
	r.must("blockLine", args{"ray": line(engine.At(-1, 0))})
	left(0)
	if err := r.call("blockLine", args{"ray": line(engine.At(-1, -1))}, nil); err == nil || !sentence.MatchString(err.Error()) {
		t.Errorf("without a pawn: %v", err)
	}
	left(0)
	r.must("clearBlocks", args{})
	left(99)
	r.must("blockPalaces", args{})
	r.run()
	left(0)
	r.must("done", args{})
	r.run()
	if s := r.table.State(); len(s.History) < 2 || len(s.History[0].Blocked) != 99 || engine.Position(s.History[1].To).Dim() == 0 {
		t.Errorf("the perfect player has not moved: %+v", s.History)
	}

	r.must("open", args{"link": "blocking:100@100,26"})
	r.run()
	p, v := r.table.Page(), r.table.View()
	if len(p.State.Blocked) != 99 || p.State.Phase != "move" {
		t.Fatalf("the perfect player blocks %d squares", len(p.State.Blocked))
	}
	for _, q := range p.State.Blocked {
		if !engine.Reaches(v.Rays, q) {
			t.Errorf("%v is blocked", q)
		}
	}
	numbers := func(words string) []string {
		return strings.FieldsFunc(words, func(r rune) bool { return r < '0' || r > '9' })
	}
	for _, ray := range v.Rays {
		n := 0
		for _, q := range p.State.Blocked {
			if _, ok := ray.Reaches(q); ok {
				n++
			}
		}
		if !slices.Contains(numbers(p.Blocked), strconv.Itoa(n)) {
			t.Errorf("%d are blocked by %v, and it is said %q", n, ray.Step, p.Blocked)
		}
	}
	sees := len(oracle.New(v.Game).Palaces(v.Here))
	if said := numbers(p.Words); !slices.Contains(said, strconv.Itoa(sees)) || !slices.Contains(said, "100") {
		t.Errorf("%d palaces are seen, and the perfect player says %q", sees, p.Words)
	}
	if cell := p.Moves[0].Second; !slices.Contains(numbers(cell.Heard), "99") || !slices.Contains(numbers(cell.Pawns), "99") {
		t.Errorf("the first turn is listed as %+v", cell)
	}
}
