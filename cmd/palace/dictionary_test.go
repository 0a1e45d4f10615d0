package main

import (
	"encoding/json"
	"strings"
	"testing"
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
		"blocking:3":                       "has no dictionary",
		"wythoff+(1,3)":                    "wythoff+(1,3): a dictionary is looked for if with every further move (a,b) there is (b,a): (1,3) is one and (3,1) is not",
		"wythoff+(7,11)(11,7)":             "no dictionary is found within 131072 columns: ",
		"wythoff+(8,13)(13,8)(9,13)(13,9)": "no dictionary is found within 131072 columns: there are more than 4000 kinds of sectors",
		"maharaja":                         "b-a-n is exactly from -4 to 3\n",
		"wythoff":                          "b-a-n is 0 for all n\n",
	} {
		if _, out, complaint := palace("dictionary", game); !strings.Contains(out+complaint, says) {
			t.Errorf("%s: %s%s", game, out, complaint)
		}
	}
}
