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

// Scanner walks through one text. Spaces are ignored everywhere but between two digits, which
// are no one number then. Capital letters stand for the small ones: the keyboard of a phone begins a line with
// one. Other characters stand for those of the notation as fold.go says.
type Scanner struct {
	text  string // without spaces
	from  []int  // from[i] is the index of text[i] in the original, for messages
	gaps  []bool // whether a space stands before text[i]; nil where there are none
	typed string // the original, "" where only spaces make the difference
	pos   int
	list  bool // numbers are parted here, if need be by spaces alone
}

// NewScanner starts at the beginning of text.
func NewScanner(text string) *Scanner {
	s := &Scanner{from: make([]int, 0, len(text)+1)}
	var b strings.Builder
	b.Grow(len(text))
	characters := 0
	for _, r := range text {
		switch {
		case r == ' ' || '\t' <= r && r <= '\r':
			s.gap(b.Len())
		case r < utf8.RuneSelf:
			b.WriteByte(byte(r))
			s.from = append(s.from, characters)
		default:
			as := meant(r)
			if as == space {
				s.gap(b.Len())
				as = ""
			} else if as != string(r) {
				s.typed = text
			}
			b.WriteString(as)
			for range len(as) {
				s.from = append(s.from, characters)
			}
		}
		characters++
	}
	s.from = append(s.from, characters)
	s.text = b.String()
	return s
}

// gap notes that a space stands before text[i].
func (s *Scanner) gap(i int) {
	for len(s.gaps) <= i {
		s.gaps = append(s.gaps, false)
	}
	s.gaps[i] = true
}

// Parted reports whether a space stands before what comes next.
func (s *Scanner) Parted() bool { return s.pos < len(s.gaps) && s.gaps[s.pos] }

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

// Typed returns what was read since the mark as it was typed.
func (s *Scanner) Typed(mark int) string { return s.written(mark, s.pos) }

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
	return &Error{Reason: reason, Part: s.written(mark, min(end, len(s.text))), At: s.from[mark] + 1}
}

// written returns a part as it was typed, without spaces where those alone are left out.
func (s *Scanner) written(from, end int) string {
	if s.typed == "" || from >= end {
		return s.text[from:end]
	}
	first, last := s.from[from], s.from[end-1]
	n, begin := 0, len(s.typed)
	for i, r := range s.typed {
		if n == first {
			begin = i
		}
		if n == last {
			_, size := utf8.DecodeRuneInString(s.typed[i:])
			if r == utf8.RuneError && size == 1 { // no character
				return s.text[from:end]
			}
			return s.typed[begin : i+size]
		}
		n++
	}
	return s.text[from:end]
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

// Take reads so many bytes, whatever they are.
func (s *Scanner) Take(n int) { s.pos = min(s.pos+n, len(s.text)) }

// Spelled returns the next n bytes with a space wherever there are some.
func (s *Scanner) Spelled(n int) string { return s.spaced(s.pos, min(s.pos+n, len(s.text))) }

// Grouped reads digits whose thousands may be parted, as titles and sentences have them: 40003, 40,003 or 40 003. It
// returns the digits alone, "" if there are none.
func (s *Scanner) Grouped() string {
	start := s.pos
	for s.atDigit() && (s.pos == start || !s.Parted()) {
		s.pos++
	}
	digits := s.text[start:s.pos]
	if len(digits) > 3 {
		return digits
	}
	for digits != "" {
		ahead := *s
		parted := ahead.Parted()
		for _, mark := range []string{",", ".", "'", "’", "٬"} {
			parted = parted || ahead.Skip(mark)
		}
		n := 0
		for n < len(ahead.Rest()) && isDigit(ahead.Rest()[n]) && (n == 0 || ahead.pos+n >= len(ahead.gaps) || !ahead.gaps[ahead.pos+n]) {
			n++
		}
		if !parted || n != 3 {
			break
		}
		digits += ahead.Rest()[:n]
		ahead.pos += n
		*s = ahead
	}
	return digits
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
// the number for the message: "K", "the move's first component". A space ends a number, and only
// in a List may another one follow it.
func (s *Scanner) Digits(what string) (string, error) {
	start := s.pos
	s.Skip("-")
	first := s.pos
	for s.pos < len(s.text) && isDigit(s.text[s.pos]) && (s.pos == first || !s.Parted()) {
		s.pos++
	}
	if s.pos == first {
		return "", s.Fail(start, whole(what))
	}
	if !s.list && s.atDigit() && s.Parted() {
		return "", s.inside(start)
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

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// atDigit reports whether a digit comes next.
func (s *Scanner) atDigit() bool { return s.pos < len(s.text) && isDigit(s.text[s.pos]) }

// inside refuses digits from mark on that a space parts: they may be one number, or two.
func (s *Scanner) inside(mark int) error {
	for s.atDigit() {
		s.pos++
	}
	return &Error{Reason: spaceInside.String(), Part: s.spaced(mark, s.pos), At: s.from[mark] + 1}
}

// spaced returns a part with one space for those that stand in it.
func (s *Scanner) spaced(from, end int) string {
	var b strings.Builder
	for i := from; i < end; i++ {
		if i > from && i < len(s.gaps) && s.gaps[i] {
			b.WriteByte(' ')
		}
		b.WriteByte(s.text[i])
	}
	return b.String()
}
