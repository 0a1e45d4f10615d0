package main

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine/subtraction/segment"
	"github.com/palacegames/palace/game/catalog"
)

// readAutomaton returns what is printed in JSON, once the same stands there as Walnut reads it.
func readAutomaton(t *testing.T, game string) *automaton {
	t.Helper()
	a := &automaton{}
	status, out, complaint := palace("chart", game, "--format", "json")
	if err := json.Unmarshal([]byte(out), a); status != done || err != nil || a.Game != game || a.Numeration != "msd_2" {
		t.Fatalf("%s: %d, %v, %s", game, status, err, complaint)
	}
	_, walnut, _ := palace("chart", game, "--format", "walnut")
	lines := strings.Split(strings.TrimSuffix(walnut, "\n"), "\n")
	if lines[0] != "msd_2 msd_2" || len(lines) != 1+6*len(a.Next) {
		t.Fatalf("%s: %d lines for %d states, the first of them %s", game, len(lines), len(a.Next), lines[0])
	}
	for state, to := range a.Next {
		want := fmt.Sprintf("|%d %d|0 0 -> %d|0 1 -> %d|1 0 -> %d|1 1 -> %d", state, a.Output[state], to[0], to[1], to[2], to[3])
		if got := strings.Join(lines[1+6*state:7+6*state], "|"); got != want {
			t.Fatalf("%s: state %d is %s in one form and %s in the other", game, state, got, want)
		}
	}
	return a
}

// TestAutomaton: what the automaton says of a square is its outcome.
func TestAutomaton(t *testing.T) {
	for _, test := range []struct {
		moves  string
		states int
	}{{"(1,1)", 6}, {"(0,1)(1,0)(1,1)", 2}, {"(1,2)(2,1)(3,3)", 35}, {"(2,4)(2,5)(3,0)(4,5)", 123}, {"(2,6)(3,3)(6,2)", 514}} {
		game := "subtraction:" + test.moves
		a := readAutomaton(t, game)
		if len(a.Next) != test.states {
			t.Errorf("%s: %d states, want %d", game, len(a.Next), test.states)
		}
		g, err := catalog.Parse(game)
		if err != nil {
			t.Fatal(err)
		}
		for y, row := range outcomes(g.(segment.Game), 700) {
			for x, palace := range row {
				state := 0
				for i := 9; i >= 0; i-- {
					state = a.Next[state][x>>i%2*2+y>>i%2]
				}
				if (a.Output[state] == 1) != palace {
					t.Fatalf("%s: (%d,%d) is P: %v", game, x, y, palace)
				}
			}
		}
	}
}

// TestBrokenAutomaton: with an output or a transition changed it is not proved.
func TestBrokenAutomaton(t *testing.T) {
	a := readAutomaton(t, "subtraction:(1,2)(2,1)(3,3)")
	moves := [][2]int{{1, 2}, {2, 1}, {3, 3}}
	if err := a.check(moves); err != nil {
		t.Fatal(err)
	}
	if a.check(moves[:2]) == nil {
		t.Error("it is proved for other moves")
	}
	for state := range a.Next {
		if a.Output[state] ^= 1; a.check(moves) == nil {
			t.Errorf("with the output of state %d changed it is proved", state)
		}
		a.Output[state] ^= 1
		for d, was := range a.Next[state] {
			if a.Next[state][d] = (was + 1) % len(a.Next); a.check(moves) == nil {
				t.Errorf("with %d behind the digits %d of state %d it is proved", a.Next[state][d], d, state)
			}
			a.Next[state][d] = was
		}
	}
	for _, test := range []struct {
		args, want string
		status     int
	}{
		{"subtraction:(1,1) --format png", "the format must be text, json or walnut", wrong},
		{"subtraction:(1,1) --format walnut --check", "always checked", wrong},
		{"subtraction:(0,2)(3,8)(5,0)(8,6)(8,8) --work 1 --format json", "no chart was found", failed},
	} {
		status, out, said := palace(append([]string{"chart"}, strings.Fields(test.args)...)...)
		if status != test.status || out != "" || strings.Count(said, "\n") != 1 || !strings.Contains(said, test.want) {
			t.Errorf("palace chart %s: status %d, %q, %q", test.args, status, out, said)
		}
	}
}
