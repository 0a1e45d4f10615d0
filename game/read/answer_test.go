package read_test

import (
	"testing"

	"github.com/palacegames/palace/game/read"
)

// However a right answer is written, it is right; and another one is not.
func TestSame(t *testing.T) {
	pair := []string{
		"8,13", "(8,13)", "(8, 13)", "( 8 ; 13 )", "8 , 13", "8;13", "8; 13", "8-13", "8 - 13", "8–13", "8/13", "8|13", "(8|13)", "[8,13]", "{8,13}", "8 13", "8 and 13", "8 und 13", "8 et 13",
		"8 y 13", "8 e 13", "8 و13", "8، 13", "٨، ١٣", "۸ و ۱۳", "８，１３", "8 & 13", " 8,13 ", "8,13.", "8 and 13.", "(8 ; 13).", "8\u00a0;\u00a013", "\u200f8,13", "08,13", "<8,13>", "8,13!",
	}
	for _, answer := range pair {
		if !read.Same("8,13", answer) || !read.Same("{8,13}", answer) || !read.Same("{13,8}", answer) {
			t.Errorf("%q is wrong", answer)
		}
	}
	for _, x := range []struct {
		author, answer string
		want           bool
	}{
		{"8,13", "13,8", false}, {"{8,13}", "13 and 8", true}, {"8,13", "8,14", false}, {"8,13", "813", false}, {"8,13", "8", false}, {"8,13", "8,13,21", false}, {"8,13", "8 1 3", false}, {"8,13", "8,1 3", false},
		{"{8,13}", "8,8", false}, {"8,13", "", false}, {"8,13", "8,13x", false}, {"8,13", "-8,13", false}, {"8,13", "8.13", false},
		{"34", "34", true}, {"34", "34.", true}, {"34", "٣٤", true}, {"34", "(34)", true}, {"34", "3 4", false}, {"34", "-34", false}, {"34", "340", false}, {"34", "x34", false},
		{"1618", "1 618", true}, {"1618", "1,618", true}, {"1618", "1,61", false}, {"1.618", "1.618", true}, {"1.618", "1.6180", true}, {"1.618", "1618", false},
		{"-8", "−8", true}, {"-8", "-8", true}, {"-8", "8", false}, {"-3,5", "–3 ; 5", true}, {"10010", "10010", true}, {"0101", "0101", true}, {"0101", "101", false},
		{"B", "b", true}, {"B", " B. ", true}, {"B", "“B”", true}, {"B", "A", false}, {"thirty-four", "Thirty four", true}, {"zéro", "zero", true}, {"dreiunddreißig", "dreiunddreissig", true}, {"abacaba", "ABACABA", true}, {"B", "", false}, {"B", "8", false}, {"ثلاث وثلاثون", "ثلاث  وثلاثون", true},
	} {
		if got := read.Same(x.author, x.answer); got != x.want {
			t.Errorf("Same(%q, %q) is %v", x.author, x.answer, got)
		}
	}
}

// FuzzSame: no answer makes it panic, and every answer of numbers is the same as itself.
func FuzzSame(f *testing.F) {
	for _, seed := range []string{"8,13", "{8,13}", "(8 | 13)", "-8", "1.5", "1 618", "B", "zéro", "٨، ١٣", "8-13", "\xff", "."} {
		f.Add(seed, "8,13")
	}
	f.Fuzz(func(t *testing.T, author, answer string) {
		read.Same(author, answer)
		if m := read.MeaningOf(author); !read.Same(author, author) {
			t.Errorf("%q is not the same as itself: %+v", author, m)
		}
	})
}
