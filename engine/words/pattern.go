package words

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Part is a piece of a pattern: text, a value that is put in, another message, or a choice by a value.
type Part struct {
	Text     string    // as it stands, of a text
	Value    string    // the name of a value that is put in, or chosen by
	Function string    // what writes the value, "" for what its kind has
	Variants []Variant // of a choice
	Message  string    // the name of a message of the same package
}

// Variant is the pattern of a choice for a number, a plural or a word, its key.
type Variant struct {
	Key     string
	Other   bool // it stands for all that have none
	Pattern []Part
}

// deepest is how many choices, or messages, may stand in each other.
const deepest = 20

// Malformed says what is wrong in a pattern, and before which of its bytes.
type Malformed struct {
	At  int
	Why string
}

func (m *Malformed) Error() string { return fmt.Sprintf("at byte %d of a message: %s", m.At, m.Why) }

// Parse reads a pattern: one line of text, in which braces hold a value, { $n }, one that a function writes, { COUNT($n) },
// another message, { the-queen }, a text in quotation marks, { "{" }, or a choice,
//
//	{ $n ->
//	    [one] one square
//	   *[other] { COUNT($n) } squares
//	}
//
// It is what web/site/js/pattern.js reads, case by case: see testdata/patterns.json. It errs with a *Malformed.
func Parse(text string) (parts []Part, err error) {
	r := &reader{text: text}
	parts, why := r.pattern()
	switch {
	case why != "":
	case r.next() == '}':
		why = `a closing brace has no opening one; a brace in a text is {"}"}`
	case r.next() != 0:
		why = "the text of a message is one line"
	default:
		return parts, nil
	}
	return nil, &Malformed{r.at, why}
}

// reader reads a pattern from left to right.
type reader struct {
	text  string
	at    int
	depth int
}

// next is the byte that stands next, 0 at the end.
func (r *reader) next() byte {
	if r.at < len(r.text) {
		return r.text[r.at]
	}
	return 0
}

// take moves on over a text that stands next, if it does.
func (r *reader) take(text string) bool {
	ok := strings.HasPrefix(r.text[r.at:], text)
	if ok {
		r.at += len(text)
	}
	return ok
}

// over moves on over bytes of a kind, and returns them.
func (r *reader) over(kind func(byte) bool) string {
	from := r.at
	for r.at < len(r.text) && kind(r.text[r.at]) {
		r.at++
	}
	return r.text[from:r.at]
}

func isBlank(c byte) bool { return c == ' ' || c == '\n' }
func inText(c byte) bool  { return c != '{' && c != '}' && c != '\n' }
func inKey(c byte) bool   { return inName(c) || c == '-' }
func inName(c byte) bool {
	return c|0x20 >= 'a' && c|0x20 <= 'z' || c >= '0' && c <= '9' || c == '_'
}

// pattern reads up to the end of a line, or to a brace that closes.
func (r *reader) pattern() (parts []Part, why string) {
	for {
		if text := r.over(inText); text != "" {
			parts = append(parts, Part{Text: text})
		}
		if r.next() != '{' {
			break
		}
		p, why := r.placeable()
		if why != "" {
			return nil, why
		}
		parts = append(parts, p)
	}
	if last := len(parts) - 1; last >= 0 && parts[last].Text != "" && r.text[r.at-1] != '}' {
		parts[last].Text = strings.TrimRight(parts[last].Text, " ")
	}
	return parts, ""
}

// placeable reads what stands in braces.
func (r *reader) placeable() (p Part, why string) {
	r.at++
	if r.depth++; r.depth > deepest {
		return p, "there are too many braces in each other"
	}
	r.over(isBlank)
	switch {
	case r.take(`"`):
		p.Text, why = r.quoted()
	case r.take("$"):
		if p.Value = r.over(inName); p.Value == "" {
			return p, "behind $ there must be a name"
		}
		r.over(isBlank)
		if r.take("->") {
			p.Variants, why = r.variants()
		}
	default:
		if !isName(r.text[r.at:min(r.at+1, len(r.text))]) {
			return p, `in braces there must be $name, NAME($name), a message or a "text"`
		}
		p.Message = r.over(inKey)
		if r.take("(") {
			p.Function, p.Message = p.Message, ""
			if !r.take("$") {
				return p, "the function " + p.Function + " takes one value, as in { " + p.Function + "($n) }"
			}
			if p.Value = r.over(inName); p.Value == "" || !r.take(")") {
				return p, "a parenthesis is not closed"
			}
		}
	}
	if why != "" {
		return p, why
	}
	r.over(isBlank)
	r.depth--
	if !r.take("}") {
		return p, "a brace is not closed"
	}
	return p, ""
}

