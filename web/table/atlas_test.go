package table_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/web/table/host"
)

// TestMap computes the extent of a link to its last square, through the death of
// the painter, and brings the pictures in view.
func TestMap(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:30@9,9&size=900x700"})
	if o := r.table.State().Overlay; o.Total != 900*700 || o.Done != 0 || o.Kind != "palace" {
		t.Fatalf("at first: %+v", o)
	}
	r.table.Want(picture.Want{Level: 1, Keys: []picture.Key{{Level: 1}, {Level: 1, X: 1}, {Level: 1, X: 7}}})
	bench := r.benches[host.Painter]
	for _, m := range r.posted[host.Painter][:1] {
		bench.Receive(m)
	}
	r.restart(host.Painter)
	r.table.Lost(host.Painter)
	r.run()
	if o := r.table.State().Overlay; o.Done != 900*700 {
		t.Fatalf("at the end: %+v", o)
	}
	complete := map[picture.Key]bool{}
	for _, p := range r.pictures {
		complete[p.Key] = p.Complete
	}
	for _, key := range []picture.Key{{Level: 1}, {Level: 1, X: 1}} {
		if !complete[key] {
			t.Errorf("picture %v has not come", key)
		}
	}
	if s := r.must("map", args{"shown": false}); s.Overlay.Kind != "off" {
		t.Errorf("hidden map: %+v", s.Overlay)
	}
	if s := r.must("peek", args{"on": true}); s.Overlay.Kind == "off" {
		t.Errorf("peeking: %+v", s.Overlay)
	}
}

// TestProbe says the exact value of a square that no picture brought.
func TestProbe(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:5@3,3&size=300x300"})
	r.run()
	r.table.Hover(engine.At(4, 4), true)
	r.run()
	if chip := r.table.Page().Chip; !strings.Contains(chip, "7") {
		t.Errorf("(4,4) of game 5 sees 7 palaces, but the page says %q", chip)
	}
	r.table.Hover(engine.Position{}, false)
	if chip := r.table.Page().Chip; chip != "" {
		t.Errorf("no square under the pointer: %q", chip)
	}
}
