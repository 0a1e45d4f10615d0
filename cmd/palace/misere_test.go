package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// TestMisere: the end is an N-position from which nothing is won, and next to it lie the palaces, in lines
// of a query as in a window; a game that is read with its mark is the same.
func TestMisere(t *testing.T) {
	_, rows, _ := palace("outcomes", "mwythoff:2", "--size", "7x7", "--misere")
	lines := strings.Fields(rows)
	for y := range 7 {
		for x := range 7 {
			for _, call := range [][]string{{"query", "mwythoff:2", fmt.Sprint(x, ",", y), "--misere"}, {"query", fmt.Sprint("mwythoff:2&misere=on@", x, ",", y)}} {
				status, out, complaint := palace(call...)
				var a struct {
					Game    string
					Misere  bool
					Outcome string
					Winning [][2]int
					Nim     *int
				}
				if err := json.Unmarshal([]byte(out), &a); err != nil || status != done {
					t.Fatal(call, status, err, complaint)
				}
				palace := lines[y][x] == '1'
				want := []string{"N", "P"}[map[bool]int{true: 1}[palace]]
				if a.Game != "mwythoff:2" || !a.Misere || a.Nim != nil || a.Outcome != want || (want == "P" || x+y == 0) != (len(a.Winning) == 0) {
					t.Errorf("palace %v: %s", call, out)
				}
				if slices.ContainsFunc(a.Winning, func(q [2]int) bool { return lines[q[1]][q[0]] != '1' }) {
					t.Errorf("palace %v: a move that wins leads to an N-position", call)
				}
			}
		}
	}
	tooMany := say("engine/misere/err-too-many-squares", "maharaja", 1<<22)
	for call, want := range map[string]string{
		"query blocking:2 1,1 --misere":                        say("engine/misere/err-squares-blocked", "blocking:2"),
		"outcomes blocking:1 --size 2x2 --misere":              say("engine/misere/err-squares-blocked", "blocking:1"),
		"query maharaja 100000000,100000000 --misere":          tooMany,
		"outcomes maharaja --size 2x2 --at 9999,9999 --misere": tooMany,
		"values rook --size 2x2 --misere":                      "there is no flag --misere here",
		"values rook&misere=on --size 2x2":                     "has no board of nim values",
		"query blocking:3&misere=on 1,1":                       say("engine/misere/err-squares-blocked", "blocking:3"),
	} {
		if status, out, got := palace(strings.Fields(call)...); status != wrong || out != "" || !strings.Contains(got, want) || strings.Count(got, "\n") != 1 {
			t.Errorf("palace %s: status %d, %q, %q, want %q", call, status, out, got, want)
		}
	}
}
