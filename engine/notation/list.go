package notation

import (
	"strings"
	"unicode/utf8"
)

// List is how numbers are read that stand in an order: the components of a position or of a move. People
// write them (3,5), [3; 5], ⟨3|5⟩, "3 5" or "3 and 5", and mean the same.
type List struct {
	// Want is how many there are, 0 for any number.
	Want int
	// Short is the reason where one is missing.
	Short string
	// Long is the reason where there are more within brackets, "" for what is expected there.
	Long string
	// Comma says that nothing but commas parts them, where other signs mean something else.
	Comma bool
	// Dash says that 3-5 are two numbers, where none can be negative.
	Dash bool
	// Read reads the i-th of them.
	Read func(i int) error
}

// closing are the brackets that may stand around a list, each with the one that ends it.
var closing = map[byte]string{'(': ")", '[': "]", '{': "}", '<': ">"}

// Opener returns the bracket that comes next, 0 for none.
func (s *Scanner) Opener() byte {
	if s.Done() || closing[s.text[s.pos]] == "" {
		return 0
	}
	return s.text[s.pos]
}

// Close returns the bracket that ends what another one begins.
func Close(opener byte) string { return closing[opener] }

// The ways in which numbers are parted, besides a sign that stands for itself.
const (
	byNothing = 0
	bySpace   = ' '
	byWord    = 'w'
)

// From reads the list and returns how many numbers it has. Without a bracket it ends with the last
// number that is wanted or, if any number is, where none follows.
func (l List) From(s *Scanner) (n int, err error) {
	defer func(before bool) { s.list = before }(s.list)
	s.list = true
	start, end := s.pos, ""
	if opener := s.Opener(); opener != 0 {
		s.pos++
		end = closing[opener]
	}
	var parted, before = byte(byNothing), ""
	var mark int // where the number begins
	for last := s.pos; ; last = mark {
		mark = s.pos
		quoted := s.Skip(`"`)
		if err = l.Read(n); err != nil {
			return n, err
		}
		if quoted {
			if err = s.Expect(`"`); err != nil {
				return n, err
			}
		}
		if err = s.unparted(mark); err != nil {
			return n, err
		}
		written := s.text[mark:s.pos]
		if parted == ',' && !s.gapped(mark) && twofold(before, written) {
			return n, s.Fail(mark-len(before)-1, twoReadings.String())
		}
		before = written
		n++
		if end != "" && s.Skip(end) {
			if l.Want > n {
				return n, s.Fail(start, l.Short)
			}
			return n, nil
		}
		if n == l.Want {
			return n, l.ended(s, end, parted, last, mark)
		}
		at := s.pos
		by := s.separator(l.Comma, l.Dash)
		switch {
		case by == byNothing && end == "" && l.Want == 0:
			return n, nil
		case by == byNothing && s.atDigit() && s.Parted():
			return n, s.inside(mark)
		case by == byNothing:
			return n, s.Fail(at, l.Short)
		case parted == byNothing || parted == by || by == byWord:
		case parted == bySpace:
			s.pos = at
			return n, s.inside(last)
		case by == bySpace:
			s.pos = at
			return n, s.inside(mark)
		default:
			return n, s.Fail(at, l.Short)
		}
		parted = by
	}
}

// ended looks at what follows the last number that is wanted.
func (l List) ended(s *Scanner, end string, parted byte, last, mark int) error {
	switch {
	case s.atDigit() && s.Parted() && parted != bySpace:
		return s.inside(mark)
	case parted == bySpace && s.pos+1 < len(s.text) && s.text[s.pos] == ',' && isDigit(s.text[s.pos+1]):
		return s.inside(last)
	case end == "" || s.Skip(end):
		return nil
	case l.Long != "":
		return s.Fail(s.pos, l.Long)
	}
	return s.Expect(end)
}

// gapped reports whether a space stands before a place.
func (s *Scanner) gapped(at int) bool { return at < len(s.gaps) && s.gaps[at] }

// twofold reports whether two numbers with a comma between them may be one, with its thousands parted: 1,000
// begins as (1,0) does.
func twofold(a, b string) bool {
	return len(b) == 3 && b[0] == '0' && len(a) <= 3 && a[0] != '0' && a[0] != '-' && strings.Trim(a+b, "0123456789") == ""
}

// unparted refuses a mark behind a number that would part its digits: 1.000, 1'000.
func (s *Scanner) unparted(mark int) error {
	r, size := utf8.DecodeRuneInString(s.text[s.pos:])
	if !strings.ContainsRune(".'’‘·_`´٫٬", r) || s.pos+size >= len(s.text) || !isDigit(s.text[s.pos+size]) || s.pos == mark {
		return nil
	}
	at := s.pos
	s.pos += size
	return s.Fail(at, noMarks.String())
}

// ands are the words for "and", which stand between two spaces.
var ands = []string{"and", "und", "et", "y", "e"}

// separator reads what parts two numbers, and says how. Where nothing does it reads nothing.
func (s *Scanner) separator(comma, dash bool) byte {
	if s.Skip(",") {
		if !comma {
			s.and()
		}
		return ','
	}
	if comma || s.Done() {
		return byNothing
	}
	switch c := s.text[s.pos]; c {
	case ';', '|', '/':
		s.pos++
		return c
	case '-':
		if dash {
			s.pos++
			return c
		}
	case '&':
		if s.pos+1 < len(s.text) && (isDigit(s.text[s.pos+1]) || closing[s.text[s.pos+1]] != "") {
			s.pos++
			return byWord
		}
	}
	switch {
	case s.and():
		return byWord
	case s.Parted() && (s.atDigit() || s.text[s.pos] == '-'):
		return bySpace
	}
	return byNothing
}

// and reads a word for "and".
func (s *Scanner) and() bool {
	if strings.HasPrefix(s.Rest(), "و") {
		s.pos += len("و")
		return true
	}
	if !s.Parted() {
		return false
	}
	for _, word := range ands {
		ahead := *s
		if ahead.Skip(word) && (ahead.Parted() || ahead.Opener() != 0) {
			*s = ahead
			return true
		}
	}
	return false
}

// Between reads what parts two moves, or two positions, in brackets: a comma, a semicolon, a word for "and" or
// nothing. It reads nothing unless a bracket follows.
func (s *Scanner) Between() bool {
	ahead := *s
	if !ahead.Skip(",") && !ahead.Skip(";") {
		ahead.Skip("&")
	}
	ahead.and()
	if ahead.Opener() == 0 {
		return false
	}
	*s = ahead
	return true
}
