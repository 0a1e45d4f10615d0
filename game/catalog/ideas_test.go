package catalog

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// TestIdeasByName holds by which names ideas are linked to, in which games, for people link to
// them; and that docs/page.md has a row for each name.
func TestIdeasByName(t *testing.T) {
	named := map[string][]string{
		"golden":      {"wythoff", "maharaja", "wythoff+(2,3)(3,2)", "wythoff+(1,1)(5,5)", "mwythoff:3"},
		"dictionary":  {"wythoff", "maharaja", "wythoff+(2,3)(3,2)"},
		"telescope":   {"wythoff", "maharaja", "wythoff+(2,3)(3,2)", "exile:quadrant"},
		"remainder":   {"subtraction:(1,2)(2,1)", "subtraction:(3,5,1)(1,0,2)", "subtraction:(2)(3)"},
		"segments":    {"subtraction:(1,2)(2,1)", "subtraction:(2,6)(3,3)(6,1)(19,6)"},
		"coloring":    {"subtraction:(1,2)(2,1)", "subtraction:(2,6)(3,3)(6,1)(19,6)"},
		"chart":       {"subtraction:(1,2)(2,1)", "subtraction:(2,6)(3,3)(6,1)(19,6)"},
		"percolation": {"subtraction:(1,2)(2,1)", "subtraction:(2,6)(3,3)(6,1)(19,6)"},
		"periods":     {"subtraction:(1,2)(2,1)", "subtraction:(2,6)(3,3)(6,1)(19,6)", "subtraction:(2)(3)"},
		"placing":     {"exile:spiral", "exile:quadrant", "wythoff", "rook"},
		"digits":      {"nim:1", "nim:2", "nim", "nim:12"},
		"tribonacci":  {"exile:spiral"},
		"lines":       {"exile:quadrant"},
		"columns":     {"exile:quadrant"},
		"automaton":   {"blocking:5", "blocking:1000"},
		"skin":        {"blocking:5", "blocking:1000"},
		"threads":     {"blocking:5", "blocking:1000"},
	}
	page, err := os.ReadFile("../../docs/page.md")
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for name, games := range named {
		if !strings.Contains(string(page), "\n| `"+name+"` |") {
			t.Errorf("docs/page.md has no row for the idea %s", name)
		}
		for _, text := range games {
			g, err := Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			about, err := idea.Find(g, name)
			if err != nil {
				t.Error(err)
				continue
			}
			seen[name] = true
			for _, e := range about.Examples {
				if ruleset, _, _ := strings.Cut(strings.TrimLeft(e.Link, "#"), "&"); !opens(ruleset) || !strings.Contains(e.Link, "idea=") {
					t.Errorf("%s of %s has the example %s", name, text, e.Link)
				}
			}
		}
	}
	for _, text := range Rulesets() {
		g, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		for _, has := range idea.Of(g) {
			if _, known := named[has.Name]; !known {
				t.Errorf("%s has the idea %s: add it to the list named in game/catalog/ideas_test.go, with games that have it, and a row to docs/page.md", text, has.Name)
			}
			if n := strings.Count(has.About.String(), ". ") + 1; n > 3 {
				t.Errorf("what %s says of itself has %d sentences", has.Name, n)
			}
		}
	}
	if len(seen) != len(named) {
		t.Errorf("%d of %d ideas were seen", len(seen), len(named))
	}
	if g, _ := Parse("rook"); slices.ContainsFunc(idea.Of(g), func(i idea.Idea) bool { return i.Name == "golden" }) {
		t.Error("the rook is golden")
	}
}

// opens reports whether the text before the values of a link is a ruleset, with or without a
// position.
func opens(text string) bool {
	ruleset, _, _ := strings.Cut(text, "@")
	_, err := Parse(ruleset)
	return err == nil
}

// TestIllustrate: every idea that a family lists is illustrated by its function.
func TestIllustrate(t *testing.T) {
	for _, text := range append(Rulesets(), "exile:quadrant", "subtraction:(2)(3)", "subtraction:(1,2)(2,1)") {
		g, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		for _, about := range idea.Of(g) {
			seen := Illustrate(g, about.Name)
			if seen == nil {
				t.Errorf("nothing illustrates %s of %s", about.Name, text)
				continue
			}
			w := engine.Window{W: 12, H: 9}.Intersect(g.Plane(engine.NewMap(g, g.Shape().Kinds[0], engine.Position{}, "")))
			if _, err := seen.Look(idea.Gaze{Window: w, Step: -1}); err != nil {
				t.Errorf("%s of %s: %v", about.Name, text, err)
			}
		}
	}
}
