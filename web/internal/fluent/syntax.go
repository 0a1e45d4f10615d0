// Package fluent reads words in the form of Fluent 1.0 (https://projectfluent.org), checks them, and
// writes each pattern in the short form that package words resolves.
//
// It is stricter than Fluent, because the build must find what is wrong: an error is not passed over but told with
// its file and line, and the only functions are those of package words.
// syntax.go reads, short.go writes, declared.go knows which values a message is given, and of which kind.
//
// Sources: the grammar in spec/fluent.ebnf and the rules in spec/valid.md of Fluent's specification.
package fluent

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Entry is a message, or a term that messages refer to.
type Entry struct {
	ID         string // that of a term begins with a hyphen
	Pattern    Pattern
	Attributes map[string]Pattern
	Comment    string // the lines before it, without their signs
	Line       int
}

// Pattern is a text with placeables in it.
type Pattern []Element

// Element is text, or the expression of a placeable.
type Element struct {
	Text string
	Of   *Expression
}

// Kind says what an expression is.
type Kind int

// The kinds of expressions.
const (
	Literal   Kind = iota // a text or a number, written out
	Variable              // $name
	Message               // another message, or an attribute of it
	Term                  // -name
	Function              // NAME($x)
	Selection             // a choice between variants
)

// Expression is what stands in braces.
type Expression struct {
	Kind      Kind
	Name      string // of a variable, message, term or function; a literal's value
	Attribute string
	Number    bool // of literals
	Given     []*Expression
	Named     map[string]string
	By        *Expression // of a selection
	Variants  []Variant
}

// Variant is one pattern of a selection.
type Variant struct {
	Key     string
	Pattern Pattern
	Other   bool // it stands for all that have none
}

// Error says what is wrong in which line of a file.
type Error struct {
	File string
	Line int
	Why  string
}

func (e *Error) Error() string { return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Why) }

// Parse reads a file. It errs at the first line that is no Fluent.
func Parse(file, text string) ([]Entry, error) {
	if !utf8.ValidString(text) {
		return nil, &Error{file, 1, "this is no UTF-8"}
	}
	p := &parser{file: file, text: strings.ReplaceAll(text, "\r\n", "\n")}
	entries, why := p.resource()
	if why != "" {
		return nil, &Error{file, p.line(), why}
	}
	first := map[string]int{}
	for _, e := range entries {
		if before, twice := first[e.ID]; twice {
			return nil, &Error{file, e.Line, fmt.Sprintf("%s is here a second time; it is in line %d as well", e.ID, before)}
		}
		first[e.ID] = e.Line
	}
	return entries, nil
}

type parser struct {
	file, text string
	at         int
	depth      int
}

// deepest is how many placeables may stand in each other.
const deepest = 20

func (p *parser) line() int { return 1 + strings.Count(p.text[:min(p.at, len(p.text))], "\n") }

func (p *parser) rest() string { return p.text[p.at:] }

func (p *parser) peek() byte {
	if p.at < len(p.text) {
		return p.text[p.at]
	}
	return 0
}

func (p *parser) take(s string) bool {
	ok := strings.HasPrefix(p.rest(), s)
	if ok {
		p.at += len(s)
	}
	return ok
}

func (p *parser) ended() bool { return p.at == len(p.text) }

func (p *parser) lineEnds() bool { return p.ended() || p.peek() == '\n' }

func (p *parser) spaces() (n int) {
	for p.take(" ") {
		n++
	}
	return n
}

// blank moves over spaces and ends of lines.
func (p *parser) blank() {
	for p.take(" ") || p.take("\n") {
	}
}

var identifier = regexp.MustCompile(`^[a-zA-Z][a-zA-Z0-9_-]*`)

func (p *parser) name() string {
	name := identifier.FindString(p.rest())
	p.at += len(name)
	return name
}

func (p *parser) resource() (all []Entry, why string) {
	comment := ""
	for !p.ended() {
		switch p.peek() {
		case '\n':
			p.at++
			comment = ""
			continue
		case ' ':
			if p.spaces(); !p.lineEnds() {
				return nil, "a line that begins with spaces belongs to no message"
			}
			continue
		case '#':
			line, _, _ := strings.Cut(p.rest(), "\n")
			body := strings.TrimLeft(line, "#")
			signs := len(line) - len(body)
			if signs > 3 || body != "" && body[0] != ' ' {
				return nil, "a comment begins with #, ## or ###, and a space"
			}
			if p.at = min(p.at+len(line)+1, len(p.text)); signs == 1 {
				comment += strings.TrimPrefix(body, " ") + "\n"
			} else {
				comment = ""
			}
			continue
		}
		e, why := p.entry()
		if why != "" {
			return nil, why
		}
		e.Comment, comment = strings.TrimSuffix(comment, "\n"), ""
		all = append(all, e)
	}
	return all, ""
}

