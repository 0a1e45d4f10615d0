package main

import (
	"encoding/json"
	"fmt"
	"path"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"github.com/palacegames/palace/web/internal/call"
	"github.com/palacegames/palace/web/internal/page"
)

// asWritten are types that write their JSON themselves.
var asWritten = map[reflect.Type]string{
	reflect.TypeFor[page.Numbers](): "(number | string)[]",
	reflect.TypeFor[page.Squares](): "number[][]",
	reflect.TypeFor[[]byte]():       "string | null", // in base64; nil says something
}

// orNull are the lists for which nil says something: it is written as null.
var orNull = map[string]bool{"Turn.from": true, "Turn.to": true, "EditorItem.move": true, "EditorSquare.move": true}

// writer collects the interfaces that a type needs.
type writer struct {
	done map[string]reflect.Type
	text map[string]string
}

// declarations are the page's data and its calls, in the namespace Palace.
func declarations(calls []call.Call) (string, error) {
	w := &writer{done: map[string]reflect.Type{}, text: map[string]string{}}
	var list strings.Builder
	for _, c := range calls {
		answer := c.Answer
		if answer == nil {
			answer = reflect.TypeFor[page.State]()
		}
		fmt.Fprintf(&list, "    %s: { args: %s; value: %s };\n", c.Name, w.members(c.Args, "", " "), w.of(answer))
	}
	w.text["Calls"] = "  /** What each call takes and answers. */\n  interface Calls {\n" + list.String() + "  }\n"
	if clash := w.text["clash"]; clash != "" {
		return "", fmt.Errorf("two types are named %s", clash)
	}
	names := make([]string, 0, len(w.text))
	for name := range w.text {
		names = append(names, name)
	}
	slices.Sort(names)
	var all strings.Builder
	all.WriteString(head + "\ndeclare namespace Palace {\n")
	for _, name := range names {
		all.WriteString(w.text[name])
	}
	all.WriteString("}\n")
	return all.String(), nil
}

const head = "// Written by go run ./web/declare from the types in Go: do not edit."

// of returns how a type is called.
func (w *writer) of(t reflect.Type) string {
	if text, ok := asWritten[t]; ok {
		return text
	}
	if t.Kind() != reflect.Pointer && t.Implements(reflect.TypeFor[json.Marshaler]()) {
		return "unknown" // what it writes is not to be seen from its type
	}
	switch t.Kind() {
	case reflect.Bool:
		return "boolean"
	case reflect.String:
		return "string"
	case reflect.Int, reflect.Int32, reflect.Int64, reflect.Uint32, reflect.Float64:
		return "number"
	case reflect.Slice, reflect.Array:
		return element(w.of(t.Elem())) + "[]"
	case reflect.Pointer:
		return w.of(t.Elem()) + " | null"
	case reflect.Struct:
		if t.Name() == "" {
			return w.members(t, "", " ")
		}
		w.add(t)
		return t.Name()
	}
	return "unknown"
}

// element puts what consists of several types in brackets.
func element(text string) string {
	if strings.Contains(text, "|") && !strings.HasSuffix(text, "]") {
		return "(" + text + ")"
	}
	return text
}

// add writes an interface for a struct, once.
func (w *writer) add(t reflect.Type) {
	name := t.Name()
	if before, ok := w.done[name]; ok {
		if before != t {
			w.text["clash"] = fmt.Sprintf("%s, in %s and %s", name, path.Base(before.PkgPath()), path.Base(t.PkgPath()))
		}
		return
	}
	w.done[name] = t
	w.text[name] = "  interface " + name + " " + w.members(t, name, "\n    ") + "\n"
}

// members writes the fields of a struct that JSON has, each after a separator.
func (w *writer) members(t reflect.Type, name, before string) string {
	var all strings.Builder
	for _, field := range reflect.VisibleFields(t) {
		key, rest, _ := strings.Cut(field.Tag.Get("json"), ",")
		if field.Type == reflect.TypeFor[page.State]() {
			key = "state" // which is written apart
		}
		if key == "-" || key == "" || !field.IsExported() {
			continue
		}
		text := w.of(field.Type)
		switch {
		case orNull[name+"."+key]:
			text += " | null"
		case rest == "omitempty", name == "" && field.Type.Kind() == reflect.Pointer:
			key += "?"
		}
		all.WriteString(before + key + ": " + text + ";")
	}
	if all.Len() == 0 {
		return "{}"
	}
	return "{" + all.String() + strings.TrimSuffix(before, "  ") + "}"
}

// withID is an element with an id.
var withID = regexp.MustCompile(`<([a-z0-9]+)\b[^>]*?\sid="([\w-]+)"`)

// ids lists the elements of a page that have an id.
func ids(html string) (string, error) {
	var all strings.Builder
	all.WriteString(head + "\n\n/** The elements with an id. */\ninterface Ids {\n")
	seen := map[string]bool{}
	for _, found := range withID.FindAllStringSubmatch(html, -1) {
		tag, name := found[1], found[2]
		if seen[name] {
			return "", fmt.Errorf("two elements are named %s", name)
		}
		seen[name] = true
		fmt.Fprintf(&all, "  %q: HTMLElementTagNameMap[%q];\n", name, tag)
	}
	all.WriteString("}\n")
	return all.String(), nil
}
