package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// bFile returns the members that a call prints, and checks their indices.
func bFile(t *testing.T, offset int, words ...string) (all []int) {
	t.Helper()
	status, out, complaint := palace(append([]string{"sequence"}, words...)...)
	if status != done || complaint != "" {
		t.Errorf("%v: status %d, %s", words, status, complaint)
	}
	for i, line := range strings.Split(strings.TrimSpace(out), "\n") {
		var n, a int
		if _, err := fmt.Sscan(line, &n, &a); err != nil || n != offset+i {
			t.Fatalf("%v: line %d is %q", words, i, line)
		}
		all = append(all, a)
	}
	return all
}

// TestGameSequences holds the sequences of each family to the oracle's board, and that those which a
// game has not are refused with the reason that the list gives.
func TestGameSequences(t *testing.T) {
	const side, columns = 60, 16 // the palaces of so many columns and rows are within the side
	for _, text := range []string{"rook", "wythoff", "maharaja", "mwythoff:3", "mwythoff:123456", "wythoff+(1,3)", "wythoff+(t,2t)(2t,t);t=1..", "blocking:4", "exile:quadrant", "subtraction:(1,2)(2,1)(3,3)"} {
		g, err := catalog.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		o, w := oracle.New(g), engine.Window{W: side, H: side}
		outcomes, values := o.Values(engine.Outcomes, w), o.Values(valueKind(g), w)
		var along, palaces []int
		for s := range 30 {
			for y := range s + 1 {
				along, palaces = append(along, int(values[y*side+s-y])), append(palaces, int(outcomes[y*side+s-y]))
			}
		}
		y, x := make([]int, columns), make([]int, columns)
		var a, b, word []int
		for n := range columns {
			for i := range side {
				if outcomes[i*side+n] == 1 {
					y[n] = i
				}
				if outcomes[n*side+i] == 1 {
					x[n] = i
				}
			}
			if y[n] >= n {
				a, b = append(a, n), append(b, y[n])
			}
			if n > 0 {
				word = append(word, map[bool]int{true: 0, false: 1}[y[n] > n])
			}
		}
		if text == "mwythoff:123456" { // beyond the oracle, by hand: see the package
			for n := 1; n < columns; n++ {
				y[n], x[n], word[n-1] = n*123457, n*123457, 0
			}
			a, b = y[:0:0], y
			for n := range columns {
				a = append(a, n)
			}
		}
		_, list, _ := palace("sequence", text, "--list")
		for name, want := range map[string][]int{"values": along, "outcomes": palaces, "y": y, "x": x, "a": a, "b": b, "word": word, "palaces": nil} {
			offset := map[bool]int{true: 1}[name == "word"]
			if _, why, lacks := strings.Cut(list, name+": not here, because "); lacks {
				why, _, _ = strings.Cut(why, "\n")
				if status, out, complaint := palace("sequence", text, name, "--count", "3"); status != wrong || out != "" || !strings.Contains(complaint, why) {
					t.Errorf("%s %s: status %d, %s%s", text, name, status, out, complaint)
				}
				continue
			}
			if got := bFile(t, offset, text, name, "--count", fmt.Sprint(len(want))); !slices.Equal(got, want) {
				t.Errorf("%s %s: %v, want %v", text, name, got, want)
			}
			from := len(want) / 2
			if got := bFile(t, offset+from, text, name, "--from", fmt.Sprint(offset+from), "--count", fmt.Sprint(len(want)-from)); !slices.Equal(got, want[from:]) {
				t.Errorf("%s %s from %d: %v, want %v", text, name, from, got, want[from:])
			}
		}
	}
}

// TestSequencesOfPiles: one pile, and the spiral, whose sequences are those of the encyclopedia.
func TestSequencesOfPiles(t *testing.T) {
	const text, n = "subtraction:(2)(5)(7)", 400
	var values, outcomes, palaces []int
	for i := range n {
		v, had := 0, map[int]bool{}
		for _, move := range []int{2, 5, 7} {
			if i >= move {
				had[values[i-move]] = true
			}
		}
		for had[v] {
			v++
		}
		values, outcomes = append(values, v), append(outcomes, 0)
		if v == 0 {
			outcomes[i], palaces = 1, append(palaces, i)
		}
	}
	for _, x := range []struct {
		game, name string
		offset     int
		want       []int
	}{{text, "values", 0, values}, {text, "outcomes", 0, outcomes}, {text, "palaces", 1, palaces}, {"exile:spiral", "values", 0, members(t, "A274641", n)}, {"exile:quadrant", "x", 0, members(t, "A275895", n)}} {
		for _, from := range []int{0, 7} {
			if got := bFile(t, x.offset+from, x.game, x.name, "--from", fmt.Sprint(x.offset+from), "--count", fmt.Sprint(len(x.want)-from)); !slices.Equal(got, x.want[from:]) {
				t.Errorf("%s %s from %d: %v, want %v", x.game, x.name, from, got, x.want[from:])
			}
		}
	}
	if got := bFile(t, 2_000_000_000_000, text, "values", "--from", "2000000000000", "--count", "3"); !slices.Equal(got, values[2_000_000_000_000%22:][:3]) {
		t.Errorf("far out, of period 22: %v", got)
	}
	for _, x := range []struct{ words, want string }{
		{"subtraction:(1,1,2) values --count 3", "more than two components"},
		{"rook x", "--count N is missing"},
		{"rook", "the sequence's name is missing"},
		{"rook z --count 3", `not "z"`},
		{"rook values --count 10000001", "no more than 10000000 squares"},
		{"rook y --count 1000000000000", "--count: " + most("N", 1000000000)},
		{"rook y --count 3 --from -1", "--from: " + least("n", 0)},
		{"mwythoff:1000 values --count 1000000", say("engine/mwythoff/err-nim-edge", 511, 512)},
		{"subtraction:(1,2)(2,1) y --count 3", "several palaces in a column or a row"},
	} {
		if status, out, complaint := palace(append([]string{"sequence"}, strings.Fields(x.words)...)...); status != wrong || out != "" || strings.Count(complaint, "\n") != 1 || !strings.Contains(complaint, x.want) {
			t.Errorf("%s: status %d, %q, %q", x.words, status, out, complaint)
		}
	}
}
