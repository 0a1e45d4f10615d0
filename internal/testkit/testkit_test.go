package testkit

import "testing"

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
