package page

import (
	"html"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// read returns a file of the repository.
func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile("../../../" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// section returns what stands under a heading of docs/page.md.
func section(t *testing.T, heading string) string {
	t.Helper()
	_, text, found := strings.Cut(read(t, "docs/page.md"), "\n"+heading+"\n")
	if !found {
		t.Fatalf("docs/page.md has no %q", heading)
	}
	text, _, _ = strings.Cut(text, "\n## ")
	return text
}

// rows returns the names, each between backquotes, in the first cells of a section's tables.
func rows(section, name string) map[string]bool {
	found := map[string]bool{}
	for _, line := range strings.Split(section, "\n") {
		if strings.HasPrefix(line, "| ") {
			cell, _, _ := strings.Cut(line[2:], "|")
			for _, n := range regexp.MustCompile("`"+name).FindAllStringSubmatch(cell, -1) {
				found[n[1]] = true
			}
		}
	}
	return found
}

// same fails unless the documented names are the true ones.
func same(t *testing.T, what string, names []string, documented map[string]bool) {
	t.Helper()
	if len(names) == 0 {
		t.Errorf("there is no %s", what)
	}
	for _, name := range names {
		if !documented[name] {
			t.Errorf("docs/page.md has no row for the %s %s", what, name)
		}
		delete(documented, name)
	}
	for name := range documented {
		t.Errorf("docs/page.md has a row for the %s %s, which is not there", what, name)
	}
}

// TestPageIsDocumented: docs/page.md has a row for every member of window.palace, for every
// name of the state, and for every key of the page, and none for others.
func TestPageIsDocumented(t *testing.T) {
	script := read(t, "web/site/js/palace.js")
	_, object, _ := strings.Cut(script, "  const palace = Object.freeze({\n")
	object, _, _ = strings.Cut(object, "\n  });")
	var members []string
	for _, member := range regexp.MustCompile(`(?m)^    (?:async |get )?(\w+)[:(,]`).FindAllStringSubmatch(object, -1) {
		members = append(members, member[1])
	}
	text := section(t, "## window.palace")
	same(t, "member of window.palace", members, rows(text, `palace\.(\w+)`))

	_, state, _ := strings.Cut(text, "\n### The state\n")
	state, _, _ = strings.Cut(state, "\n### ")
	var names []string
	for _, field := range reflect.VisibleFields(reflect.TypeFor[State]()) {
		if !field.Anonymous {
			name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
			names = append(names, name)
		}
	}
	same(t, "name of the state", names, rows(state, "(\\w+)`"))
	for _, inner := range []reflect.Type{reflect.TypeFor[Players](), reflect.TypeFor[Turn](), reflect.TypeFor[Overlay]()} {
		for _, field := range reflect.VisibleFields(inner) {
			if name := field.Tag.Get("json"); !regexp.MustCompile(`\b` + name + `\b`).MatchString(state) {
				t.Errorf("docs/page.md does not name %s of %v", name, inner)
			}
		}
	}

	var keys []string
	panels, err := filepath.Glob("../../site/panels/*/*.[hj]*") // HTML, and templates in scripts
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range append(panels, "../../site/index.html") {
		for _, key := range regexp.MustCompile(`aria-keyshortcuts="([^"]+)"`).FindAllStringSubmatch(read(t, "web/internal/page/"+name), -1) {
			keys = append(keys, html.UnescapeString(key[1]))
		}
	}
	documented := rows(section(t, "## Keys"), "([^`]+)`")
	for _, board := range []string{"Enter", "Home", "Escape"} { // which are no button's
		if !documented[board] {
			t.Errorf("docs/page.md has no row for the key %s", board)
		}
		delete(documented, board)
	}
	slices.Sort(keys) // in a quiz a key may have a meaning of its own
	same(t, "key", slices.Compact(keys), documented)
}
