package table_test

import (
	"strings"
	"testing"
)

// TestExplore: the page finds out in slices how far a game is played before it opens it, and
// nothing changes meanwhile; whether it is opened or refused, no more has to be found out.
func TestExplore(t *testing.T) {
	r := newRoom(t)
	slices := func(what args) (n int) {
		for more := true; more; n++ {
			changes := r.changes
			if err := r.call("explore", what, &more); err != nil {
				t.Fatal(err)
			}
			if r.changes != changes {
				t.Fatalf("exploring %v changed the page", what)
			}
		}
		return n
	}
	far := "@1" + strings.Repeat("0", 40) + ",3" + strings.Repeat("0", 39)

	irregular := args{"link": "subtraction:(0,2)(3,8)(5,0)(8,6)(8,8)" + far}
	if n := slices(irregular); n < 10 {
		t.Errorf("a board without order was explored in %d slices", n)
	}
	before := r.table.State().Game
	if err := r.call("open", irregular, nil); err == nil || !holds(err.Error(), spoken("engine/subtraction/err-too-far", open, "131071,131071", true)) {
		t.Errorf("it was opened: %v", err)
	}
	if game := r.table.State().Game; game != before {
		t.Errorf("the game is %s now", game)
	}

	late := args{"link": "subtraction:(2,6)(4,11)(6,1)(6,3)" + far}
	slices(late)
	r.must("open", late)
	if n := slices(args{"move": []int{19, 5}}); n < 5 {
		t.Errorf("with another move the board was explored in %d slices", n)
	}
	r.must("toggleMove", args{"move": []int{19, 5}})
	if game := r.table.State().Game; game != "subtraction:(2,6)(4,11)(6,1)(6,3)(19,5)" {
		t.Errorf("the game is %s now", game)
	}
	for _, quick := range []args{{"link": "blocking:5@3,3"}, {"link": "chess"}, {"move": []int{0, 0}}, {}} {
		if n := slices(quick); n > 1 {
			t.Errorf("%v was explored in %d slices", quick, n)
		}
	}
}
