package table_test

import (
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
)

func TestTake(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "exile:quadrant@12,13&second=human"})
	before := stateJSON(t, r)
	for _, wrong := range []args{
		{"step": []int{1, -1}, "times": ""}, {"step": []int{1, -1}, "times": "0"}, {"step": []int{1, -1}, "times": "-1"}, {"step": []int{1, -1}, "times": "x"},
		{"step": []int{1}, "times": "1"}, {"step": []int{1, -1}, "times": "99"}, {"step": []int{5, 5}, "times": "1"}, {"times": "1"},
	} {
		if err := r.call("take", wrong, nil); err == nil {
			t.Errorf("%v is taken", wrong)
		}
	}
	if got := stateJSON(t, r); got != before {
		t.Errorf("what was refused led to %s", got)
	}
	if s := r.must("take", args{"step": []int{1, -1}, "times": "3"}); !slices.Equal(near(s.Position), engine.Position{15, 10}) {
		t.Errorf("the piles are %v", s.Position)
	}
}
