package answers_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/palacegames/palace/game/answers"
)

// The texts are found in whatever is pasted, each at its line.
func TestFind(t *testing.T) {
	one := handed(t, "Ada")
	two := handed(t, "Emmy")
	for _, x := range []struct{ text, want string }{
		{one, "0"}, {"Ben: " + one, "0"}, {"> " + one, "0"}, {">> " + one, "0"}, {"Here is mine: " + one + ".", "0"}, {strings.ToLower(one), "0"}, {"(" + one + ")", "0"}, {"<p>" + one + "</p>", "0"},
		{"[10:31] Ben: " + one + "\n[10:32] Emmy: " + two, "0 1"}, {"Ben\n10:31\n" + one[:20] + "\n" + one[20:] + "\nthanks!", "2"}, {"> " + one[:20] + "\r\n> " + one[20:] + "\r\n", "0"},
		{one + " " + two, "0 0"}, {one + "\n\n" + two + "\n", "0 2"}, {"\ufeff" + one, "0"}, {one[:9] + " " + one[9:15] + "\u00a0" + one[15:], "0"}, {one[:12] + "\u200b" + one[12:], "0"},
		{"My palace answers are here", ""}, {"PALACE", ""}, {"", ""},
	} {
		lines := []string{}
		for _, f := range answers.Find(x.text) {
			lines = append(lines, fmt.Sprint(f.Line))
			if _, err := answers.Read(f.Text); err != nil {
				t.Errorf("%q: %q: %v", x.text, f.Text, err)
			}
		}
		if got := strings.Join(lines, " "); got != x.want {
			t.Errorf("%q: found at %q, want %q", x.text, got, x.want)
		}
	}
	// What is cut or mistyped is found, and refused when it is read.
	for _, text := range []string{one[:len(one)-3], "Ben: " + one[:len(one)-1] + "\nEmmy: " + two, strings.Replace(one, one[12:14], "ZZ", 1)} {
		bad := 0
		for _, f := range answers.Find(text) {
			if _, err := answers.Read(f.Text); err != nil {
				bad++
			}
		}
		if bad != 1 {
			t.Errorf("%q: %d are refused", text, bad)
		}
	}
}

// handed is a text that a pupil hands in.
func handed(t *testing.T, name string) string {
	t.Helper()
	text, err := answers.Write(answers.Answers{Of: answers.Lesson("corner-the-rook"), Name: name, Solved: []int{1, 3}})
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// FuzzFind: nothing panics, and a text among others is found.
func FuzzFind(f *testing.F) {
	f.Add("Ben: ", " thanks")
	f.Add("> ", "\n>")
	f.Add("PALACEA", "PALACE")
	f.Add("\xff", "é")
	f.Fuzz(func(t *testing.T, before, after string) {
		text := handed(t, "Ada")
		for _, found := range answers.Find(before + "\n" + text + " " + after) {
			if answers.Plain(found.Text) == text {
				return
			}
		}
		if !strings.Contains(strings.ToUpper(before), "PALACE") {
			t.Errorf("not found between %q and %q", before, after)
		}
	})
}
