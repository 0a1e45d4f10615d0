package table_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/automaton"
	"github.com/palacegames/palace/web/internal/page"
)

// TestStep: under the pointer the rule is written out, and what it gives is the
// palace number minus k, at the edge of the board too.
func TestStep(t *testing.T) {
	const k, edge = 20, 200
	values := automaton.Textbook(k, edge, edge)
	r := newRoom(t)
	r.must("open", args{"link": fmt.Sprintf("blocking:%d&size=%dx%d", k, edge, edge)})
	r.run()
	if a := r.page().Automaton; a == nil || a.Step != nil || a.Past != nil || a.Time.Last != 2*edge-2 || a.Time.Held {
		t.Fatalf("at first: %+v", a)
	}
	for _, c := range []engine.Cell{{}, {X: 1}, {Y: 7}, {X: 9, Y: 1}, {X: 60, Y: 44}, {X: edge - 1, Y: edge - 1}} {
		r.table.Hover(engine.OfCell(c), true)
		r.run()
		step := r.page().Automaton.Step
		g := int(values[c.Y*edge+c.X]) - k
		if step == nil || len(step.Terms) != 7 || !strings.HasSuffix(step.Formula, strings.Replace(fmt.Sprintf(" = %d", g), "-", "−", 1)) {
			t.Fatalf("%v: %+v, want g = %d", c, step, g)
		}
		want := "0"
		if g != 0 {
			want = strings.Replace(fmt.Sprintf("%+d", g), "-", "−", 1)
		}
		if last := step.Terms[6]; last.Name != "g" || last.Value != want || last.Palace != (g < 0) {
			t.Errorf("%v: g is %+v", c, last)
		}
	}
	r.table.Hover(engine.Position{}, false)
	if r.page().Automaton.Step == nil {
		t.Errorf("the step is gone with the pointer")
	}
}

// TestTime: the front can be set, moves by itself, stops when told, and at the end
// everything is shown.
func TestTime(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:20&size=200x100"})
	r.run()
	r.must("time", args{"front": 30})
	if a := r.page().Automaton; r.scene.Map.Front != 31 || a.Time.Now != 30 || !a.Time.Held || a.Time.Words != spoken("web/table/internal/chart/time-up-to", 30, 298) {
		t.Errorf("front %d, %+v", r.scene.Map.Front, a.Time)
	}
	r.must("play", args{"on": true})
	if len(r.timers) != 1 || !r.page().Automaton.Time.Playing {
		t.Fatalf("time does not run: %d timers", len(r.timers))
	}
	r.timers[0]()
	if r.scene.Map.Front <= 31 || r.scene.Map.Front > 40 {
		t.Errorf("after a tick the front is %d", r.scene.Map.Front)
	}
	r.must("play", args{"on": false})
	held := r.scene.Map.Front
	r.run()
	if a := r.page().Automaton; a.Time.Playing || r.scene.Map.Front != held {
		t.Errorf("time goes on: %d, %+v", r.scene.Map.Front, a.Time)
	}
	r.must("play", args{"on": true})
	r.run()
	if a := r.page().Automaton; a.Time.Playing || a.Time.Held || r.scene.Map.Front != 0 {
		t.Errorf("at the end: %d, %+v", r.scene.Map.Front, a.Time)
	}
	r.must("time", args{"front": 298})
	if a := r.page().Automaton; a.Time.Held {
		t.Errorf("the last antidiagonal holds something back: %+v", a.Time)
	}
	if err := r.call("time", args{"front": -1}, nil); err == nil {
		t.Error("front -1 was accepted")
	}
	r.must("time", args{"front": 3})
	r.must("open", args{"link": "wythoff"})
	if p := r.page(); p.Automaton != nil || r.scene.Map.Front != 0 {
		t.Errorf("Wythoff has an automaton: %+v", p.Automaton)
	}
	for _, name := range []string{"time", "play", "backwards", "choose", "reconsider"} {
		if err := r.call(name, args{"on": true}, nil); err == nil {
			t.Errorf("%s was accepted for Wythoff", name)
		}
	}
}

