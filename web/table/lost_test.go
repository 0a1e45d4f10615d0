package table_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/web/internal/page"
)

// downhill moves to the left as long as it goes, and then up, until the game is over.
func (r *room) downhill() page.State {
	r.t.Helper()
	for r.run(); r.table.State().Phase != "over"; r.run() {
		here := r.table.View().Here
		to := here.With(1, here.At(1).Plus(engine.Num(-1)))
		if here.At(0) != engine.Num(0) {
			to = here.With(0, here.At(0).Plus(engine.Num(-1)))
		}
		r.must("move", args{"to": page.Numbers(to)})
	}
	return r.table.State()
}

// TestLostOnTheFirstTurn: a game that a first move has lost tells so when it is over and not before,
// can be looked through moment by moment, and is explained where it was lost.
func TestLostOnTheFirstTurn(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@8,6"})
	r.must("move", args{"to": []int{8, 5}}) // no palace: won until now
	r.run()
	if p := r.table.Page(); p.Review != nil || len(marked(r)) > 0 {
		t.Errorf("while the game goes on: %+v", p.Review)
	}
	end := r.downhill()
	all := len(end.History)
	p := r.table.Page()
	if *end.Winner != "second" || p.Review == nil || p.Review.Turns == nil || *p.Review.Turns != 0 || !p.Review.Again || p.Won {
		t.Fatalf("%s has won, and it was lost %+v", *end.Winner, p.Review)
	}
	if !strings.Contains(p.Words, p.Review.Words) || len(p.Review.Curve.Moments) != all+1 {
		t.Errorf("the status says %q, the review %+v", p.Words, p.Review)
	}
	for i, m := range p.Review.Curve.Moments {
		if m.Up != (i == 0) || m.Mistake != (i == 1) || m.Here != (i == all) || m.Turns != i {
			t.Errorf("moment %d is %+v", i, m)
		}
	}
	if turns := marked(r); len(turns) != 1 || turns[0] != 0 || p.Moves[0].First.Title == "" || !button(p, "showMistake").Shown {
		t.Errorf("marked are %v, the first turn is %+v", turns, p.Moves[0].First)
	}
	r.must("goTo", args{"turns": 1})
	r.run()
	p = r.table.Page()
	ahead := 0
	for _, line := range p.Moves {
		for _, cell := range []page.Cell{line.First, line.Second} {
			if cell.Ahead {
				ahead++
			}
		}
	}
	if len(p.State.History) != 1 || ahead != all-1 || !p.Can.Resume || !p.Can.Redo || p.Thinking || !p.Review.Curve.Moments[1].Here {
		t.Errorf("after one turn: %+v, %d ahead, %+v", p.State, ahead, p.Can)
	}
	r.must("goTo", args{"turns": all})
	r.run()
	if s := r.table.State(); s.Phase != "over" || len(s.History) != all {
		t.Errorf("at the end again: %+v", s)
	}
	r.must("showMistake", args{})
	r.run()
	p = r.table.Page()
	if p.Study == nil || p.Study.Lost || !p.Study.Here || !strings.Contains(p.Study.Title, "(8,6)") || len(p.State.History) != 0 || p.State.Phase != "move" {
		t.Errorf("at the mistake: %+v, %+v", p.State, p.Study)
	}
}

// TestEveryMoveIsAnswered: why a square is lost is gone through move by move: to each there is an
// answer, and from the last of them no move.
func TestEveryMoveIsAnswered(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@2,1&first=human&second=human"})
	r.run()
	r.must("explain", args{})
	r.run()
	s := r.table.Page().Study
	if !s.Lost || !s.Here || s.Steps != 4 || s.Step != 0 || s.Back || !s.Next || !strings.Contains(s.Title, "(2,1)") {
		t.Fatalf("at first: %+v", s)
	}
	met := map[engine.Position]bool{}
	for n := 1; n <= 4; n++ {
		r.must("step", args{"value": 1})
		r.run()
		s, story := r.table.Page().Study, r.story()
		if s.Step != n || s.Next != (n < 4) || !s.Back || !strings.Contains(s.Words, "(0,0)") {
			t.Errorf("step %d: %+v", n, s)
		}
		if met[story.Try] || !engine.Reaches(r.table.View().Rays, story.Try) || len(story.Palaces) != 1 || story.Palaces[0] != engine.At(0, 0) {
			t.Errorf("step %d is about %v, answered by %v", n, story.Try, story.Palaces)
		}
		met[story.Try] = true
	}
	if r.call("step", args{"value": 1}, nil) == nil {
		t.Error("there is a fifth")
	}
	r.must("goOn", args{})
	r.run()
	if s := r.table.Page().Study; !s.Lost || s.Here || s.Steps != 0 || s.Next || s.On != "" || !strings.Contains(s.Title+s.Words, "(0,0)") {
		t.Errorf("of the end: %+v", s)
	}
	r.must("endStudy", args{})
	if p := r.table.Page(); p.Study != nil || len(p.State.History) != 0 {
		t.Errorf("the explanation stays: %+v", p.Study)
	}
}

