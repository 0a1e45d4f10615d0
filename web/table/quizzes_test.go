package table_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
)

// TestQuizPlaysOn: who has marked squares plays on and is answered, the answers still hidden; the marks are judged
// when they are revealed, hidden again, and gone elsewhere.
func TestQuizPlaysOn(t *testing.T) {
	g := plainly("wythoff")
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@8,6&quiz=on"})
	r.run()
	for _, at := range [][]int{{1, 2}, {3, 5}, {6, 6}, {4, 4}, {4, 4}} { // P, P, P and N
		r.table.Gesture(scene.Gesture{Kind: scene.Tap, At: engine.Cell{X: at[0], Y: at[1]}})
		r.run()
	}
	s := r.table.State()
	if q := r.table.Page().Quiz; q.Marks != 4 || !q.Hidden || !q.Marking || q.Score != "" || !s.Quiz || len(s.History) != 0 || s.Overlay.Kind != "off" || s.Overlay.Done != 0 || s.Overlay.Total != 65536 {
		t.Fatalf("four squares are marked: %+v, %+v", q, s.Overlay)
	}
	r.must("marking", args{"on": false})
	r.table.Gesture(scene.Gesture{Kind: scene.Tap, At: engine.Cell{X: 8, Y: 5}}) // which gives the win away
	r.run()
	if s := r.table.State(); len(s.History) != 2 || engine.Position(s.History[0].To) != engine.At(8, 5) || !s.Quiz || s.Overlay.Done != 0 {
		t.Errorf("whoever plays on has an answer: %+v", s)
	}
	r.must("reveal", nil)
	r.run()
	right, streak, best := 0, 0, 0
	for _, mark := range []struct {
		at   []int
		lost bool
	}{{[]int{1, 2}, true}, {[]int{3, 5}, true}, {[]int{6, 6}, true}, {[]int{4, 4}, false}} {
		if g.palace(mark.at) == mark.lost {
			right++
			streak++
		} else {
			streak = 0
		}
		best = max(best, streak)
	}
	s = r.table.State()
	if q := r.table.Page().Quiz; q.Tally.Right != right || q.Tally.Of != 4 || q.Tally.Streak != streak || q.Tally.Best != best || right != 3 || q.Hidden || s.Quiz || s.Overlay.Done != s.Overlay.Total || s.Overlay.Kind != "outcome" {
		t.Errorf("revealed: %+v, %+v, want %d right, streak %d, best %d", q, s.Overlay, right, streak, best)
	}
	r.must("hide", nil)
	if q := r.table.Page().Quiz; q.Marks != 4 || !q.Hidden || !r.table.State().Quiz {
		t.Errorf("hidden again: %+v", q)
	}
	r.must("reveal", nil)
	r.run()
	r.must("elsewhere", nil)
	if s := r.table.State(); !s.Quiz || len(s.History) != 0 || engine.Position(s.Position) == engine.At(8, 6) || r.table.Page().Quiz.Marks != 0 {
		t.Errorf("elsewhere: %+v", s)
	}
}

// TestLeftOutTogether: several helps that a link leaves out are not given, and all others are.
func TestLeftOutTogether(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@8,6&without=map,hint,save"})
	r.run()
	p := r.table.Page()
	if p.Gives.Map || p.Gives.Hint || p.Gives.Save || !p.Gives.Why || !p.Gives.Values || p.Quiz != nil || p.State.Quiz {
		t.Errorf("given are %+v", p.Gives)
	}
	if button(p, "hint").Shown || !button(p, "explain").Shown || len(p.Map.Legend) != 0 || len(p.Map.Kinds) != 0 || p.State.Overlay.Done != 0 {
		t.Errorf("%+v, %+v", p.Buttons, p.Map)
	}
	before := stateJSON(t, r)
	for _, call := range []string{"hint", "reveal", "hide"} {
		if err := r.call(call, args{}, nil); err == nil || !sentence.MatchString(err.Error()) || stateJSON(t, r) != before {
			t.Errorf("%s: %v", call, err)
		}
	}
}
