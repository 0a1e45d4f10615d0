package table_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/web/internal/page"
)

// far is an example a hundred digits out.
var far = regexp.MustCompile(`@-?\d{100,},`)

// TestExamplesFarOut plays the examples of the families a hundred digits out: a palace is two steps away, is
// shown as one, and is answered.
func TestExamplesFarOut(t *testing.T) {
	met := 0
	for _, f := range page.Catalog().Families {
		for _, group := range f.Presets {
			for _, preset := range group.List {
				if !far.MatchString(preset.Link) || f.Name != "wythoff" && f.Name != "maharaja" && f.Name != "exile" {
					continue
				}
				met++
				r := newRoom(t)
				r.must("open", args{"link": preset.Link + "&second=perfect"})
				r.run()
				start := r.table.View().Here
				palace := start.Minus(engine.At(2, 2))
				if len(start.At(0).String()) < 100 || shown(t, r, palace) != 1 || shown(t, r, palace.Plus(engine.At(1, 0), engine.Num(1))) != 0 {
					t.Errorf("%s: %.30v… is no palace on the map", f.Name, palace)
				}
				byTap(r, palace)
				r.run()
				s := r.table.State()
				if len(s.History) != 2 || engine.Position(s.History[0].To) != palace || s.Phase != "move" || s.Turn != "first" {
					t.Errorf("%s: after a tap on the palace: %+v", f.Name, s)
				}
				link := r.table.Page().Link
				r.must("undo", args{})
				r.run()
				if s := r.table.State(); engine.Position(s.Position) != start || len(s.History) != 0 {
					t.Errorf("%s: taken back to %v", f.Name, s.Position)
				}
				r.must("open", args{"link": link})
				if got := r.table.State(); len(got.History) != 2 || engine.Position(got.History[0].To) != palace || r.table.Page().Link != link {
					t.Errorf("%s: %.40s… opens %+v", f.Name, link, got)
				}
			}
		}
	}
	if met < 3 {
		t.Errorf("%d examples far out", met)
	}
}

// TestFarAndNear: from far out one comes near the corner in a move, where nothing is far any more.
func TestFarAndNear(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@" + pi + "," + euler + "&second=human"})
	p := r.table.Page()
	if p.Distant == nil || !p.Distant.Playable || !strings.Contains(p.Detail, "100") || !strings.Contains(p.Detail, pi[:5]) || strings.Contains(p.Detail, pi) {
		t.Fatalf("far out it is said %q, %+v", p.Detail, p.Distant)
	}
	r.must("move", args{"to": []any{pi, 5}})
	if p := r.table.Page(); p.Moves[0].First.Title != pi+",5" || strings.Contains(p.Moves[0].First.Text, pi) {
		t.Errorf("the move is listed as %+v", p.Moves[0].First)
	}
	if s := r.must("move", args{"to": []any{3, "5"}}); engine.Position(s.Position) != engine.At(3, 5) || r.table.Page().Distant != nil {
		t.Errorf("near the corner: %v, %+v", s.Position, r.table.Page().Distant)
	}
	if shown(t, r, engine.At(3, 5)) != 1 || shown(t, r, engine.At(2, 5)) != 0 {
		t.Error("the map is of another place")
	}
	before := stateJSON(t, r)
	if err := r.call("move", args{"to": []any{strings.Repeat("7", 1001), 1}}, nil); err == nil || !strings.Contains(err.Error(), "1000") || stateJSON(t, r) != before {
		t.Errorf("a number that is too long: %v", err)
	}
}
