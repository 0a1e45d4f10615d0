package catalog

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// TestMethodsAreDocumented checks that docs/architecture.md has a line for every method of
// every family, as the games of its presets list them.
func TestMethodsAreDocumented(t *testing.T) {
	text, err := os.ReadFile("../../docs/architecture.md")
	if err != nil {
		t.Fatal(err)
	}
	lines := 0
	for i := range Families {
		e := &Families[i]
		seen := map[string]bool{}
		for _, link := range append([]string{e.First}, links(e)...) {
			ruleset, _, _ := strings.Cut(strings.ReplaceAll(link, "@", "&"), "&")
			g, err := Parse(ruleset)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range g.Solve() {
				if seen[m.Name] {
					continue
				}
				seen[m.Name] = true
				line := fmt.Sprintf("\n| `%s` | %s | %s | %s | [%s](../%s) |\n", e.Name, m.Name, m.Reach, m.Idea, m.File, m.File)
				if lines++; !strings.Contains(string(text), line) {
					t.Errorf("there is no line %s", line)
				}
			}
		}
	}
	if lines < 15 {
		t.Errorf("there are %d methods", lines)
	}
}

func links(e *Entry) (links []string) {
	for _, p := range e.Presets {
		links = append(links, p.Link)
	}
	return links
}