func (p *parser) entry() (e Entry, why string) {
	e.Line = p.line()
	term := p.take("-")
	e.ID = p.name()
	if e.ID == "" {
		return e, "a message begins with its name"
	}
	if term {
		e.ID = "-" + e.ID
	}
	p.spaces()
	if !p.take("=") {
		return e, "behind the name " + e.ID + " there must be ="
	}
	if e.Pattern, why = p.pattern(); why != "" {
		return e, why
	}
	for {
		before := p.at
		p.blank()
		if !p.take(".") {
			p.at = before
			break
		}
		name := p.name()
		p.spaces()
		if name == "" || !p.take("=") {
			return e, "an attribute is .name = text"
		}
		value, why := p.pattern()
		if why == "" && len(value) == 0 {
			why = "the attribute " + name + " has no text"
		}
		if why != "" {
			return e, why
		}
		if e.Attributes == nil {
			e.Attributes = map[string]Pattern{}
		}
		e.Attributes[name] = value
	}
	switch {
	case len(e.Pattern) == 0 && (term || e.Attributes == nil):
		return e, e.ID + " has no text"
	case !p.lineEnds():
		return e, "a closing brace has no opening one; a brace in a text is {\"}\"}"
	}
	return e, ""
}

// piece is a part of a pattern as it stands: text, a placeable, or the beginning of a further line.
type piece struct {
	text    string
	of      *Expression
	further bool
	breaks  int // ends of lines before it
	indent  int // spaces before it
}

// pattern reads a text up to the end of what belongs to it.
func (p *parser) pattern() (Pattern, string) {
	var pieces []piece
	p.spaces()
	for {
		switch {
		case p.lineEnds():
			before, breaks := p.at, 0
			for p.take("\n") {
				breaks++
				start := p.at
				if p.spaces(); !p.lineEnds() {
					p.at = start
					break
				}
			}
			indent := p.spaces()
			next := p.peek()
			if p.ended() || indent == 0 && next != '{' || strings.IndexByte("[*.}", next) >= 0 {
				p.at = before
				return dedented(pieces), ""
			}
			pieces = append(pieces, piece{further: true, breaks: breaks, indent: indent})
		case p.peek() == '{':
			of, why := p.placeable()
			if why != "" {
				return nil, why
			}
			pieces = append(pieces, piece{of: of})
		case p.peek() == '}':
			return dedented(pieces), ""
		default:
			end := strings.IndexAny(p.rest(), "{}\n")
			if end < 0 {
				end = len(p.rest())
			}
			pieces = append(pieces, piece{text: p.rest()[:end]})
			p.at += end
		}
	}
}

// dedented joins the pieces of a pattern, without the spaces that all further lines begin with, nor those at its end.
func dedented(pieces []piece) (joined Pattern) {
	common := -1
	for _, one := range pieces {
		if one.further && (common < 0 || one.indent < common) {
			common = one.indent
		}
	}
	text := ""
	flush := func() {
		if text != "" {
			joined = append(joined, Element{Text: text})
		}
		text = ""
	}
	for i, one := range pieces {
		switch {
		case one.of != nil:
			flush()
			joined = append(joined, Element{Of: one.of})
		case one.further && i == 0:
			text += strings.Repeat(" ", one.indent-common)
		case one.further:
			text += strings.Repeat("\n", one.breaks) + strings.Repeat(" ", one.indent-common)
		default:
			text += one.text
		}
	}
	text = strings.TrimRight(text, " \n")
	flush()
	return joined
}

func (p *parser) placeable() (of *Expression, why string) {
	p.at++ // {
	if p.depth++; p.depth > deepest {
		return nil, "there are too many braces in each other"
	}
	p.blank()
	if of, why = p.inline(); why != "" {
		return nil, why
	}
	p.blank()
	if p.take("->") {
		if of, why = p.selection(of); why != "" {
			return nil, why
		}
	} else if of.Kind == Term && of.Attribute != "" {
		return nil, "an attribute of a term is only there to choose by"
	}
	p.blank()
	p.depth--
	if !p.take("}") {
		return nil, "a brace is not closed"
	}
	return of, ""
}

var (
	number  = regexp.MustCompile(`^-?[0-9]+(\.[0-9]+)?`)
	caller  = regexp.MustCompile(`^[A-Z][A-Z0-9_-]*$`)
	unicode = regexp.MustCompile(`^(u[0-9a-fA-F]{4}|U[0-9a-fA-F]{6})`)
)

