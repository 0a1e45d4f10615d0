package main

import (
	"encoding/json"
	"strings"
	"testing"
)

// calls makes a call that ends with a status, and returns what it prints.
func calls(t *testing.T, want int, args ...string) (stdout, stderr string) {
	t.Helper()
	status, stdout, stderr := palace(args...)
	if status != want {
		t.Fatalf("palace %s: status %d, %s", strings.Join(args, " "), status, stderr)
	}
	return stdout, stderr
}

func TestPuzzle(t *testing.T) {
	out, _ := calls(t, done, "puzzle", "wythoff", "--level", "3", "--seed", "7")
	if want := `{"game":"wythoff","position":[9,3],"blocked":[],"level":3,"seed":7,"link":"puzzle=wythoff&level=3&seed=7","winning":[[5,3]]}` + "\n"; out != want {
		t.Errorf("printed %s", out)
	}
	out, _ = calls(t, done, "puzzle", "blocking:3", "--find", "block", "--level", "2", "--seed", "8")
	if want := `{"game":"blocking:3","position":[3,7],"blocked":[],"level":2,"seed":8,"link":"puzzle=blocking:3&find=block&level=2&seed=8","winning":[[2,6],[3,1]],"block":[[2,6],[3,1]]}` + "\n"; out != want {
		t.Errorf("printed %s", out)
	}
	if day, _ := calls(t, done, "puzzle", "--date", "2026-11-23"); !strings.HasPrefix(day, `{"game":"wythoff+(1,2)(2,1)(3,4)(4,3)","position":[1,4],"blocked":[],"level":1,"seed":20261123,`) {
		t.Errorf("the puzzle of the day is %s", day)
	}
	for size, want := range map[string]string{
		"small":  `{"game":"rook","position":[1,4],"blocked":[],"level":1,"seed":20261123100,"link":"puzzle=rook&level=1&seed=20261123100","winning":[[1,1]]}`,
		"middle": `{"game":"wythoff+(1,2)(2,1)(3,4)(4,3)","position":[1,4],"blocked":[],"level":1,"seed":20261123,`,
		"hard":   `{"game":"mwythoff:4","position":[6,19],"blocked":[],"level":5,"seed":20261123000,`,
	} {
		if got, _ := calls(t, done, "puzzle", "--date", "2026-11-23", "--size", size); !strings.HasPrefix(got, want) {
			t.Errorf("the %s puzzle of the day is %s", size, got)
		}
	}
}

// TestPuzzles: as many as were asked for, with their seeds in order, and none of them twice.
func TestPuzzles(t *testing.T) {
	out, _ := calls(t, done, "puzzle", "rook", "--level", "1", "--seed", "5", "--count", "12", "--json")
	met, last := map[string]bool{}, 4
	for line := range strings.Lines(out) {
		var r struct {
			Position json.RawMessage
			Seed     int
		}
		if err := json.Unmarshal([]byte(line), &r); err != nil || r.Seed <= last || met[string(r.Position)] {
			t.Errorf("after seed %d: %s %v", last, line, err)
		}
		last, met[string(r.Position)] = r.Seed, true
	}
	if len(met) != 12 {
		t.Errorf("there are %d", len(met))
	}
}

func TestPuzzleRefused(t *testing.T) {
	for words, want := range map[string]string{
		"chess":                             noGame(""),
		"wythoff@3,4":                       nothingFollows("@3,4", 8),
		"wythoff rook":                      `"rook" is one word too many`,
		"--level 6":                         "--level: " + most("the level", 5),
		"--level 0":                         "--level: " + least("the level", 1),
		"--seed -1":                         "--seed: " + least("the seed", 0),
		"--seed " + strings.Repeat("9", 99): "--seed: " + most("the seed", 9007199254740991),
		"--date 2026-02-30":                 say("game/puzzle/err-day", `"2026-02-30"`),
		"wythoff --find block":              say("game/puzzle/err-never-blocked", say("engine/wythoff/title", "none", "")),
		"blocking:3 --find pawns":           `--find: it must be move or block, not "pawns"`,
		"--size large":                      `--size: it must be small, middle or hard, not "large"`,
		"rook --size small":                 "--size names a puzzle of the day",
		"--count 0":                         "--count: " + least("N", 1),
	} {
		if _, complaint := calls(t, wrong, append([]string{"puzzle"}, strings.Fields(words)...)...); !strings.Contains(complaint, want) {
			t.Errorf("%s: %s", words, complaint)
		}
	}
	if _, complaint := calls(t, failed, "puzzle", "subtraction:(1,2)", "--level", "5"); !strings.Contains(complaint, say("game/puzzle/err-none-of-level", 5, "subtraction:(1,2)", 300)) {
		t.Error(complaint)
	}
	if _, complaint := calls(t, failed, "puzzle", "subtraction:(1)(2)", "--level", "1", "--count", "900"); !strings.Contains(complaint, "had no new one") {
		t.Error(complaint)
	}
}
