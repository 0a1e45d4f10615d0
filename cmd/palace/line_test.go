package main

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/palacegames/palace/cmd/palace/internal/certificate"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/internal/testkit"
)

// TestLine: what is proved of lines is what counting along them shows, with the shortest period and
// preperiod: along every strip and both axes, and of slopes at random.
func TestLine(t *testing.T) {
	games := []string{"(1,1)", "(0,1)(1,0)(1,1)", "(1,2)(2,1)(3,3)", "(1,2)(3,4)(4,6)", "(2,4)(2,5)(3,0)(4,5)", "(2,6)(3,3)(6,2)", "(4,1)(9,10)"}
	r := rand.New(rand.NewPCG(56, 22))
	lines := 0
	for _, moves := range games {
		g, err := catalog.Parse("subtraction:" + moves)
		if err != nil {
			t.Fatal(err)
		}
		moved, _ := segmented(g)
		board, err := provedBoard(moved)
		if err != nil || board == nil {
			t.Fatalf("%s: %v", moves, err)
		}
		const side = 2600
		rows := outcomes(moved, side)
		for i, palace := range certificate.Along(vectorsOf(moved), certificate.Vector{5, 8}, certificate.Vector{3, 2}, 1000) {
			if palace != rows[8+2*i][5+3*i] {
				t.Errorf("%s: square %d of a line is P: %v", moves, i, palace)
			}
		}
		steps := []certificate.Vector{{1, 0}, {0, 1}, {1, 1}, {2, 2}}
		for _, s := range segmentsOf(t, "subtraction:"+moves).Strips {
			if s.Step[0] < 40 && s.Step[1] < 40 {
				steps = append(steps, s.Step)
			}
			p, q := 1, 0
			if s.Slope != "inf" {
				fmt.Sscanf(s.Slope.(string), "%d/%d", &p, &q)
			}
			steps = append(steps, certificate.Vector{q, p})
		}
		for range testkit.Rounds(20) {
			steps = append(steps, certificate.Vector{1 + r.IntN(9), 1 + r.IntN(9)})
		}
		for _, step := range steps {
			from := certificate.Vector{r.IntN(60), r.IntN(60)}
			if far := r.IntN(3); far < 2 {
				from[far] += 1100 + r.IntN(300) // so that the line crosses strips farther out than reach
			}
			var counted []bool
			for x, y := from[0], from[1]; x < side && y < side; x, y = x+step[0], y+step[1] {
				counted = append(counted, rows[y][x])
			}
			end := board.Follow(from, step)
			if end.Preperiod+2*end.Period > len(counted) {
				continue
			}
			lines++
			for i := end.Preperiod; i+end.Period < len(counted); i++ {
				if counted[i] != counted[i+end.Period] {
					t.Fatalf("%s from %v by %v: no period of %d at %d", moves, from, step, end.Period, i)
				}
			}
			if p := end.Preperiod - 1; p >= 0 && counted[p] == counted[p+end.Period] {
				t.Errorf("%s from %v by %v: it repeats after %d from %d on", moves, from, step, end.Period, p)
			}
			for n := 1; n < end.Period; n++ {
				i := end.Preperiod
				for i+n < len(counted) && counted[i] == counted[i+n] {
					i++
				}
				if i+n == len(counted) {
					t.Errorf("%s from %v by %v: it repeats after %d, not %d", moves, from, step, n, end.Period)
				}
			}
		}
	}
	if lines < testkit.Rounds(20)*len(games) {
		t.Errorf("only %d lines were looked at", lines)
	}
}

// TestLineAnswers: what is printed, of boards that are settled and of one that is not by then.
func TestLineAnswers(t *testing.T) {
	for _, m := range []int{5, 50, 500} { // Problem 58
		_, out, _ := palace("line", "subtraction:(1,1)", "--slope", "1/2", "--from", fmt.Sprintf("0,%d", m))
		var a lineAnswer
		if err := json.Unmarshal([]byte(out), &a); err != nil || a.Periodic == nil || !*a.Periodic || !a.Proved || *a.Preperiod != m || *a.Period != 2 {
			t.Errorf("m = %d: %v, %s", m, err, out)
		}
	}
	var a lineAnswer
	if a.look([]bool{true, true, false, true, false, true, false, true, false, true, false, true, false, true, false, true}); *a.Preperiod != 1 || *a.Period != 2 {
		t.Error(*a.Preperiod, *a.Period)
	}
	for _, test := range []struct{ args, want string }{
		{"subtraction:(1,1)", "--slope: "},
		{"subtraction:(1,1) --slope 1/2", "--from: "},
		{"subtraction:(1,1) --slope 0/0 --from 1,1", "--slope"},
		{"subtraction:(1,1) --slope -1/2 --from 1,1", "--slope"},
		{"subtraction:(1,1) --slope 1/2 --from 1,1,1", "--from"},
		{"subtraction:(1,1) --slope 1/2 --from 1,10000000", "--from"},
		{"wythoff --slope 1/2 --from 1,1", "wythoff has no segments"},
		{"", "GAME is missing, as in: palace line"},
	} {
		status, out, said := palace(append([]string{"line"}, strings.Fields(test.args)...)...)
		if status != wrong || out != "" || strings.Count(said, "\n") != 1 || !strings.Contains(said, test.want) {
			t.Errorf("palace line %s: status %d, %q, %q", test.args, status, out, said)
		}
	}
}
