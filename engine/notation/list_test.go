package notation_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/palacegames/palace/engine/notation"
)

// listed reads so many numbers, which are nothing but digits, and joins them by commas.
func listed(text string, want int) (string, error) {
	var numbers []string
	err := notation.Whole(text, func(s *notation.Scanner) error {
		_, err := notation.List{Want: want, Short: "more numbers", Read: func(int) error {
			digits, err := s.Digits("a number")
			numbers = append(numbers, digits)
			return err
		}}.From(s)
		return err
	})
	return strings.Join(numbers, ","), err
}

// However people write two numbers, they are read as these two.
func TestListsThatPeopleWrite(t *testing.T) {
	for _, text := range []string{
		"3,5", "(3,5)", "( 3 , 5 )", "[3,5]", "{3,5}", "<3,5>", "⟨3,5⟩", "〈3,5〉", "（３，５）", "【3、5】", "3;5", "(3; 5)", "(3 ; 5)", "3|5", "(3|5)", "3/5",
		"3 5", "(3 5)", "3\t5", "3\u00a05", "3\u202f5", "3\u30005", "3 and 5", "3 und 5", "3 et 5", "3 y 5", "3 e 5", "3 و 5", "3 و5", "3 & 5", "3&5",
		"3، 5", "3、5", "3，5", "٣، ٥", "(۳،۵)", "३,५", "𝟑,𝟓", "\ufeff3,5", "3,\u200b5", "\u200f(3,5)\u200f", "\u20663,5\u2069", "3,\r\n5", `["3",5]`, `"3","5"`, "“3”, “5”",
	} {
		if got, err := listed(text, 2); err != nil || got != "3,5" {
			t.Errorf("%q is read as %q: %v", text, got, err)
		}
	}
	for text, want := range map[string]string{
		"1, 2 and 3": "1,2,3", "(1 2 3)": "1,2,3", "−3,5": "-3,5", "（−３，５）": "-3,5", "–3 5": "-3,5", "3 -5": "3,-5", "12 , 34": "12,34", "1,618": "1,618", "3,10": "3,10",
	} {
		if got, err := listed(text, strings.Count(want, ",")+1); err != nil || got != want {
			t.Errorf("%q is read as %q: %v", text, got, err)
		}
	}
}

// What may mean something else, or nothing, is refused where it stands, as it was typed.
func TestListsThatAreRefused(t *testing.T) {
	for _, x := range []struct {
		text, part string
		at         int
	}{
		{"1 2,17", "1 2", 1}, {"1,2 17", "2 17", 3}, {"1 000,618", "1 000", 1}, {"(1 2,17)", "1 2", 2}, {"3 5 7", "7", 5},
		{"1,000", "1,000", 1}, {"12,034", "12,034", 1}, {"1.000,5", ".", 2}, {"1'000,5", "'", 2}, {"1’000,5", "’", 2}, {"3.5", ".", 2}, {"3٫5", "٫", 2}, {"1_0,5", "_", 2},
		{"3§5", "§", 2}, {"3,x", "x", 3}, {"３，ｘ", "ｘ", 3}, {"x3,5", "x", 1}, {"3,5x", "x", 4}, {"3,5,7", ",7", 4}, {"(3,5", "", 5}, {"(3,5]", "]", 5}, {"3,5)", ")", 4},
		{"35", "", 3}, {"(35)", "(35)", 1}, {"3,,5", ",", 3}, {",3,5", ",", 1}, {"3-5", "-", 2}, {"3e5", "e", 2}, {"3,5 ،7", "،7", 5}, {"", "", 1}, {"٣٥", "", 3}, {"½,3", "½", 1}, {"3²,5", "²", 2},
		{"((3,5))", "(", 2}, {"3 or 5", "o", 3}, {"3+5", "+", 2}, {"x=3,y=5", "x", 1}, {"1,2\u00a017", "2 17", 3},
	} {
		got, err := listed(x.text, 2)
		wrong, ok := err.(*notation.Error)
		if !ok || wrong.Part != x.part || wrong.At != x.at {
			t.Errorf("%q is read as %q: %v, want %q at %d", x.text, got, err, x.part, x.at)
		}
	}
}

// FuzzList: whatever is accepted reads the same when it is written plainly, and nothing panics.
func FuzzList(f *testing.F) {
	for _, seed := range []string{"3,5", "(3; 5)", "3 und 5", "٣، ٥", "1 2,17", "１，２", "[\"3\",5]", "−1–2", "(1,000)", "3 و5", "\xff3,5", "…3"} {
		f.Add(seed, 2)
	}
	f.Fuzz(func(t *testing.T, text string, want int) {
		want = max(0, min(want, 4))
		got, err := listed(text, want)
		if err != nil {
			if wrong, ok := err.(*notation.Error); ok && (wrong.At < 1 || wrong.At > utf8.RuneCountInString(text)+1) {
				t.Errorf("%q: %v", text, err)
			}
			return
		}
		if n := strings.Count(got, ",") + 1; want > 0 && n != want {
			t.Errorf("%q: %d numbers, want %d", text, n, want)
		}
		digits := 0
		for _, r := range notation.Plain(text) {
			if '0' <= r && r <= '9' {
				digits++
			}
		}
		if n := len(got) - strings.Count(got, ",") - strings.Count(got, "-"); n != digits {
			t.Errorf("%q has %d digits, %q has %d", text, digits, got, n)
		}
		if again, err := listed(strings.ReplaceAll(got, ",", ", "), want); err != nil || again != got {
			t.Errorf("%q is read as %q, and that as %q: %v", text, got, again, err)
		}
	})
}
