package dictionary

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// written is the words of Maharaja Nim, a line each.
func written(t *testing.T, words int) string {
	t.Helper()
	d, err := Maharaja()
	if err != nil {
		t.Fatal(err)
	}
	text := ""
	for _, w := range d.Words[:words] {
		text += w.Text + " -> " + w.Image + "\n"
	}
	return text
}

func ownEnding(t *testing.T, set moves.Set, text string) Ending {
	t.Helper()
	o, err := ReadOwn(set, text)
	if err != nil {
		t.Fatal(err)
	}
	for o.Step() {
	}
	return o.Ending()
}

// TestOwn: dictionaries of one's own close, or end where they must.
func TestOwn(t *testing.T) {
	wythoff, four := moves.Finite(nil), mirrored(moves.Move{A: 4, B: 7})
	for _, c := range []struct {
		set   moves.Set
		text  string
		kind  Kind
		at    int
		cell  engine.Cell
		words string // of the sentence
	}{
		{moves.Knight(), written(t, 14), Closes, 8, engine.Cell{}, "is from −4 to 3."},
		{moves.Knight(), written(t, 9), Closes, 8, engine.Cell{}, "is from −4 to 3."},
		{moves.Knight(), written(t, 8), Stuck, 117, engine.Cell{X: 121, Y: 75}, "no word fits from column 117 on: in column 121 the palace (121,75) has x > y"},
		{wythoff, "0 -> 10\n1 -> 0", Closes, 1, engine.Cell{}, "is 0."},
		{wythoff, "column 7\n0->10\n\n 1   →  0 ", Closes, 7, engine.Cell{}, "from column 7 on"},
		{wythoff, "10 -> 010\n0 -> 10", Closes, 1, engine.Cell{}, "from column 1 on"}, // two words of the game in one
		{wythoff, "column 8\n01 -> 100\n00 -> 1010\n1 -> 0", Closes, 8, engine.Cell{}, "is 0."},
		{wythoff, "column 8\n01 -> 100\n00 -> 101\n1 -> 00", Agrees, 0, engine.Cell{}, "the word 00 with its translation is not one of the game's"}, // 1 comes after 00 only: the string is the same
		{wythoff, "0 -> 10\n1 -> 1", Differs, 2, engine.Cell{X: 4, Y: 7}, "1, read from column 2 on, writes 1 for column 4, where the palace (4,7) has y > x"},
		{wythoff, "0 -> 11", Differs, 1, engine.Cell{X: 3, Y: 5}, "writes 1 for column 3"},
		{wythoff, "0 -> 10", Stuck, 2, engine.Cell{X: 2, Y: 1}, "After one word"},
		{wythoff, "010 -> 10", Ends, 2, engine.Cell{}, "After 0 words the process ends"},
		{four, "0 -> 10\n1 -> 0", Agrees, 0, engine.Cell{}, "a line must say in which column"},
		{four, "column 20\n10010 -> 01010010\n01010010 -> 0110001010010\n01100010 -> 0101001010010", Closes, 20, engine.Cell{}, "is from −1 to 1."},
		{four, "column 3\n0 -> 10\n1 -> 0", Differs, 4, engine.Cell{X: 7, Y: 13}, "y > x"},
	} {
		e := ownEnding(t, c.set, c.text)
		if e.Kind != c.kind || c.kind < Agrees && (e.At != c.at || e.Square != c.cell) || c.kind == Closes && e.First != c.at || !strings.Contains(e.Sentence(), c.words) {
			t.Errorf("%q: %+v, %s", c.text, e, e.Sentence())
		}
		if e.Kind == Closes {
			readAlong(t, e.Proved)
		}
	}
}

