package main

import (
	"strings"
	"testing"
)

// TestIdeaLacks: a game that lacks an idea says so, and why where it knows.
func TestIdeaLacks(t *testing.T) {
	for _, test := range []struct{ name, game, says string }{
		{"dictionary", "wythoff+(1,3)", `there is no idea "dictionary" to wythoff+(1,3): there are golden, placing; a dictionary is looked for if with every further move (a,b) there is (b,a): (1,3) is one and (3,1) is not`},
		{"telescope", "wythoff+(t,2t)(2t,t);t=1..", "if the further moves are finitely many"},
		{"placing", "wythoff+(t,2t)(2t,t);t=1..", "at most 40 further moves"},
		{"skin", "wythoff", `there is no idea "skin" to wythoff`},
		{"golden", "rook", `there is no idea "golden" to rook`},
	} {
		status, out, got := palace("idea", test.name, test.game)
		if status != wrong || out != "" || strings.Count(got, "\n") != 1 || !strings.Contains(got, test.says) {
			t.Errorf("palace idea %s %s: status %d, %q, %q", test.name, test.game, status, out, got)
		}
	}
}
