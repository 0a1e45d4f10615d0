package testkit

import (
	"slices"
	"testing"
)

// TestSpread: a part of a list has its first and its last, in order and none twice.
func TestSpread(t *testing.T) {
	list := []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}
	for n, want := range map[int][]int{1: {0}, 2: {0, 10}, 3: {0, 5, 10}, 8: {0, 1, 2, 4, 5, 7, 8, 10}, 11: list, 20: list} {
		if got := Spread(list, n); !slices.Equal(got, want) {
			t.Errorf("%d of them: %v, want %v", n, got, want)
		}
	}
}

// TestHolds: the facts of a sentence are there in their order.
func TestHolds(t *testing.T) {
	for _, test := range []struct {
		facts []string
		want  bool
	}{
		{nil, true}, {[]string{"(3,3)"}, true}, {[]string{"(3,3)", "5"}, true}, {[]string{"5", "(3,3)"}, false}, {[]string{"5", "5"}, false},
	} {
		if got := Holds("From (3,3) there are 5 moves.", test.facts...); got != test.want {
			t.Errorf("%q: %v", test.facts, got)
		}
	}
}
