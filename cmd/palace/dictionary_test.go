package main

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
)

// TestDictionary holds what is printed of dictionaries against themselves: the string that they
// write is made of their words.
func TestDictionary(t *testing.T) {
	for game, want := range map[string]int{"maharaja": 9, "wythoff+(2,3)(3,2)": 10, "wythoff+(4,7)(7,4)": 3, "wythoff": 2} {
		status, out, complaint := palace("dictionary", game, "--json")
		var d foundDictionary
		if err := json.Unmarshal([]byte(out), &d); status != done || err != nil {
			t.Fatalf("%s: %d, %v, %s", game, status, err, complaint)
		}
		if !d.Closes || len(d.Words) != want || len(d.Start) != d.Diagonal {
			t.Errorf("%s: %+v", game, d)
		}
		s, at, column := d.Start, 0, d.Column
		met := map[string]int{}
		for range 3000 {
			read := false
			for _, w := range d.Words {
				if strings.HasPrefix(s[at:], w.Word) {
					if met[w.Word] == 0 {
						met[w.Word] = column
					}
					s += w.Translate
					at, column, read = at+len(w.Word), column+len(w.Word), true
					break
				}
			}
			if !read {
				t.Fatalf("%s: no word fits %s", game, s[at:])
			}
		}
		for _, w := range d.Words {
			if met[w.Word] != w.First {
				t.Errorf("%s: %s is met first in column %d, not %d", game, w.Word, met[w.Word], w.First)
			}
		}
		size := "400x400"
		_, bits, _ := palace("outcomes", game, "--size", size)
		for y, line := range strings.Fields(bits)[:d.Column+200] {
			x := strings.IndexByte(line, '1')
			if y < d.Column || x < 0 {
				continue
			}
			// By symmetry, row y has its palace to the left of the diagonal if column y has
			// its palace below it.
			if (x < y) != (s[y-d.Column] == '1') {
				t.Errorf("%s: row %d has its palace in column %d, and the string has %c", game, y, x, s[y-d.Column])
			}
		}
	}
	for game, says := range map[string]string{
		"blocking:3":           "has no dictionary",
		"wythoff+(1,3)":        "the rows' string is written by a transducer of 1 state: proved, by 19 situations; b-a-n is 0 for all n\nits dictionary closes: 2 words, the first in row 7; they begin with perfect sectors\n0 → 10\n1 → 0\n",
		"wythoff+(5,8)":        "wythoff+(5,8): no dictionary is found: a string has no kind of sector that is sure to return within 48 columns\nthe columns' string is written by a transducer of 52 states: proved, by ",
		"wythoff+(t,2t);t=1..": "wythoff+(t,2t);t=1..: " + say("engine/wythoff/dictionary/err-endless"),
		"maharaja":             "b-a-n is exactly from -4 to 3\n",
		"wythoff":              "b-a-n is 0 for all n\n",
	} {
		if _, out, complaint := palace("dictionary", game, "--work", "100"); !strings.Contains(out+complaint, says) {
			t.Errorf("%s: %s%s", game, out, complaint)
		}
	}
}

// TestDictionaryBounds: where nothing is found, both bounds are named.
func TestDictionaryBounds(t *testing.T) {
	_, out, _ := palace("dictionary", "wythoff+(7,11)(11,7)", "--work", "2", "--json")
	none := func(why string) string { return say("engine/wythoff/dictionary/err-none", 131072, why) }
	var d foundDictionary
	if err := json.Unmarshal([]byte(out), &d); err != nil || d.Closes || d.Strings != nil || d.Why != none(say("engine/wythoff/dictionary/err-seldom", 200))+"; for transducers: "+none(say("engine/wythoff/dictionary/err-work", 2000)) {
		t.Errorf("%s", out)
	}
}

