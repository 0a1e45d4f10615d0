package survey

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine/subtraction/moves"
)

func rulesets(t *testing.T, k, max int) Survey {
	t.Helper()
	s, err := Rulesets(k, max)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Every set of moves, or its mirror image, is listed once, and always in the same order; counted
// here from all subsets.
func TestRulesets(t *testing.T) {
	for k := 1; k <= 4; k++ {
		all := vectors(2)
		listed := slices.Collect(rulesets(t, k, 2).Tasks)
		if !slices.Equal(listed, slices.Collect(rulesets(t, k, 2).Tasks)) {
			t.Errorf("%d moves: another order", k)
		}
		times := map[string]int{}
		for _, task := range listed {
			times[task]++
		}
		classes := 0
		for subset := range 1 << len(all) {
			var list []moves.Vector
			for i, m := range all {
				if subset>>i&1 != 0 {
					list = append(list, m)
				}
			}
			if len(list) != k {
				continue
			}
			set, err := moves.New(list...)
			if err != nil {
				t.Fatal(err)
			}
			one, other := "subtraction:"+set.Text(""), "subtraction:"+set.Mirror().Text("")
			if one <= other {
				classes++
				if times[one] != 1 {
					t.Errorf("%s is listed %d times", one, times[one])
				}
			}
			if one != other && times[one]+times[other] != 1 {
				t.Errorf("%s and %s are both listed, or none", one, other)
			}
		}
		if classes != len(listed) {
			t.Errorf("%d moves: %d are listed, not %d", k, len(listed), classes)
		}
	}
	// Moves of two digits, whose texts have another order than their numbers.
	for task := range rulesets(t, 2, 11).Tasks {
		set, err := moves.New(listOf(t, task)...)
		if err != nil || task != "subtraction:"+set.Text("") || set.Text("") > set.Mirror().Text("") {
			t.Errorf("%s is listed (%v)", task, err)
		}
	}
	// As many as half of all sets and of those that are their own mirror image.
	for _, test := range []struct{ k, max, want int }{{3, 3, 237}, {3, 5, 3315}, {4, 4, 5366}, {2, 11, 5137}} {
		n := 0
		for range rulesets(t, test.k, test.max).Tasks {
			n++
		}
		if n != test.want {
			t.Errorf("%d moves up to %d: %d rulesets, not %d", test.k, test.max, n, test.want)
		}
	}
}

func TestNoRulesets(t *testing.T) {
	for _, test := range []struct {
		k, max int
		want   string
	}{
		{4, 1, "there are no rulesets of 4 moves, because only 3 have"},
		{12, 100, "a survey lists 1e+09 at most"},
	} {
		if _, err := Rulesets(test.k, test.max); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%d moves up to %d: %v, want %q", test.k, test.max, err, test.want)
		}
	}
	if _, err := (Climb{Starts: 1, Moves: 3, Max: 1, Tries: 1}).Survey(); err == nil {
		t.Error("one climbs from 3 of 3 moves")
	}
}

func TestList(t *testing.T) {
	parse := func(text string) (string, error) {
		if text == "bad" {
			return "", fmt.Errorf("no ruleset")
		}
		return strings.ToLower(text), nil
	}
	s, err := List(strings.NewReader("# two\n\nb\r\n  A\nB\n"), "f", parse)
	if err != nil || !slices.Equal(slices.Collect(s.Tasks), []string{"b", "a"}) {
		t.Errorf("%v, %v", slices.Collect(s.Tasks), err)
	}
	again, _ := List(strings.NewReader("b\na"), "g", parse)
	other, _ := List(strings.NewReader("a\nb"), "g", parse)
	if s.Name != again.Name || s.Name == other.Name {
		t.Errorf("names %q, %q, %q", s.Name, again.Name, other.Name)
	}
	for text, want := range map[string]string{"a\nbad\n": "f, line 2: no ruleset", "# none\n": "f: it has no rulesets", "b\n" + strings.Repeat("x", 1<<17): "f, line 2: it is too long for a ruleset"} {
		if _, err := List(strings.NewReader(text), "f", parse); err == nil || err.Error() != want {
			t.Errorf("%.20q: %v, want %q", text, err, want)
		}
	}
}

// A climb is the same whenever it is made, never goes down, and finds the top of a hill.
func TestClimb(t *testing.T) {
	c := Climb{Starts: 4, Moves: 3, Max: 9, Tries: 400, Seed: 7}
	height := func(list []moves.Vector) (n int) { // the best has all of (9,9), (9,8), (8,9)
		for _, m := range list {
			n += m[0] + m[1]
		}
		return n
	}
	s, err := c.Survey()
	if err != nil {
		t.Fatal(err)
	}
	starts := slices.Collect(s.Tasks)
	if len(starts) != 4 || starts[0] == starts[1] || !slices.Equal(starts, slices.Collect(s.Tasks)) {
		t.Fatalf("starts are %q", starts)
	}
	for _, start := range starts {
		list := listOf(t, start)
		best := c.From(start, list, height)
		if best != c.From(start, list, height) {
			t.Errorf("%s: another climb", start)
		}
		if before, after := height(list), height(listOf(t, best)); after < before || after < 51 {
			t.Errorf("%s: from %d to %s with %d", start, before, best, after)
		}
	}
	c.Seed++
	other, _ := c.Survey()
	if slices.Equal(starts, slices.Collect(other.Tasks)) || other.Name == s.Name {
		t.Error("another seed begins with the same rulesets")
	}
}

// listOf reads the moves of a text.
func listOf(t *testing.T, text string) (list []moves.Vector) {
	t.Helper()
	for _, part := range strings.SplitAfter(strings.TrimPrefix(text, "subtraction:"), ")") {
		if part != "" {
			m := moves.Vector{0, 0}
			if _, err := fmt.Sscanf(part, "(%d,%d)", &m[0], &m[1]); err != nil {
				t.Fatal(text, err)
			}
			list = append(list, m)
		}
	}
	return list
}
