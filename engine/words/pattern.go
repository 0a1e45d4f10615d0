package words

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"sync"
)

// part is a piece of a pattern: text, a value that is put in, or a choice by a value.
type part struct {
	text     string // of a text
	value    int    // the number of a value that is put in, from 1 on, 0 for text
	function string // what writes the value, "" for what its kind has
	variants []variant
	other    int // the index of the variant that stands for all others
}

// variant is a pattern that is chosen by a number, a plural or a word.
type variant struct {
	key     string
	pattern []part
}

// deepest is how many choices may stand in each other.
const deepest = 20

// read keeps the patterns that were read.
var read = struct {
	sync.Mutex
	parts map[string][]part
}{parts: map[string][]part{}}

// parsed reads a pattern, once.
func parsed(text string) (parts []part, err error) {
	read.Lock()
	defer read.Unlock()
	parts, ok := read.parts[text]
	if !ok {
		if parts, err = parse(text); err == nil {
			read.parts[text] = parts
		}
	}
	return parts, err
}

// parse reads a whole pattern.
func parse(text string) ([]part, error) {
	s := &scanner{text: text}
	parts, err := s.pattern(0)
	if err == nil && s.at < len(text) {
		err = s.expected("the end")
	}
	return parts, err
}

// scanner reads a pattern from left to right.
type scanner struct {
	text string
	at   int
}

func (s *scanner) expected(what string) error {
	return fmt.Errorf("expected %s at character %d of %q", what, s.at+1, s.text)
}

// take moves on over a text that stands next, if it does.
func (s *scanner) take(text string) bool {
	ok := strings.HasPrefix(s.text[s.at:], text)
	if ok {
		s.at += len(text)
	}
	return ok
}

// until moves on to the first of some characters, and returns what was before.
func (s *scanner) until(characters string) string {
	rest := s.text[s.at:]
	end := strings.IndexAny(rest, characters)
	if end < 0 {
		end = len(rest)
	}
	s.at += end
	return rest[:end]
}

// pattern reads up to the end or, in a variant, up to the next one or the end of the choice.
func (s *scanner) pattern(depth int) (parts []part, err error) {
	if depth > deepest {
		return nil, s.expected("fewer choices in each other")
	}
	ends := "{}"
	if depth > 0 {
		ends = "{}["
	}
	for {
		text := s.until(ends)
		next := s.at < len(s.text) && s.text[s.at] == '['
		if next && strings.HasSuffix(text, "*") {
			text = text[:len(text)-1]
			s.at--
		}
		if text != "" {
			parts = append(parts, part{text: text})
		}
		if next || !s.take("{") {
			return parts, nil
		}
		p, err := s.placeable(depth)
		if err != nil {
			return nil, err
		}
		parts = append(parts, p)
	}
}

// placeable reads what stands in braces, of which the first is read.
func (s *scanner) placeable(depth int) (p part, err error) {
	if s.take(`"`) {
		p.text = s.until(`"`)
		if !s.take(`"}`) {
			return p, s.expected(`"`)
		}
		return p, nil
	}
	p.function = s.until("0123456789}")
	n, err := strconv.Atoi(s.until("-}"))
	if err != nil {
		return p, s.expected("a value")
	}
	p.value = n + 1
	if s.take("->") {
		p.other = -1
		for !s.take("}") {
			other := s.take("*")
			if !s.take("[") {
				return p, s.expected("a variant")
			}
			key := s.until("]")
			if !s.take("]") || key == "" {
				return p, s.expected("a key")
			}
			inner, err := s.pattern(depth + 1)
			if err != nil {
				return p, err
			}
			if other {
				p.other = len(p.variants)
			}
			p.variants = append(p.variants, variant{key, inner})
			if s.at == len(s.text) {
				return p, s.expected("}")
			}
		}
		if p.other < 0 {
			return p, s.expected("a variant for all others")
		}
		return p, nil
	}
	if !s.take("}") {
		return p, s.expected("}")
	}
	return p, nil
}

var (
	// errNothing says that a pattern speaks of what it was not given.
	errNothing = errors.New("a pattern has more values than it is given")
	// errUnfit says that a function cannot write a value.
	errUnfit = errors.New("a value cannot be written so")
)

// resolve writes a pattern with values.
func (l *Language) resolve(pattern string, values []any) (string, error) {
	if !strings.Contains(pattern, "{") {
		return l.typed(pattern), nil
	}
	parts, err := parsed(pattern)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	err = l.write(&b, parts, values)
	return b.String(), err
}

func (l *Language) write(b *strings.Builder, parts []part, values []any) error {
	for i := range parts {
		p := &parts[i]
		if p.value == 0 {
			b.WriteString(l.typed(p.text))
			continue
		}
		if p.value > len(values) {
			return errNothing
		}
		value := values[p.value-1]
		if p.variants != nil {
			if err := l.write(b, p.variants[l.choose(p, value)].pattern, values); err != nil {
				return err
			}
			continue
		}
		text, ok := l.format(p.function, value)
		if !ok {
			return errUnfit
		}
		b.WriteString(l.isolated(text, value))
	}
	return nil
}

// typed writes the words of a pattern, but not what is put in, with the quotation marks of a keyboard where they are to be straight.
func (l *Language) typed(text string) string {
	if !l.straight {
		return text
	}
	return strings.Map(func(r rune) rune {
		switch r {
		case '“', '”':
			return '"'
		case '’':
			return '\''
		}
		return r
	}, text)
}

// isolated keeps what is put in from being torn by the letters around it, where these go from right to left: a
// position, a name or a sentence stands between Unicode's signs for an isolate.
func (l *Language) isolated(text string, value any) string {
	if !l.leftward || text == "" {
		return text
	}
	switch value.(type) {
	case *int, *[]string:
		return text
	}
	if strings.ContainsFunc(text, isLeftward) {
		return rightToLeft + text + isolateEnds
	}
	return leftToRight + text + isolateEnds
}

// The direction is said, not found by the first letter: that of a list stands in isolates of its own, where none looks.
const (
	leftToRight = "\u2066"
	rightToLeft = "\u2067"
	isolateEnds = "\u2069"
)

// isLeftward reports whether a character, such as the comma of a list, is of a script that is written from right to left.
func isLeftward(r rune) bool {
	return r >= 0x590 && r < 0x900 || r >= 0xfb1d && r < 0xfe00 || r >= 0xfe70 && r < 0xff00
}

// choose returns which variant a value takes: its own, that of its plural, or that for all others.
func (l *Language) choose(p *part, value any) int {
	key, plural := "", ""
	switch value := value.(type) {
	case *int:
		key, plural = strconv.Itoa(*value), Plural(l.Tag(), *value)
	case *bool:
		key = strconv.FormatBool(*value)
	case *string:
		key = *value
	case *[]string:
		key, plural = strconv.Itoa(len(*value)), Plural(l.Tag(), len(*value))
	case *Whole:
		if n, ok := (*value).Small(); ok {
			key, plural = strconv.Itoa(n), Plural(l.Tag(), n)
		}
	}
	chosen := p.other
	for i, v := range p.variants {
		if v.key == key {
			return i
		}
		if v.key == plural && plural != "" {
			chosen = i
		}
	}
	return chosen
}
