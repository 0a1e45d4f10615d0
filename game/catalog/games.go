package catalog

import (
	"slices"

	"github.com/palacegames/palace/engine"
)

// Games are the games that were opened last. A page reads the same ruleset again and again, and
// each time that makes another Game; whoever asks here gets the one that has been there before,
// with all that has been searched for, and its methods as long as no other game is opened.
type Games struct {
	recent  []engine.Game // the last one in front
	methods engine.Methods
}

// mostGames is how many are kept: what is known of one takes up to some 30 megabytes, besides what
// its methods hold.
const mostGames = 4

// Keep returns the game that was opened before by the same name or, if there is none, the one
// given, with its methods.
func (gs *Games) Keep(g engine.Game) (engine.Game, engine.Methods) {
	name := g.String()
	i := slices.IndexFunc(gs.recent, func(kept engine.Game) bool { return kept.String() == name })
	if i == 0 {
		return gs.recent[0], gs.methods
	}
	if i > 0 {
		g = gs.recent[i]
		gs.recent = slices.Delete(gs.recent, i, i+1)
	}
	gs.recent = slices.Insert(gs.recent, 0, g)
	if len(gs.recent) > mostGames {
		gs.recent = slices.Delete(gs.recent, mostGames, len(gs.recent))
	}
	gs.methods = g.Solve()
	return g, gs.methods
}

// Parse is Keep for the game of the catalogue that a text names.
func (gs *Games) Parse(text string) (engine.Game, engine.Methods, error) {
	g, err := Parse(text)
	if err != nil {
		return nil, nil, err
	}
	g, methods := gs.Keep(g)
	return g, methods, nil
}
