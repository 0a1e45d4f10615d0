package table_test

import (
	"encoding/json"
	"testing"
)

// TestPageIsBrief: the squares that were blocked, of which there can be thousands, are told with the state
// after an action, and not with the page at every change.
func TestPageIsBrief(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:100@40,40&block=0,40..39,40&past=41,40:0,40..20,40&first=human&second=human"})
	type played struct {
		Blocked  [][]int
		Position []int
		History  []struct {
			From    []int
			Blocked [][]int
		}
	}
	var state played
	var page struct{ State played }
	if err := json.Unmarshal(r.table.StateJSON(), &state); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(r.table.PageJSON(), &page); err != nil {
		t.Fatal(err)
	}
	squares := func(p played) (n int) {
		for _, turn := range p.History {
			n += len(turn.Blocked)
		}
		return n + len(p.Blocked)
	}
	if n := squares(state); n != 101 || squares(page.State) != 0 {
		t.Errorf("the state has %d blocked squares, the page %d", n, squares(page.State))
	}
	if len(page.State.History) != len(state.History) || len(state.History) == 0 || page.State.Position[0] != 40 || page.State.Blocked == nil {
		t.Errorf("the page has %+v of %+v", page.State, state)
	}
}
