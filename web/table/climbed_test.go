package table_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/web/internal/page"
	tableroom "github.com/palacegames/palace/web/table/internal/room"
)

// ladders asks how far somebody has climbed.
func (r *room) ladders() map[string]tableroom.Ladder {
	var list []tableroom.Ladder
	if err := r.call("ladders", nil, &list); err != nil || len(list) != len(catalog.Families) {
		r.t.Fatal(list, err)
	}
	ladders := map[string]tableroom.Ladder{}
	for _, l := range list {
		ladders[l.Name] = l
	}
	return ladders
}

// TestLadders: a win gives a star, one without help a second; the harder start is the next; Play goes on where somebody
// stands; the browser keeps it, and what it has kept and is no ladder changes nothing.
func TestLadders(t *testing.T) {
	r := newRoom(t)
	stars := func(n int) string { return spoken("web/table/internal/room/stars-of", n, 2*catalog.Rungs) }
	rung := func(n, stars int) string {
		return spoken("web/table/internal/room/rung-of", n, catalog.Rungs, stars)
	}
	if l := r.ladders()["rook"]; l != (tableroom.Ladder{Name: "rook", Link: "rook@2,1&map=off", Stars: stars(0)}) {
		t.Errorf("at first: %+v", l)
	}
	win := func() { // a rook, from where it is
		for r.table.State().Phase != "over" {
			x, y, _ := engine.Position(r.table.State().Position).Pair()
			r.must("move", args{"to": page.Numbers(engine.At(min(x, y), min(x, y)))})
			r.run()
		}
	}
	r.must("open", args{"link": r.ladders()["rook"].Link})
	if p := r.table.Page(); p.Rung != rung(1, 0) {
		t.Errorf("it says %q", p.Rung)
	}
	win()
	if p := r.table.Page(); p.Rung != rung(1, 2) || !button(p, "harder").Gold || r.ladders()["rook"].Link != "rook@3,1&map=off" || r.ladders()["rook"].Stars != stars(2) {
		t.Errorf("after a win it says %q, and %+v", p.Rung, r.ladders()["rook"])
	}
	r.must("harder", nil)
	r.must("hint", nil)
	r.run()
	win()
	if p := r.table.Page(); p.Rung != rung(2, 1) || r.ladders()["rook"].Stars != stars(3) || !strings.Contains(p.Played, "ladder rook 2100000000\n") {
		t.Errorf("after a win with help it says %q, %+v, kept is %q", p.Rung, r.ladders()["rook"], p.Played)
	}
	for _, elsewhere := range []string{"rook@3,2&first=perfect&second=human", "rook@3,2&second=human", "rook@7,4", "rook@3,2&misere=on"} {
		r.must("open", args{"link": elsewhere})
		if p := r.table.Page(); p.Rung != "" {
			t.Errorf("%s: %q", elsewhere, p.Rung)
		}
	}
	// The last start goes on to others, which are on no ladder.
	r.must("open", args{"link": catalog.Named("rook").Rung(catalog.Rungs)})
	win()
	r.must("harder", nil)
	r.run()
	if p := r.table.Page(); p.Rung != "" || p.State.Phase == "over" {
		t.Errorf("after the last start: %q, %s", p.Rung, p.State.Phase)
	}

	again := newRoom(t)
	again.must("played", args{"text": "ladder rook 1120000000\nladder rook 2010000000\nladder bishop 1\nladder wythoff 1111111119\nladder wythoff 11\nladder wythoff\nladder blocking 2222222222\nladder maharaja 2111111111\n"})
	for name, want := range map[string]tableroom.Ladder{
		"rook":     {Link: "rook@6,2&map=off", Stars: stars(5)},
		"wythoff":  {Link: "wythoff@3,2&map=off", Stars: stars(0)},
		"blocking": {Link: "blocking:3@15,10&map=off", Stars: stars(20)},
		"maharaja": {Link: "maharaja@5,3&map=off", Stars: stars(11)},
	} {
		if want.Name = name; again.ladders()[name] != want {
			t.Errorf("%+v, want %+v", again.ladders()[name], want)
		}
	}
	if kept := again.table.Page().Played; kept != "ladder rook 2120000000\nladder blocking 2222222222\nladder maharaja 2111111111\n" {
		t.Errorf("kept is %q", kept)
	}
	again.must("forgetPlayed", nil)
	if l := again.ladders()["rook"]; l.Stars != stars(0) || again.table.Page().Played != "" {
		t.Errorf("forgotten: %+v", l)
	}
}
