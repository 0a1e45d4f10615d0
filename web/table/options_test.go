package table_test

import (
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/web/internal/page"
)

// listed returns the moves that the page lists, sorted.
func listed(o *page.Options) (to []engine.Position) {
	for _, w := range o.Ways {
		for _, m := range w.Moves {
			to = append(to, engine.Position(m.To))
		}
	}
	slices.SortFunc(to, engine.Position.Compare)
	return to
}

// TestOptionsAreTheMoves: each move is listed once, and nothing else; no two are called the same, and a tap makes the one that is chosen.
func TestOptionsAreTheMoves(t *testing.T) {
	for _, text := range []string{
		"wythoff@7,4", "maharaja@9,7", "rook@15,3", "wythoff+(t,2t)(2t,t);t=1..@9,9", "subtraction:(1,2)(2,1)(3,3)@8,8", "mwythoff:3@6,5", "exile:spiral@3,-2",
		"exile:quadrant@4,6", "nim@3,5,7", "nim@12", "wythoff:3@2,3,4", "rook@4,3+rook@5,3", "wythoff@5,3+maharaja@4,4", "rook@6,4&misere=on", "wythoff@8,6&quiz=on",
	} {
		r := newRoom(t)
		r.must("listMoves", args{"on": true})
		text += "&first=human&second=human"
		r.must("open", args{"link": text})
		if r.page().Quiz != nil {
			r.must("marking", args{"on": false})
		}
		s, err := link.Open(text)
		if err != nil {
			t.Fatal(err)
		}
		v, o := s.View(), r.page().Options
		if got, want := listed(o), engine.Options(v.Rays); !slices.Equal(got, want) || o.Cut != "" {
			t.Errorf("%s: %v are listed (%q), not %v", text, got, o.Cut, want)
		}
		names := map[string]bool{}
		for _, w := range o.Ways {
			for _, m := range w.Moves {
				if names[m.Text] || w.Label == "" {
					t.Errorf("%s: %q: %q again", text, w.Label, m.Text)
				}
				names[m.Text] = true
				if to := engine.Position(r.must("tap", args{"square": m.To}).Position); to != engine.Position(m.To) {
					t.Errorf("%s: %q leads to %v", text, m.Text, to)
				}
				r.must("undo", args{})
			}
		}
	}
}

// TestOptionsAreBounded: of many moves the nearest of each way are listed, without those that are blocked, and it is said that there are others.
func TestOptionsAreBounded(t *testing.T) {
	const most = 15
	r := newRoom(t)
	r.must("listMoves", args{"on": true})
	for _, text := range []string{"wythoff@1000,700", "rook@123456789012345678901234567890,20", "subtraction:" + manyMoves + "@99,99"} {
		r.must("open", args{"link": text + "&first=human&second=human"})
		v, o := r.table.Page().State, r.page().Options
		if len(o.Ways) > most || o.Cut == "" {
			t.Errorf("%s: %d ways, %q", text, len(o.Ways), o.Cut)
		}
		for _, w := range o.Ways {
			near := engine.Position(v.Position)
			step := engine.Position(w.Moves[0].To).Minus(near)
			for _, m := range w.Moves {
				if near = near.Plus(step, engine.Num(1)); engine.Position(m.To) != near {
					t.Errorf("%s: %v comes at the place of %v", text, m.To, near)
				}
			}
			if len(w.Moves) > most {
				t.Errorf("%s: %d moves %s", text, len(w.Moves), w.Label)
			}
		}
	}
	r.must("open", args{"link": "rook@15,15&first=human&second=human"})
	if o := r.page().Options; o.Cut != "" || len(listed(o)) != 2*most {
		t.Errorf("%q, with %d moves", o.Cut, len(listed(o)))
	}
}

// manyMoves are 21 moves, each in a direction of its own.
const manyMoves = "(1,2)(1,3)(1,4)(1,5)(1,6)(1,7)(1,8)(1,9)(1,10)(1,11)(1,12)(1,13)(1,14)(1,15)(1,16)(1,17)(1,18)(1,19)(1,20)(1,21)(1,22)"

// TestOptionsOfWhoeverMoves: moves are listed where a tap makes them, and only for whoever looks at the list.
func TestOptionsOfWhoeverMoves(t *testing.T) {
	r := newRoom(t)
	const none, closed, open = "none", "closed", "open"
	is := func(want, when string) {
		t.Helper()
		got := none
		if o := r.page().Options; o != nil && len(o.Ways) > 0 {
			got = open
		} else if o != nil {
			got = closed
		}
		if got != want {
			t.Errorf("%s: %s, not %s", when, got, want)
		}
	}
	r.must("open", args{"link": "wythoff@7,4"})
	is(closed, "before anybody looks")
	r.must("listMoves", args{"on": true})
	is(open, "a person")
	r.must("tap", args{"square": page.Numbers(engine.At(6, 4))})
	is(closed, "a computer")
	r.run()
	is(open, "a person again")
	r.must("open", args{"link": "wythoff@7,4&first=perfect&second=perfect"})
	is(none, "two computers")
	r.must("open", args{"link": "rook@1,0&first=human&second=human"})
	r.must("tap", args{"square": page.Numbers(engine.At(0, 0))})
	is(none, "a game that is over")
	r.must("open", args{"link": "blocking:3@5,4&first=human&second=human"})
	is(none, "a block")
	r.must("block", args{"squares": []page.Numbers{page.Numbers(engine.At(4, 4)), page.Numbers(engine.At(5, 3))}})
	is(open, "after a block")
	if o := r.page().Options; len(listed(o)) != 13-2 || slices.Contains(listed(o), engine.At(4, 4)) || slices.Contains(listed(o), engine.At(5, 3)) {
		t.Errorf("%v are listed, with (4,4) and (5,3) blocked", listed(o))
	}
	r.must("open", args{"link": "wythoff@8,6&quiz=on"})
	is(none, "a tap that marks")
	r.must("marking", args{"on": false})
	is(open, "a quiz that is played")
	r.must("open", args{"link": "lesson=corner-the-rook&step=6"})
	is(none, "a step where squares are tapped")
	r.must("open", args{"link": "lesson=corner-the-rook&step=7"})
	is(open, "a step that is played")
	r.must("listMoves", args{"on": false})
	r.must("open", args{"link": "wythoff@7,4"})
	is(closed, "when nobody looks any more")
}
