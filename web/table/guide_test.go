package table_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/region"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/table/host"
)

// page returns what the page shows.
func (r *room) page() page.Page {
	r.t.Helper()
	var p page.Page
	if err := r.call("page", args{}, &p); err != nil {
		r.t.Fatal(err)
	}
	return p
}

// TestNames: a map that is painted gets its names, which can be switched off, and
// the page says in words what the pointer is on.
func TestNames(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:100&size=300x300"})
	if g := r.page().Guide; g == nil || !g.Names || g.Here.Kind != "" || g.Here.Name == "" || len(g.List) != 0 || len(r.scene.Map.Labels) != 0 {
		t.Fatalf("before the survey: %+v", g)
	}
	r.run()
	for text, square := range map[words.Text]engine.Position{
		region.Hood: engine.At(20, 20), region.OuterSpace: engine.At(250, 20), region.Arm: engine.At(200, 70), region.Fabric: engine.At(100, 100),
	} {
		name := text.String()
		r.table.Hover(square, true)
		r.run()
		p := r.page()
		if p.Guide.Here.Kind == "" || !strings.EqualFold(p.Guide.Here.Name, name) || !strings.HasSuffix(p.Chip, " · "+name) {
			t.Errorf("%v: %q, %+v, not %s", square, p.Chip, p.Guide.Here, name)
		} else if strings.Count(p.Guide.Here.About, ".") < 2 || p.Guide.Here.Source == "" {
			t.Errorf("%s is said to be %q (%s)", name, p.Guide.Here.About, p.Guide.Here.Source)
		}
	}
	r.table.Hover(engine.Position{}, false)
	if p := r.page(); len(p.Guide.List) < 15 || p.Guide.Here.Kind == "" || p.Chip != "" || len(r.scene.Map.Labels) < 15 {
		t.Errorf("%d names, %d labels, %+v", len(p.Guide.List), len(r.scene.Map.Labels), p.Guide.Here)
	}
	prism := words.Capital(region.Prism.String())
	r.must("visit", args{"name": prism})
	if p := r.page(); p.Guide.Here.Name != prism || p.Guide.Here.Kind != "junction" || !strings.HasPrefix(p.Say.Text, prism+": ") {
		t.Errorf("went to the prism, but the page says %+v, %q", p.Guide.Here, p.Say.Text)
	}
	r.must("names", args{"on": false})
	if p := r.page(); p.Guide.Names || len(r.scene.Map.Labels) != 0 {
		t.Errorf("names are off, but %d labels are left", len(r.scene.Map.Labels))
	}
	r.must("open", args{"link": "wythoff"})
	r.run()
	if g := r.page().Guide; g != nil || len(r.scene.Map.Labels) != 0 {
		t.Errorf("names for Wythoff: %+v", g)
	}
	for _, call := range []struct{ name, arg string }{{"visit", prism}, {"highlight", "rift"}, {"highlight", "chess"}} {
		if err := r.call(call.name, args{"name": call.arg}, nil); err == nil {
			t.Errorf("%s %s was accepted", call.name, call.arg)
		}
	}
}

// TestNamesOfPalaces: the map of who wins has the names, too.
func TestNamesOfPalaces(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:100&size=300x300&map=outcome"})
	r.run()
	r.table.Hover(engine.At(100, 100), true)
	r.run()
	p := r.page()
	if p.Guide == nil || p.Guide.Here.Kind == "" || p.Guide.Here.Name != words.Capital(region.Fabric.String()) || !strings.HasSuffix(p.Chip, " · "+region.Fabric.String()) || len(r.scene.Map.Labels) < 15 {
		t.Errorf("%s: %+v", p.Chip, p.Guide)
	}
	r.must("highlight", args{"name": region.Skin})
	r.run()
	if g := r.page().Guide; g.Detail != region.SkinSquares {
		t.Errorf("%q is highlighted", g.Detail)
	}
}

// TestHighlight: what is highlighted survives new colours and a larger map, is
// found again by a painter that was started again, and does not change the values.
func TestHighlight(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:100&size=300x300"})
	r.must("highlight", args{"name": region.Skin}) // before there is a survey
	before := r.scene.Map.Revision
	r.run()
	if g := r.page().Guide; g.Detail != region.SkinSquares || r.scene.Map.Revision == before {
		t.Fatalf("%q is highlighted in revision %d", g.Detail, r.scene.Map.Revision)
	}
	highlighted := r.scene.Map.Revision
	if details := r.page().Guide.Details; len(details) != 3 || details[0].Name != "nothing" {
		t.Errorf("there is to highlight: %+v", details)
	}
	r.must("palette", args{"name": "safe"})
	r.run()
	if r.scene.Map.Revision <= highlighted || r.page().Guide.Detail != region.SkinSquares {
		t.Errorf("new colours took the highlight away")
	}
	r.restart(host.Painter)
	r.table.Lost(host.Painter)
	r.run()
	if g := r.page().Guide; g.Detail != region.SkinSquares || len(r.scene.Map.Labels) == 0 {
		t.Errorf("a new painter knows of %+v", g)
	}
	r.table.Hover(engine.At(20, 20), true)
	r.run()
	if chip := r.page().Chip; !fits(chip, spoken("game/explain/palace-sees", "(20,20)", 60, 100)+" · "+region.Hood.String()) {
		t.Errorf("under the veil: %s", chip)
	}
	r.must("highlight", args{"name": "nothing"})
	r.run()
	if g := r.page().Guide; g.Detail != "nothing" {
		t.Errorf("%q is still highlighted", g.Detail)
	}
	r.must("open", args{"link": "blocking:2&size=100x100"})
	r.run()
	if details := r.page().Guide.Details; len(details) != 1 {
		t.Errorf("in game 2 there is to highlight: %+v", details)
	}
	r.must("highlight", args{"name": region.Rift})
	r.must("open", args{"link": "blocking:90&size=300x300"})
	if g := r.page().Guide; g.Detail != "nothing" {
		t.Errorf("another game begins with %q highlighted", g.Detail)
	}
}
