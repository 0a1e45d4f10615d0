package table_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/web/internal/page"
)

// beat wins the game on the board, and returns what is counted of it.
func beat(t *testing.T, r *room) string {
	t.Helper()
	for turns := 0; r.table.State().Phase != "over"; turns++ {
		v := r.table.View()
		palaces := palacesOf(t, v)
		if len(palaces) == 0 || turns > 50 {
			t.Fatalf("nothing wins at %v", v.Here)
		}
		r.must("move", args{"to": page.Numbers(palaces[0])})
		r.run()
	}
	return r.table.Page().Tally.Words
}

// tally is what is counted of any game against any opponent.
func tally(won, alone, lost int) string {
	return spoken("web/table/internal/room/tally", open, open, won, alone, lost)
}

// TestWonAlone: a win counts as one without help if nothing has told who wins before it: no map, no values, no
// idea, no best move, no Why, no move taken back.
func TestWonAlone(t *testing.T) {
	const link = "wythoff@9,6&map=off"
	alone, helped := tally(1, 1, 0), tally(1, 0, 0)
	for _, c := range []struct {
		name string
		link string
		help func(r *room)
		want string
	}{
		{"nothing", link, func(*room) {}, alone},
		{"the page asks for itself", link, func(r *room) { r.table.Page(); r.table.Call("state", nil); r.table.Call("page", nil) }, alone},
		{"a map that is on", "wythoff@9,6", func(*room) {}, helped},
		{"a map that is kept back", "wythoff@9,6&without=map", func(*room) {}, alone},
		{"a map for a moment", link, func(r *room) { r.must("map", args{"kind": "outcome"}); r.must("map", args{"kind": "off"}) }, helped},
		{"a peek", link, func(r *room) { r.must("peek", args{"on": true}); r.must("peek", args{"on": false}) }, helped},
		{"values", link, func(r *room) { r.must("values", args{"on": true}); r.must("values", args{"on": false}) }, helped},
		{"the best move", link, func(r *room) { r.must("hint", nil) }, helped},
		{"the best move, refused", link + "&without=hint", func(r *room) { r.table.Call("hint", nil) }, alone},
		{"why", link, func(r *room) { r.must("explain", nil) }, helped},
		{"an idea", link + "&idea=golden", func(*room) {}, helped},
		{"a move taken back", link, func(r *room) {
			r.must("move", args{"to": page.Numbers(engine.At(7, 4))})
			r.run()
			r.must("undo", nil)
			r.run()
		}, helped},
		{"help in the game before", link, func(r *room) { r.must("hint", nil); r.must("open", args{"link": link}); r.run() }, alone},
		{"help when it is over", link, func(r *room) { beat(t, r); r.must("map", args{"kind": "outcome"}) }, alone},
	} {
		r := newRoom(t)
		r.must("open", args{"link": c.link})
		r.run()
		c.help(r)
		r.run()
		if got := beat(t, r); !fits(got, c.want) {
			t.Errorf("%s: %s", c.name, got)
		}
	}

	// What was kept before there was such a count is kept on, and what cannot be is left out.
	r := newRoom(t)
	r.must("played", args{"text": "wythoff perfect 2 5\nrook perfect 3 1 2\nmaharaja perfect 1 1 2\nexile perfect 1 1 1 1\n"})
	if got, want := r.table.Page().Played, "wythoff perfect 2 5 0\nrook perfect 3 1 2\n"; got != want {
		t.Errorf("kept is %q, want %q", got, want)
	}
	r.must("open", args{"link": link})
	r.run()
	if got, want := beat(t, r), tally(3, 1, 5); !fits(got, want) {
		t.Errorf("%s, want %s", got, want)
	}
}
