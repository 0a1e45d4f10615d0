package table_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
)

// nimSum is how 0 and 5 are added.
var nimSum = regexp.MustCompile(`\b0 \S+ 5 = 5\b`)

// queenAndRook are the moves of both, on positions of four numbers.
func queenAndRook(p []int) (list [][]int) {
	for _, by := range [][]int{{-1, 0, 0, 0}, {0, -1, 0, 0}, {-1, -1, 0, 0}, {0, 0, -1, 0}, {0, 0, 0, -1}} {
		list = append(list, alongLine(p, by, onQuadrant)...)
	}
	return list
}

// TestSumByThePlainRules plays two games at once by taps on the boards side by side, by one who knows
// the rules and tries everything: it is won, and told how.
func TestSumByThePlainRules(t *testing.T) {
	const width = 6 // of the first board
	g := &plain{queenAndRook, map[string]bool{}}
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@5,3+rook@2,7&map=off"})
	tap := func(r *room, to engine.Position) {
		c := engine.Cell{X: to.At(0).Clamp(), Y: to.At(1).Clamp()}
		if here := r.table.View().Here; here.At(0) == to.At(0) && here.At(1) == to.At(1) {
			c = engine.Cell{X: width + 1 + to.At(2).Clamp(), Y: to.At(3).Clamp()}
		}
		r.table.Gesture(scene.Gesture{Kind: scene.Tap, At: c})
	}
	end := playPlainly(t, r, g, func(p []int) []int {
		options := g.options(p)
		if i := slices.IndexFunc(options, g.palace); i >= 0 {
			return options[i]
		}
		return options[0]
	}, tap)
	if p := r.table.Page(); *end.Winner != "first" || !strings.HasSuffix(strings.TrimSuffix(p.Detail, "."), "= 0") {
		t.Errorf("%s has won: %q", *end.Winner, p.Detail)
	}
	r.must("open", args{"link": "wythoff@5,3+rook@2,7&first=perfect&second=slipping:30"})
	r.run()
	if s := r.table.State(); s.Phase != "over" || *s.Winner != "first" {
		t.Errorf("the perfect player against one who slips: %+v", s)
	}
}

// TestSumBackAndForth: a tap that no piece can follow is explained, a move is made and taken back, and the
// link leads to the same moment.
func TestSumBackAndForth(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@5,3+rook@2,7&map=off"})
	r.run()
	r.table.Gesture(scene.Gesture{Kind: scene.Tap, At: engine.Cell{X: 1, Y: 1}})
	if p := r.table.Page(); len(p.State.History) != 0 || !strings.Contains(p.Notice.Text, "(5,3)") || !strings.Contains(p.Notice.Text, "(1,1)") {
		t.Errorf("a wrong tap is answered by %q", p.Notice.Text)
	}
	r.must("explain", args{})
	r.run()
	// The queen on (5,3) has nim-value 0, and the rook on (2,7) has 2 xor 7 = 5.
	if s := r.table.Page().Study; s == nil || s.Lost || !nimSum.MatchString(s.Words) {
		t.Errorf("it is explained by %+v", s)
	}
	r.must("move", args{"to": []int{5, 3, 2, 2}})
	r.run()
	played := stateJSON(t, r)
	if n := len(r.table.State().History); n != 2 {
		t.Fatalf("%d turns were played", n)
	}
	r.must("open", args{"link": r.table.Page().Link})
	r.run()
	if got := stateJSON(t, r); got != played {
		t.Errorf("the link leads to %s, not %s", got, played)
	}
	r.must("undo", args{})
	if s := r.table.State(); fmt.Sprint(engine.Position(s.Position)) != "5,3,2,7" || len(s.History) != 0 {
		t.Errorf("taken back to %+v", s)
	}
	before := stateJSON(t, r)
	for _, to := range [][]int{{4, 3, 2, 6}, {5, 3, 2, 7}, {4, 2}, {5, 3, 1, 6}} { // both at once, none, half of it, and no way of a rook
		if err := r.call("move", args{"to": to}, nil); err == nil || !sentence.MatchString(err.Error()) || stateJSON(t, r) != before {
			t.Errorf("a move to %v: %v", to, err)
		}
	}
}
