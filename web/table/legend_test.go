package table_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/palacegames/palace/render/colour"
)

// TestLegendAgreesWithTheBoard checks that an N-square has the colour of the board in
// the legend where it has on the board, and the picture's where that covers the board: on paper palaces
// are darker there, and on a dark board N-squares.
func TestLegendAgreesWithTheBoard(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "subtraction:(1,2)(2,1)(3,3)@9,8"})
	for _, dark := range []bool{false, true} {
		r.must("theme", args{"dark": dark})
		r.table.Looks(colour.Look{})
		far := r.table.Page().Map.Legend
		palace, other := colour.CSS(colour.LightTheme.Afar(r.scene.Map.Palette, 1)), colour.CSS(colour.LightTheme.Square())
		if dark {
			palace, other = "#f2c230", "#0c0c10"
		}
		if len(far) != 2 || far[0].Color != palace || far[1].Color != other || far[0].Board != "" {
			t.Errorf("dark %t, from afar: %+v", dark, far)
		}
		before := r.changes
		r.table.Looks(colour.Look{Tiles: true, Wash: 0.1})
		if r.changes == before {
			t.Error("the page is not told that the map looks otherwise")
		}
		near := r.table.Page().Map.Legend
		if near[0].Color != "#f2c230" || near[0].Board == "" || near[1].Color != near[0].Board || near[1].Board != "" {
			t.Errorf("dark %t, near by: %+v", dark, near)
		}
		if (near[1].Color < "#8") != dark {
			t.Errorf("dark %t, and the board is %s", dark, near[1].Color)
		}
	}
}

// TestLegendOfShares checks that a stretched map has a ramp with its numbers, and only
// a map that can be stretched.
func TestLegendOfShares(t *testing.T) {
	r := newRoom(t)
	r.must("theme", args{"dark": true})
	r.must("open", args{"link": "subtraction:(1,2)(2,1)(3,3)@9,8"})
	if r.scene.Map.Palette == nil || !r.scene.Map.Contrast {
		t.Error("the canvas is not told that the map may be stretched")
	}
	r.table.Looks(colour.Look{Band: colour.Band{Low: 0.22, High: 0.32}})
	m := r.table.Page().Map
	var labels []string
	for _, s := range m.Legend {
		labels = append(labels, s.Label)
		if !strings.HasPrefix(s.Color, "linear-gradient(") || s.Meaning == "" {
			t.Errorf("swatch %+v", s)
		}
	}
	if m.Form != "ramp" || strings.Join(labels, " ") != "23 % 25 % 27 % 29 % 31 %" {
		t.Errorf("form %q with %v", m.Form, labels)
	}
	if m.LegendTitle != spoken("web/table/internal/chart/ramp-title", spoken("web/table/internal/chart/or-less", "22 %"), spoken("web/table/internal/chart/or-more", "32 %")) {
		t.Errorf("the title is %q", m.LegendTitle)
	}
	if !strings.Contains(m.Legend[0].Color, "#0c0c10") || !strings.Contains(m.Legend[4].Color, "#f2c230") {
		t.Errorf("the ramp does not run from N to P: %+v", m.Legend)
	}
	r.must("theme", args{"dark": false})
	if paper := r.table.Page().Map.Legend; !strings.Contains(paper[0].Color, colour.CSS(colour.LightTheme.Square())) || strings.Contains(paper[4].Color, "#f2c230") {
		t.Errorf("on paper the ramp does not run from N to P: %+v", paper)
	}
	r.must("theme", args{"dark": true})
	r.table.Looks(colour.Look{Band: colour.Band{Low: 0, High: 0.5}})
	if title := r.table.Page().Map.LegendTitle; title != spoken("web/table/internal/chart/ramp-title", "0 %", spoken("web/table/internal/chart/or-more", "50 %")) {
		t.Errorf("the title is %q", title)
	}
	r.must("map", args{"kind": "nim"})
	if r.table.Page().Map.Form == "ramp" {
		t.Error("nim-values have no shares")
	}
	r.table.Looks(colour.Look{Gain: 3})
	if title := r.table.Page().Map.LegendTitle; title != spoken("web/table/internal/chart/from-afar-title", spoken("game/explain/map-nim-values"), "3") {
		t.Errorf("the title is %q", title)
	}
	r.must("open", args{"link": "maharaja@9,8"})
	if r.scene.Map.Contrast {
		t.Error("a map with a palace a column is stretched")
	}
}

// TestLegendForms: few colours stand side by side, many in several lines, and their labels are
// short enough for that.
func TestLegendForms(t *testing.T) {
	r := newRoom(t)
	for link, form := range map[string]string{
		"maharaja@9,8&map=outcome": "", "maharaja@9,8&map=nim": "many", "blocking:5@9,8": "", "blocking:100@9,8": "",
	} {
		r.must("open", args{"link": link})
		m := r.table.Page().Map
		if m.Form != form {
			t.Errorf("%s: %d colours lie %q", link, len(m.Legend), m.Form)
		}
		for _, s := range m.Legend {
			if utf8.RuneCountInString(s.Label) > 5 || s.About != s.Label+": "+s.Meaning {
				t.Errorf("%s: %+v", link, s)
			}
		}
	}
}

// TestToggled: one key hides the map and brings back the kind that was shown last, as long as
// there is that kind.
func TestToggled(t *testing.T) {
	r := newRoom(t)
	for _, step := range []struct{ call, what, want string }{
		{"open", "wythoff", "off"},
		{"map", "off", "outcome"},
		{"map", "nim", "off"},
		{"map", "peek", "nim"},
		{"open", "maharaja&map=off", "nim"},
		{"open", "blocking:5@9,8&map=off", "palace"},
		{"open", "wythoff&map=off", "outcome"},
	} {
		r.must(step.call, args{"link": step.what, "kind": step.what})
		if m := r.table.Page().Map; m.Toggled != step.want || m.Hidden == (step.want == "off") {
			t.Errorf("%s %s: %q, hidden %t", step.call, step.what, m.Toggled, m.Hidden)
		}
	}
}