// TestAnotherTry: who has lost tries again from the mistake, wins, and goes on to a harder start.
func TestAnotherTry(t *testing.T) {
	g := plainly("wythoff")
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@2,3"})
	byTap(r, engine.At(2, 2)) // from where Palace reaches the corner
	r.run()
	p := r.table.Page()
	if p.State.Winner == nil || *p.State.Winner != "second" || p.Won || !button(p, "tryAgain").Shown || !button(p, "tryAgain").Enabled || button(p, "harder").Gold {
		t.Fatalf("a lost game offers %+v", p.Buttons)
	}
	r.must("tryAgain", args{})
	r.run()
	p = r.table.Page()
	if p.State.Phase != "move" || engine.Position(p.State.Position) != engine.At(2, 3) || len(p.State.History) != 0 || p.Thinking {
		t.Fatalf("another try begins with %+v", p.State)
	}
	byTap(r, engine.At(2, 1))
	end := playPlainly(t, r, g, func(q []int) []int {
		for _, to := range g.options(q) {
			if g.palace(to) {
				return to
			}
		}
		t.Fatalf("%v is lost", q)
		return nil
	}, byTap)
	p = r.table.Page()
	if *end.Winner != "first" || !p.Won || button(p, "tryAgain").Shown || !button(p, "harder").Shown || !button(p, "newGame").Shown || !button(p, "undo").Shown || !button(p, "explain").Shown {
		t.Errorf("%s has won: %+v", *end.Winner, p.Buttons)
	}
	r.must("harder", args{})
	r.run()
	p = r.table.Page()
	at := engine.Position(p.State.Position)
	if p.State.Phase != "move" || len(p.State.History) != 0 || p.Won || at.At(0).Clamp() <= 2 || at.At(1).Clamp() <= 3 || g.palace(intsOf(at)) {
		t.Errorf("a harder start: %+v", p.State)
	}
}

// TestWinningMovesAreTold: the moves that win are counted and named, as the plain rules have them, in
// words, on the squares and in the link, and only as long as somebody wishes.
func TestWinningMovesAreTold(t *testing.T) {
	g := plainly("wythoff")
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@8,6&map=off"})
	r.run()
	r.must("values", args{"on": true})
	r.run()
	p := r.table.Page()
	options, wins := g.options([]int{8, 6}), 0
	for _, q := range options {
		to := engine.Ints(q...)
		named := strings.Contains(p.Values.Words, "("+to.String()+")")
		if named != g.palace(q) {
			t.Errorf("%v is named as a move that wins: %t in %q", to, named, p.Values.Words)
		}
		if named {
			wins++
		}
	}
	if len(options) != 20 || wins == 0 || !strings.Contains(p.Values.Words, "20") || !strings.Contains(p.Link, "&values=on") || len(r.verdicts()) != wins || len(p.State.History) != 0 {
		t.Errorf("of %d moves %d win: %q, %s", len(options), wins, p.Values.Words, p.Link)
	}
	told := map[bool]string{} // what is heard of a square, but for its name
	for _, q := range options {
		to := engine.Ints(q...)
		r.table.Hover(to, true)
		heard := strings.Replace(r.table.Page().Pointed, "("+to.String()+")", "", 1)
		if was, ok := told[g.palace(q)]; ok && heard != was {
			t.Errorf("of %v is heard %q, of another %q", to, heard, was)
		}
		told[g.palace(q)] = heard
	}
	if told[true] == told[false] {
		t.Errorf("moves that win and that lose are both told as %q", told[true])
	}
	r.must("values", args{"on": false})
	r.run()
	if p := r.table.Page(); p.Values.On || p.Values.Words != "" || strings.Contains(p.Link, "values") || r.verdicts() != nil {
		t.Errorf("values that nobody wishes for: %+v, %s", p.Values, p.Link)
	}
}
