package page

import (
	"slices"
	"strings"

	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/game/catalog"
)

// Papers is what there is to see of each paper.
type Papers struct {
	Ideas []PaperIdeas `json:"ideas"`
}

// PaperIdeas are the ideas that come from one paper, "" for those that come from none.
type PaperIdeas struct {
	Paper string      `json:"paper"` // "[LW14]"
	List  []PaperIdea `json:"list"`
}

// PaperIdea is an idea, with the board on which it is to be seen first.
type PaperIdea struct {
	Title string `json:"title"`
	About string `json:"about"`
	Game  string `json:"game"` // the game's title
	Link  string `json:"link"`
}

// IdeasOfPapers lists the ideas of all games by the papers that they come from, those of none last. An idea that several games
// have stands there once, with the first of them.
func IdeasOfPapers() []PaperIdeas {
	list := []PaperIdeas{}
	met := map[string]bool{}
	for _, ruleset := range append(catalog.Rulesets(), "subtraction:(1,2)(2,1)", "subtraction:(2,6)(3,3)(6,1)(19,6)", "exile:spiral", "exile:quadrant") {
		g, err := catalog.Parse(ruleset)
		if err != nil {
			continue // a test opens all of them
		}
		for _, of := range idea.Of(g) {
			paper := ""
			if source := of.Source.String(); strings.HasPrefix(source, "[") {
				paper, _, _ = strings.Cut(source[1:], "]")
				paper = "[" + paper + "]"
			}
			if met[of.Name+paper] {
				continue
			}
			met[of.Name+paper] = true
			at := slices.IndexFunc(list, func(p PaperIdeas) bool { return p.Paper == paper })
			if at < 0 {
				at = len(list)
				list = append(list, PaperIdeas{Paper: paper})
			}
			list[at].List = append(list[at].List, PaperIdea{of.Title.String(), of.About.String(), g.Title(), g.String() + "&map=off&idea=" + of.Name})
		}
	}
	slices.SortStableFunc(list, func(a, b PaperIdeas) int {
		if (a.Paper == "") != (b.Paper == "") {
			return strings.Compare(b.Paper, a.Paper)
		}
		return strings.Compare(a.Paper, b.Paper)
	})
	return list
}
