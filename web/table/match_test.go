package table_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/region"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/render/picture"
)

// TestCompare: a link lays one game over another; the page counts where they
// differ and says so of single squares, and goes back to the game's own map.
func TestCompare(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:100@13,11&size=256x256&compare=103:1,1,3"})
	p := r.page()
	if p.Match == nil || p.Match.Other != 103 || p.Match.Title != spoken("engine/blocking/compare/title", 100, 103, 1, 1, 3) {
		t.Fatalf("compares %+v", p.Match)
	}
	if fmt.Sprint(p.Match.Fields) != "[103 1 1 3]" {
		t.Errorf("the form holds %v", p.Match.Fields)
	}
	if last := p.Map.Legend[len(p.Map.Legend)-1]; last.Label != "≠" {
		t.Errorf("the legend ends with %+v", last)
	}
	r.table.Want(picture.Want{Keys: []picture.Key{{}}})
	r.run()
	rows := r.page().Match.Rows
	if len(rows) < 8 || rows[0].Region != words.Capital(region.Hood.String()) || !rows[0].Same || rows[len(rows)-1].Region != spoken("web/table/internal/chart/everywhere") || rows[len(rows)-1].Squares != "65,536" || rows[len(rows)-1].Same {
		t.Fatalf("the count: %+v", rows)
	}
	masked := 0
	last := r.pictures[len(r.pictures)-1]
	for i := 3; i < len(last.Pixels); i += 4 {
		if last.Pixels[i] == picture.AlphaMasked {
			masked++
		}
	}
	if words := rows[len(rows)-1].Differ; masked == 0 || strings.ReplaceAll(words, ",", "") != strconv.Itoa(masked) {
		t.Errorf("%d squares are masked, %s differ", masked, words)
	}
	r.table.Hover(engine.At(20, 20), true)
	r.run()
	if chip := r.page().Chip; chip != spoken("game/explain/palace-sees", "(20,20)", 60, 100)+" · "+region.Hood.String() {
		t.Errorf("in the hood: %s", chip)
	}
	r.table.Hover(engine.At(250, 100), true)
	r.run()
	if chip := r.page().Chip; chip != spoken("web/table/internal/chart/differs", engine.At(250, 100), spoken("engine/blocking/differ", 100, 103))+" · "+region.Arm.String() {
		t.Errorf("in the arm: %s", chip)
	}

	names := len(r.scene.Map.Labels)
	if g := r.page().Guide; g == nil || len(g.List) == 0 || names == 0 {
		t.Errorf("names of game 100: %+v", g)
	}

	r.must("compare", args{"other": 0})
	r.run()
	if len(r.scene.Map.Labels) != names {
		t.Errorf("%d names with a comparison, %d without", names, len(r.scene.Map.Labels))
	}
	if p := r.page(); p.Guide == nil || len(p.Guide.List) == 0 || p.Match.Other != 0 || strings.Contains(p.Link, "compare") || fmt.Sprint(p.Match.Fields) != "[103 1 1 3]" {
		t.Errorf("compares no longer, but %+v, %s", p.Match, p.Link)
	}
	r.must("compare", args{"other": 90, "shift": []int{0, 3}, "offset": -1})
	if p := r.page(); !strings.HasSuffix(p.Link, "&compare=90:0,3,-1") {
		t.Errorf("the link is %s", p.Link)
	}
	if m := r.page().Match; fmt.Sprint(m.Fields) != "[90 0 3 -1]" {
		t.Errorf("the form holds %v", m.Fields)
	}
	r.must("map", args{"kind": "off"})
	if m := r.page().Match; m.Other != 90 || len(m.Rows) != 0 {
		t.Errorf("where the map is hidden it is told by %+v", m)
	}
	r.must("map", args{"kind": "palace"})
	before := stateJSON(t, r)
	for _, wrong := range []args{{"other": -1, "shift": []int{0, 0}}, {"other": 5}, {"other": 5, "shift": []int{1, 1 << 40}}} {
		if err := r.call("compare", wrong, nil); err == nil {
			t.Errorf("%v was accepted", wrong)
		}
	}
	if after := stateJSON(t, r); after != before {
		t.Errorf("a refusal changed the state")
	}
	r.must("open", args{"link": "maharaja"})
	if m := r.page().Match; m != nil {
		t.Errorf("maharaja is compared: %+v", m)
	}
	if err := r.call("compare", args{"other": 5, "shift": []int{0, 0}}, nil); err == nil {
		t.Error("maharaja was compared")
	}
}
