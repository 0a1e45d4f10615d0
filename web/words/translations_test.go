package main

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/web/internal/fluent"
)

const root = "../.."

// resolved returns all English messages.
func resolved(t *testing.T) []fluent.Said {
	t.Helper()
	groups, err := fluent.English(root)
	if err != nil {
		t.Fatal(err)
	}
	said, err := fluent.Resolve(groups)
	if err != nil {
		t.Fatal(err)
	}
	return said
}

// sample returns the i-th value of a kind.
func sample(v *fluent.Value, i int) any {
	numbers := []int{0, 1, 2, 3, 11, 100, 1_000_000}
	n := numbers[i%len(numbers)]
	switch {
	case len(v.Keys) > 0:
		return &v.Keys[i%len(v.Keys)]
	}
	switch v.Kind {
	case "Number", "Plain":
		return &n
	case "Text", "Quoted":
		return new("text")
	case "List":
		return new([]string{"a", "b", "c"}[:i%4%3+i%2])
	case "Flag":
		return new(i%2 == 0)
	case "Position":
		return new(words.Place(engine.At(3, i)))
	case "Integer":
		return new(words.Whole(engine.Num(n)))
	case "Error":
		return new(errors.New("why"))
	}
	return new([]string{"you", "white", "black"}[i%3])
}

// TestEverySentence: each message can be said in each language, with values of each kind that it may be given.
func TestEverySentence(t *testing.T) {
	said := resolved(t)
	tags, err := fluent.Tags(root)
	if err != nil {
		t.Fatal(err)
	}
	check := func(tag, short string, s *fluent.Said) {
		l, err := words.Read(tag, words.Table(nil))
		if err != nil {
			t.Fatal(err)
		}
		for i := range 14 {
			values := make([]any, len(s.Values))
			for d := range values {
				values[d] = sample(&s.Values[d], i+d)
			}
			text, err := l.Check(fluent.Numbered(short, s.Values), values...)
			if err != nil || strings.Contains(text, "$") {
				t.Errorf("%s, %s/%s: %q, %v", tag, s.Group, s.ID, text, err)
				return
			}
			for d := range s.Values {
				if s.Values[d].Name != "misere" {
					continue
				}
				values[d] = new(!*values[d].(*bool))
				if other, err := l.Check(fluent.Numbered(short, s.Values), values...); err != nil || other == text {
					t.Errorf("%s, %s/%s says the same of misère play: %q, %v", tag, s.Group, s.ID, other, err)
					return
				}
			}
		}
	}
	byName := map[string]*fluent.Said{}
	for i := range said {
		s := &said[i]
		if !strings.HasPrefix(s.Group, "web/site") {
			byName[s.Group+"/"+s.ID] = s
			check("en", s.Short, s)
		}
	}
	for _, tag := range tags {
		groups, err := fluent.Translation(root, tag)
		if err != nil {
			t.Fatal(err)
		}
		all := fluent.NewLanguage(tag)
		for _, g := range groups {
			for _, f := range g.Files {
				if err := all.Know(f.Name, f.Entries); err != nil {
					t.Fatal(err)
				}
			}
		}
		for _, g := range groups {
			for _, f := range g.Files {
				for i := range f.Entries {
					if s := byName[g.Name+"/"+f.Entries[i].ID]; s != nil {
						if short, err := all.Short(f.Name, f.Entries, &f.Entries[i], s.Names()); err == nil {
							check(tag, short, s)
						}
					}
				}
			}
		}
	}
}

// TestSeparators: a table is saved with the sign that spreadsheets of the language take apart.
func TestSeparators(t *testing.T) {
	want := map[string]string{"de": ";", "fr": ";", "es": ";", "ar": ","}
	for tag, sign := range want {
		groups, err := fluent.Translation(root, tag)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for _, g := range groups {
			for _, f := range g.Files {
				for i := range f.Entries {
					if e := &f.Entries[i]; g.Name == "web/table/internal/class" && e.ID == "column-separator" {
						if got, err = fluent.NewLanguage(tag).Short(f.Name, f.Entries, e, nil); err != nil {
							t.Fatal(err)
						}
					}
				}
			}
		}
		if got != sign {
			t.Errorf("%s: %q stands between cells, want %q", tag, got, sign)
		}
	}
}

// TestStatusFindsFaults: what is wrong in a translation is told with its file and line.
func TestStatusFindsFaults(t *testing.T) {
	english, err := fluent.Parse("e", "# $n (Number)\na = { $n } squares\n")
	if err != nil {
		t.Fatal(err)
	}
	said, err := fluent.Resolve([]fluent.Group{{Name: "g", Files: []fluent.File{{Name: "e", Entries: english}}}})
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"a = { $m } Felder": "f:1: a: $m is not among its values, which are $n",
		"a = Felder":        "f:1: a says nothing of $n",
		"a = { $n } Felder": "",
	} {
		entries, err := fluent.Parse("f", text)
		if err != nil {
			t.Fatal(err)
		}
		f := fluent.File{Name: "f", Entries: entries}
		if got := strings.Join(faults(fluent.NewLanguage("de"), &f, &entries[0], &said[0]), "; "); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}

// TestStamps: a message that has changed in English since it was translated is told.
func TestStamps(t *testing.T) {
	folder := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		name = filepath.Join(folder, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	said := func(text string) []fluent.Said {
		entries, err := fluent.Parse("e", text)
		if err != nil {
			t.Fatal(err)
		}
		all, err := fluent.Resolve([]fluent.Group{{Name: "g", Files: []fluent.File{{Name: "e", Entries: entries}}}})
		if err != nil {
			t.Fatal(err)
		}
		return all
	}
	write("web/words/de/g.ftl", "a = Feld\nb = Zug\n")
	if err := stamp(folder, "de", said("a = square\nb = move\n")); err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	if err := status(&out, folder, "de", said("a = square\nb = a move\nc = new\n")); err != nil {
		t.Fatal(err)
	}
	const want = "changed since it was translated: b in e\n   1 missing in g\nde: 2 of 3 messages are there\n"
	if out.String() != want {
		t.Errorf("%q, want %q", out.String(), want)
	}
}