// TestTwoStrings: the strings of a list that is not symmetric, written by each other's words, are those of the board.
func TestTwoStrings(t *testing.T) {
	for _, game := range []string{"wythoff+(1,2)", "wythoff+(1,2)(5,3)", "wythoff+(2,9)(3,1)(4,6)"} {
		_, out, complaint := palace("dictionary", game, "--json")
		var d foundDictionary
		if err := json.Unmarshal([]byte(out), &d); err != nil || !d.Closes || len(d.Strings) != 2 || d.Strings[0].Of != "columns" || d.Strings[1].Of != "rows" {
			t.Fatalf("%s: %s%s", game, out, complaint)
		}
		text, read := [2]string{d.Strings[0].Start, d.Strings[1].Start}, [2]int{}
		for step := range 400 {
			i := step % 2
			for _, w := range d.Strings[i].Words {
				if strings.HasPrefix(text[i][read[i]:], w.Word) {
					read[i] += len(w.Word)
					text[1-i] += w.Translate
					break
				}
			}
		}
		_, bits, _ := palace("outcomes", game, "--size", "500x500")
		seen := [2]int{}
		for y, line := range strings.Fields(bits) {
			for x := range line {
				if line[x] == '1' {
					for i, k := range [2]int{x - d.Strings[0].Column, y - d.Strings[1].Column} {
						below := i == 0 && y < x || i == 1 && x < y
						if k >= 0 && k < len(text[i]) && (text[i][k] == '1') != below {
							t.Fatalf("%s: (%d,%d) is a palace, and string %d has %c", game, x, y, i, text[i][k])
						} else if k >= 0 && k < len(text[i]) {
							seen[i]++
						}
					}
				}
			}
		}
		if min(seen[0], seen[1]) < 250 {
			t.Errorf("%s: %v letters were seen", game, seen)
		}
	}
}

// TestOwnDictionary: one's own dictionary is run, and what is wrong is said with its place.
func TestOwnDictionary(t *testing.T) {
	text, err := json.Marshal(say("engine/wythoff/dictionary/own-closes", 1, 18, "0", "0", true))
	if err != nil {
		t.Fatal(err)
	}
	closes := string(text)
	for _, test := range []struct {
		game, text string
		status     int
		want       string
	}{
		{"wythoff", "0 -> 10\n1 -> 0\n", done, `{"game":"wythoff","ends":"closes","sentence":` + closes},
		{"wythoff", "0 → 10\n1 → 1\n", done, `"read":2,"first":1,"columns":3,"word":"1","at":2,"square":[4,7],"link":"wythoff@4,7\u0026idea=dictionary"}`},
		{"wythoff", "0 → 10", done, `"ends":"stuck"`},
		{"wythoff", "0 10\n010 -> 1", wrong, say("engine/wythoff/dictionary/err-own-prefix", 2, "010", 1, "0")},
		{"wythoff", "", wrong, say("engine/wythoff/dictionary/err-own-none")},
		{"wythoff+(1,2)", "0 -> 10", wrong, say("engine/wythoff/dictionary/err-no-mirror", engine.At(1, 2), engine.At(2, 1))},
		{"wythoff+(t,2t);t=1..", "0 -> 10", wrong, say("engine/wythoff/dictionary/err-endless")},
		{"blocking:2", "0 -> 10", wrong, "has no dictionary"},
	} {
		status, out, said := palace("dictionary", test.game, "--words", inFile(t, test.text), "--json")
		if status != test.status || !strings.Contains(out+said, test.want) || strings.Count(out+said, "\n") != 1 {
			t.Errorf("%s, %q: status %d, %s%s", test.game, test.text, status, out, said)
		}
	}
	if status, _, said := palace("dictionary", "wythoff", "--words", "nowhere.txt"); status != wrong || !strings.Contains(said, "nowhere.txt") {
		t.Errorf("status %d, %s", status, said)
	}
	if status, _, said := palace("dictionary", "wythoff", "--work", "0"); status != wrong || !strings.Contains(said, "--work") {
		t.Errorf("status %d, %s", status, said)
	}
}
