package catalog_test

import (
	"testing"

	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
)

// TestExamplesOfIdeas opens the boards on which ideas are said to be seen: each has its idea open.
func TestExamplesOfIdeas(t *testing.T) {
	opened := map[string]bool{}
	for _, ruleset := range append(catalog.Rulesets(), "subtraction:(1,3)(2,1)", "subtraction:(2)(5)(7)", "exile:spiral", "maharaja") {
		g, err := catalog.Parse(ruleset)
		if err != nil {
			t.Fatal(err)
		}
		for _, about := range idea.Of(g) {
			for _, e := range about.Examples {
				if opened[e.Link] {
					continue
				}
				opened[e.Link] = true
				s, err := link.Open(e.Link)
				if err != nil {
					t.Errorf("%s, %s: %s: %v", ruleset, about.Name, e.Link, err)
					continue
				}
				v := s.View()
				open, err := idea.Read(v.Settings.Idea)
				if err != nil {
					t.Errorf("%s, %s: %s opens no idea: %v", ruleset, about.Name, e.Link, err)
				} else if _, err := idea.Find(v.Game, open.Name); err != nil {
					t.Errorf("%s, %s: %s: %v", ruleset, about.Name, e.Link, err)
				}
			}
		}
	}
	if len(opened) < 15 {
		t.Errorf("only %d boards were opened", len(opened))
	}
}
