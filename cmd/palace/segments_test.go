package main

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/segment"
	"github.com/palacegames/palace/web/wordstest"
)

// The segments of Figures 3 and 12 of [LSY24], and where they have not parted yet.
func TestSegments(t *testing.T) {
	for _, test := range []struct {
		args []string
		want string
	}{
		{[]string{"subtraction:(2,6)(3,3)(6,2)"},
			`slopes 0/1 to 9/13 (0.00 to 34.70 degrees): periods (1,0) and (0,9), 3 of 9 squares are P, N-positions percolate over sides
slopes 9/13 to 1/1 (34.70 to 45.00 degrees): periods (5,9) and (-11,9), 60 of 144 squares are P, N-positions do not percolate
slopes 1/1 to 13/9 (45.00 to 55.30 degrees): periods (9,5) and (-9,11), 60 of 144 squares are P, N-positions do not percolate
slopes 13/9 to inf (55.30 to 90.00 degrees): periods (0,1) and (9,0), 3 of 9 squares are P, N-positions percolate over sides
strip along slope 0/1: width 0, its squares repeat by (1,0)
strip along slope 9/13: width 48, its squares repeat by (26,18)
strip along slope 1/1: width 29, its squares repeat by (36,36)
strip along slope 13/9: width 48, its squares repeat by (18,26)
strip along slope inf: width 0, its squares repeat by (0,1)
4 segments, proved for all squares with x+y ≥ 2048, in the strips and outside
`},
		{[]string{"subtraction:(1,2)(3,4)(4,6)", "--radius", "4000", "--from", "54", "--to=59"},
			`slopes 4/3 to 12/7 (53.13 to 59.74 degrees): periods (4,0) and (1,4), 4 of 16 squares are P, N-positions percolate over sides
strip along slope 4/3: width 0, its squares repeat by (6,8)
strip along slope 12/7: width 0, its squares repeat by (7,12)
1 segment, proved for all squares with x+y ≥ 4000, in the strips and outside
`},
		{[]string{"subtraction:(1,2)(2,1)", "--radius", "500", "--places", "30"}, // two moves
			`slopes 0/1 to 1/1 (0.00 to 45.00 degrees): periods (1,0) and (0,3), 1 of 3 squares are P, N-positions percolate over sides
slopes 1/1 to inf (45.00 to 90.00 degrees): periods (0,1) and (3,0), 1 of 3 squares are P, N-positions percolate over sides
strip along slope 0/1: width 0, its squares repeat by (1,0)
strip along slope 1/1: width 1, its squares repeat by (3,3)
strip along slope inf: width 0, its squares repeat by (0,1)
2 segments, proved for all squares with x+y ≥ 500, in the strips and outside
`},
		{[]string{"subtraction:(1,2)(1000000000,3)"},
			"no segments were looked for, the moves are too long for that; the outcome of every square is known all the same, by remainders: there are two moves at most\n"},
		{[]string{"subtraction:(1,2)(3,1)(1000000000,3)"},
			"0 segments, not settled: the moves are too long to look far enough\n"},
		{[]string{"subtraction:(1,2)(2,1)(3,3)", "--json"},
			`{"settled":true,"segments":[` +
				`{"density":"1/4","lattice":[[1,0],[0,4]],"from":"0/1","to":"4/5"},` +
				`{"density":"1/3","lattice":[[-1,1],[4,5]],"from":"4/5","to":"5/4"},` +
				`{"density":"1/4","lattice":[[0,1],[4,0]],"from":"5/4","to":"inf"}],"faults":[],"strips":[` +
				`{"slope":"0/1","from":0,"to":-1,"step":[1,0]},{"slope":"4/5","from":-8,"to":-9,"step":[5,4]},` +
				`{"slope":"5/4","from":0,"to":-1,"step":[4,5]},{"slope":"inf","from":1,"to":0,"step":[0,1]}],"reach":1024}` + "\n"},
	} {
		status, out, complaint := palace(append([]string{"segments"}, test.args...)...)
		if status != done || complaint != "" || out != test.want {
			t.Errorf("%v: status %d, %s, prints\n%s", test.args, status, complaint, out)
		}
	}
}

// TestObstacles: where a board is not settled it is said why, in words and as JSON; where it is, nothing is.
func TestObstacles(t *testing.T) {
	for _, test := range []struct{ moves, radius, why string }{
		{"(0,2)(3,8)(5,0)(8,6)(8,8)", "2048", "between 0.0000 and 90.0000 degrees no pattern with two periods is seen"},
		{"(2,6)(3,3)(6,1)(19,6)", "6000", "between 21.3530 and 30.9566 degrees the squares repeat by none of the 103 steps tried, of x+y = 252 and more, that are periods of the patterns on both sides"},
		{"(1,2)(2,1)(3,3)", "2048", ""},
	} {
		args := []string{"subtraction:" + test.moves, "--radius", test.radius}
		_, out, _ := palace(append([]string{"segments"}, args...)...)
		if said := strings.Contains(out, "; no proof: "+test.why+"\n"); said != (test.why != "") {
			t.Errorf("%v prints\n%s", args, out)
		}
		if got := segmentsOf(t, args...).Why; got != test.why {
			t.Errorf("%v: %q, want %q", args, got, test.why)
		}
	}
	degrees := func(x, y int) segment.Bound { return segment.Bound{Along: engine.Cell{X: x, Y: y}} }
	for kind := segment.NoMosaic; kind <= segment.Near; kind++ {
		o := &segment.Obstacle{Kind: kind, From: degrees(1, 1), To: degrees(1, 2), Length: 7}
		if why := obstacleOf(segment.Survey{Obstacle: o}); why == "" || strings.Contains(why, "%!") {
			t.Errorf("%d: %q", kind, why)
		}
	}
}

