package table_test

import (
	"testing"

	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/table/host"
)

// TestPerfectAnswers plays whole games against the perfect player, who must win
// each from a position that is won for it, whatever the human does.
func TestPerfectAnswers(t *testing.T) {
	for _, link := range []string{"blocking:5@3,3", "wythoff@1,2", "blocking:2@9,9&first=perfect&second=random", "wythoff@12,17&first=perfect&second=random"} {
		r := newRoom(t)
		r.must("open", args{"link": link})
		r.run()
		for turns := 0; r.table.State().Phase != "over"; turns++ {
			if turns > 200 {
				t.Fatalf("%s: the game does not end", link)
			}
			s := r.table.State()
			if s.Phase == "block" {
				r.must("block", args{"squares": [][]int{}})
			} else {
				tapFirstLegal(t, r)
			}
			r.run()
		}
		s := r.table.State()
		if s.Players.Second == "perfect" && *s.Winner != "second" || s.Players.First == "perfect" && *s.Winner != "first" {
			t.Errorf("%s: %s has won, %v", link, *s.Winner, s.History)
		}
	}
}

// TestUndoAgainstComputer goes back to the human's own last decision.
func TestUndoAgainstComputer(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@12,17"})
	r.must("move", args{"to": []int{12, 16}})
	r.run()
	if n := len(r.table.State().History); n != 2 {
		t.Fatalf("%d turns after the answer", n)
	}
	s := r.must("undo", args{})
	if len(s.History) != 0 || s.Turn != "first" {
		t.Fatalf("after taking back: %+v", s)
	}
	r.run()
	if n := len(r.table.State().History); n != 0 {
		t.Fatalf("the computer has moved for the human: %d turns", n)
	}
}

// TestThinkingAhead: while a person is to act against the computer, the analyst is set
// to think about the position, and no answer comes of it; among people it is left in
// peace.
func TestThinkingAhead(t *testing.T) {
	r := newRoom(t)
	r.run()
	for link, want := range map[string]int{"wythoff@5,9": 1, "wythoff@5,9&second=human": 0} {
		r.must("open", args{"link": link})
		if got := len(questions(t, r.posted[host.Analyst])); got != want {
			t.Errorf("%s: %d questions to the analyst, want %d", link, got, want)
		}
		r.run()
		if s := r.table.State(); len(s.History) != 0 || s.Turn != "first" {
			t.Errorf("%s: somebody has acted: %+v", link, s)
		}
	}
}

// TestAnalystLost checks that a question is put again to a new analyst.
func TestAnalystLost(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@12,17&first=perfect&second=human"})
	r.restart(host.Analyst)
	r.table.Lost(host.Analyst)
	r.run()
	if n := len(r.table.State().History); n != 1 {
		t.Fatalf("%d turns after the analyst came back", n)
	}
}

// TestSeats: who plays is chosen while a game begins, and a block without a move is forgotten.
func TestSeats(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:5@13,11&first=human&second=human"})
	for _, block := range []bool{false, true} {
		if block {
			r.must("block", args{"squares": [][]int{{2, 0}}})
		}
		r.must("seat", args{"first": "perfect", "second": "human"})
		s := r.table.State()
		if s.Players != (page.Players{First: "perfect", Second: "human"}) || len(s.History) != 0 || s.Phase != "block" || s.Turn != "second" || !r.table.Page().Seats {
			t.Errorf("a block is made, %t: %+v", block, s)
		}
		r.must("seat", args{"first": "human", "second": "human"})
	}
	r.must("block", args{"squares": [][]int{{2, 0}}})
	r.must("move", args{"to": []int{13, 4}})
	if r.table.Page().Seats {
		t.Error("who plays is offered in a game")
	}
	r.must("seat", args{"first": "random", "second": "human"})
	if s := r.table.State(); len(s.History) != 2 || s.Players.First != "random" {
		t.Errorf("a game that goes on has become %+v", s)
	}
}
