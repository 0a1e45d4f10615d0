package table_test

import (
	"reflect"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/web/internal/page"
)

// TestSpots tells the page what has to be seen, and the canvas what is covered.
func TestSpots(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:5@9,7"})
	piece := page.Spot{X: 90, Y: 70, Edge: 10}
	if got := r.table.Page().Spots; !reflect.DeepEqual(got, []page.Spot{piece}) {
		t.Errorf("without a pointer: %v", got)
	}
	r.table.Hover(engine.At(2, 1), true)
	if got := r.table.Page().Spots; !reflect.DeepEqual(got, []page.Spot{piece, {X: 20, Y: 10, Edge: 10}}) {
		t.Errorf("with a pointer: %v", got)
	}
	r.must("cover", args{"width": 62, "height": 238.5})
	if r.covered != [2]float64{62, 238.5} {
		t.Errorf("the canvas knows of %v", r.covered)
	}
	if err := r.call("cover", args{"width": -1, "height": 2}, nil); err == nil || !strings.Contains(err.Error(), "width") {
		t.Errorf("a negative width: %v", err)
	}
}