func (p *parser) inline() (of *Expression, why string) {
	switch c := p.peek(); {
	case c == '"':
		return p.quoted()
	case number.MatchString(p.rest()):
		digits := number.FindString(p.rest())
		p.at += len(digits)
		return &Expression{Kind: Literal, Name: digits, Number: true}, ""
	case c == '{':
		return p.placeable()
	case p.take("$"):
		of = &Expression{Kind: Variable, Name: p.name()}
		if of.Name == "" {
			why = "behind $ there must be a name"
		}
		return of, why
	}
	of = &Expression{Kind: Message}
	if p.take("-") {
		of.Kind = Term
	}
	if of.Name = p.name(); of.Name == "" {
		return nil, "in braces there must be $name, NAME(…), a message, a -term or a \"text\""
	}
	if p.take(".") {
		if of.Attribute = p.name(); of.Attribute == "" {
			return nil, "behind the dot there must be a name"
		}
	}
	before := p.at
	p.blank()
	if !p.take("(") {
		p.at = before
		return of, ""
	}
	if of.Kind == Message {
		if !caller.MatchString(of.Name) || of.Attribute != "" {
			return nil, "a function has a name in capitals, unlike " + of.Name
		}
		of.Kind = Function
	}
	return of, p.given(of)
}

// given reads what stands in the parentheses of a function or a term, of which the first is read.
func (p *parser) given(of *Expression) string {
	of.Named = map[string]string{}
	for {
		p.blank()
		if p.take(")") {
			return ""
		}
		value, why := p.inline()
		if why != "" {
			return why
		}
		p.blank()
		switch {
		case value.Kind == Message && value.Attribute == "" && p.take(":"):
			p.blank()
			named, why := p.inline()
			if why == "" && named.Kind != Literal {
				why = value.Name + " must be a number or a text in quotation marks"
			}
			if _, twice := of.Named[value.Name]; why == "" && twice {
				why = value.Name + " is given twice"
			}
			if why != "" {
				return why
			}
			of.Named[value.Name] = named.Name
		case len(of.Named) > 0:
			return "what has no name stands before what has one"
		default:
			of.Given = append(of.Given, value)
		}
		p.blank()
		if !p.take(",") && p.peek() != ')' {
			return "a parenthesis is not closed"
		}
	}
}

func (p *parser) quoted() (*Expression, string) {
	var b strings.Builder
	p.at++
	for !p.lineEnds() {
		switch {
		case p.take(`"`):
			return &Expression{Kind: Literal, Name: b.String()}, ""
		case p.take(`\"`):
			b.WriteByte('"')
		case p.take(`\\`):
			b.WriteByte('\\')
		case p.take(`\`):
			code := unicode.FindString(p.rest())
			if code == "" {
				return nil, `behind \ there must be ", \, u and four digits, or U and six`
			}
			p.at += len(code)
			n, _ := strconv.ParseInt(code[1:], 16, 32)
			b.WriteRune(rune(n))
		default:
			_, size := utf8.DecodeRuneInString(p.rest())
			b.WriteString(p.rest()[:size])
			p.at += size
		}
	}
	return nil, "a quotation mark is not closed in its line"
}

// selection reads the variants behind ->.
func (p *parser) selection(by *Expression) (*Expression, string) {
	switch {
	case by.Kind == Message:
		return nil, "a message cannot be chosen by"
	case by.Kind == Term && by.Attribute == "":
		return nil, "of a term only an attribute can be chosen by"
	case by.Kind == Selection:
		return nil, "a choice cannot be chosen by"
	}
	of := &Expression{Kind: Selection, By: by}
	others := 0
	p.spaces()
	for {
		before := p.at
		p.blank()
		broken := strings.Contains(p.text[before:p.at], "\n")
		other := p.take("*")
		if !p.take("[") {
			if other {
				return nil, "behind * there must be a variant"
			}
			p.at = before
			break
		}
		if !broken {
			return nil, "each variant begins a line"
		}
		p.blank()
		key := number.FindString(p.rest())
		if p.at += len(key); key == "" {
			key = p.name()
		}
		p.blank()
		if key == "" || !p.take("]") {
			return nil, "a variant is [name] or [number]"
		}
		pattern, why := p.pattern()
		if why != "" {
			return nil, why
		}
		if len(pattern) == 0 {
			return nil, "the variant " + key + " has no text; one without text is {\"\"}"
		}
		if !p.lineEnds() {
			return nil, "the brace that closes a choice begins a line"
		}
		if other {
			others++
		}
		of.Variants = append(of.Variants, Variant{key, pattern, other})
	}
	if others != 1 {
		return nil, "one variant of each choice has * before it, for all others"
	}
	return of, ""
}
