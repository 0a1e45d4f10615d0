package main

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"github.com/palacegames/palace/game/claims"
)

// TestVerify: claims that are picked come in the table's order, as text and as JSON with its keys in their order.
func TestVerify(t *testing.T) {
	status, out, complaint := palace("verify", "--only", "Figure 10")
	want := `^lsy24-figure-10-printed: fails: .* Found: \(9,8\)\(9,9\)\(10,9\)\. \(\d+\.\d s\)
lsy24-figure-10: holds: .* \(\d+\.\d s\)
lsy24-theorem-7-figure-10: holds: .*
3 claims: 2 hold, 0 open, 1 fail
$`
	if status != done || complaint != "" || !regexp.MustCompile(want).MatchString(out) {
		t.Errorf("status %d, %s%s", status, out, complaint)
	}
	if _, out, _ := palace("verify", "--only", "lsy24-theorem-8"); !strings.Contains(out, "lsy24-theorem-8: open: ") || !strings.Contains(out, " Proved in [LSY24] Theorem 8 and Corollary 9; checked for a up to 12. (") || !strings.Contains(out, "; 1 of the open ones are proved elsewhere\n") {
		t.Errorf("it does not say how far: %s", out)
	}
	status, out, complaint = palace("verify", "--only", "LSY24-FIGURE-10", "--json")
	keys := `^{"id":"[^"]+","source":"[^"]+","claim":"[^"]+","result":"\w+","expected":"\w+","seconds":[0-9.]+,"how":"[^"]+",.*"link":"[^"]+"}$`
	lines := strings.Split(strings.TrimSpace(out), "\n")
	for _, line := range lines {
		if !regexp.MustCompile(keys).MatchString(line) || !json.Valid([]byte(line)) {
			t.Errorf("a line is %s", line)
		}
	}
	if status != done || complaint != "" || len(lines) != 2 {
		t.Errorf("status %d, %d lines, %s", status, len(lines), complaint)
	}
}

// TestVerifyBroken: a check that breaks off is broken, and refutes nothing, not even what should fail.
func TestVerifyBroken(t *testing.T) {
	all := claimed
	defer func() { claimed = all }()
	claimed = func() []claims.Claim {
		return []claims.Claim{
			{ID: "here-misprint", Source: "a test", Text: "It fails.", Want: claims.Fails, Check: func(int) string { panic("no such board") }},
			{ID: "here-open", Source: "a test", Text: "It is open.", Want: claims.Open, Check: func(int) string { panic("no such board") }},
		}
	}
	status, out, complaint := palace("verify")
	if status != failed || !strings.Contains(complaint, "2 of 2 claims") || !strings.Contains(out, "here-misprint: broken: ") || !strings.Contains(out, "no such board") || strings.Contains(out, "Found") {
		t.Errorf("status %d, %q, %q", status, complaint, out)
	}
	status, out, _ = palace("verify", "--json")
	if status != failed || strings.Count(out, `"result":"open"`) != 2 || strings.Count(out, `"broken":"`) != 2 || strings.Contains(out, "against") {
		t.Errorf("status %d, %s", status, out)
	}
}

// TestVerifyRefusals: nothing picked, or only what takes long.
func TestVerifyRefusals(t *testing.T) {
	for only, want := range map[string]string{
		"no such claim":    `--only: no claim has "no such claim" in its id, source or words`,
		"here-skin-stage-": `--only: the claims with "here-skin-stage-" take minutes: add --long to check them`,
	} {
		if status, out, complaint := palace("verify", "--only", only); status != wrong || out != "" || complaint != "palace: "+want+"\n" {
			t.Errorf("%q: status %d, %q, %q", only, status, out, complaint)
		}
	}
}

// TestVerifyWrong: a claim that does not come out as expected is printed with what was found, named in the
// end, and gives status 1; the others are printed too.
func TestVerifyWrong(t *testing.T) {
	all := claimed
	defer func() { claimed = all }()
	claimed = func() []claims.Claim {
		return []claims.Claim{
			{ID: "here-wrong", Source: "a test", Text: "All numbers below 9 are even.", Want: claims.Holds, Check: func(int) string { return "1" }},
			{ID: "here-unrefuted", Source: "a test", Text: "It fails.", Want: claims.Fails, Check: func(int) string { return "" }},
			{ID: "here-right", Source: "a test", Text: "It holds.", Want: claims.Holds, Check: func(int) string { return "" }},
		}
	}
	status, out, complaint := palace("verify")
	if status != failed || complaint != "palace: 2 of 3 claims do not come out as expected: here-wrong, here-unrefuted\n" {
		t.Errorf("status %d, %q", status, complaint)
	}
	for _, want := range []string{"here-wrong: fails: All numbers below 9 are even. Found: 1. Expected: holds. (", "here-unrefuted: open: It fails. Expected: fails. (", "here-right: holds: It holds. (", "3 claims: 1 hold, 1 open, 1 fail\n"} {
		if !strings.Contains(out, want) {
			t.Errorf("there is no %q in %q", want, out)
		}
	}
	if status, out, complaint = palace("verify", "--json"); status != failed || strings.Count(out, "\n") != 3 || !strings.Contains(out, `"result":"fails","expected":"holds"`) {
		t.Errorf("status %d, %s%s", status, out, complaint)
	}
}
