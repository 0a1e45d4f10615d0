package notation_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine/notation"
)

// Errors name the part as it was written and its place in the text with its spaces.
func TestErrors(t *testing.T) {
	for _, x := range []struct {
		text string
		read func(s *notation.Scanner) error
		want string
	}{
		{"ab", func(s *notation.Scanner) error { return s.Expect("abc") }, `expected "abc": "a" at character 1`},
		{"", func(s *notation.Scanner) error { return s.Expect("x") }, `expected "x" at the end of the text (character 1)`},
		{" 123 ", number(1, 99), `N must be at most 99: "123" at character 2`},
		{" 1 2 3 ", number(1, 999), spaceInside + `: "1 2 3" at character 2`},
		{"１ ２", number(1, 99), spaceInside + `: "1 2" at character 1`},
		{"\ufeff−５", number(1, 99), `N must be at least 1: "−５" at character 2`},
		{"-5", number(1, 99), `N must be at least 1: "-5" at character 1`},
		{"99999999999999999999", number(1, 99), `N must be at most 99: "99999999999999999999" at character 1`},
		{"-99999999999999999999", number(1, 99), `N must be at least 1: "-99999999999999999999" at character 1`},
		{"é7", number(1, 99), `N must be a whole number: "é" at character 1`},
		{"é é7", func(s *notation.Scanner) error { s.Skip("éé"); s.Skip("7"); return s.Expect("8") }, `expected "8" at the end of the text (character 5)`},
		{"78 x", number(1, 99), `nothing may follow here: "x" at character 4`},
		{"\n\u200b" + strings.Repeat("é", 100), number(1, 99), `N must be a whole number: "é" at character 3`},
		{"7" + strings.Repeat("é", 100), number(1, 99), `nothing may follow here: "` + strings.Repeat("é", 20) + `"… at character 2`},
		{strings.Repeat("7", notation.MaxLength+1), number(1, 99), "a text of 1048577 bytes is too long: at most 1048576 are read"},
	} {
		if err := notation.Whole(x.text, x.read); err == nil || err.Error() != x.want {
			t.Errorf("%.20q: %v, want %s", x.text, err, x.want)
		}
	}
}

// spaceInside is what is said of digits with a space between them.
const spaceInside = "a space parts these digits, which may be one number or two"

// number reads a number and nothing else.
func number(lo, hi int) func(s *notation.Scanner) error {
	return func(s *notation.Scanner) error {
		_, err := s.Int("N", lo, hi)
		return err
	}
}

func TestWhole(t *testing.T) {
	word, n := "", 0
	err := notation.Whole("\ta b : − １2 ", func(s *notation.Scanner) (err error) {
		word = s.Word()
		if err = s.Expect(":"); err == nil {
			n, err = s.Int("N", -12, 0)
		}
		return err
	})
	if err != nil || word != "ab" || n != -12 {
		t.Errorf("read %q and %d, %v", word, n, err)
	}
}

// Capital letters are read as small ones, and quoted as they were written; other
// characters are themselves alone.
func TestCapitals(t *testing.T) {
	s := notation.NewScanner("WyThoff+T=É&@rest&")
	if word := s.Word(); word != "wythoff" {
		t.Errorf("the word is %q", word)
	}
	if !s.Skip("+t=") || s.Skip("é") || s.Skip("`") || !s.Skip("É") || !s.Skip("&@") {
		t.Errorf("the rest is %q", s.Rest())
	}
	if text := s.Until('&'); text != "rest" || s.Rest() != "&" || s.Until('&') != "" {
		t.Errorf("read %q until %q", text, s.Rest())
	}
	err := notation.Whole("AbC", func(s *notation.Scanner) error { s.Word(); return s.Fail(0, "no such word") })
	if err.Error() != `no such word: "AbC" at character 1` {
		t.Error(err)
	}
}

// FuzzErrors checks that no text makes reading panic, and that every error is a line.
func FuzzErrors(f *testing.F) {
	for _, seed := range []string{"", "a1", "é -", "\x80\x80", "9 9\xff"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		err := notation.Whole(text, func(s *notation.Scanner) error {
			for !s.Done() {
				if _, err := s.Int("N", -3, 3); err != nil && s.Word() == "" {
					return err
				}
			}
			return nil
		})
		if err != nil && strings.ContainsAny(err.Error(), "\n\r") {
			t.Errorf("%q: %v", text, err)
		}
	})
}
