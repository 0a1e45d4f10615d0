package table_test

import (
	"reflect"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
)

// lose plays a game to its end as one who knows nothing, against the perfect player.
func lose(t *testing.T, link string) *room {
	t.Helper()
	r := newRoom(t)
	r.must("open", args{"link": link})
	r.run()
	for r.table.State().Phase != "over" {
		if p := r.table.Page(); p.Review != nil || len(marked(r)) > 0 {
			t.Fatal("mistakes are shown while the game goes on")
		}
		if r.table.State().Phase == "block" {
			r.must("block", args{"squares": [][]int{}})
		} else {
			tapFirstLegal(t, r)
		}
		r.run()
	}
	return r
}

// marked lists the indices of the turns that are marked as mistakes in the list.
func marked(r *room) []int {
	var turns []int
	for _, line := range r.table.Page().Moves {
		if line.First.Mistake {
			turns = append(turns, line.First.Turns-1)
		}
		if line.Second.Mistake {
			turns = append(turns, line.Second.Turns-1)
		}
	}
	return turns
}

// TestReview loses won games, finds the turn that gave each away, goes there, and wins
// from there with the help of the values.
func TestReview(t *testing.T) {
	for _, link := range []string{"wythoff@8,6", "blocking:5@13,11", "subtraction:(1,2)(2,1)(3,3)@7,7"} {
		r := lose(t, link)
		p := r.table.Page()
		if *p.State.Winner != "second" || p.Review == nil || p.Review.Turns == nil {
			t.Fatalf("%s: %s has won, and the review says %+v", link, *p.State.Winner, p.Review)
		}
		if turns := marked(r); len(turns) == 0 || turns[len(turns)-1] != *p.Review.Turns || !gaveAway(r.openly()) {
			t.Errorf("%s: marked are %v, and the review says %q", link, turns, r.table.Page().Review.Words)
		}
		all := len(p.State.History)
		r.must("showMistake", args{})
		r.run()
		p = r.table.Page()
		if len(p.State.History) != *p.Review.Turns || p.Study == nil || !p.Study.Here || p.Study.Lost {
			t.Fatalf("%s: at the mistake: %+v, %+v", link, p.State, p.Study)
		}
		if len(marked(r)) == 0 {
			t.Errorf("%s: the marks are gone", link)
		}
		ahead := 0
		for _, line := range p.Moves {
			for _, cell := range [...]struct{ ahead bool }{{line.First.Ahead}, {line.Second.Ahead}} {
				if cell.ahead {
					ahead++
				}
			}
		}
		if ahead != all-*p.Review.Turns {
			t.Errorf("%s: %d turns are ahead of %d", link, ahead, all-*p.Review.Turns)
		}
		playOn(r)
		if s := r.table.State(); *s.Winner != "first" {
			t.Errorf("%s: with all values known %s wins", link, *s.Winner)
		}
		if p := r.table.Page(); len(marked(r)) > 0 || p.Review == nil || p.Review.Turns != nil && p.State.History[*p.Review.Turns].Player == "first" {
			t.Errorf("%s: after a game without an error: %v, %+v", link, marked(r), p.Review)
		}
	}
}

// TestReviewHidden: a review that is given, taken back and given again while it is being made
// is what it would have been, and is not seen while it is not given.
func TestReviewHidden(t *testing.T) {
	lost := func(calls ...string) *room {
		r := newRoom(t)
		r.must("open", args{"link": "wythoff@8,6&quiz=on"})
		r.must("marking", args{"on": false})
		r.run()
		for r.table.State().Phase != "over" {
			tapFirstLegal(t, r)
			r.run()
		}
		for _, call := range calls {
			r.must(call, args{})
		}
		r.run()
		return r
	}
	want := lost("reveal").table.Page()
	if want.Review == nil || want.Review.Turns == nil {
		t.Fatalf("the review of a lost game is %+v", want.Review)
	}
	for _, calls := range [][]string{{"reveal", "hide"}, {"reveal", "hide", "reveal"}, {"reveal", "reveal"}} {
		r := lost(calls...)
		p := r.table.Page()
		if calls[len(calls)-1] == "hide" {
			if p.Review != nil || len(marked(r)) > 0 {
				t.Errorf("%v: %+v is seen, marked are %v", calls, p.Review, marked(r))
			}
		} else if !reflect.DeepEqual(p.Review, want.Review) || !reflect.DeepEqual(p.Moves, want.Moves) {
			t.Errorf("%v: %+v, want %+v", calls, p.Review, want.Review)
		}
	}
}

// TestLookingBack: whoever looks at an earlier turn sees it, whoever is to act there,
// and a computer player waits.
func TestLookingBack(t *testing.T) {
	r := lose(t, "wythoff@8,6")
	all := r.table.State().History
	for turns := range all {
		r.must("goTo", args{"turns": turns})
		r.run()
		s := r.table.State()
		if len(s.History) != turns || s.Phase != "move" {
			t.Fatalf("after turn %d: %+v", turns, s)
		}
		p := r.table.Page()
		if rests := turns%2 == 1; p.Can.Resume != rests || p.Thinking || (p.Headline == spoken("web/table/internal/play/looking-back")) != rests {
			t.Errorf("after turn %d: %+v, %q", turns, p.Can, p.Headline)
		}
	}
	r.must("goTo", args{"turns": 1})
	r.must("redo", args{})
	r.run()
	if got := len(r.table.State().History); got != 2 {
		t.Errorf("Redo went from turn 1 to %d", got)
	}
	r.must("goTo", args{"turns": 1})
	r.must("resume", args{})
	r.run()
	if got := len(r.table.State().History); got != 2 || r.table.Page().Can.Resume {
		t.Errorf("playing on went from turn 1 to %d", got)
	}
	r.must("goTo", args{"turns": len(all)})
	r.run()
	if r.table.State().Phase != "over" || len(marked(r)) == 0 {
		t.Error("the end of the game is not where it was")
	}
	// Another move leads into another game, of which nothing is known.
	r.must("goTo", args{"turns": 0})
	v := *r.table.View()
	for _, q := range engine.Options(v.Rays) {
		if q != engine.Position(all[0].To) && len(v.Game.Rays(q)) > 0 {
			r.table.Tap(q)
			break
		}
	}
	r.run()
	if r.table.State().Phase != "over" && (len(marked(r)) > 0 || r.table.Page().Review != nil) {
		t.Error("marks of another game")
	}
}

// playOn plays to the end by the values of the moves, the first that wins each time, and
// blocks palaces.
func playOn(r *room) {
	r.must("values", args{"on": true})
	r.run()
	for r.table.State().Phase != "over" {
		if r.table.State().Phase == "block" {
			r.must("blockPalaces", args{})
			r.run()
			r.must("done", args{})
		} else {
			r.table.Tap(r.verdicts()[0])
		}
		r.run()
	}
}

// gaveAway reports whether a review says that somebody gave the win away by what they missed.
func gaveAway(review string) bool {
	return slices.ContainsFunc([]string{"palace", "palaces", "open", "opens"}, func(how string) bool {
		return holds(numberless(review), numberless(spoken("game/explain/decided", 1, "you", how, []string{open})))
	})
}