// TestPast: whatever is chosen, each choice is one of two, the automaton run forwards
// from the past makes what was given, and by the game's own choices it is the game's.
func TestPast(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 9))
	r := newRoom(t)
	r.must("open", args{"link": "blocking:20&size=200x200"})
	if err := r.call("backwards", args{}, nil); err == nil {
		t.Fatal("ran back from nowhere")
	}
	r.run()
	choices := 0
	for round := range 12 {
		at := engine.At(5+rng.IntN(190), 5+rng.IntN(190))
		if round == 0 {
			at = engine.At(3, 1) // before it lies the edge of the board
		}
		r.table.Hover(at, true)
		r.run()
		r.must("backwards", args{})
		r.run()
		own := round%2 == 0
		other := false
		for {
			past := r.page().Automaton.Past
			if past == nil || len(past.Rows) != 8 || len(slices.Concat(past.Rows...)) != 64 {
				t.Fatalf("%v: %+v", at, past)
			}
			if past.Words == spoken("engine/blocking/internal/weave/all-found") {
				checkPast(t, past)
				break
			}
			if len(past.Solutions) != 2 {
				t.Fatalf("%v: %d solutions", at, len(past.Solutions))
			}
			s := past.Solutions[rng.IntN(2)]
			if own && s.Note == "" {
				s = past.Solutions[0]
				if s.Note == "" {
					s = past.Solutions[1]
				}
			}
			other = other || s.Note == ""
			choices++
			r.must("choose", args{"value": s.Value})
			if rng.IntN(3) == 0 {
				r.must("reconsider", args{})
				if again := r.page().Automaton.Past; fmt.Sprint(again) != fmt.Sprint(past) {
					t.Fatalf("taken back: %+v, not %+v", again, past)
				}
				r.must("choose", args{"value": s.Value})
			}
		}
		for _, c := range slices.Concat(r.page().Automaton.Past.Rows...) {
			if own && c.Other {
				t.Fatalf("%v: by the game's own choices it has %+v", at, c)
			}
		}
	}
	if choices == 0 {
		t.Error("there was never a choice")
	}
	if err := r.call("choose", args{"value": 1 << 40}, nil); err == nil {
		t.Error("2^40 was chosen")
	}
	r.must("forwards", args{})
	if r.page().Automaton.Past != nil {
		t.Error("the past is still there")
	}
}

// checkPast applies the rule to all squares that have a whole neighborhood.
func checkPast(t *testing.T, p *page.Past) {
	t.Helper()
	v := func(x, y int) int32 {
		var n int32
		text := strings.ReplaceAll(strings.TrimPrefix(p.Rows[y][x].Value, "+"), "−", "-")
		if _, err := fmt.Sscan(text, &n); err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		return n
	}
	for y := 2; y < len(p.Rows); y++ {
		for x := 2; x < len(p.Rows); x++ {
			n := automaton.Neighborhood{A: v(x-2, y-2), B: v(x-1, y-2), C: v(x-2, y-1), D: v(x-1, y-1), E: v(x, y-1), F: v(x-1, y)}
			if n.Next() != v(x, y) {
				t.Fatalf("the rule makes %d of %+v, not %d", n.Next(), n, v(x, y))
			}
		}
	}
}

// TestWorlds: the infinite patterns lie over the game, where they agree with it
// square by square as far as they do; the rule is written out on them too, even at the
// edge, beyond which they go on, and they have names of their own.
func TestWorlds(t *testing.T) {
	const k, edge = 50, 256
	values := automaton.Textbook(k, edge, edge)
	r := newRoom(t)
	r.must("open", args{"link": fmt.Sprintf("blocking:%d&size=%dx%d", k, edge, edge)})
	for _, world := range []string{"fabric", "arm"} {
		r.must("map", args{"kind": world})
		r.run()
		p := r.page()
		if p.Guide == nil || len(p.Guide.List) < 4 || p.Automaton == nil || p.Automaton.World != world || len(p.Automaton.Worlds) != 3 || !p.Map.Shown {
			t.Fatalf("%s: %+v, %+v", world, p.Automaton, p.Map)
		}
		for _, c := range []engine.Cell{{X: 3, Y: 2}, {X: 47, Y: 11}, {X: 30, Y: 5}, {X: 1, Y: 1}, {}} {
			r.table.Hover(engine.OfCell(c), true)
			r.run()
			p := r.page()
			if want := fmt.Sprint(values[c.Y*edge+c.X]); !strings.Contains(p.Chip, want) {
				t.Errorf("%s: %s, want %s", world, p.Chip, want)
			}
			if p.Automaton.Step == nil {
				t.Fatalf("%s at %v: no step", world, c)
			}
			if g := p.Automaton.Step.Terms[6]; g.Palace != (values[c.Y*edge+c.X] < k) {
				t.Errorf("%s at %v: g is %+v", world, c, g)
			}
		}
		r.must("backwards", args{})
		r.run()
		if past := r.page().Automaton.Past; past == nil || len(past.Solutions) == 0 && past.Words != spoken("engine/blocking/internal/weave/all-found") {
			t.Errorf("%s: back over the edge: %+v", world, past)
		}
	}
	r.must("map", args{"kind": "palace"})
	if p := r.page(); p.Guide == nil || p.Automaton.World != "palace" {
		t.Errorf("back in the game: %+v", p.Automaton)
	}
}
