package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/sum"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render/scene"
)

// TestSum plays a sum on the page by taps, to the end: the boards lie side by side, each with its piece; a tap that no
// piece can follow is explained by the game of its board; Why? speaks of nim-values; the link opens the same again.
func TestSum(t *testing.T) {
	r := newRoom(t)
	tap := func(x, y int) {
		t.Helper()
		r.table.Gesture(scene.Gesture{Kind: scene.Tap, At: engine.Cell{X: x, Y: y}})
		r.run()
	}
	s := r.must("open", args{"link": "#wythoff@5,3 + rook@2,7&map=off&values=on"})
	r.run()
	if s.Game != "wythoff@5,3+rook@2,7" || fmt.Sprint(r.scene.Boards) != "[{{0 0 6 4} {0 0} 2 {5 3}} {{7 0 3 8} {7 0} 3 {9 7}}]" || len(r.scene.Targets.Rows) != 5 {
		t.Fatalf("%s, the boards are %v, the targets %v", s.Game, r.scene.Boards, r.scene.Targets.Rows)
	}
	var ticked []scene.Point
	for _, shape := range r.scene.Shapes {
		if shape.Mark == scene.Tick {
			ticked = append(ticked, shape.At...)
		}
		if shape.Text != "" {
			t.Errorf("%q is written beside a map that is off", shape.Text)
		}
	}
	if !slices.Equal(ticked, scene.Middles(engine.Cell{X: 2, Y: 3}, engine.Cell{X: 5, Y: 0}, engine.Cell{X: 9, Y: 2})) {
		t.Errorf("the moves that win are at %v", ticked)
	}
	r.must("explain", args{})
	r.run()
	if study := r.table.Page().Study; study.Lost || study.Steps != 3 || !strings.HasPrefix(study.Words, spoken("engine/sum/nim-sum", spoken("engine/sum/xor", "0", "5"), 5)) ||
		study.Title != spoken("web/table/internal/learn/why-known", "(5,3)\u00a0+\u00a0(2,7)", false) || !holds(study.Words, spoken("game/explain/can-go-to-palaces", "(5,3)\u00a0+\u00a0(2,7)", 3, words.And([]string{"(2,3)\u00a0+\u00a0(2,7)", "(5,0)\u00a0+\u00a0(2,7)", "(5,3)\u00a0+\u00a0(2,2)"}))) {
		t.Errorf("(5,3) and (2,7) are explained by %+v", study)
	}
	var arrows []scene.Point
	for _, shape := range r.scene.Shapes {
		if shape.Arrow {
			arrows = append(arrows, shape.At...)
		}
	}
	if !slices.Equal(arrows, scene.Middles(engine.Cell{X: 5, Y: 3}, engine.Cell{X: 2, Y: 3}, engine.Cell{X: 5, Y: 3}, engine.Cell{X: 5, Y: 0}, engine.Cell{X: 9, Y: 7}, engine.Cell{X: 9, Y: 2})) {
		t.Errorf("the arrows lead through %v", arrows)
	}
	for _, c := range []struct {
		x, y int
		want string
	}{{1, 1, spoken("game/err-out-of-reach", "queen", "(5,3)", "(1,1)", ways("left", "up", "up-left"))}, {7, 3, spoken("game/err-out-of-reach", "rook", "(2,7)", "(0,3)", ways("left", "up"))}} {
		tap(c.x, c.y)
		if said := r.table.Page().Say.Text + r.table.Page().Notice.Text; !strings.Contains(said, c.want) || len(r.table.State().History) != 0 {
			t.Errorf("a tap on (%d,%d) is answered by %q", c.x, c.y, said)
		}
	}
	r.table.Gesture(scene.Gesture{Kind: scene.Hover, At: engine.Cell{X: 9, Y: 2}, Inside: true})
	if chip := r.table.Page().Chip; chip != spoken("game/explain/can-go-there", "(2,2)", "rook")+" · "+spoken("game/explain/worth-wins") {
		t.Errorf("of a square it is said %q", chip)
	}
	tap(9, 2)
	if p := r.table.Page(); p.Moves[0].First.Text != "rook (2,2)" || len(p.State.History) != 2 {
		t.Fatalf("after the rook's move: %+v", p.Moves)
	}
	link := r.table.Page().Link
	before := stateJSON(t, r)
	r.must("open", args{"link": link})
	r.run()
	if stateJSON(t, r) != before {
		t.Errorf("%s opens another game", link)
	}
	r.must("undo", args{})
	r.must("redo", args{})
	r.run()
	for range 20 {
		if r.table.State().Phase == "over" {
			break
		}
		r.must("hint", args{})
		r.run()
		v := r.table.View()
		moves, err := v.Methods.Palaces(v.Here)
		if err != nil || len(moves) == 0 {
			t.Fatalf("at %v no move wins: %v", v.Here, err)
		}
		c, _ := v.Cell(moves[0])
		tap(c.X, c.Y)
	}
	p := r.table.Page()
	if p.State.Winner == nil || *p.State.Winner != "first" || p.Headline != spoken("game/explain/ended", "you-win") || p.Detail != spoken("game/explain/last-of-sum", "you")+" "+spoken("engine/sum/weighed", spoken("engine/sum/xor", "0", "0"), 0) {
		t.Errorf("at the end: %q, %q", p.Headline, p.Detail)
	}
	if p.Second || p.Start != "" || p.Ruleset.Misere != nil || p.Piles != nil || p.KindOfGame != "" {
		t.Errorf("a sum is offered what it has not: %+v", p.Ruleset)
	}
}

