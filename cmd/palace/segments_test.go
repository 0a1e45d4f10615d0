package main

import (
	"strings"
	"testing"
)

// The segments of Figures 3 and 12 of [LSY24], at a radius where they have parted.
func TestSegments(t *testing.T) {
	for _, test := range []struct {
		args []string
		want string
	}{
		{[]string{"subtraction:(2,6)(3,3)(6,2)", "--radius", "1500", "--places", "90"},
			`from 7.50 to 32.50 degrees: periods (1,0) and (0,9), 3 of 9 squares are P, N-positions do not percolate
from 36.50 to 42.50 degrees: periods (5,9) and (-11,9), 60 of 144 squares are P, N-positions do not percolate
from 47.50 to 53.50 degrees: periods (9,5) and (-9,11), 60 of 144 squares are P, N-positions do not percolate
from 57.50 to 82.50 degrees: periods (0,1) and (9,0), 3 of 9 squares are P, N-positions do not percolate
4 segments at radius 1500
`},
		{[]string{"subtraction:(1,2)(3,4)(4,6)", "--radius", "4000", "--from", "52.5", "--to=60"},
			`from 53.78 to 59.09 degrees: periods (4,0) and (1,4), 4 of 16 squares are P, N-positions percolate over sides
1 segment at radius 4000
`},
		{[]string{"subtraction:(1,2)(2,1)", "--radius", "500", "--places", "30"}, // two moves
			`from 22.50 to 37.50 degrees: periods (1,0) and (0,3), 1 of 3 squares are P, N-positions do not percolate
from 52.50 to 67.50 degrees: periods (0,1) and (3,0), 1 of 3 squares are P, N-positions do not percolate
2 segments at radius 500
`},
	} {
		status, out, complaint := palace(append([]string{"segments"}, test.args...)...)
		if status != done || complaint != "" || out != test.want {
			t.Errorf("%v: status %d, %s, prints\n%s", test.args, status, complaint, out)
		}
	}
}

func TestSegmentsRefusals(t *testing.T) {
	const game = "subtraction:(1,2)(2,1)(3,3)"
	for _, test := range []struct {
		args []string
		want string
	}{
		{nil, "GAME is missing"},
		{[]string{"subtraction:(1,2"}, "at the end of the text"},
		{[]string{"wythoff"}, "wythoff has no segments: only vector subtraction in two dimensions has"},
		{[]string{"subtraction:(3)(5)"}, "subtraction:(3)(5) has no segments"},
		{[]string{game, "--radius", "399"}, "--radius: R must be at least 400"},
		{[]string{game, "--radius", "1e3"}, "nothing may follow here"},
		{[]string{game, "--radius", "999999"}, "--radius: R must be at most"},
		{[]string{game, "--places", "0"}, "--places: P must be at least 1"},
		{[]string{game, "--from", "-1"}, `--from: DEGREES must be a number from 0 to 90, not "-1"`},
		{[]string{game, "--to", "NaN"}, `--to: DEGREES must be a number from 0 to 90, not "NaN"`},
		{[]string{game, "--from", "50", "--to", "50"}, "--from 50 does not come before --to 50"},
		{[]string{game, "5"}, `"5" is one word too many`},
	} {
		status, out, got := palace(append([]string{"segments"}, test.args...)...)
		if status != wrong || out != "" || strings.Count(got, "\n") != 1 || !strings.Contains(got, test.want) {
			t.Errorf("palace segments %q: status %d, %q, %q, want %q", test.args, status, out, got, test.want)
		}
	}
}
