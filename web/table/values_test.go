package table_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/internal/testkit/oracle"
	"github.com/palacegames/palace/render/scene"
)

// families are links to a small position of each family that one side can win.
var families = []string{
	"wythoff@8,6", "maharaja@7,6", "wythoff+(t,2t)(2t,t);t=1..@7,5", "blocking:1@7,5", "blocking:5@13,11", "blocking:3@6,2",
	"subtraction:(1,2)(2,1)(3,3)@9,9", "subtraction:(3)(5)(8)@19", "subtraction:(1,0,2)(0,3,1)@6,7,8", "exile:quadrant@7,9", "exile:spiral@-3,4",
	"rook@6,4", "mwythoff:3@5,3", "mwythoff:123456@5,3",
	"rook@3,4&misere=on", "wythoff@3,4&misere=on", "maharaja@5,4&misere=on", "exile:spiral@-2,1&misere=on", "subtraction:(1,2)(2,1)(3,3)@6,5&misere=on", "subtraction:(1)(3)@8&misere=on",
}

// TestValuesAreTrue holds the marks of every family against the oracle, and finds them
// in words, on the piles and in the link.
func TestValuesAreTrue(t *testing.T) {
	for _, link := range families {
		r := newRoom(t)
		r.must("open", args{"link": link + "&map=off&second=human"})
		r.run()
		if p := r.table.Page(); p.Values.On || p.Values.Words != "" || r.verdicts() != nil {
			t.Fatalf("%s: values that nobody wished for: %+v", link, p.Values)
		}
		r.must("values", args{"on": true})
		r.run()
		v := r.table.View()
		truth := oracle.New(v.Game)
		p := r.table.Page()
		if r.verdicts() == nil || p.Values.Words == "" || !strings.Contains(p.Link, "&values=on") {
			t.Fatalf("%s: no values, %+v, %s", link, p.Values, p.Link)
		}
		if r.scene.Map.Shown {
			t.Errorf("%s: the values show the map", link)
		}
		for _, q := range engine.Options(v.Rays) {
			wins := slices.Contains(r.verdicts(), q)
			if wins != (truth.Outcome(q) == engine.P) {
				t.Fatalf("%s: %v wins: %t", link, q, wins)
			}
			r.table.Hover(q, true)
			if chip, told := r.table.Page().Chip, r.table.Page().Pointed; strings.Contains(chip+told, spoken("game/explain/worth-wins")) != (wins && v.Game.Shape().Blocking == 1) || !strings.Contains(chip, " · ") {
				t.Fatalf("%s: %v: %q, %q", link, q, chip, told)
			}
		}
		if p.Piles != nil {
			for _, way := range p.Piles.Ways {
				for i := 1; i <= way.Most; i++ {
					q := taken(v.Here, &way, i)
					wins := slices.Contains(way.Wins, engine.Num(i))
					if wins != (truth.Outcome(q) == engine.P) {
						t.Fatalf("%s: %s, %d times, wins: %t", link, way.Label, i, wins)
					}
				}
			}
		}
		r.must("values", args{"on": false})
		r.run()
		if p := r.table.Page(); r.verdicts() != nil || p.Values.Words != "" || strings.Contains(p.Link, "values") {
			t.Errorf("%s: values that were switched off", link)
		}
	}
}

// TestValuesFollow: the values are those of the present position, also after the answer
// of a computer, and not shown while it thinks or when the game is over.
func TestValuesFollow(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@8,6&values=on"})
	if r.verdicts() != nil {
		t.Error("values before the analyst has answered")
	}
	r.run()
	if got := r.table.Page().Values.Words; !fits(got, spoken("game/explain/one-wins", "20", "(5,3)")+open) {
		t.Errorf("at (8,6): %q", got)
	}
	if !r.table.Page().Can.Hint {
		t.Error("no hint beside the values")
	}
	r.must("move", args{"to": []int{8, 5}})
	if r.verdicts() != nil || r.table.Page().Values.Words != "" {
		t.Error("values while the computer thinks")
	}
	r.run()
	if r.verdicts() == nil || len(r.verdicts()) != 0 {
		t.Errorf("after the perfect answer the winning moves are %+v", r.verdicts())
	}
	for r.table.State().Phase != "over" {
		tapFirstLegal(t, r)
		r.run()
	}
	if p := r.table.Page(); r.verdicts() != nil || p.Values.Words != "" || !p.Values.On {
		t.Errorf("when the game is over: %+v", p.Values)
	}
}

// TestValuesWhileBlocking: the squares that are picked are counted off.
func TestValuesWhileBlocking(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:5@13,11&first=human&second=human&values=on"})
	r.run()
	if got, want := r.table.Page().Values.Words, spoken("game/explain/block-some", 6, 35, 5, 4, 2)+" "+spoken("game/explain/can-win-in", "white", 5); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	r.must("blockPalaces", args{})
	r.run()
	if got := r.table.Page().Values.Words; !fits(got, open+spoken("game/explain/picked-left", 4, 2)+" "+spoken("game/explain/can-win-in", "white", 5)) {
		t.Errorf("with four palaces picked: %q", got)
	}
	r.must("done", args{})
	r.run()
	if got := r.table.Page().Values.Words; got != spoken("game/explain/some-win", 2, "31", words.And([]string{"(13,4)", "(13,5)"}))+" "+spoken("game/explain/can-win-in", "white", 5) || len(r.verdicts()) != 2 {
		t.Errorf("after the block: %q, %v", got, r.verdicts())
	}
}

// TestBigValues: far out, where most moves lead out of sight.
func TestBigValues(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@" + pi + "," + euler + "&values=on"})
	r.run()
	p := r.table.Page()
	if r.verdicts() == nil || !fits(p.Values.Words, spoken("game/explain/some-win", 2, open, open)) {
		t.Fatalf("%+v", p.Values)
	}
	wins := 0
	for _, way := range p.Piles.Ways {
		wins += len(way.Wins)
	}
	if wins == 0 {
		t.Errorf("no way wins, but %q", p.Values.Words)
	}
}

// TestNothingTickedWhileBlocking: while squares are blocked no square is ticked, for a tick says
// that a move wins: the palaces are those to be guarded.
func TestNothingTickedWhileBlocking(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:5@13,11&values=on&first=human&second=human"})
	r.run()
	guarded := 0
	for _, shape := range r.scene.Shapes {
		if shape.Mark == scene.Tick {
			t.Errorf("while blocking %v are ticked", shape.At)
		}
		if shape.Mark == scene.Guard {
			guarded += len(shape.At)
		}
	}
	if guarded != 6 || !r.scene.Targets.Judged {
		t.Errorf("%d palaces are to be guarded, want 6", guarded)
	}
}

// TestUndoAtTheStart: what Palace has done by itself, and would do again, is nothing to take
// back; what the human has done is.
func TestUndoAtTheStart(t *testing.T) {
	r := newRoom(t)
	for _, c := range []struct {
		link string
		can  bool
	}{
		{"blocking:5@13,11", false},
		{"blocking:5@13,11&first=perfect&second=human", false},
		{"wythoff@12,17&first=perfect&second=human", false},
		{"blocking:5@13,11&first=human&second=human&block=0,11", true},
	} {
		r.must("open", args{"link": c.link})
		r.run()
		if got := r.table.Page().Can.Undo; got != c.can {
			t.Errorf("%s: Undo is %t", c.link, got)
		}
	}
	r.must("open", args{"link": "blocking:5@13,11"})
	r.run()
	tapFirstLegal(t, r)
	if !r.table.Page().Can.Undo {
		t.Error("one's own move cannot be taken back")
	}
}
