package fluent

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine/words"
)

// Functions are those that package words has, each with one value.
var Functions = []string{"NUMBER", "COUNT", "AND", "OR", "FULL", "CAPITAL"}

// Language is what is said in one language: the messages of some files, and the terms of all.
type Language struct {
	Tag   string
	terms map[string]*Entry
	files map[string]string // of a term
}

// NewLanguage returns a language without terms.
func NewLanguage(tag string) *Language {
	return &Language{Tag: tag, terms: map[string]*Entry{}, files: map[string]string{}}
}

// Know adds the terms of a file. A term of two files is an error.
func (l *Language) Know(file string, entries []Entry) error {
	for i := range entries {
		e := &entries[i]
		if e.ID[0] != '-' {
			continue
		}
		if l.terms[e.ID] != nil {
			return &Error{file, e.Line, fmt.Sprintf("the term %s stands in %s as well", e.ID, l.files[e.ID])}
		}
		l.terms[e.ID], l.files[e.ID] = e, file
	}
	return nil
}

// Short writes the pattern of a message in the short form: with all terms
// and messages of its file put in. It errs, with the line, if the message refers to what is not there or
// to itself, or calls an unknown function; values are the names of those it is given.
func (l *Language) Short(file string, entries []Entry, e *Entry, values []string) (string, error) {
	w := writer{language: l, entries: entries, values: values}
	short, why := w.pattern(e.Pattern, nil, []string{e.ID}, false)
	if why == "" {
		named := make([]Value, len(values))
		for i, name := range values {
			named[i].Name = name
		}
		if _, err := words.Read(l.Tag, words.Table([]words.Line{{Pattern: Numbered(short, named)}})); err != nil {
			why = err.Error()
		}
	}
	if why != "" {
		return "", &Error{file, e.Line, e.ID + ": " + why}
	}
	return short, nil
}

// put is the head of what stands in braces: {$n, {COUNT($n).
var put = regexp.MustCompile(`\{(?:([A-Z]+)\()?\$(\w+)\)?`)

// Numbered writes a pattern in the short form as package words reads it: values have numbers, {COUNT0, and those whose thousands
// are not parted a sign, {#0.
func Numbered(short string, values []Value) string {
	return put.ReplaceAllStringFunc(short, func(head string) string {
		found := put.FindStringSubmatch(head)
		at := slices.IndexFunc(values, func(v Value) bool { return v.Name == found[2] })
		function := found[1]
		if function == "" && values[at].Kind == "Plain" {
			function = "#"
		}
		return "{" + function + strconv.Itoa(at)
	})
}

type writer struct {
	language *Language
	entries  []Entry
	values   []string
}

// pattern writes a pattern. In a term there are arguments, and within are the messages and terms through
// which one has come. In a variant a bracket would begin another.
func (w *writer) pattern(p Pattern, arguments map[string]string, within []string, variant bool) (string, string) {
	var b strings.Builder
	for _, e := range p {
		if e.Of == nil {
			b.WriteString(escaped(e.Text, variant))
			continue
		}
		text, why := w.expression(e.Of, arguments, within, variant)
		if why != "" {
			return "", why
		}
		b.WriteString(text)
	}
	if text := b.String(); !variant || !strings.HasSuffix(text, "*") {
		return text, ""
	}
	return strings.TrimSuffix(b.String(), "*") + `{"*"}`, ""
}

// escaped puts into braces what would mean something.
func escaped(text string, variant bool) string {
	signs := []string{"{", `{"{"}`, "}", `{"}"}`}
	if variant {
		signs = append(signs, "[", `{"["}`)
	}
	return strings.NewReplacer(signs...).Replace(text)
}

func (w *writer) expression(e *Expression, arguments map[string]string, within []string, variant bool) (text, why string) {
	switch e.Kind {
	case Literal:
		return escaped(e.Name, variant), ""
	case Variable:
		if arguments != nil {
			value, ok := arguments[e.Name]
			if !ok {
				return "", "the term is not given $" + e.Name
			}
			return escaped(value, variant), ""
		}
		return "{$" + e.Name + "}", w.known(e.Name)
	case Function:
		text, why = w.function(e, arguments)
		return "{" + text + "}", why
	case Message, Term:
		return w.reference(e, arguments, within, variant)
	}
	return w.selection(e, arguments, within, variant)
}

