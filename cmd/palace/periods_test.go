package main

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/palacegames/palace/internal/testkit"
)

// periodsOf reads what periods --json prints.
func periodsOf(t *testing.T, args ...string) (list [][2]int) {
	t.Helper()
	status, out, complaint := palace(append([]string{"periods", "--json"}, args...)...)
	if status != done || complaint != "" {
		t.Fatalf("%v: status %d, %s", args, status, complaint)
	}
	for n, line := range strings.Split(strings.TrimSpace(out), "\n") {
		var answer struct{ Row, Column, Preperiod, Period *int }
		if err := json.Unmarshal([]byte(line), &answer); err != nil || (answer.Row == nil) == (answer.Column == nil) {
			t.Fatalf("%v: %v in %s", args, err, line)
		}
		for _, at := range []*int{answer.Row, answer.Column} {
			if at != nil && *at != n {
				t.Fatalf("%v: line %d is %s", args, n, line)
			}
		}
		list = append(list, [2]int{*answer.Preperiod, *answer.Period})
	}
	return list
}

// The piles of [LSY24] section 2, and the rows and columns of Figure 23.
func TestPeriods(t *testing.T) {
	const nine = "subtraction:(0,1)(1,0)(1,1)(1,2)(2,2)(2,51)(4,3)(4,4)(13,1)"
	for _, test := range []struct {
		args []string
		want string
	}{
		{[]string{"subtraction:(2)(5)(7)"}, "[[0 22]]"},
		{[]string{"subtraction:(2)(4)(7)", "--rows=1"}, "[[4 3]]"}, // of nim-values it is behind 8
		{[]string{"subtraction:(1)(4)(13)(17)"}, "[[0 118]]"},
		{[]string{"subtraction:(4)(16)(49)(65)"}, "[[0 4453]]"},
		{[]string{"subtraction:(3)(7)(10)"}, "[[0 45]]"},
		{[]string{nine, "--rows", "7"}, "[[0 2] [0 1] [1 1] [14 2] [14 1] [16 1] [29 2]]"},
		{[]string{nine, "--columns", "7"}, "[[0 2] [0 1] [50 1] [51 2] [1 1] [102 1] [103 2]]"},
		{[]string{"subtraction:(1,0)(0,1)(1,1)", "--rows", "4"}, "[[0 2] [0 1] [0 2] [0 1]]"},
	} {
		if got := fmt.Sprint(periodsOf(t, test.args...)); got != test.want {
			t.Errorf("%v: %s, want %s", test.args, got, test.want)
		}
	}
	status, out, _ := palace("periods", "subtraction:(2)(4)(7)")
	if status != done || out != "row 0: 4 squares, and then 3 that repeat\n" {
		t.Errorf("for a reader: %q", out)
	}
}

// leastPeriod is the smallest period of outcomes behind a square, and then the smallest preperiod.
func leastPeriod(palace []bool, behind int) [2]int {
	for q := 1; ; q++ {
		same := true
		for x := behind; x+q < len(palace) && same; x++ {
			same = palace[x] == palace[x+q]
		}
		if same {
			p := behind
			for p > 0 && palace[p-1] == palace[p-1+q] {
				p--
			}
			return [2]int{p, q}
		}
	}
}

// Random rulesets against the board, square by square.
func TestPeriodsOfRandomRulesets(t *testing.T) {
	const wide, high = 3000, 24
	r := rand.New(rand.NewPCG(7, 56))
	for range testkit.Rounds(40) {
		var moves [][2]int
		text := "subtraction:"
		for range 1 + r.IntN(5) {
			m := [2]int{r.IntN(9), r.IntN(9)}
			if r.IntN(3) == 0 {
				m[r.IntN(2)] = 0
			}
			if m != [2]int{} {
				moves, text = append(moves, m), text+fmt.Sprintf("(%d,%d)", m[0], m[1])
			}
		}
		if len(moves) == 0 {
			continue
		}
		for i, along := range []string{"--rows", "--columns"} {
			board := make([][]bool, high)
			for y := range board {
				board[y] = make([]bool, wide)
				for x := range wide {
					p := true
					for _, m := range moves {
						a, b := m[i], m[1-i]
						p = p && (x < a || y < b || !board[y-b][x-a])
					}
					board[y][x] = p
				}
			}
			for y, got := range periodsOf(t, text, along, fmt.Sprint(high)) {
				if want := leastPeriod(board[y], wide/2); got[0]+got[1] < wide/4 && got != want {
					t.Errorf("%s %s %d: %v, want %v", text, along, y, got, want)
				}
			}
		}
	}
}

func TestPeriodsRefusals(t *testing.T) {
	for _, test := range []struct {
		args []string
		want string
		as   int
	}{
		{nil, "GAME is missing", wrong},
		{[]string{"wythoff", "--rows", "3"}, "wythoff has no periods", wrong},
		{[]string{"subtraction:(1,2,3)", "--rows", "3"}, "has no periods", wrong},
		{[]string{"subtraction:(1,2)"}, "--rows N is missing", wrong},
		{[]string{"subtraction:(1,2)", "--rows", "0"}, "--rows: " + least("N", 1), wrong},
		{[]string{"subtraction:(1,2)", "--rows", "3", "--columns", "3"}, "cannot both be given", wrong},
		{[]string{"subtraction:(3)", "--columns", "3"}, "is one pile", wrong},
		{[]string{"subtraction:(3)", "--rows", "2"}, "--rows: " + most("N", 1), wrong},
		{[]string{"subtraction:(1000000000)(1)"}, "row 0 does not repeat within 16777216 squares", failed},
	} {
		status, out, got := palace(append([]string{"periods"}, test.args...)...)
		if status != test.as || out != "" || strings.Count(got, "\n") != 1 || !strings.Contains(got, test.want) {
			t.Errorf("palace periods %q: status %d, %q, %q, want %q", test.args, status, out, got, test.want)
		}
	}
}

// TestValuePeriods: periods of nim-values, as published (A004482, A004483) and counted by hand, in rows and in columns, and what has none.
func TestValuePeriods(t *testing.T) {
	for _, test := range []struct {
		args []string
		want string
	}{
		{[]string{"wythoff", "--rows", "3"}, `{"row":0,"preperiod":0,"period":1,"added":1} {"row":1,"preperiod":0,"period":3,"added":3} {"row":2,"preperiod":0,"period":3,"added":3}`},
		{[]string{"rook", "--columns", "2"}, `{"column":0,"preperiod":0,"period":1,"added":1} {"column":1,"preperiod":0,"period":2,"added":2}`},
		{[]string{"subtraction:(1)(4)(10)"}, `{"row":0,"preperiod":16,"period":11,"added":0}`},
		{[]string{"subtraction:(2)(4)(7)", "--rows=1"}, `{"row":0,"preperiod":8,"period":3,"added":0}`},
	} {
		status, out, complaint := palace(append([]string{"periods", "--values", "--json"}, test.args...)...)
		if got := strings.Join(strings.Fields(out), " "); status != done || got != test.want {
			t.Errorf("%v: %d, %s%s, want %s", test.args, status, got, complaint, test.want)
		}
	}
	for _, args := range [][]string{{"blocking:2", "--rows", "2"}, {"exile:quadrant", "--rows", "2"}, {"mwythoff:5000", "--rows", "2"}, {"subtraction:(1,1,1)", "--rows", "2"}} {
		if status, _, complaint := palace(append([]string{"periods", "--values"}, args...)...); status != 2 || strings.Count(complaint, "\n") != 1 {
			t.Errorf("%v: status %d, %q", args, status, complaint)
		}
	}
}
