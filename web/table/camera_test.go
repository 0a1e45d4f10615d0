package table_test

import (
	"reflect"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
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
	if err := r.call("cover", args{"width": -1, "height": 2}, nil); err == nil || err.Error() != words.Sentence(spoken("web/table/internal/look/err-cover")) {
		t.Errorf("a negative width: %v", err)
	}
}

// TestFind: who looks for the piece sees it and the squares about it, and nothing beside the board.
func TestFind(t *testing.T) {
	for link, want := range map[string]engine.Window{
		"wythoff@5,3":                        {W: 14, H: 12},
		"blocking:5@30,40":                   {X: 22, Y: 32, W: 17, H: 17},
		"exile:spiral@-3,2":                  {X: -11, Y: -6, W: 17, H: 17},
		"subtraction:(1,2)(2,1)@3,4&quiz=on": {W: 12, H: 13},
	} {
		r := newRoom(t)
		r.must("open", args{"link": link})
		r.must("zoom", args{"by": "map"})
		r.must("zoom", args{"by": "piece"})
		if len(r.brought) == 0 || r.brought[len(r.brought)-1] != want {
			t.Errorf("%s: %v was brought into view, want %v", link, r.brought, want)
		}
	}
}
