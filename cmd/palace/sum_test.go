package main

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
)

// TestSums: a move that is said to win leaves a sum with no winning move, any other does not; and the nim-value
// is that of the parts, added without carrying.
func TestSums(t *testing.T) {
	type answer struct {
		Game, Outcome string
		Nim           int
		Winning       [][2]json.RawMessage
	}
	ask := func(a, b string) (found answer) {
		status, out, complaint := palace("query", a+"+ "+b)
		if err := json.Unmarshal([]byte(out), &found); err != nil || status != done || found.Game != a+" + "+b {
			t.Fatal(a, b, status, out, complaint, err)
		}
		return found
	}
	single := func(a string) (found answer) {
		_, out, _ := palace("query", a)
		if err := json.Unmarshal([]byte(strings.ReplaceAll(out, `"winning":`, `"won":`)), &found); err != nil {
			t.Fatal(a, out, err)
		}
		return found
	}
	for x := range 5 {
		for y := range 4 {
			a, b := fmt.Sprint("wythoff@", x, ",", y), "subtraction:(1,2)(2,1)(3,3)@4,4"
			got := ask(a, b)
			if got.Nim != single(a).Nim^single(b).Nim || (got.Nim == 0) != (got.Outcome == "P") || (got.Nim == 0) != (len(got.Winning) == 0) {
				t.Errorf("%s + %s: %+v", a, b, got)
			}
			for _, m := range got.Winning {
				to := strings.Trim(string(m[1]), "[]")
				after := ask(a, "subtraction:(1,2)(2,1)(3,3)@"+to)
				if string(m[0]) == "0" {
					after = ask("wythoff@"+to, b)
				}
				if after.Outcome != "P" {
					t.Errorf("%s + %s: %s does not win", a, b, m)
				}
			}
		}
	}
}

// TestSumsOfLines: lines may be positions of the game, games with theirs, and sums; each answer is on its line.
func TestSumsOfLines(t *testing.T) {
	defer func() { input = strings.NewReader("") }()
	input = strings.NewReader("1,2\nrook@1,1+rook@2,2\n\nmaharaja@1,3\nrook@1,1+queen@1,1\n7\n")
	status, out, complaint := palace("query", "wythoff", "-")
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if status != wrong || len(lines) != 3 || !strings.Contains(lines[0], `"wythoff","position":[1,2]`) || !strings.Contains(lines[1], `"game":"rook@1,1 + rook@2,2"`) || !strings.Contains(lines[2], `"maharaja"`) {
		t.Errorf("status %d\n%s", status, out)
	}
	for _, want := range []string{"line 5: ", "wythoff", wrongAt(say("game/catalog/err-written-as", "wythoff"), "queen", 10), "line 6: ", "2 lines of 6"} {
		if !strings.Contains(complaint, want) {
			t.Errorf("%q is not said in %q", want, complaint)
		}
	}
	for call, want := range map[string]string{
		"query wythoff@1,2 + rook":                         say("engine/notation/expected", `"@"`),
		"query wythoff@1,2 + ":                             noGame(""),
		"query wythoff@1,2 + rook@1,-1":                    "no coordinate can be negative",
		"query rook@1,1+blocking:2@1,1":                    say("engine/sum/err-no-sum", "blocking:2"),
		"query rook@1,1+blocking:2@1,1 --misere":           say("engine/misere/err-squares-blocked", "blocking:2"),
		"query rook@1,1+wythoff@1,1 --misere":              say("engine/sum/err-misere", "wythoff"),
		"query rook@1,1" + strings.Repeat("+rook@1,1", 64): "at most 64 games",
	} {
		if status, out, got := palace(strings.Fields(call)...); status != wrong || out != "" || !strings.Contains(got, want) || strings.Count(got, "\n") != 1 {
			t.Errorf("palace %.60s: status %d, %q, %q, want %q", call, status, out, got, want)
		}
	}
}
