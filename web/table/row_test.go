package table_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit/oracle"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/web/internal/page"
)

// TestRow: a row of the map is what the rules make of it, and is told only while the map is seen.
func TestRow(t *testing.T) {
	for _, link := range []string{"wythoff@8,6", "wythoff@8,6&map=nim", "blocking:5@8,6", "rook@6,4"} {
		r := newRoom(t)
		r.must("open", args{"link": link})
		r.run()
		if r.call("row", nil, new(page.RowHeard)) == nil {
			t.Errorf("%s: a row is told before it is painted", link)
		}
		r.table.Want(picture.Want{Keys: []picture.Key{{}}})
		r.run()
		var row page.RowHeard
		if err := r.call("row", nil, &row); err != nil || len(row.Palaces) != 24 {
			t.Fatalf("%s: %v, %d squares", link, err, len(row.Palaces))
		}
		v := r.table.View()
		truth := oracle.New(v.Game)
		y := v.Here.At(1).Clamp()
		for x, palace := range row.Palaces {
			if palace != (truth.Outcome(engine.At(x, y)) == engine.P) {
				t.Errorf("%s: (%d,%d) is P: %t", link, x, y, palace)
			}
		}
		if link == "rook@6,4" && row.Words != spoken("web/table/internal/chart/row-says", 4, 0, 23, []string{"4"}) {
			t.Errorf("it says %q", row.Words)
		}
		r.table.Hover(engine.At(3, 2), true)
		if err := r.call("row", nil, &row); err != nil || !fits(row.Words, spoken("web/table/internal/chart/row-says", 2, 0, 23, []string{open})) {
			t.Errorf("%s, pointed at (3,2): %q, %v", link, row.Words, err)
		}
	}
	for _, hidden := range []string{"wythoff@8,6&map=off", "wythoff@8,6&map=peek", "wythoff@8,6&quiz=on", "wythoff@8,6&without=map", "puzzle=wythoff&level=3&seed=7"} {
		r := newRoom(t)
		if hidden[0] == 'p' {
			r.puzzled(hidden)
		} else {
			r.must("open", args{"link": hidden})
		}
		r.run()
		r.table.Want(picture.Want{Keys: []picture.Key{{}}})
		r.run()
		if r.call("row", nil, new(page.RowHeard)) == nil {
			t.Errorf("%s: a row that is not to be seen is told", hidden)
		}
	}
}
