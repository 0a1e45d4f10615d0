package main

import (
	"fmt"
	"strings"
	"testing"
)

// The threads of two games have Fibonacci numbers of palaces, and the pieces add up.
func TestThreads(t *testing.T) {
	status, out, complaint := palace("threads", "--from", "400", "--to", "402", "--step", "2")
	if status != done || complaint != "" {
		t.Fatalf("status %d, %s", status, complaint)
	}
	lines := strings.Split(strings.TrimSpace(out), "\n")
	caveats := lines[len(lines)-1]
	lines = lines[:len(lines)-1]
	if lines[0] != "palaces pieces" || !strings.HasSuffix(lines[len(lines)-1], " pieces, 0 of them not a Fibonacci number; 0 of these in the innermost thread") {
		t.Errorf("prints\n%s", out)
	}
	total, pieces, small, single := 0, 0, 0, 0
	for _, line := range lines[1 : len(lines)-1] {
		var palaces, count int
		if _, err := fmt.Sscan(line, &palaces, &count); err != nil || palaces < 1 || count < 1 {
			t.Errorf("%q: %v", line, err)
		}
		total += count
		if palaces < 9 {
			small += count
		}
		if palaces == 1 {
			single += count
		}
	}
	if _, err := fmt.Sscan(lines[len(lines)-1], &pieces); err != nil || pieces != total || total < 50 {
		t.Errorf("%d pieces, the table has %d (%v)", pieces, total, err)
	}
	if want := fmt.Sprintf("of these pieces %d have fewer than 9 palaces, where only 4, 6 and 7 are not Fibonacci numbers, and %d have one; the 9 rows of a game are not independent", small, single); caveats != want {
		t.Errorf("ends in\n%s\nwant\n%s", caveats, want)
	}
	// Where gaps are so wide that whole threads count as one piece there are others.
	status, out, _ = palace("threads", "--from", "400", "--to", "400", "--gap", "90")
	if want := "27 pieces, 9 of them not a Fibonacci number; 8 of these in the innermost thread\n"; status != done || !strings.Contains(out, "\n"+want) || strings.Count(out, "k=400 row ") != 9 {
		t.Errorf("with a gap of 90: status %d\n%s", status, out)
	}
}

func TestArmpits(t *testing.T) {
	status, out, complaint := palace("armpits", "--from", "499", "--to", "1000", "--step", "501")
	want := "k=499 armpit "
	if status != done || complaint != "" || !strings.HasPrefix(out, want) || !strings.Contains(out, ": elsewhere, too\nk=1000 armpit ") ||
		!strings.HasSuffix(out, ": k+4 palaces from 2 squares, from 1296,705 to 1299,715: at the armpit\nat the armpit in 1 of 2 games\n") {
		t.Errorf("status %d, %s, prints\n%s", status, complaint, out)
	}
	status, out, complaint = palace("armpits", "--from", "10", "--to", "10")
	if status != wrong || out != "" || complaint != "palace: "+say("engine/blocking/conjecture/err-no-armpits", 10)+"\n" {
		t.Errorf("status %d, %q, %q", status, out, complaint)
	}
}

func TestSkin(t *testing.T) {
	status, out, complaint := palace("skin", "--from", "60", "--to", "100")
	want := `rows 60-68, from column k+146 to k+168: stage 1, 3 palaces thick, 5 columns and 2 rows a period, 300 palaces before it
rows 69-81, from column k+164 to k+200: in no stage, 5 to 7 palaces thick
rows 82-100, from column k+196 to k+250: stage 2, 8 palaces thick, 13 columns and 5 rows a period, 295 palaces before it
`
	if status != done || complaint != "" || out != want {
		t.Errorf("status %d, %s, prints\n%s", status, complaint, out)
	}
}

func TestSearchRefusals(t *testing.T) {
	for _, test := range []struct {
		args []string
		want string
	}{
		{[]string{"threads"}, "--from K is missing"},
		{[]string{"armpits", "--from", "100"}, "--to K is missing"},
		{[]string{"armpits", "--from", "0", "--to", "9"}, "--from: " + least("K", 1)},
		{[]string{"armpits", "--from", "9", "--to", "8"}, "--from 9 comes after --to 8"},
		{[]string{"threads", "--from", "9", "--to", "99999999"}, "--to: " + most("K", 164495)},
		{[]string{"armpits", "--from", "1000000", "--to", "1000001"}, "--from: " + most("K", 209089)},
		{[]string{"armpits", "--from", "1000", "--to", "209090", "--step", "208090"}, "--to: " + most("K", 209089)},
		{[]string{"threads", "--from", "1000000", "--to", "1000001"}, "--from: " + most("K", 164495)},
		{[]string{"threads", "--from", "9", "--to", "164496"}, "--to: " + most("K", 164495)},
		{[]string{"columns", "--to", "9"}, "--from COLUMN is missing"},
		{[]string{"columns", "--from", "9"}, "--to COLUMN is missing"},
		{[]string{"columns", "--from", "-1", "--to", "9"}, "--from: " + least("COLUMN", 0)},
		{[]string{"columns", "--from", "9", "--to", "8"}, "--from 9 comes after --to 8"},
		{[]string{"columns", "--from", "9", "--to", "127"}, "--to: " + most("COLUMN", 126)},
		{[]string{"columns", "--from", "9", "--to", "9", "--rows", "1000000"}, "--rows: " + most("N", 524288)},
		{[]string{"columns", "9", "--from", "9", "--to", "9"}, `"9" is one word too many`},
		{[]string{"threads", "--from", "9", "--to", "9x"}, say("engine/notation/nothing-follows")},
		{[]string{"threads", "--from", "9", "--to", "9", "--step", "0"}, "--step: " + least("S", 1)},
		{[]string{"threads", "--from", "9", "--to", "9", "--gap", "-2"}, "--gap: " + least("G", 1)},
		{[]string{"armpits", "--from", "9", "--to", "9", "--gap", "2"}, "there is no flag --gap"},
		{[]string{"skin", "--to", "9"}, "--from ROW is missing"},
		{[]string{"skin", "--from", "9", "--to", "8"}, "--from 9 comes after --to 8"},
		{[]string{"skin", "--from", "0", "--to", "8"}, "--from: " + least("ROW", 1)},
		{[]string{"skin", "--from", "1", "--to", "9999999"}, "--to: " + most("ROW", 262144)},
		{[]string{"armpits", "9", "--from", "9", "--to", "9"}, `"9" is one word too many`},
	} {
		status, out, got := palace(test.args...)
		if status != wrong || out != "" || strings.Count(got, "\n") != 1 || !strings.Contains(got, test.want) {
			t.Errorf("palace %q: status %d, %q, %q, want %q", test.args, status, out, got, test.want)
		}
	}
}
