package table_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/web/internal/page"
)

// TestMisere plays a misère game to its end on the page: whoever cannot move has won, the link and the state say
// what is played, and neither nim-values nor ideas, which are of normal play, are offered.
func TestMisere(t *testing.T) {
	r := newRoom(t)
	s := r.must("open", args{"link": "rook@1,2&misere=on&second=human"})
	r.run()
	p := r.table.Page()
	if s.Game != "rook" || !s.Misere || !strings.Contains(p.Link, "rook@1,2") || !strings.Contains(p.Link, "&misere=on") {
		t.Fatalf("%s, %t, %s", s.Game, s.Misere, p.Link)
	}
	if v := r.table.View(); v.Game.Rules() == catalogRules(t, "rook") || slices.Contains(v.Kinds(), engine.NimValues) {
		t.Errorf("the rules are %q, the maps %v", v.Game.Rules(), v.Kinds())
	}
	if err := r.call("idea", args{"name": "placing"}, nil); err == nil {
		t.Error("an idea of normal play is opened")
	}
	r.must("explain", args{})
	r.run()
	if study := r.table.Page().Study; study == nil || study.Lost || study.Steps != 1 {
		t.Errorf("(1,2) is explained by %+v", study)
	}
	if s = r.must("move", args{"to": []int{1, 0}}); s.Phase != "move" {
		t.Fatalf("%+v", s)
	}
	r.must("explain", args{})
	r.run()
	r.must("step", args{"value": 1})
	r.run()
	if study := r.table.Page().Study; !study.Lost || study.Steps != 1 || study.Words != spoken("game/explain/step-ends", 1, "1", "(0,0)") {
		t.Errorf("(1,0) is explained by %+v", study)
	}
	s = r.must("move", args{"to": []int{0, 0}})
	if s.Phase != "over" || s.Winner == nil || *s.Winner != "first" || s.Turn != "first" {
		t.Fatalf("at the end: %+v", s)
	}
	r.run()
	if said := r.table.Page().Say.Text + stateJSON(t, r); !holds(r.table.Page().Detail+said, spoken("game/explain/misere-no-move", "(0,0)")) {
		t.Errorf("of the end it is said: %q", said)
	}
	r.must("explain", args{"square": page.Numbers(engine.At(0, 0))})
	r.run()
	if study := r.table.Page().Study; study.Lost || study.Words != spoken("game/explain/misere-has-won", "(0,0)") {
		t.Errorf("the end is explained by %+v", study)
	}
	// The perfect player answers as well.
	r.must("open", args{"link": "wythoff@0,5&misere=on&first=perfect&second=perfect"})
	r.run()
	if s = r.table.State(); s.Phase != "over" || *s.Winner != "first" || len(s.History) != 2 {
		t.Errorf("two perfect players: %+v", s)
	}
	for link, want := range map[string]string{
		"blocking:3@2,2&misere=on": spoken("engine/misere/err-squares-blocked", "Blocking:3"),
		"rook@2,2&misere=perhaps":  words.Capital(spoken("game/link/misere-on-or-off")),
	} {
		before := stateJSON(t, r)
		if err := r.call("open", args{"link": link}, nil); err == nil || !holds(err.Error(), want) || stateJSON(t, r) != before {
			t.Errorf("%s: %v", link, err)
		}
	}
}

// catalogRules are the rules of a game in normal play.
func catalogRules(t *testing.T, link string) string {
	r := newRoom(t)
	r.must("open", args{"link": link})
	return r.table.View().Game.Rules()
}
