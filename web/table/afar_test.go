package table_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/render/colour"
)

// TestMapsFromAfar zooms out over the maps of every family: they come whole, their legends are those
// of what can be seen, and they turn with the board.
func TestMapsFromAfar(t *testing.T) {
	for _, c := range plainGames {
		t.Run(c.game, func(t *testing.T) {
			r := newRoom(t)
			r.must("open", args{"link": c.game + "&size=" + c.size})
			r.must("zoom", args{"by": "map"})
			r.run()
			width, height, _ := strings.Cut(c.size, "x")
			w, _ := strconv.Atoi(width)
			h, _ := strconv.Atoi(height)
			if o := r.table.State().Overlay; o.Total != w*h || o.Done != o.Total || o.Kind != "outcome" || r.camera != "overview" {
				t.Errorf("of %d × %d squares: %+v, seen by the camera %q", w, h, o, r.camera)
			}
			// Shares of palaces are shown as a ramp where they are stretched: not where there is a palace a column.
			dense := strings.HasPrefix(c.game, "subtraction")
			if r.scene.Map.Contrast != dense {
				t.Errorf("the map may be stretched: %t", r.scene.Map.Contrast)
			}
			if legend := r.table.Page().Map.Legend; len(legend) != 2 || !legend[0].Palace || legend[1].Palace {
				t.Errorf("outcomes have the legend %+v", legend)
			}
			r.table.Looks(colour.Look{Band: colour.Band{Low: 0.1, High: 0.5}})
			if m := r.table.Page().Map; dense && (len(m.Legend) != 5 || m.Form != "ramp") {
				t.Errorf("shares have the legend %+v", m.Legend)
			}
			r.table.Looks(colour.Look{})

			near := "300x300"
			if h == 1 {
				near = "300x1"
			}
			r.must("open", args{"link": c.game + "&size=" + near})
			r.must("map", args{"kind": "nim"})
			r.run()
			if o := r.table.State().Overlay; o.Kind != "nim" || o.Done != o.Total || o.Total != 300*min(300, 300*h) && h > 1 {
				t.Errorf("of nim-values: %+v", o)
			}
			// No position of n moves has a nim-value above n.
			most := strings.Count(c.game, "(")
			legend := r.table.Page().Map.Legend
			if len(legend) < 3 || legend[0].Label != "0" {
				t.Fatalf("nim-values have the legend %+v", legend)
			}
			for _, s := range legend[:len(legend)-1] {
				if n, err := strconv.Atoi(s.Label); err != nil || dense && n > most {
					t.Errorf("the nim-value %q of %d moves", s.Label, most)
				}
			}
			for _, lies := range []string{"up-right", "right-down"} {
				before := r.table.Page().Orientation.Current
				r.must("orientation", args{"name": lies})
				if p := r.table.Page(); p.Orientation.Current != lies || before != lies && !strings.Contains(p.Link, "&orient="+lies) {
					t.Errorf("turned to %s: %+v, %s", lies, p.Orientation, p.Link)
				}
			}
		})
	}
}