// segmentsOf reads what segments --json prints.
func segmentsOf(t *testing.T, args ...string) segmentsJSON {
	t.Helper()
	status, out, complaint := palace(append([]string{"segments", "--json"}, args...)...)
	var answer segmentsJSON
	if err := json.Unmarshal([]byte(out), &answer); status != done || err != nil || strings.Count(out, "\n") != 1 {
		t.Fatalf("%v: status %d, %v, %s, prints\n%s", args, status, err, complaint, out)
	}
	return answer
}

// Densities in lowest terms, counted inside the segments; neighbours that share their periods
// and not their density; and places where a segment is narrower than its periods are long.
func TestSegmentsJSON(t *testing.T) {
	for _, test := range []struct {
		args      []string
		densities string
	}{
		{[]string{"subtraction:(14,1)(2,11)(12,14)"}, "7/25 431/950 117/274 229/548 1/4"},
		{[]string{"subtraction:(14,1)(2,11)(12,14)", "--radius", "12000", "--places", "100"}, "7/25 431/950 117/274 229/548 1/4"},
		{[]string{"subtraction:(1,7)(2,6)(10,6)(11,5)(12,12)"}, "5/17 175/712 115/472 2/11"},
		{[]string{"subtraction:(2,6)(3,3)(6,1)(19,6)"}, "1/3 33/82 15/41 29/66 7/22"},
	} {
		answer := segmentsOf(t, test.args...)
		var densities []string
		for i, s := range answer.Segments {
			densities = append(densities, s.Density)
			if i > 0 && s.From != answer.Segments[i-1].To {
				t.Errorf("%v: a segment ends at %v, and the next one begins at %v", test.args, answer.Segments[i-1].To, s.From)
			}
		}
		if got := strings.Join(densities, " "); !answer.Settled || got != test.densities {
			t.Errorf("%v: settled %v, %s, want %s", test.args, answer.Settled, got, test.densities)
		}
	}
	// Too near to the corner: what is seen is measured, what is not is a gap, and no fault is reported.
	for radius, least := range map[string]int{"1000": 1, "2000": 2} {
		answer := segmentsOf(t, "subtraction:(1,7)(2,6)(10,6)(11,5)(12,12)", "--radius", radius, "--places", "200")
		if answer.Settled || answer.Gaps == nil || len(answer.Segments) < least || len(*answer.Gaps) == 0 || len(answer.Faults) > 0 || answer.Segments[0].From != "0/1" {
			t.Errorf("at %s: %+v", radius, answer)
			continue
		}
		if slope, ok := answer.Segments[0].To.(float64); !ok || slope < 0.3 || slope > 17.0/23 {
			t.Errorf("at %s the first segment ends at %v", radius, answer.Segments[0].To)
		}
		var parts []gapJSON // segments and gaps, in their order
		for _, a := range answer.Segments {
			parts = append(parts, gapJSON{a.From, a.To})
		}
		parts = append(parts, *answer.Gaps...)
		at, covered := any("0/1"), 0
		for range parts {
			for _, p := range parts {
				if p.From == at {
					at = p.To
					covered++
					break
				}
			}
		}
		if at != "inf" || covered != len(parts) {
			t.Errorf("at %s segments and gaps do not reach from axis to axis: %v", radius, parts)
		}
	}
	for _, of := range []string{"subtraction:(1,2)(2,1)(3,3)", "subtraction:(1,1)"} {
		if answer := segmentsOf(t, of); !answer.Settled || answer.Gaps != nil {
			t.Errorf("%s: settled %v, gaps %v", of, answer.Settled, answer.Gaps)
		}
	}
	segmentsOf(t, "subtraction:(1,7)(2,6)(10,6)(11,5)(12,12)", "--radius", "3000", "--places", "200")
}

func TestSegmentsRefusals(t *testing.T) {
	const game = "subtraction:(1,2)(2,1)(3,3)"
	for _, test := range []struct {
		args []string
		want string
	}{
		{nil, "GAME is missing"},
		{[]string{"subtraction:(1,2"}, say("engine/notation/wrong-at-end", wordstest.Open, 17)},
		{[]string{"wythoff"}, "wythoff has no segments: only vector subtraction in two dimensions has"},
		{[]string{"subtraction:(3)(5)"}, "subtraction:(3)(5) has no segments"},
		{[]string{game, "--radius", "399"}, "--radius: R must be at least 400"},
		{[]string{game, "--radius", "1e3"}, say("engine/notation/nothing-follows")},
		{[]string{game, "--radius", "9999999"}, "--radius: " + most("R", 2097152)},
		{[]string{"subtraction:(0,2)(3,8)(5,0)(8,6)(8,8)", "--radius", "70000"}, say("engine/subtraction/segment/err-too-far", 65536, 2097152)},
		{[]string{game, "--places", "0"}, "--places: " + least("P", 1)},
		{[]string{game, "--from", "-1"}, `--from: DEGREES must be a number from 0 to 90, not "-1"`},
		{[]string{game, "--to", "NaN"}, `--to: DEGREES must be a number from 0 to 90, not "NaN"`},
		{[]string{game, "--from", "50", "--to", "50"}, "--from 50 does not come before --to 50"},
		{[]string{game, "5"}, `"5" is one word too many`},
	} {
		status, out, got := palace(append([]string{"segments"}, test.args...)...)
		if status != wrong || out != "" || strings.Count(got, "\n") != 1 || !wordstest.Holds(got, test.want) {
			t.Errorf("palace segments %q: status %d, %q, %q, want %q", test.args, status, out, got, test.want)
		}
	}
}
