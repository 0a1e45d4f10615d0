package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A position and a game are understood however they are written, in one word or in several.
func TestQueriesThatPeopleWrite(t *testing.T) {
	_, want, _ := palace("query", "wythoff", "3,5")
	for _, words := range [][]string{
		{"wythoff", "(3,5)"}, {"wythoff@(3,5)"}, {"wythoff", "3 5"}, {"wythoff", "3", "5"}, {"wythoff", "[3;5]"}, {"wythoff", "3, 5"}, {"Wythoff Nim", "3,5"}, {"Wythoff", "Nim", "3,5"}, {"Wythoff-Nim@3,5"}, {"wythoff＠３，５"},
		{"wythoff", "٣، ٥"}, {"wythoff", "3 and 5"}, {"wythoff @ 3, 5"}, {"wythoff", "3/5"}, {"wythoff", "\ufeff3\t5"},
	} {
		if status, got, complaint := palace(append([]string{"query"}, words...)...); status != done || got != want {
			t.Errorf("%q: status %d, %s%s", words, status, got, complaint)
		}
	}
	for _, x := range []struct {
		words []string
		want  string
	}{
		{[]string{"wythoff", "1 2,17"}, wrongAt(say("engine/notation/space-inside"), "1 2", 1)}, {[]string{"wythoff", "1 000,618"}, wrongAt(say("engine/notation/space-inside"), "1 000", 1)}, {[]string{"wythoff", "1.000,5"}, wrongAt(say("engine/notation/no-marks"), ".", 2)}, {[]string{"wythoff@3,x"}, wrongAt(notWhole("a coordinate"), "x", 11)},
		{[]string{"wythoff", "−1,2"}, "negative"}, {[]string{"wythoff", "3§5"}, wrongAt("a position of wythoff has 2 components, with commas between them", "§", 2)}, {[]string{"(3,5)"}, "missing"}, {[]string{"nim:3@3,5"}, "3 components"}, {[]string{"nim", strings.Repeat("1,", 12) + "1"}, "12"}, {[]string{"wythoff", "35"}, "commas"}, {[]string{"wythoff", "3,5,7"}, nothingFollows(",7", 4)},
	} {
		if status, got, complaint := palace(append([]string{"query"}, x.words...)...); status != wrong || got != "" || !strings.Contains(complaint, x.want) {
			t.Errorf("%q: status %d, %s%s, want %s", x.words, status, got, complaint, x.want)
		}
	}
}

// How many piles Nim has goes by the position, in one word or in two, and line by line; the slice of a window by --at.
func TestPilesByThePosition(t *testing.T) {
	usual := input
	defer func() { input = usual }()
	for _, x := range []struct{ one, two string }{{"nim@3,5,7", "nim 3,5,7"}, {"nim@3,5", "nim 3 5"}, {"nim@9", "Nim-Spiel 9"}, {"nim:4@1,2,3,4", "nim 1,2,3,4"}, {"wythoff@3,4", "wythoff:2 3,4"}} {
		_, want, _ := palace("query", x.one)
		if status, got, complaint := palace(append([]string{"query"}, strings.Fields(x.two)...)...); status != done || got != want {
			t.Errorf("%s: status %d, %s%s, want %s", x.two, status, got, complaint, want)
		}
	}
	input = strings.NewReader("3,5\n1,2,3\n7\nnim@1,1,1,1\n")
	if status, got, complaint := palace("query", "nim", "-"); status != done || strings.Count(got, "\n") != 4 || !strings.Contains(got, `"nim:1","position":[7]`) || !strings.Contains(got, `"nim:2","position":[3,5]`) {
		t.Errorf("status %d, %s%s", status, got, complaint)
	}
	// Each row of a slice has its palace where x xor y is what the third pile has.
	if _, got, complaint := palace("outcomes", "nim", "--size", "4x4", "--at", "0,0,2"); got != "0010\n0001\n1000\n0100\n" {
		t.Errorf("%s%s", got, complaint)
	}
	if _, got, complaint := palace("values", "nim:4", "--size", "3x2", "--at", "1,4,1,2"); got != "6,5,4\n7,4,5\n" { // x xor y xor 3
		t.Errorf("%s%s", got, complaint)
	}
}

// Positions are read from files as other programs write them.
func TestFilesThatPeopleHave(t *testing.T) {
	usual := input
	defer func() { input = usual }()
	_, first, _ := palace("query", "wythoff", "3,5")
	_, second, _ := palace("query", "wythoff", "1,2")
	for _, text := range []string{"\ufeff3,5\n1,2\n", "3,5\r\n1,2\r\n", "3\t5\n1\t2", "# two\n3,5\n\n# more\n1,2", "x,y\n3,5\n1,2", "\ufeffx\ty\r\n3\t5\r\n1\t2\r\n", "(3, 5)\n[1; 2]\n", "3 5\nwythoff@(1,2)\n"} {
		input = strings.NewReader(text)
		if status, got, complaint := palace("query", "wythoff", "-"); status != done || got != first+second {
			t.Errorf("%q: status %d, %s%s", text, status, got, complaint)
		}
	}
	input = endless{}
	if status, _, complaint := palace("query", "wythoff", "-"); status != wrong || strings.Count(complaint, "\n") != 1 {
		t.Errorf("an endless line: status %d, %s", status, complaint)
	}
}

// endless is text without an end.
type endless struct{}

func (endless) Read(b []byte) (int, error) {
	for i := range b {
		b[i] = '1'
	}
	return len(b), nil
}

// What is read has a bound, and is bad input beyond it.
func TestEndlessFiles(t *testing.T) {
	if _, err := os.Stat("/dev/zero"); err != nil {
		t.Skip("there is no file without an end here")
	}
	for _, x := range []struct {
		words []string
		want  int
	}{
		{[]string{"lesson", "check", "/dev/zero"}, failed}, {[]string{"segments", "--check", "/dev/zero"}, wrong}, {[]string{"lesson", "check", t.TempDir()}, wrong}, {[]string{"segments", "--check", t.TempDir()}, wrong},
		{[]string{"lesson", "check", filepath.Join(t.TempDir(), "none")}, wrong}, {[]string{"segments", "--check", filepath.Join(t.TempDir(), "none")}, wrong},
	} {
		if status, _, complaint := palace(x.words...); status != x.want {
			t.Errorf("%v: status %d, want %d: %s", x.words, status, x.want, complaint)
		}
	}
}

// A sequence is known by its number alone, and by an address.
func TestSequencesByAddress(t *testing.T) {
	_, want, _ := palace("sequence", "A140100", "--count", "5")
	for _, id := range []string{"140100", "a140100", "https://oeis.org/A140100", "oeis.org/A140100/b140100.txt", "https://oeis.org/search?q=A140100&go=Search", " A140100 "} {
		if status, got, complaint := palace("sequence", id, "--count", "5"); status != done || got != want {
			t.Errorf("%q: status %d, %s%s", id, status, got, complaint)
		}
	}
	for _, id := range []string{"1401001", "B140100", "https://oeis.org/", "AA140100", ""} {
		if status, _, _ := palace("sequence", id, "--count", "5"); status != wrong {
			t.Errorf("%q: status %d", id, status)
		}
	}
}

// lesson check says how each answer will be read.
func TestAnswersAreExplained(t *testing.T) {
	_, got, _ := palace("lesson", "check", "--json", "../../web/lessons/corner-the-queen.txt")
	if !strings.Contains(got, `"answer":"{8,13}","numbers":["8","13"]}`) {
		t.Error(got)
	}
}
