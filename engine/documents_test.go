//go:build !js

package engine_test

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode"
)

// documents returns the Markdown files of the repository by their names, with slashes.
func documents(t *testing.T) map[string]string {
	t.Helper()
	found := map[string]string{}
	walk(t, ".md", func(name string, text string) { found[name] = text })
	if len(found) == 0 {
		t.Fatal("there are no documents")
	}
	return found
}

// walk reads the files of the repository whose names end so.
func walk(t *testing.T, end string, f func(name, text string)) {
	t.Helper()
	tree := os.DirFS("..")
	err := fs.WalkDir(tree, ".", func(name string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && (entry.Name() == "node_modules" || entry.Name() == ".git" || name == "bin" || name == "dist"):
			return fs.SkipDir
		case entry.IsDir() || !strings.HasSuffix(name, end):
			return nil
		}
		text, err := fs.ReadFile(tree, name)
		if err == nil {
			f(name, string(text))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

var (
	fence   = regexp.MustCompile("(?ms)^```.*?^```[^\n]*\n?")
	code    = regexp.MustCompile("`[^`\n]*`")
	link    = regexp.MustCompile(`\]\(([^()\s]+)\)`)
	heading = regexp.MustCompile(`(?m)^#{1,6} +(.*)$`)
)

// anchors returns the places in a document to which a link can lead, as GitHub names
// them: small letters, spaces as hyphens, without punctuation. A heading that comes again
// has a number; here none does.
func anchors(text string) map[string]bool {
	places := map[string]bool{}
	for _, h := range heading.FindAllStringSubmatch(fence.ReplaceAllString(text, ""), -1) {
		place := strings.Map(func(r rune) rune {
			switch {
			case r == ' ':
				return '-'
			case unicode.IsLetter(r), unicode.IsDigit(r), r == '-', r == '_':
				return unicode.ToLower(r)
			}
			return -1
		}, strings.TrimSpace(h[1]))
		places[place] = true
	}
	return places
}

// TestLinks checks that every link of a document to a file, or to a place in a document,
// leads to one that is there.
func TestLinks(t *testing.T) {
	all := documents(t)
	links := 0
	for name, text := range all {
		for _, found := range link.FindAllStringSubmatch(code.ReplaceAllString(fence.ReplaceAllString(text, ""), ""), -1) {
			if strings.Contains(found[1], "://") {
				continue
			}
			links++
			file, place, _ := strings.Cut(found[1], "#")
			target := name
			if file != "" {
				target = path.Join(path.Dir(name), file)
			}
			if _, err := os.Stat(filepath.Join("..", filepath.FromSlash(target))); err != nil {
				t.Errorf("%s links to %s, which is not there", name, found[1])
			} else if place != "" && !anchors(all[target])[place] {
				t.Errorf("%s links to %s, where there is no such heading", name, found[1])
			}
		}
	}
	if links == 0 {
		t.Error("there are no links")
	}
}

// TestNamedTests checks that the tests which documents name exist.
func TestNamedTests(t *testing.T) {
	tests := map[string]bool{}
	definition := regexp.MustCompile(`(?m)^func (Test\w+)\(`)
	walk(t, "_test.go", func(_, text string) {
		for _, found := range definition.FindAllStringSubmatch(text, -1) {
			tests[found[1]] = true
		}
	})
	named := 0
	mention := regexp.MustCompile("`(Test[A-Z0-9]\\w*)`")
	for name, text := range documents(t) {
		for _, found := range mention.FindAllStringSubmatch(text, -1) {
			named++
			if !tests[found[1]] {
				t.Errorf("%s names %s, which is no test", name, found[1])
			}
		}
	}
	if named == 0 {
		t.Error("no document names a test")
	}
}
