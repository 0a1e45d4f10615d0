package fluent

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine/words"
)

// Entry is a message of a file.
type Entry struct {
	words.Message
	Parts []words.Part // of its pattern
}

// Error says what is wrong in which line of a file.
type Error = words.Wrong

// Parse reads a file, its patterns included. It errs at the first line that is wrong.
func Parse(file, text string) ([]Entry, error) {
	all, err := words.Messages(file, text)
	entries := make([]Entry, len(all))
	for i, m := range all {
		parts, err := words.Parse(m.Pattern)
		var malformed *words.Malformed
		if errors.As(err, &malformed) {
			return nil, &Error{File: file, Line: m.Line + strings.Count(m.Pattern[:malformed.At], "\n"), Why: malformed.Why}
		}
		entries[i] = Entry{m, parts}
	}
	return entries, err
}

// functions are those that package words has, each with one value.
var functions = []string{"NUMBER", "COUNT", "AND", "OR", "FULL", "CAPITAL"}

// check errs, with the line, if a message of a file refers to what is not there or to itself, calls an
// unknown function, or speaks of a value that it is not given. It returns the values of which it says something.
func (f *File) check(e *Entry, values []Value) (used map[string]bool, err error) {
	used = map[string]bool{}
	why := f.walk(e, values, []string{e.ID}, used)
	if why != "" {
		return nil, &Error{File: f.Name, Line: e.Line, Why: e.ID + ": " + why}
	}
	return used, nil
}

func (f *File) walk(e *Entry, values []Value, within []string, used map[string]bool) (why string) {
	for p := range all(e.Parts) {
		switch {
		case p.Message != "":
			at := slices.IndexFunc(f.Entries, func(e Entry) bool { return e.ID == p.Message })
			if at < 0 {
				return "there is no " + p.Message
			}
			if slices.Contains(within, p.Message) {
				return strings.Join(append(within, p.Message), " → ") + " refers to itself"
			}
			if why := f.walk(&f.Entries[at], values, append(slices.Clone(within), p.Message), used); why != "" {
				return why
			}
		case p.Value == "":
		case p.Function != "" && !slices.Contains(functions, p.Function):
			return fmt.Sprintf("there is no function %s: there are %s", p.Function, strings.Join(functions, ", "))
		case !slices.ContainsFunc(values, func(v Value) bool { return v.Name == p.Value }):
			return "$" + p.Value + " is not among its values" + listed(values)
		default:
			used[p.Value] = true
		}
	}
	return ""
}

func listed(values []Value) string {
	if len(values) == 0 {
		return "; it has none"
	}
	var names []string
	for _, v := range values {
		names = append(names, "$"+v.Name)
	}
	return ", which are " + strings.Join(names, ", ")
}
