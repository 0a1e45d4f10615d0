package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
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

// translated is all that is said in a language.
func translated(t *testing.T, tag string, said []fluent.Said) fluent.Table {
	t.Helper()
	all, err := fluent.Translations(root, tag, said)
	if err != nil {
		t.Fatal(err)
	}
	table, err := fluent.TableOf(tag, all, said)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// sides are what a sentence may speak of as one of two who play: see game.Who.
var sides = []string{"you", "computer", "white", "black"}

// ofTwoPeople are the sentences about a side that nobody hears who plays a computer.
var ofTwoPeople = map[string]bool{"game/explain/side-to-move": true, "game/explain/side-blocks-up-to": true}

// TestTheComputerIsNamed: in each language, and of whatever a sentence says who did it, the computer is told from White and
// from Black, who are two people.
func TestTheComputerIsNamed(t *testing.T) {
	said := resolved(t)
	tags, err := fluent.Tags(root)
	if err != nil {
		t.Fatal(err)
	}
	told := 0
	for _, tag := range append([]string{"en"}, tags...) {
		table := fluent.EnglishTable(said)
		if tag != "en" {
			table = translated(t, tag, said)
		}
		l := table.Language()
		for i := range said {
			s := &said[i]
			for d := range s.Values {
				if kind := s.Values[d].Kind; kind != "Who" && kind != "game.Who" || ofTwoPeople[s.Name] {
					continue
				}
				values := make([]any, len(s.Values))
				for other := range values {
					values[other] = sample(&s.Values[other], 1)
				}
				texts := map[string]bool{}
				for _, side := range sides[1:] {
					values[d] = &side
					texts[l.Say(s.Text, values...)] = true
				}
				told++
				if len(texts) != len(sides)-1 {
					t.Errorf("%s, %s does not tell the computer, White and Black apart: %v", tag, s.Name, texts)
				}
			}
		}
	}
	if told < 5*20 {
		t.Errorf("%d sentences say who did something", told)
	}
}

// TestOneNameOfEachStrength: the door, which is seen before any program is there, has its own copy of the names.
func TestOneNameOfEachStrength(t *testing.T) {
	said := resolved(t)
	tags, err := fluent.Tags(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, tag := range append([]string{"en"}, tags...) {
		table := fluent.EnglishTable(said)
		if tag != "en" {
			table = translated(t, tag, said)
		}
		for door, name := range map[string]string{"door-knows-rule": "game/easy", "door-makes-some-mistakes": "game/medium", "door-makes-no-mistakes": "game/perfect"} {
			if a, b := table.Messages[door], table.Messages[name]; a != b || a == "" {
				t.Errorf("%s: %s is %q at the door and %q in a game", tag, name, a, b)
			}
		}
	}
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
	return new(sides[i%len(sides)])
}

// TestEverySentence: each message can be said in each language, with values of each kind that it may be given.
func TestEverySentence(t *testing.T) {
	said := resolved(t)
	tags, err := fluent.Tags(root)
	if err != nil {
		t.Fatal(err)
	}
	check := func(table *fluent.Table, s *fluent.Said) {
		l := table.Language()
		for i := range 14 {
			values := make([]any, len(s.Values))
			for d := range values {
				values[d] = sample(&s.Values[d], i+d)
			}
			text, err := l.Try(s.Text, values...)
			if err != nil || strings.Contains(text, "$") {
				t.Errorf("%s, %s: %q, %v", table.Tag, s.Name, text, err)
				return
			}
			for d := range s.Values {
				if s.Values[d].Name != "misere" {
					continue
				}
				values[d] = new(!*values[d].(*bool))
				if other, err := l.Try(s.Text, values...); err != nil || other == text {
					t.Errorf("%s, %s says the same of misère play: %q, %v", table.Tag, s.Name, other, err)
					return
				}
			}
		}
	}
	for _, tag := range append([]string{"en"}, tags...) {
		table := fluent.EnglishTable(said)
		if tag != "en" {
			table = translated(t, tag, said)
		}
		for i := range said {
			check(&table, &said[i])
		}
	}
}

// TestSeparators: a table is saved with the sign that spreadsheets of the language take apart.
func TestSeparators(t *testing.T) {
	said := resolved(t)
	for tag, sign := range map[string]string{"de": ";", "fr": ";", "es": ";", "ar": ","} {
		table := translated(t, tag, said)
		if got := table.Language().Say("web/table/internal/class/column-separator"); got != sign {
			t.Errorf("%s: %q stands between cells, want %q", tag, got, sign)
		}
	}
}

// TestEmbedded: programs that no page hands a language have the messages of all packages in them.
func TestEmbedded(t *testing.T) {
	said := resolved(t)
	english := new(words.Language)
	for i := range said {
		s := &said[i]
		values := make([]any, len(s.Values))
		for d := range values {
			values[d] = sample(&s.Values[d], d)
		}
		if _, err := english.Try(s.Text, values...); (err != nil) != fluent.OfPage(s.Group) {
			t.Errorf("%s: %v: words.go, above all packages, lists their folders", s.Name, err)
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
		"a = Felder":        "f:1: g/a says nothing of $n",
		"a = { $n } Felder": "",
	} {
		entries, err := fluent.Parse("f", text)
		if err != nil {
			t.Fatal(err)
		}
		all := fluent.Check([]fluent.Group{{Name: "g", Files: []fluent.File{{Name: "f", Entries: entries}}}}, said)
		if got := strings.Join(faults(&all[0]), "; "); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}

// TestChanged: a message that has changed in English since it was translated is told, and a comment is no change.
func TestChanged(t *testing.T) {
	folder := t.TempDir()
	commits := 0
	commit := func(files map[string]string) {
		t.Helper()
		for name, text := range files {
			name = filepath.Join(folder, name)
			if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		commits++
		for _, words := range [][]string{{"init", "-q"}, {"add", "-A"}, {"-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false", "commit", "-qm", "it"}} {
			command := exec.Command("git", append([]string{"-C", folder}, words...)...)
			command.Env = append(os.Environ(), fmt.Sprintf("GIT_COMMITTER_DATE=%d +0000", 1_700_000_000+commits))
			if said, err := command.CombinedOutput(); err != nil {
				t.Fatalf("%v: %s", err, said)
			}
		}
	}
	const english, german = "engine/p/words.ftl", "web/words/de/engine/p.ftl"
	for _, folder := range []string{"game", "render", "web", "cmd"} {
		commit(map[string]string{folder + "/a": folder})
	}
	commit(map[string]string{
		english: "a = square\n\nb = { $n ->\n    [one] one move\n   *[other] moves\n}\n\nc = new\n\n# Of d.\nd = both\n",
		german:  "a = Feld\n\nb = { $n ->\n    [one] ein Zug\n   *[other] Züge\n}\n\nd = beide\n",
	})
	commit(map[string]string{
		english: "a = square\n\nb = { $n ->\n    [one] a move\n   *[other] moves\n}\n\nc = newer\n\n# All of d.\nd = both of them\n",
		german:  "a = Feld\n\nb = { $n ->\n    [one] ein Zug\n   *[other] Züge\n}\n\nd = alle beide\n",
	})
	for _, then := range []struct{ file, text, want string }{
		{"README.md", "", "changed since it was translated: b in " + english + "\n"},
		{german, "a = Feld\n\nb = { $n ->\n    [one] ein Zug!\n   *[other] Züge\n}\n\nd = alle beide\n", ""},
	} {
		commit(map[string]string{then.file: then.text})
		var out strings.Builder
		if err := changed(&out, folder, "de"); err != nil || out.String() != then.want {
			t.Errorf("after a change of %s: %q, %v, want %q", then.file, out.String(), err, then.want)
		}
	}
	if err := os.WriteFile(filepath.Join(folder, english), []byte("a = quadrat\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	if err := changed(&out, folder, "de"); err != nil || !strings.Contains(out.String(), "translated: a in") {
		t.Errorf("of what is not committed it says %q, %v", out.String(), err)
	}
}
