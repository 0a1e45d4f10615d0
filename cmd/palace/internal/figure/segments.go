package figure

import "fmt"

// regions shows n×n squares of the ruleset {(a,b),(c,d)}, a ≤ c, with the regions of
// [LSY24] section 6 above the line through the origin with the slope of the moves'
// sum, and with rings around the P-positions of C.
func regions(a, b, c, d, n int) plot {
	end := float64(n)
	slope := float64(b+d) / float64(a+c)
	// above is where the line stands at x, or the board's edge.
	cut := func(x int) segment {
		return segment{float64(x), min(slope*float64(x), end), float64(x), end, 2, blue}
	}
	name := func(x float64, text string) label { return label{x, end - 1.2, text, 18, red} }
	inC := func(x, y int, v int32) bool {
		return v == 1 && c <= x && x < c+a && (a+c)*y >= (b+d)*x
	}
	line := segment{0, 0, min(end, end/slope), min(end, end*slope), 2, red}
	return small(fmt.Sprintf("(%d,%d)(%d,%d)", a, b, c, d), n,
		cut(a), cut(c), cut(c+a), line,
		name(float64(a)/2, "A"), name(float64(a+c)/2, "B"), name(float64(c)+float64(a)/2, "C"),
		name(float64(c+a)+1.5, "D"),
		rings{inC, red})
}

// middleOfAsymmetric colours the middle segment of {(1,2),(2,3),(3,1)} ([LSY24]
// Example 42).
var middleOfAsymmetric = coloring{
	start: []seed{
		{'r', func(x, y int) bool { return x == 0 && y <= 2 }},
		{'g', func(x, y int) bool { return x == 1 && y <= 1 }},
		{'b', func(x, y int) bool { return x == 2 && y == 1 }},
	},
	rules: []update{{"r", 5, 4, 'g'}, {"g", 3, 5, 'r'}, {"gb", 5, 4, 'b'}},
}

// segmentsOfSymmetric colours all segments of {(1,2),(2,1),(3,3)} ([LSY24]
// Proposition 47 with its two rules in their right places). Squares that two
// segments could claim belong to the middle one.
var segmentsOfSymmetric = coloring{
	start: []seed{
		{'b', func(x, y int) bool { return x < 2 && y < 2 }},
		{'g', func(x, y int) bool { return y < 1 }},
		{'r', func(x, y int) bool { return x < 1 }},
	},
	rules: []update{{"b", 4, 5, 'b'}, {"b", 5, 4, 'b'}, {"g", 5, 4, 'g'}, {"r", 4, 5, 'r'}},
}

// segmentsOfArithmetic colours all segments of {(1,2),(3,4),(4,6)} by the rules of
// [LSY24] Figure 17, for which no proof is known.
var segmentsOfArithmetic = coloring{
	start: []seed{
		{'p', func(x, y int) bool { return x == 0 && y <= 1 }},
		{'b', func(x, y int) bool { return x >= 1 && y <= 1 }},
		{'r', func(x, y int) bool { return x == 0 && y >= 2 }},
	},
	rules: []update{
		{"p", 2, 4, 'g'}, {"g", 5, 8, 'p'}, {"pgb", 6, 8, 'b'},
		{"r", 2, 4, 'y'}, {"y", 5, 8, 'r'},
	},
}