// quoted reads a text in quotation marks, of which the first is read.
func (r *reader) quoted() (text, why string) {
	for {
		text += r.over(func(c byte) bool { return c != '"' && c != '\\' && c != '\n' })
		switch {
		case r.take(`"`):
			return text, ""
		case r.take(`\"`):
			text += `"`
		case r.take(`\\`):
			text += `\`
		case r.take(`\u`):
			code, err := strconv.ParseUint(r.text[r.at:min(r.at+4, len(r.text))], 16, 16)
			if err != nil || len(r.text) < r.at+4 || !utf8.ValidRune(rune(code)) {
				return "", `behind \u there must be the four digits of a character`
			}
			r.at += 4
			text += string(rune(code))
		case r.next() == '\\':
			return "", `behind \ there must be ", \ or u and four digits`
		default:
			return "", "a quotation mark is not closed in its line"
		}
	}
}

// variants reads those of a choice, up to the brace that closes it.
func (r *reader) variants() (all []Variant, why string) {
	others := 0
	for {
		broken := strings.Contains(r.over(isBlank), "\n")
		var v Variant
		v.Other = r.take("*")
		if !r.take("[") {
			break
		}
		if !broken {
			return nil, "each variant begins a line"
		}
		if v.Key = r.over(inKey); v.Key == "" || !r.take("]") {
			return nil, "a variant is [name] or [number]"
		}
		r.over(func(c byte) bool { return c == ' ' })
		if v.Pattern, why = r.pattern(); why != "" {
			return nil, why
		}
		if v.Pattern == nil {
			return nil, "the variant " + v.Key + ` has no text; one without text is {""}`
		}
		if r.next() != '\n' {
			return nil, "the brace that closes a choice begins a line"
		}
		if v.Other {
			others++
		}
		all = append(all, v)
	}
	if others != 1 {
		return nil, "one variant of each choice has * before it, for all others"
	}
	return all, ""
}

// resolve says a message with values, whose names stand in given; depth is how many messages it stands in.
func (l *Language) resolve(b *strings.Builder, name, given string, values []any, depth int) error {
	parts, err := l.read(name)
	if err != nil {
		return err
	}
	if depth > deepest {
		return fmt.Errorf("%s: a message stands in itself", name)
	}
	return l.write(b, parts, name, given, values, depth)
}

// valueOf returns one of the values whose names stand in given, and whether its thousands are not parted.
func valueOf(name, given string, values []any) (value any, bare bool) {
	for _, value := range values {
		var head string
		head, given, _ = strings.Cut(given, " ")
		if head, bare = strings.CutSuffix(head, plain); head == name {
			return value, bare
		}
	}
	return nil, false
}

func (l *Language) write(b *strings.Builder, parts []Part, name, given string, values []any, depth int) error {
	for i := range parts {
		p := &parts[i]
		switch {
		case p.Message != "":
			if err := l.resolve(b, name[:strings.LastIndexByte(name, '/')+1]+p.Message, given, values, depth+1); err != nil {
				return err
			}
			continue
		case p.Value == "":
			b.WriteString(l.typed(p.Text))
			continue
		}
		value, bare := valueOf(p.Value, given, values)
		if value == nil {
			return fmt.Errorf("%s is given no $%s", name, p.Value)
		}
		if p.Variants != nil {
			if err := l.write(b, l.choose(p, value), name, given, values, depth); err != nil {
				return err
			}
			continue
		}
		function := p.Function
		if bare && function == "" {
			function = plain
		}
		text, ok := l.format(function, value)
		if !ok {
			return fmt.Errorf("%s: $%s cannot be written by %q", name, p.Value, function)
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

// choose returns the pattern that a value takes: its own, that of its plural, or that for all others.
func (l *Language) choose(p *Part, value any) (pattern []Part) {
	key, plural := "", ""
	switch value := value.(type) {
	case *int:
		key, plural = strconv.Itoa(*value), Plural(l.Tag(), *value)
	case *bool:
		key = strconv.FormatBool(*value)
	case *string:
		key = cmp.Or(*value, "none")
	case *[]string:
		key, plural = strconv.Itoa(len(*value)), Plural(l.Tag(), len(*value))
	case *Whole:
		if n, ok := (*value).Small(); ok {
			key, plural = strconv.Itoa(n), Plural(l.Tag(), n)
		}
	}
	for i := range p.Variants {
		switch v := &p.Variants[i]; {
		case v.Key == key:
			return v.Pattern
		case v.Key == plural, v.Other && pattern == nil:
			pattern = v.Pattern
		}
	}
	return pattern
}
