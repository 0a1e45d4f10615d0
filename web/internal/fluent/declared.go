package fluent

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// Value is what a message is given: a line of its comment such as
//
//	$n (Number) how many squares are blocked
//
// declares it.
type Value struct {
	Name string
	Kind string   // Number, Plain (a number whose thousands are not parted), Text, Quoted (a text in quotation marks), List, Flag, Position, Integer, Error, or a Go type that has a method Key
	Keys []string // of a choice, which is declared as (you | white | black)
}

var declaration = regexp.MustCompile(`^\s*\$([a-zA-Z][a-zA-Z0-9]*) \(([^)]+)\)`)

// directive is a line of a comment that says something to the generator: "kind: engine.ErrTooFar".
var directive = regexp.MustCompile(`^kind: (\S+)$`)

// Kinds are what a value may be, and which Go type it has.
var Kinds = map[string]string{
	"Number": "int", "Plain": "int", "Text": "string", "Quoted": "string", "List": "[]string", "Flag": "bool", "Position": "words.Place", "Integer": "engine.Int", "Error": "error",
}

// Declared lists the values that a message is given, in the order of its comment. It errs if the
// pattern speaks of others, or of one in a way that its kind does not have.
func (e *Entry) Declared(file string) (values []Value, err error) {
	for line := range strings.Lines(e.Comment) {
		found := declaration.FindStringSubmatch(line)
		if found == nil {
			if strings.HasPrefix(strings.TrimSpace(line), "$") {
				return nil, &Error{file, e.Line, fmt.Sprintf("%s: a value is declared as $name (Kind) and what it is, unlike %q", e.ID, strings.TrimSpace(line))}
			}
			continue
		}
		v := Value{Name: found[1], Kind: found[2]}
		if strings.Contains(v.Kind, "|") {
			v.Kind = "Text"
			for key := range strings.SplitSeq(found[2], "|") {
				v.Keys = append(v.Keys, strings.TrimSpace(key))
			}
		}
		if slices.ContainsFunc(values, func(other Value) bool { return other.Name == v.Name }) {
			return nil, &Error{file, e.Line, fmt.Sprintf("%s: $%s is declared twice", e.ID, v.Name)}
		}
		values = append(values, v)
	}
	return values, e.checkKeys(file, values)
}

// checkKeys errs if a pattern chooses by a key that a value never has.
func (e *Entry) checkKeys(file string, values []Value) (err error) {
	e.Pattern.each(func(x *Expression) {
		if x.Kind != Selection || x.By.Kind != Variable {
			return
		}
		at := slices.IndexFunc(values, func(v Value) bool { return v.Name == x.By.Name })
		if at < 0 {
			return // it is found out when the pattern is written
		}
		keys := values[at].Keys
		if values[at].Kind == "Flag" {
			keys = []string{"true", "false"}
		}
		for _, v := range x.Variants {
			if keys != nil && !slices.Contains(keys, v.Key) && (!v.Other || v.Key != "other") {
				err = &Error{file, e.Line, fmt.Sprintf("%s: $%s is never %s", e.ID, x.By.Name, v.Key)}
			}
		}
	})
	return err
}

// Wraps names the error, in Go, of whose kind a message is that refuses something: "engine.ErrTooFar", or "".
func (e *Entry) Wraps() string {
	for line := range strings.Lines(e.Comment) {
		if found := directive.FindStringSubmatch(strings.TrimSpace(line)); found != nil {
			return found[1]
		}
	}
	return ""
}

// Says is the comment for people: without the values and what the generator is told.
func (e *Entry) Says() string {
	var kept []string
	for line := range strings.Lines(e.Comment) {
		if line = strings.TrimSpace(line); line != "" && !declaration.MatchString(line) && !directive.MatchString(line) {
			kept = append(kept, line)
		}
	}
	return strings.Join(kept, " ")
}

// Uses reports whether a pattern in the short form writes a value or chooses by it.
func Uses(short, name string) bool {
	return strings.Contains(short, "$"+name+"}") || strings.Contains(short, "$"+name+"->") || strings.Contains(short, "($"+name+")")
}

// each calls f with every expression of a pattern, and those within.
func (p Pattern) each(f func(*Expression)) {
	for _, e := range p {
		if e.Of != nil {
			e.Of.each(f)
		}
	}
}

func (x *Expression) each(f func(*Expression)) {
	f(x)
	for _, one := range x.Given {
		one.each(f)
	}
	if x.By != nil {
		x.By.each(f)
	}
	for _, v := range x.Variants {
		v.Pattern.each(f)
	}
}
