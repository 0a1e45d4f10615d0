package blocking

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/blocking/automaton"
	"github.com/palacegames/palace/engine/blocking/internal/weave"
)

// Rule returns the rule of the palace numbers, minus k, or of a pattern; on maps that begin at the
// corner.
func (g *Game) Rule(m engine.Map) (r atlas.Rule, ok bool) {
	pattern, woven := g.pattern(m.Over)
	return &rule{g.k, pattern}, m.Kind == engine.PalaceNumbers && (woven || m.Over == "") && m.Origin == (engine.Position{})
}

// rule is an atlas.Rule.
type rule struct {
	k       int
	pattern *weave.Endless // nil for the game's own map
}

// Reach says that the rule looks two squares back ([CLN15] Theorem 1).
func (*rule) Reach() int { return automaton.Reach }

// Around goes on beyond the board as the rule needs it, and where the infinite patterns do.
func (r *rule) Around(values func(x, y int) int32) func(x, y int) int32 {
	if r.pattern != nil {
		return r.pattern.Around(r.k, values)
	}
	return weave.Game(r.k, values)
}

// Step writes out the rule at one square.
func (*rule) Step(at engine.Cell, numbers func(x, y int) int32) atlas.Step {
	step := weave.Explain(at.X, at.Y, numbers)
	terms := make([]atlas.Term, 0, len(step.Terms)+1)
	for _, t := range step.Terms {
		terms = append(terms, atlas.Term{Name: t.Name, At: t.At, Number: t.Value})
	}
	terms = append(terms, atlas.Term{Name: "g", At: at, Number: step.Value})
	return atlas.Step{Terms: terms, Formula: step.Formula(), Palaces: step.Palaces()}
}

// Past begins to run the rule backwards.
func (*rule) Past(w engine.Window, numbers func(x, y int) int32) (atlas.Past, error) {
	past, err := weave.NewPast(w, numbers)
	if err != nil {
		return nil, err // a nil *weave.Past would be no nil atlas.Past
	}
	return past, nil
}
