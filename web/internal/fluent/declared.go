package fluent

import (
	"fmt"
	"iter"
	"regexp"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine/words"
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

// declared lists the values that a message is given, in the order of its comment. It errs if the
// pattern chooses by what one never is.
func (e *Entry) declared(file string) (values []Value, err error) {
	for line := range strings.Lines(e.Comment) {
		found := declaration.FindStringSubmatch(line)
		if found == nil {
			if strings.HasPrefix(strings.TrimSpace(line), "$") {
				return nil, &Error{File: file, Line: e.Line, Why: fmt.Sprintf("%s: a value is declared as $name (Kind) and what it is, unlike %q", e.ID, strings.TrimSpace(line))}
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
			return nil, &Error{File: file, Line: e.Line, Why: fmt.Sprintf("%s: $%s is declared twice", e.ID, v.Name)}
		}
		values = append(values, v)
	}
	return values, e.checkKeys(file, values)
}

// checkKeys errs if a pattern chooses by a key that a value never has.
func (e *Entry) checkKeys(file string, values []Value) (err error) {
	for p := range all(e.Parts) {
		at := slices.IndexFunc(values, func(v Value) bool { return v.Name == p.Value })
		if at < 0 {
			continue // which is found out by whoever checks the message
		}
		keys := values[at].Keys
		switch {
		case values[at].Kind == "Flag":
			keys = []string{"true", "false"}
		case values[at].Kind == "Text" && keys == nil:
			keys = []string{"none"} // which is an empty one
		}
		for _, v := range p.Variants {
			if keys != nil && !slices.Contains(keys, v.Key) && (!v.Other || v.Key != "other") {
				err = &Error{File: file, Line: e.Line, Why: fmt.Sprintf("%s: $%s is never %s", e.ID, p.Value, v.Key)}
			}
		}
	}
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

// all yields every part of a pattern, and those within.
func all(parts []words.Part) iter.Seq[*words.Part] {
	return func(yield func(*words.Part) bool) {
		for i := range parts {
			if !yield(&parts[i]) {
				return
			}
			for _, v := range parts[i].Variants {
				for p := range all(v.Pattern) {
					if !yield(p) {
						return
					}
				}
			}
		}
	}
}
