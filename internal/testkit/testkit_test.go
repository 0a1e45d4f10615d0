package testkit

import (
	"slices"
	"testing"
)

// TestSome: a part of a list is spread over it, and all of it from make test-more on.
func TestSome(t *testing.T) {
	list := []int{0, 1, 2, 3, 4, 5, 6}
	defer func(before string) { level = before }(level)
	level = ""
	for _, test := range []struct {
		few         int
		want, short []int
	}{
		{2, []int{0, 6}, []int{0}}, {3, []int{0, 3, 6}, []int{0}}, {9, list, []int{0, 6}},
	} {
		want := test.want
		if testing.Short() {
			want = test.short
		}
		if got := Some(test.few, list); !slices.Equal(got, want) {
			t.Errorf("%d of them are %v, want %v", test.few, got, want)
		}
	}
	level = "more"
	if got := Some(2, list); !slices.Equal(got, list) {
		t.Errorf("more of them are %v", got)
	}
	if got := Some(2, []int(nil)); len(got) > 0 {
		t.Errorf("of none there are %v", got)
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