// TestOwnNotKnown: without a word that comes up late it is not known whether the words go on, and the sentence says why.
func TestOwnNotKnown(t *testing.T) {
	d, err := searchFor([2]int{3, 5})
	if err != nil {
		t.Fatal(err)
	}
	s, err := d.Spell(MostOwn)
	if err != nil {
		t.Fatal(err)
	}
	text, without := fmt.Sprintf("column %d\n", d.FirstColumn), 0
	for i, w := range d.Words {
		if slices.Contains(s.Words, i) || without > 0 {
			text += w.Text + " -> " + w.Image + "\n"
		} else {
			without++
		}
	}
	if e := ownEnding(t, mirrored(moves.Move{A: 3, B: 5}), text); without != 1 || e.Kind != Agrees || e.Columns < 30_000 || !strings.Contains(e.Sentence(), "is not known: the proof that there are no more words") {
		t.Errorf("%d words less: %+v, %s", without, e, e.Sentence())
	}
}

// TestOwnAgainstTheRules: with one letter of the nine words changed, the process ends where the rules say:
// the slow witness runs it by strings alone, against columns that it finds by itself.
func TestOwnAgainstTheRules(t *testing.T) {
	table := columns.New(moves.Knight(), columns.Kernel{})
	table.Extend(4000)
	letter := func(x int) byte {
		if table.Row(x) < x {
			return '1'
		}
		return '0'
	}
	text := written(t, 9)
	r := rand.New(rand.NewPCG(4, 1))
	ends := map[Kind]int{}
	for range 60 {
		changed := []byte(text)
		for {
			i := r.IntN(len(changed))
			if changed[i] == '0' || changed[i] == '1' {
				changed[i] ^= 1
				break
			}
		}
		o, err := ReadOwn(moves.Knight(), string(changed))
		if err != nil {
			continue // a word begins another one
		}
		for o.Step() {
		}
		e := o.Ending()
		ends[e.Kind]++
		s, at, want := "00100", 0, ""
		for want == "" {
			read := false
			for _, line := range strings.Split(strings.TrimSpace(string(changed)), "\n") {
				word, image, _ := strings.Cut(line, " -> ")
				if strings.HasPrefix(s[at:], word) {
					for i := range len(image) {
						if x := 8 + len(s); image[i] != letter(x) {
							want = fmt.Sprint(Differs, 8+at, x)
							break
						}
						s += image[i : i+1]
					}
					if read = true; want == "" {
						at += len(word)
					}
					break
				}
			}
			if !read {
				want = fmt.Sprint(Stuck, 8+at, 0)
			}
			if len(s) > 3900 {
				want = "on"
			}
		}
		got := fmt.Sprint(e.Kind, e.At, e.Square.X)
		switch {
		case e.Kind == Stuck:
			got = fmt.Sprint(Stuck, e.At, 0)
		case e.Kind >= Agrees:
			got = "on"
		}
		if got != want {
			t.Errorf("%s: %+v, want %s", changed, e, want)
		}
	}
	if ends[Differs] == 0 || ends[Stuck] == 0 {
		t.Errorf("they end by kind %v", ends)
	}
}

// TestOwnRefusals: what is no dictionary is refused with its line.
func TestOwnRefusals(t *testing.T) {
	for text, says := range map[string]string{
		"":                                  "there are no words",
		"\n\n":                              "there are no words",
		"0 -> 10\n1":                        "line 2: write a word",
		"0 -> 10\n1 -> 2":                   "line 2: write a word",
		"0 -> 10\n\n01 -> 0":                "line 3: no word may be the beginning of another, as with 01 and 0 in line 1",
		"01 -> 10\n\n0 -> 0":                "line 3: no word may be the beginning of another, as with 0 and 01 in line 1",
		"0 -> 10\n0 -> 10":                  "line 2: no word may be the beginning of another",
		"column 0\n0 -> 10":                 "line 1: the column of the first word",
		"column 5\ncolumn 6":                "line 2: the column of the first word",
		"column 99999\n0 -> 10":             "from 1 to 4095",
		"0 -> " + strings.Repeat("01", 200): "line 1: there may be at most 400 words",
	} {
		if _, err := ReadOwn(moves.Finite(nil), text); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%q: %v", text, err)
		}
	}
	if _, err := ReadOwn(moves.Finite([]moves.Move{{A: 1, B: 2}}), "0 -> 10"); err == nil || !strings.Contains(err.Error(), "(2,1) is not") {
		t.Error(err)
	}
}
