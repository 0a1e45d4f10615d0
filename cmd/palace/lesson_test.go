package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine/words"
)

// wrongLesson has a claim that is false, a board that does not open, and a task that nobody
// can solve, in lines 6, 8 and 14.
const wrongLesson = `name: a
title: b
step: c
board: rook@6,4&map=off
say: d
claim: P 6,4
say: e
step: f
board: rook@6
say: g
step: h
board: rook@3,3
say: i
task: win
hint: j
right: k
`

// inLine is what is said of a line of a file.
func inLine(file string, line int, why string) string {
	return file + ": " + say("game/lesson/in-line", line, why)
}

// Every wrong thing is named with its line, and the exit status tells that there is one.
func TestLessonCheck(t *testing.T) {
	bad, mad := filepath.Join(t.TempDir(), "bad.txt"), filepath.Join(t.TempDir(), "mad.txt")
	for name, text := range map[string]string{bad: wrongLesson, mad: "name: a\nwhat: b\n"} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	status, out, complaint := palace("lesson", "check", bad, mad)
	if status != failed || complaint != "palace: "+words.Count(4)+" things are wrong\n" {
		t.Errorf("status %d, %q", status, complaint)
	}
	lines := strings.Split(out, "\n")
	for i, want := range []string{inLine(bad, 6, ""), inLine(bad, 8, ""), inLine(bad, 14, ""), inLine(mad, 2, "")} {
		if len(lines) < 4 || !strings.HasPrefix(lines[i], want) {
			t.Errorf("line %d of the answer is not of %s:\n%s", i, want, out)
			break
		}
	}
	files, err := filepath.Glob("../../web/lessons/*.txt")
	if err != nil || len(files) < 10 {
		t.Fatal(files, err)
	}
	status, out, complaint = palace(append([]string{"lesson", "check"}, files...)...)
	if status != done || complaint != "" || strings.Count(out, "are in order\n") != len(files) {
		t.Errorf("status %d, %q:\n%s", status, complaint, out)
	}
	for _, call := range [][]string{{"lesson"}, {"lesson", "check"}, {"lesson", "solve", bad}} {
		if status, _, _ := palace(call...); status != wrong {
			t.Errorf("%v: status %d", call, status)
		}
	}
	if status, _, complaint := palace("lesson", "check", filepath.Join(t.TempDir(), "none")); status != wrong || !strings.HasPrefix(complaint, "palace: ") {
		t.Errorf("a file that is not there: status %d, %q", status, complaint)
	}
}

// A lesson is read as the page reads it, however an editor has marked its text, and a game
// that is too long is given up.
func TestLessonCheckEnds(t *testing.T) {
	const text = "name: a\ntitle: A\nstep: x\nboard: rook@3,2&first=human&second=perfect\nsay: x\ntask: win\nhint: a\nright: b\n"
	marked, wide, long := filepath.Join(t.TempDir(), "marked.txt"), filepath.Join(t.TempDir(), "wide.txt"), filepath.Join(t.TempDir(), "long.txt")
	utf16 := []byte{0xff, 0xfe}
	for _, c := range []byte(text) {
		utf16 = append(utf16, c, 0)
	}
	for name, file := range map[string][]byte{marked: []byte("\ufeff" + text), wide: utf16, long: []byte(strings.Replace(text, "rook@3,2", "subtraction:(1)(2)@"+strings.Repeat("9", 30), 1))} {
		if err := os.WriteFile(name, file, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if status, out, complaint := palace("lesson", "check", marked, wide); status != done || strings.Count(out, "are in order\n") != 2 {
		t.Errorf("status %d, %q, %q", status, out, complaint)
	}
	status, out, complaint := palace("lesson", "check", long)
	if want := inLine(long, 6, say("game/lesson/err-long-game", 1000)) + "\n"; status != failed || out != want || complaint != "palace: "+words.Count(1)+" thing is wrong\n" {
		t.Errorf("status %d, %q, %q", status, out, complaint)
	}
}
