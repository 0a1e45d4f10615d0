package fluent

import (
	"errors"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// said resolves the messages of a text, as those of a package.
func said(text string) ([]Said, error) {
	entries, err := Parse("f", text)
	if err != nil {
		return nil, err
	}
	return Resolve([]Group{{Name: "g", Files: []File{{"f", entries}}}})
}

// file reads a file.
func file(t *testing.T, name, text string) File {
	t.Helper()
	entries, err := Parse(name, text)
	if err != nil {
		t.Fatal(err)
	}
	return File{name, entries}
}

// TestText: a message is known by its group and name, in pages by its name alone, and its Text lists its values in the order in which they are declared.
func TestText(t *testing.T) {
	all, err := said("# $m (Plain) a column\n# $n (Number)\n# Said of both.\n# kind: engine.ErrTooFar\na = { $n } { b }\n\nb = b\n")
	if err == nil || !strings.Contains(err.Error(), "$m is declared and not used") {
		t.Errorf("%+v, %v", all, err)
	}
	if all, err = said("# $m (Plain) a column\n# $n (Number)\n# Said of both.\n# kind: engine.ErrTooFar\na = { $n } { $m } { b }\n\nb = b\n"); err != nil {
		t.Fatal(err)
	}
	if a := all[0]; a.Text != "g/a m# n" || a.Name != "g/a" || a.Entry.Says() != "Said of both." || a.Entry.Wraps() != "engine.ErrTooFar" || a.Pattern != "{ $n } { $m } { b }" {
		t.Errorf("%+v", a)
	}
	if got := []string{Name("web/site", "a"), Name("web/site/panels/x", "a"), Name("web/sites", "a")}; !slices.Equal(got, []string{"a", "a", "web/sites/a"}) {
		t.Errorf("messages are called %q", got)
	}
	twice := []Group{{Name: "web/site", Files: []File{file(t, "f", "a = b")}}, {Name: "web/site/x", Files: []File{file(t, "g", "\na = b")}}}
	if _, err := Resolve(twice); err == nil || err.Error() != "g:2: a stands in f as well" {
		t.Error(err)
	}
}

// TestTable: a language has what it says, and in English what it lacks.
func TestTable(t *testing.T) {
	root := t.TempDir()
	for name, text := range map[string]string{
		"engine/p/words.ftl": "a = one\n\nb = { a }\n", "game/x": "", "render/x": "", "cmd/x": "", "web/site/words.ftl": "c = two\n",
		"web/words/ar/language.ftl": "name = X\ndirection = rtl\n", "web/words/ar/engine/p.ftl": "a = واحد\n\ngone = x\n",
	} {
		name = filepath.Join(root, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(name), 0o755), os.WriteFile(name, []byte(text), 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	groups, err := English(root)
	if err != nil {
		t.Fatal(err)
	}
	said, err := Resolve(groups)
	if err != nil {
		t.Fatal(err)
	}
	all, err := Translations(root, "ar", said)
	if err != nil {
		t.Fatal(err)
	}
	table, err := TableOf("ar", all, said)
	if err != nil || table.Name != "X" || table.Direction != "rtl" || !maps.Equal(table.Messages, map[string]string{"engine/p/a": "واحد", "engine/p/b": "{ a }", "c": "two"}) {
		t.Errorf("%+v, %v", table, err)
	}
	if l := table.Language(); l.Say("engine/p/b") != "واحد" || l.Say("c") != "two" || l.Tag() != "ar" {
		t.Errorf("it says %q", l.Say("engine/p/b"))
	}
}

// TestSaidWrong: what refers to nothing or to itself, and a value that is not what it was declared, is told with its line.
func TestSaidWrong(t *testing.T) {
	for text, want := range map[string]string{
		"a = { b }":                                "f:1: a: there is no b",
		"\na = {\n -b }":                           "f:3: in braces there must be",
		"a = { b }\nb = { a }":                     "f:1: a: a → b → a refers to itself",
		"a = { $n ->\n *[x] { a }\n}":              "f:1: a: $n is not among its values",
		"a = { $n }":                               "f:1: a: $n is not among its values; it has none",
		"# $m (Number)\na = { $m } { $n }":         "f:2: a: $n is not among its values, which are $m",
		"# $n (Number)\na = b":                     "f:2: a: $n is declared and not used",
		"# $n Number\na = { $n }":                  "f:2: a: a value is declared as",
		"# $n (Number)\n# $n (Number)\na = { $n }": "f:3: a: $n is declared twice",
		"# $n (Number)\na = { DATE($n) }":          "f:2: a: there is no function DATE",
		"# $n (Number)\na = { COUNT(3) }":          "f:2: the function COUNT takes one value",
		"# $s (you | white)\na = { $s ->\n [black] b\n *[other] c\n}": "f:2: a: $s is never black",
		"# $s (Flag)\na = { $s ->\n [yes] b\n *[other] c\n}":          "f:2: a: $s is never yes",
		"# $s (Text)\na = { $s ->\n [you] b\n *[other] c\n}":          "f:2: a: $s is never you",
	} {
		if _, err := said(text); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s…", text, err, want)
		}
	}
}

// FuzzParse: whatever a file holds is read or refused.
func FuzzParse(f *testing.F) {
	f.Add("a = { $n ->\n *[x] {\n  $m ->\n  *[y] z\n }\n}\n# $n (Number)")
	f.Fuzz(func(t *testing.T, text string) {
		if entries, err := Parse("f", text); err == nil {
			_, _ = Resolve([]Group{{Name: "g", Files: []File{{"f", entries}}}})
		}
	})
}
