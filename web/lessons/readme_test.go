package lessons

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/catalog"
)

// TestReadme: the README says how many lessons there are, and has every family in its table.
func TestReadme(t *testing.T) {
	text, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	want := words.Count(len(given)) + " lessons"
	said := regexp.MustCompile(`[\w-]+ lessons`).FindString(string(text))
	if said != want {
		t.Errorf("README.md says %q: it is to say %q", said, want)
	}
	_, table, _ := strings.Cut(string(text), "| game | notation | paper |")
	table, _, _ = strings.Cut(table, "\n\n")
	for _, e := range catalog.Families {
		if !regexp.MustCompile("`" + e.Family.Name + "[:+`]").MatchString(table) {
			t.Errorf("README.md has no row for %s in its table of games: give it one with the notation `%s`", e.Heading, e.Family.Name)
		}
	}
}
