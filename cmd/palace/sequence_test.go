package main

import (
	"bytes"
	"fmt"
	"math/big"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/palacegames/palace/engine/oeis"
)

// Each sequence begins at its own offset. The squares of the first eighteen queens
// are [DSS20] (1), the queens' rows (48) there, and their squares (47).
func TestSequence(t *testing.T) {
	for _, test := range []struct {
		id    string
		first string // of the indices
		want  string // the members
	}{
		{"A273059", "0", "0 9 13 17 21 82 92 102 112 228 244 260 276 445 467 489 511 630"},
		{"a275895", "0", "0 2 4 1 3 8 10 12 14 5 7 18 6 21 9 24 26 28 30 11 13 34"},
		{"A275897", "1", "0 7 13 23 32 96 114 142 163 183 197 261 290 446 484 581"},
		{"A000201", "1", "1 3 4 6 8 9 11 12"},
	} {
		members := strings.Fields(test.want)
		status, got, complaint := palace("sequence", test.id, "--count", strconv.Itoa(len(members)))
		if status != done || complaint != "" {
			t.Fatalf("%s: status %d, %s", test.id, status, complaint)
		}
		lines := strings.Split(got, "\n")
		if !strings.HasPrefix(got, test.first+" ") || len(lines) != len(members)+1 || lines[len(members)] != "" {
			t.Fatalf("%s: %d lines that begin %q", test.id, len(lines), lines[0])
		}
		for i, m := range members {
			if _, value, _ := strings.Cut(lines[i], " "); value != m {
				t.Errorf("%s: line %d is %q, want the member %s", test.id, i, lines[i], m)
			}
		}
	}
}

func TestSequenceList(t *testing.T) {
	status, out, _ := palace("sequence", "--list")
	if status != done || !strings.Contains(out, "A140100  ") || !strings.Contains(out, "from n = 1 on") || strings.Count(out, "\n") < 20 {
		t.Errorf("status %d, %s", status, out)
	}
}

func TestSequenceRefusals(t *testing.T) {
	for _, test := range []struct {
		args []string
		want string
	}{
		{[]string{"sequence"}, "the sequence's number, such as A140100, is missing"},
		{[]string{"sequence", "A140100"}, "--count N is missing"},
		{[]string{"sequence", "A000040", "--count", "3"}, `there is no sequence "A000040" here: "palace sequence --list" lists all 40`},
		{[]string{"sequence", strings.Repeat("A", 5000), "--count", "3"}, "there is no sequence"},
		{[]string{"sequence", "A140100", "--count", "0"}, "--count: " + least("N", 1)},
		{[]string{"sequence", "A140100", "--count", "-4"}, "--count: " + least("N", 1)},
		{[]string{"sequence", "A140100", "--count", "ten"}, "--count: "},
		{[]string{"sequence", "A140100", "--count", "1e3"}, say("engine/notation/nothing-follows")},
		{[]string{"sequence", "A140100", "--count", "99999999999999999999"}, "--count: " + most("N", 1000000000)},
		{[]string{"sequence", "A275895", "--count", "1000000001"}, "--count: " + most("N", 1000000000)},
		{[]string{"sequence", "A000073", "--count", "300001"}, "--count: " + most("N", 300000)},
		{[]string{"sequence", "A274528", "--count", "1000000000"}, "--count: " + most("N", 500000000)},
		{[]string{"sequence", "A140100", "5", "--count", "3"}, noGame("")},
		{[]string{"sequence", "rook", "y", "--list"}, `"y" is one word too many`},
		{[]string{"bench", "now"}, `"now" is one word too many`},
	} {
		status, out, got := palace(test.args...)
		if status != wrong || out != "" || strings.Count(got, "\n") != 1 || !strings.Contains(got, test.want) {
			t.Errorf("palace %.60q: status %d, %q, %q, want %q", test.args, status, out, got, test.want)
		}
	}
}

// lineWriter counts what is written in whole lines.
type lineWriter struct{ lines, writes, partial int }

func (w *lineWriter) Write(p []byte) (int, error) {
	w.lines += bytes.Count(p, []byte{'\n'})
	w.writes++
	if p[len(p)-1] != '\n' {
		w.partial++
	}
	return len(p), nil
}

// Members come out while the next ones are computed, in whole lines, so that what was
// stopped can be read; and a terminal sees how many there are already.
func TestSequenceStreams(t *testing.T) {
	const count = 100_000
	s, err := oeis.Find("A002251")
	if err != nil {
		t.Fatal(err)
	}
	member := s.Start()
	var out lineWriter
	var seen bytes.Buffer
	p := newProgress(nil, count).of("members")
	p.out, p.next = &seen, time.Time{}
	if err := writeMembers(&out, func() (*big.Int, error) { return member(), nil }, s.Offset, count, [3]string{"", " ", "\n"}, p); err != nil || out.lines != count || out.partial > 0 || out.writes < 10 {
		t.Errorf("%v; %+v", err, out)
	}
	if !strings.HasSuffix(seen.String(), "% of 100000 members") || p.done != count {
		t.Errorf("a terminal sees %q, in the end %d members", seen.String(), p.done)
	}
}

func TestSequenceBroken(t *testing.T) {
	var stderr bytes.Buffer
	if status := run([]string{"sequence", "A140100", "--count", "1000000"}, broken{}, &stderr); status != failed {
		t.Errorf("on a closed output: status %d, %q", status, stderr.String())
	}
}

// TestFrom: the members from some on are those of the whole, and JSON says the same.
func TestFrom(t *testing.T) {
	_, all, _ := palace("sequence", "A000201", "--count", "60")
	lines := strings.SplitAfter(all, "\n")
	if status, got, _ := palace("sequence", "A000201", "--from", "41", "--count", "20"); status != done || got != strings.Join(lines[40:], "") {
		t.Errorf("status %d, %q", status, got)
	}
	_, got, _ := palace("sequence", "A000201", "--from", "41", "--count", "1", "--json")
	var n, a int
	fmt.Sscan(lines[40], &n, &a)
	if got != fmt.Sprintf("{\"n\":%d,\"a\":%d}\n", n, a) {
		t.Errorf("as JSON: %q", got)
	}
	if status, _, complaint := palace("sequence", "A000201", "--from", "0", "--count", "1"); status != wrong || !strings.Contains(complaint, "--from: "+least("n", 1)) {
		t.Errorf("from before the first: %d, %q", status, complaint)
	}
}
