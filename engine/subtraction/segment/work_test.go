package segment

import "testing"

// TestWork: no step of a search looks at many more words of its band than it may, however large
// the band is: that of one mosaic, through which a step might look from axis to axis, one with wide
// strips, and one with mosaics that do not go on.
func TestWork(t *testing.T) {
	for _, test := range []struct {
		moves       string
		near, least int
	}{
		{"(0,5)(2,3)(3,1)(3,3)(4,2)(5,0)", 1 << 14, 4 * stepWork},
		{"(4,6)(5,1)(6,3)(6,5)", 1 << 13, 2 * stepWork},
		{"(2,6)(3,3)(6,1)(19,6)", 1 << 12, stepWork},
	} {
		s := NewSearch(game(t, test.moves), test.near, initial, mostSquares)
		s.Farther()
		all := 0
		for more := true; more; {
			var band *Band
			before := 0
			if s.looking != nil {
				band = s.looking.Band
				before = band.looked
			}
			if more = s.Step(); band == nil {
				continue
			}
			work := band.looked - before
			if all += work; work > 2*stepWork {
				t.Fatalf("%s: a step looks at %d words, want %d or not many more", test.moves, work, stepWork)
			}
		}
		if all < test.least {
			t.Errorf("%s: only %d words were looked at", test.moves, all)
		}
	}
}
