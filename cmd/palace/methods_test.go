package main

import (
	"strings"
	"testing"
)

func TestMethodsOfPosition(t *testing.T) {
	status, out, _ := palace("methods", "rook", "6,4")
	if status != 0 || !strings.Contains(out, "At 6,4:\n  palaces: Nim-sum answers\n  nim-value: Nim-sum answers\n") {
		t.Errorf("status %d: %s", status, out)
	}
	for _, words := range [][]string{{}, {"chess"}, {"rook", "6"}, {"rook", "6,-4"}, {"rook", "6,4", "5"}} {
		status, out, text := palace(append([]string{"methods"}, words...)...)
		if status != 2 || out != "" || strings.Count(text, "\n") != 1 {
			t.Errorf("%v: status %d, %q, %q", words, status, out, text)
		}
	}
}
