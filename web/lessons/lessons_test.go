package lessons

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/game/link"
)

// Every lesson is read, is named like its file, and claims nothing that the engines
// contradict; its tasks can be solved.
func TestLessons(t *testing.T) {
	entries, err := filepath.Glob("*.txt")
	if err != nil {
		t.Fatal(err)
	}
	// Those in another language have its tag between two points.
	entries = slices.DeleteFunc(entries, func(e string) bool { return strings.Count(e, ".") > 1 })
	for _, e := range entries {
		name := strings.TrimSuffix(e, ".txt")
		if !slices.Contains(Names(), name) {
			t.Errorf("%s is not listed in web/lessons/lessons.go", e)
		}
		l, err := Open(name)
		if err != nil {
			t.Errorf("%s: %v", e, err)
			continue
		}
		if l.Name != name {
			t.Errorf("%s is named %q", e, l.Name)
		}
		for _, wrong := range lesson.Check(l, link.Open, catalog.Illustrate) {
			t.Errorf("%s: %v", e, wrong)
		}
	}
	if len(entries) != len(given) {
		t.Errorf("%d lessons are listed, there are %d files", len(given), len(entries))
	}
}

// A lesson in another language is the same lesson: same boards, claims, tasks and right answers.
func TestTranslatedLessons(t *testing.T) {
	all, err := filepath.Glob("*.*.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range all {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		name, _, _ := strings.Cut(file, ".")
		of, err := Open(name)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		l, err := lesson.Read(string(text))
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		if err := lesson.Alike(l, of); err != nil {
			t.Errorf("%s: %v", file, err)
		}
		for _, wrong := range lesson.Check(l, link.Open, catalog.Illustrate) {
			t.Errorf("%s: %v", file, wrong)
		}
	}
}

// The lesson that docs/lessons.md writes as an example is one, and is in order.
func TestDocumentedLesson(t *testing.T) {
	text, err := os.ReadFile("../../docs/lessons.md")
	if err != nil {
		t.Fatal(err)
	}
	examples := regexp.MustCompile("(?s)```lesson\n(.*?)```").FindAllStringSubmatch(string(text), -1)
	if len(examples) == 0 {
		t.Fatal("there is no example")
	}
	for _, example := range examples {
		l, err := lesson.Read(example[1])
		if err != nil {
			t.Fatal(err)
		}
		for _, wrong := range lesson.Check(l, link.Open, catalog.Illustrate) {
			t.Error(wrong)
		}
		if again, err := lesson.Read(l.String()); err != nil || again.String() != l.String() {
			t.Errorf("written and read again it is another one (%v)", err)
		}
	}
}

// TestCards: the list says of every lesson what it is about and for whom, and the first is for beginners.
func TestCards(t *testing.T) {
	for i, name := range Names() {
		if c := Of(name); c.Subject == "" || len(c.Subject.String()) > 44 || !slices.Contains(Levels, c.Level) || i == 0 && c.Level != Levels[0] {
			t.Errorf("the list says of %s: %+v", name, c)
		}
	}
}
