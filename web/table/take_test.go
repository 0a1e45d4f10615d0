package table_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
)

func TestTake(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "exile:quadrant@12,13&second=human"})
	before := stateJSON(t, r)
	for _, wrong := range []args{
		{"first": []int{1, -1}, "step": []int{1, -1}, "times": ""}, {"first": []int{1, -1}, "step": []int{1, -1}, "times": "0"}, {"first": []int{1, -1}, "step": []int{1, -1}, "times": "-1"}, {"first": []int{1, -1}, "step": []int{1, -1}, "times": "x"},
		{"first": []int{1}, "step": []int{1}, "times": "1"}, {"first": []int{1, -1}, "step": []int{1, -1}, "times": "99"}, {"first": []int{5, 5}, "step": []int{5, 5}, "times": "1"}, {"first": []int{1}, "step": []int{1, -1}, "times": "1"},
		{"first": []int{1, -1}, "times": "1"}, {"times": "1"},
	} {
		if err := r.call("take", wrong, nil); err == nil {
			t.Errorf("%v is taken", wrong)
		}
	}
	if got := stateJSON(t, r); got != before {
		t.Errorf("what was refused led to %s", got)
	}
	if s := r.must("take", args{"first": []int{1, -1}, "step": []int{1, -1}, "times": "3"}); engine.Position(s.Position) != engine.At(15, 10) {
		t.Errorf("the piles are %v", s.Position)
	}
}