// TestSumNeverLost: from each position of small sums, the perfect player wins against all others what playing every
// move out says can be won.
func TestSumNeverLost(t *testing.T) {
	for _, text := range []string{"wythoff@2,1+rook@1,2", "subtraction:(1)(3)(4)@4+rook@2,2", "exile:quadrant@1,2+mwythoff:2@2,2", "rook@1,1+wythoff@1,2+maharaja@2,1"} {
		g, err := catalog.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		start := g.(*sum.Game).Start()
		for i, p := range append(engine.Options(g.Rays(start)), start) {
			first, second, want := "perfect", []string{"random", "rule", "slipping:30"}[i%3], "first"
			if !wins(g, p, map[engine.Position]bool{}) {
				first, second, want = second, first, "second"
			}
			r := newRoom(t)
			r.must("open", args{"link": fmt.Sprintf("%v@%v&first=%s&second=%s", g, p, first, second)})
			r.run()
			if s := r.table.State(); s.Phase != "over" || *s.Winner != want {
				t.Errorf("%v@%v, %s against %s: %+v", g, p, first, second, s)
			}
		}
	}
}

// wins plays every move out.
func wins(g engine.Game, p engine.Position, known map[engine.Position]bool) bool {
	won, ok := known[p]
	if !ok {
		won = slices.ContainsFunc(engine.Options(g.Rays(p)), func(q engine.Position) bool { return !wins(g, q, known) })
		known[p] = won
	}
	return won
}

// TestSetUp: the page's controls turn a game round and back, and put a second one beside it; the players and the
// hidden map stay.
func TestSetUp(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "rook@3,5&map=off&second=human"})
	r.run()
	ruleset := r.table.Page().Ruleset
	if ruleset.Misere == nil || *ruleset.Misere || !ruleset.Second {
		t.Fatalf("%+v", ruleset)
	}
	for _, on := range []bool{true, false} {
		s := r.must("chooseGame", args{"misere": on})
		r.run()
		p := r.table.Page()
		if s.Misere != on || *p.Ruleset.Misere != on || strings.Contains(p.Link, "&misere=on") != on || !strings.Contains(p.Link, "&map=off") || s.Players.Second != "human" ||
			(p.Rules != catalogRules(t, "rook")) != on {
			t.Errorf("misère %t: %s, %s", on, p.Link, p.Rules)
		}
	}
	s := r.must("chooseGame", args{"second": true})
	r.run()
	if !strings.HasPrefix(s.Game, "rook@3,5+") || s.Players.Second != "human" || s.Overlay.Kind != "off" {
		t.Errorf("with a second game: %+v", s)
	}
	starts := []string{}
	for i := range catalog.Families {
		first, _, _ := strings.Cut(catalog.Families[i].First, "&")
		starts = append(starts, first)
	}
	for n := 1; n < 24; n++ { // of which one balances the first game that could be added
		starts = append(starts, fmt.Sprintf("rook@%d,0", n))
	}
	for _, first := range starts {
		r.must("open", args{"link": first})
		if !r.table.Page().Ruleset.Second {
			continue
		}
		link := r.must("chooseGame", args{"second": true}).Game
		g, err := catalog.Parse(link)
		if err != nil {
			t.Fatal(err)
		}
		if palaces, err := g.Solve().Palaces(catalog.Start(g, nil)); err != nil || len(palaces) == 0 {
			t.Errorf("whoever begins cannot win %s: %v, %v", link, palaces, err)
		}
	}
	for _, link := range []string{"blocking:5@3,3", "subtraction:(1,0,2)(0,3,1)@3,3,3"} {
		r.must("open", args{"link": link})
		if p := r.table.Page().Ruleset; p.Second || (p.Misere == nil) != strings.HasPrefix(link, "blocking") {
			t.Errorf("%s is offered %+v", link, p)
		}
		now := r.table.Page().Link
		if err := r.call("chooseGame", args{"second": true}, nil); err == nil || r.table.Page().Link != now {
			t.Errorf("%s has a second game beside it: %s, %v", link, r.table.Page().Link, err)
		}
	}
	for link, want := range map[string]string{
		"wythoff@5,3 + blocking:5@3,3":        spoken("engine/sum/err-no-sum", "blocking:5"),
		"wythoff@5,3 + rook@2,7&misere=on":    spoken("engine/sum/err-no-misere"),
		"rook@1,1+rook@1,1+rook@1,1+rook@1,1": spoken("engine/sum/err-boards", 3, 4),
		"rook@100,1+rook@1,1":                 spoken("engine/sum/err-large", "rook", 32),
		"rook@1,1+chess@1,1":                  "chess",
		"rook@1,1+rook@1,1@2,1,1,1":           spoken("engine/sum/err-off", engine.At(2, 1), "rook"),
		"rook@1,1+rook@1,1&idea=placing":      "",
		"rook@1,1+":                           "",
	} {
		before := stateJSON(t, r)
		if err := r.call("open", args{"link": link}, nil); err == nil || !holds(strings.ToLower(err.Error()), strings.ToLower(want)) || stateJSON(t, r) != before {
			t.Errorf("%s: %v", link, err)
		}
	}
}

// ways lists directions, as in "left or up".
func ways(names ...string) string {
	for i, name := range names {
		names[i] = spoken("game/ways/there", name)
	}
	return words.Or(names)
}
