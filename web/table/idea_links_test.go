package table_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// bareLinks are the links of all ideas of a game of every kind, with nothing but the idea.
func bareLinks(t *testing.T) (links []string) {
	seen := map[string]bool{}
	rulesets := append(catalog.Rulesets(), "exile:quadrant", "maharaja", "blocking:5", "blocking:1000", "wythoff+(2,3)(3,2)", "mwythoff:3",
		"subtraction:(1,2)(2,1)(3,3)", "subtraction:(2)(3)", "subtraction:(2)(5)(7)", "subtraction:(1,3)(2,1)", "subtraction:(4,7)")
	for _, ruleset := range rulesets {
		g, err := catalog.Parse(ruleset)
		if err != nil {
			t.Fatal(err)
		}
		for _, about := range idea.Of(g) {
			if link := ruleset + "&idea=" + about.Name; !seen[link] {
				seen[link], links = true, append(links, link)
			}
		}
	}
	return links
}

// nothingThere are the links of ideas that have nothing to show of a game, with the words that
// say why.
var nothingThere = map[string]string{
	"blocking:3&idea=threads": spoken("engine/blocking/internal/ideas/err-no-threads", 3, 50),
	"blocking:5&idea=threads": spoken("engine/blocking/internal/ideas/err-no-threads", 5, 50),
}

// TestBareIdeaLinks opens every idea by nothing but its name: it shows something, what it shows best
// is in view, and there is a step to make if there are steps.
func TestBareIdeaLinks(t *testing.T) {
	for _, link := range bareLinks(t) {
		t.Run(link, func(t *testing.T) {
			r := newRoom(t)
			r.inView, r.follows = engine.Window{W: 24, H: 16}, true
			r.must("open", args{"link": link})
			r.run()
			p := r.table.Page()
			if why := nothingThere[link]; why != "" {
				if p.Idea == nil || p.Idea.Error != words.Sentence(why) {
					t.Fatalf("it shows %+v, and does not say why there is nothing", p.Idea)
				}
				return
			}
			switch i := p.Idea; {
			case i == nil:
				t.Fatalf("no idea is open, and it says %q", p.Notice.Text)
			case i.Error != "":
				t.Fatalf("it says %q", i.Error)
			case i.Away:
				t.Errorf("what is seen best is away from %+v", r.inView)
			case i.Steps != nil && i.Steps.Now == i.Steps.Last:
				t.Errorf("it is at its end, step %d", i.Steps.Now)
			}
			if !slices.ContainsFunc(r.scene.Figures, func(f idea.Figure) bool { return enginetest.InView(r.inView, f) }) {
				t.Errorf("none of %d figures is in %+v: %q", len(r.scene.Figures), r.inView, p.Idea.Words)
			}
		})
	}
}

// TestLackingIdeas: an idea that a game lacks is named, with the reason, by the page, which keeps it
// there until something is done, and by palace.open.
func TestLackingIdeas(t *testing.T) {
	for link, why := range map[string]string{
		"blocking:5&idea=regions":                    spoken("engine/blocking/internal/ideas/err-regions"),
		"wythoff+(1,3)&idea=dictionary":              "(b,a)",
		"rook&idea=tribonacci":                       spoken("game/catalog/err-idea-of", open, "exile:spiral"),
		"subtraction:(2)(3)&idea=segments":           spoken("engine/subtraction/internal/ideas/err-two-piles"),
		"wythoff&idea=nonsense":                      spoken("game/catalog/err-no-idea", open),
		"wythoff+(t,2t)(2t,t);t=1..&idea=dictionary": spoken("engine/wythoff/dictionary/err-endless"),
	} {
		r := newRoom(t)
		r.inView = engine.Window{W: 24, H: 16}
		name := link[strings.Index(link, "idea=")+5:]
		if err := r.call("open", args{"link": link}, nil); err == nil || !holds(err.Error(), why) || !strings.Contains(err.Error(), name) {
			t.Errorf("%s is refused with %v", link, err)
		}
		r.must("open", args{"link": link, "arrives": true})
		r.run()
		if p := r.table.Page(); !holds(p.Notice.Text, why) || !strings.Contains(p.Notice.Text, name) || !p.Notice.Stays {
			t.Errorf("%s: the page says %+v", link, p.Notice)
		}
	}
}
