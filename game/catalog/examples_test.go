package catalog_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
)

// TestIdeasSayNothingBefore: what an idea says is said when it is read, in the language of that moment. What a variable held
// since the program began would stay in another one, and reading the words takes longer than all else that begins.
func TestIdeasSayNothingBefore(t *testing.T) {
	const sign = "¤"
	defer words.Sign(sign)()
	told := 0
	for _, ruleset := range append(catalog.Rulesets(), "subtraction:(1,3)(2,1)", "exile:spiral", "maharaja") {
		g, err := catalog.Parse(ruleset)
		if err != nil {
			t.Fatal(err)
		}
		for _, about := range idea.Of(g) {
			for _, text := range []words.Text{about.Title, about.About, about.More} {
				if said := text.String(); said != "" {
					if told++; !strings.HasPrefix(said, sign) {
						t.Errorf("%s, %s: this was said before: %s", ruleset, about.Name, said)
					}
				}
			}
		}
	}
	if told < 20 {
		t.Errorf("only %d texts", told)
	}
}

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
