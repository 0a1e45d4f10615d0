//go:build !js

package engine_test

import (
	"path"
	"regexp"
	"strings"
	"testing"
)

// TestLibrary checks that docs/library.md names every kind of error that can be told apart, and no
// other, and that the examples it names are there.
func TestLibrary(t *testing.T) {
	page := documents(t)["docs/library.md"]
	kind := regexp.MustCompile(`(?m)^(?:\t|var )(Err[A-Z]\w*) +(?:= errors\.New\(|error = &words\.Refusal\{Text: "[^"]*"\}$)`)
	example := regexp.MustCompile(`(?m)^func (Example\w*)\(\)`)
	named := map[string]bool{}
	for _, name := range regexp.MustCompile("`(\\w+\\.Err\\w+)`").FindAllStringSubmatch(page, -1) {
		named[name[1]] = true
	}
	kinds, examples := map[string]bool{}, map[string]bool{}
	walk(t, ".go", func(name, text string) {
		for _, found := range example.FindAllStringSubmatch(text, -1) {
			if !strings.HasSuffix(name, "_test.go") {
				t.Errorf("%s: %s is no example", name, found[1])
			}
			examples[found[1]] = true
		}
		if base := path.Base(name); (base == "words.go" || strings.HasSuffix(base, "_gen.go")) && (strings.HasPrefix(name, "engine/") || strings.HasPrefix(name, "game/")) {
			for _, found := range kind.FindAllStringSubmatch(text, -1) {
				kinds[path.Base(path.Dir(name))+"."+found[1]] = true
			}
		}
	})
	for name := range kinds {
		if !named[name] && !strings.HasSuffix(name, ".ErrSearch") && !strings.HasSuffix(name, ".ErrKind") { // which methods tell one another
			t.Errorf("docs/library.md does not name %s", name)
		}
	}
	for name := range named {
		if !kinds[name] {
			t.Errorf("docs/library.md names %s, which is not there", name)
		}
	}
	if len(kinds) < 15 || len(examples) < 20 {
		t.Errorf("there are %d kinds of errors and %d examples", len(kinds), len(examples))
	}
	for _, name := range regexp.MustCompile("`(Example\\w*)`").FindAllStringSubmatch(page, -1) {
		if !examples[name[1]] {
			t.Errorf("docs/library.md names %s, which is not there", name[1])
		}
	}
}

// TestSources checks that every key of a paper, in code and in documents, is in the list of package
// engine, and that the list has no other.
func TestSources(t *testing.T) {
	key := regexp.MustCompile(`\[[A-Z][A-Za-z]*[0-9]{2}\]`)
	listed, used := map[string]bool{}, map[string]string{}
	note := func(name, text string) {
		for _, k := range key.FindAllString(text, -1) {
			used[k] = name
		}
	}
	walk(t, ".go", func(name, text string) {
		if name == "engine/engine.go" {
			_, list, _ := strings.Cut(text, "References")
			for _, k := range key.FindAllString(list, -1) {
				listed[k] = true
			}
			return
		}
		note(name, text)
	})
	for name, text := range documents(t) {
		note(name, text)
	}
	for k, name := range used {
		if !listed[k] {
			t.Errorf("%s names %s, which package engine does not list", name, k)
		}
	}
	for k := range listed {
		if used[k] == "" {
			t.Errorf("package engine lists %s, which nothing names", k)
		}
	}
}
