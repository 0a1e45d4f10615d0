package table_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/web/internal/page"
	tableroom "github.com/palacegames/palace/web/table/internal/room"
)

// climbed is how far somebody has climbed in a family: the stars, and the link of what is next.
type climbed struct{ stars, link string }

// ladders are those of the cards of Play.
func (r *room) ladders() map[string]climbed {
	r.t.Helper()
	var list []tableroom.Card
	if err := r.call("cards", nil, &list); err != nil || len(list) != len(catalog.Families) {
		r.t.Fatal(list, err)
	}
	ladders := map[string]climbed{}
	for i, card := range list {
		if e := &catalog.Families[i]; card.Name != e.Name || card.Label != e.Heading.String() || card.Line != e.Line.String() || card.Rule == "" || card.Start == nil {
			r.t.Errorf("the card of %s is %+v", e.Name, card)
		}
		ladders[card.Name] = climbed{card.Stars, card.Link}
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
	if l := r.ladders()["rook"]; l != (climbed{stars(0), "rook@2,1&map=off"}) {
		t.Errorf("at first: %+v", l)
	}
	win := func() { // a rook, from where it is
		for r.table.State().Phase != "over" {
			x, y, _ := engine.Position(r.table.State().Position).Pair()
			r.must("move", args{"to": page.Numbers(engine.At(min(x, y), min(x, y)))})
			r.run()
		}
	}
	r.must("open", args{"link": r.ladders()["rook"].link})
	if p := r.table.Page(); p.Rung != rung(1, 0) {
		t.Errorf("it says %q", p.Rung)
	}
	win()
	if p := r.table.Page(); p.Rung != rung(1, 2) || !button(p, "harder").Gold || r.ladders()["rook"] != (climbed{stars(2), "rook@3,1&map=off"}) {
		t.Errorf("after a win it says %q, and %+v", p.Rung, r.ladders()["rook"])
	}
	r.must("harder", nil)
	r.must("hint", nil)
	r.run()
	win()
	if p := r.table.Page(); p.Rung != rung(2, 1) || r.ladders()["rook"].stars != stars(3) || !strings.Contains(p.Played, "ladder rook 2100000000\n") {
		t.Errorf("after a win with help it says %q, %+v, kept is %q", p.Rung, r.ladders()["rook"], p.Played)
	}
	for _, elsewhere := range []string{"rook@3,2&first=perfect&second=human", "rook@3,2&second=human", "rook@7,4", "rook@3,2&misere=on"} {
		r.must("open", args{"link": elsewhere})
		if p := r.table.Page(); p.Rung != "" {
			t.Errorf("%s: %q", elsewhere, p.Rung)
		}
	}
	// Who goes back to an earlier turn tries out what happens, which is help.
	back := newRoom(t)
	back.must("open", args{"link": "rook@2,1&map=off"})
	for _, again := range []bool{true, false} {
		back.must("move", args{"to": page.Numbers(engine.At(1, 1))})
		back.run()
		if again {
			back.must("goTo", args{"turns": 0})
		}
	}
	for back.table.State().Phase != "over" {
		back.must("move", args{"to": page.Numbers(engine.At(0, 0))})
		back.run()
	}
	if p := back.table.Page(); p.Rung != rung(1, 1) {
		t.Errorf("after going back it says %q", p.Rung)
	}
	// The last start goes on to others, which are on no ladder.
	_, last := catalog.Named("rook").Rung(catalog.Rungs)
	r.must("open", args{"link": last})
	win()
	r.must("harder", nil)
	r.run()
	if p := r.table.Page(); p.Rung != "" || p.State.Phase == "over" {
		t.Errorf("after the last start: %q, %s", p.Rung, p.State.Phase)
	}

	again := newRoom(t)
	again.must("played", args{"text": "ladder rook 1120000000\nladder rook 2010000000\nladder bishop 1\nladder wythoff 1111111119\nladder wythoff 11\nladder wythoff\nladder blocking 2222222222\nladder maharaja 2111111111\n"})
	for name, want := range map[string]climbed{
		"rook":     {stars(5), "rook@6,2&map=off"},
		"wythoff":  {stars(0), "wythoff@3,2&map=off"},
		"blocking": {stars(20), "blocking:3@15,10&map=off"},
		"maharaja": {stars(11), "maharaja@5,3&map=off"},
	} {
		if again.ladders()[name] != want {
			t.Errorf("%+v, want %+v", again.ladders()[name], want)
		}
	}
	if kept := again.table.Page().Played; kept != "ladder rook 2120000000\nladder blocking 2222222222\nladder maharaja 2111111111\n" {
		t.Errorf("kept is %q", kept)
	}
	again.must("forgetPlayed", nil)
	if l := again.ladders()["rook"]; l.stars != stars(0) || again.table.Page().Played != "" {
		t.Errorf("forgotten: %+v", l)
	}
}
