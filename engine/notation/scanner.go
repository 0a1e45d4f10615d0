// Package notation reads Palace's one-line notation for rulesets and positions.
// It gives the families of games a scanner, one kind of error that names the
// offending part and its place, and words for numbers; it knows no game.
//
// From "blocking : 0" a Scanner reads a word, "blocking", a colon, and a number K from
// 1 on, which 0 is not. It says: K must be at least 1: "0" at character 12.
package notation

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/palacegames/palace/engine/words"
)

// Error says what is wrong with a text, and where.
type Error struct {
	Reason string // a clause such as "K must be at least 1"
	Part   string // the offending part as written, "" at the end of the text
	At     int    // 1-based index of its first character in the text
	Cause  error  // what the reason says, where an error said it; else nil
}

// Unwrap returns the error whose sentence is the reason, or nil.
func (e *Error) Unwrap() error { return e.Cause }

// Quote shows a part of the input, shortened and with control characters escaped.
func Quote(s string) string {
	const most = 40
	if len(s) > most {
		cut := most
		for cut > 0 && s[cut]&0xC0 == 0x80 {
			cut--
		}
		return words.Quote(s[:cut]) + "…"
	}
	return words.Quote(s)
}

// Scanner walks through one text. Spaces (U+0020) are ignored everywhere, and capital
// letters stand for the small ones: the keyboard of a phone begins a line with one.
type Scanner struct {
	text string // without spaces
	from []int  // from[i] is the index of text[i] in the original, for messages
	pos  int
}

// NewScanner starts at the beginning of text.
func NewScanner(text string) *Scanner {
	s := &Scanner{}
	var b strings.Builder
	characters := 0
	for _, r := range text {
		if r != ' ' {
			size := b.Len()
			b.WriteRune(r)
			for range b.Len() - size {
				s.from = append(s.from, characters)
			}
		}
		characters++
	}
	s.from = append(s.from, characters)
	s.text = b.String()
	return s
}

// Rest returns what has not been read yet.
func (s *Scanner) Rest() string { return s.text[s.pos:] }

// Done reports whether everything has been read.
func (s *Scanner) Done() bool { return s.pos == len(s.text) }

// Mark returns the current place, for Fail.
func (s *Scanner) Mark() int { return s.pos }

// Place returns the number of characters before the current place, spaces included.
func (s *Scanner) Place() int { return s.from[s.pos] }

// Since returns what was read since mark.
func (s *Scanner) Since(mark int) string { return s.text[mark:s.pos] }

// Spaced reports whether there was a space in what was read since mark.
func (s *Scanner) Spaced(mark int) bool {
	return s.pos > mark && s.from[s.pos-1]-s.from[mark] >= utf8.RuneCountInString(s.text[mark:s.pos])
}

// Fail returns an error about the text from mark to the current place or, if
// that is empty, about the next character.
func (s *Scanner) Fail(mark int, reason string) error { return s.fail(mark, reason) }

// FailFor is Fail with an error's sentence as the reason; errors.Is finds that error again.
func (s *Scanner) FailFor(mark int, cause error) error {
	e := s.fail(mark, cause.Error())
	e.Cause = cause
	return e
}

func (s *Scanner) fail(mark int, reason string) *Error {
	end := s.pos
	if end <= mark {
		end = mark
		for _, r := range s.text[mark:] {
			end += len(string(r))
			break
		}
	}
	return &Error{Reason: reason, Part: s.text[mark:min(end, len(s.text))], At: s.from[mark] + 1}
}

// Skip reads the given text, in small letters, if it comes next, and reports whether
// it did.
func (s *Scanner) Skip(prefix string) bool {
	rest := s.Rest()
	if len(rest) < len(prefix) {
		return false
	}
	for i := range len(prefix) {
		if small(rest[i]) != prefix[i] {
			return false
		}
	}
	s.pos += len(prefix)
	return true
}

// End fails if there is text left.
func (s *Scanner) End() error {
	if s.Done() {
		return nil
	}
	mark := s.pos
	s.pos = len(s.text)
	return s.Fail(mark, nothingFollows.String())
}

// Expect reads the given text or fails.
func (s *Scanner) Expect(text string) error {
	if s.Skip(text) {
		return nil
	}
	return s.Fail(s.pos, expected(words.Quote(text)))
}

// Word reads the longest run of ASCII letters, possibly none, and returns it in small
// letters.
func (s *Scanner) Word() string {
	start := s.pos
	for s.pos < len(s.text) {
		c := small(s.text[s.pos])
		if c < 'a' || c > 'z' {
			break
		}
		s.pos++
	}
	return strings.ToLower(s.text[start:s.pos])
}

// Until reads up to the given character or the end.
func (s *Scanner) Until(end byte) string {
	text, _, _ := strings.Cut(s.Rest(), string(end))
	s.pos += len(text)
	return text
}

// small returns the small letter for an ASCII capital, and every other byte as it is.
func small(c byte) byte {
	if 'A' <= c && c <= 'Z' {
		return c | 0x20
	}
	return c
}

// Digits reads a decimal number with an optional minus sign as text. what names
// the number for the message: "K", "the move's first component".
func (s *Scanner) Digits(what string) (string, error) {
	start := s.pos
	s.Skip("-")
	first := s.pos
	for s.pos < len(s.text) && s.text[s.pos] >= '0' && s.text[s.pos] <= '9' {
		s.pos++
	}
	if s.pos == first {
		return "", s.Fail(start, whole(what))
	}
	return s.text[start:s.pos], nil
}

// Int reads a whole number with lo ≤ n ≤ hi. A number outside of that fails
// with a sentence that says the bound.
func (s *Scanner) Int(what string, lo, hi int) (int, error) {
	mark := s.pos
	digits, err := s.Digits(what)
	if err != nil {
		return 0, err
	}
	n, err := strconv.Atoi(digits)
	negative := strings.HasPrefix(digits, "-")
	switch {
	case (err != nil && negative) || (err == nil && n < lo):
		return 0, s.Fail(mark, atLeast(what, lo))
	case err != nil || n > hi:
		return 0, s.Fail(mark, atMost(what, hi))
	}
	return n, nil
}