func (w *writer) known(value string) string {
	if !slices.Contains(w.values, value) {
		return "$" + value + " is not among its values" + listed(w.values)
	}
	return ""
}

func listed(values []string) string {
	if len(values) == 0 {
		return "; it has none"
	}
	return ", which are $" + strings.Join(values, ", $")
}

// function writes the call of a function, without braces.
func (w *writer) function(e *Expression, arguments map[string]string) (text, why string) {
	switch {
	case !slices.Contains(Functions, e.Name):
		return "", fmt.Sprintf("there is no function %s: there are %s", e.Name, strings.Join(Functions, ", "))
	case arguments != nil:
		return "", "a function is not called in a term"
	case len(e.Given) != 1 || e.Given[0].Kind != Variable || len(e.Named) > 0:
		return "", "the function " + e.Name + " takes one value, as in { " + e.Name + "($n) }"
	}
	return e.Name + "($" + e.Given[0].Name + ")", w.known(e.Given[0].Name)
}

// find returns the pattern to which an expression refers.
func (w *writer) find(e *Expression) (id string, p Pattern, why string) {
	id = e.Name
	var of *Entry
	if e.Kind == Term {
		id = "-" + id
		of = w.language.terms[id]
	} else if i := slices.IndexFunc(w.entries, func(other Entry) bool { return other.ID == id }); i >= 0 {
		of = &w.entries[i]
	}
	if of == nil {
		return "", nil, "there is no " + id
	}
	p = of.Pattern
	if e.Attribute != "" {
		p = of.Attributes[e.Attribute]
	}
	if len(p) == 0 {
		return "", nil, id + " has no text " + e.Attribute
	}
	return id, p, ""
}

func (w *writer) reference(e *Expression, arguments map[string]string, within []string, variant bool) (text, why string) {
	id, p, why := w.find(e)
	if why != "" {
		return "", why
	}
	if slices.Contains(within, id) {
		return "", strings.Join(append(within, id), " → ") + " refers to itself"
	}
	if e.Kind == Term {
		if len(e.Given) > 0 {
			return "", "what is given to the term " + id + " has a name, as in (case: \"accusative\")"
		}
		arguments = maps.Clone(e.Named)
		if arguments == nil {
			arguments = map[string]string{}
		}
	}
	return w.pattern(p, arguments, append(slices.Clone(within), id), variant)
}

func (w *writer) selection(e *Expression, arguments map[string]string, within []string, variant bool) (text, why string) {
	by := e.By
	value, decided := "", true // in a term what is chosen by is written out
	switch {
	case by.Kind == Literal:
		value = by.Name
	case by.Kind == Variable && arguments != nil:
		value = arguments[by.Name]
	case by.Kind == Term:
		_, p, why := w.find(by)
		if why != "" {
			return "", why
		}
		if len(p) == 1 {
			value = p[0].Text
		}
	default:
		decided = false
	}
	if decided {
		chosen := slices.IndexFunc(e.Variants, func(v Variant) bool { return v.Key == value })
		if chosen < 0 {
			chosen = slices.IndexFunc(e.Variants, func(v Variant) bool { return v.Other })
		}
		return w.pattern(e.Variants[chosen].Pattern, arguments, within, variant)
	}
	var b strings.Builder
	switch by.Kind {
	case Variable:
		if why := w.known(by.Name); why != "" {
			return "", why
		}
		b.WriteString("{$" + by.Name + "->")
	case Function:
		call, why := w.function(by, arguments)
		if why != "" {
			return "", why
		}
		if by.Name != "NUMBER" {
			return "", "what is chosen by is $name or NUMBER($name)"
		}
		b.WriteString("{" + call + "->")
	}
	for _, v := range e.Variants {
		inner, why := w.pattern(v.Pattern, arguments, within, true)
		if why != "" {
			return "", why
		}
		if v.Other {
			b.WriteByte('*')
		}
		b.WriteString("[" + v.Key + "]" + inner)
	}
	b.WriteByte('}')
	return b.String(), ""
}
