package subtraction

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/internal/coloring"
)

// Paints decides whether the colouring scheme that [LSY24] gives for a game of two dimensions paints its P-positions, each in one colour, and
// nothing else, on the whole board. It looks at squares with x+y < most, and returns how far it had to; exact is false if the scheme is wrong,
// or if that is not decided as far as that. ok is false if the paper gives no scheme.
func (g *Game) Paints(most int) (exact bool, reach int, ok bool) {
	var list []engine.Cell
	for _, m := range g.Set.List {
		list = append(list, engine.Cell{X: m[0], Y: m[1]})
	}
	k, ok := coloring.Of(list)
	if !ok {
		return false, 0, false
	}
	scheme, err := coloring.Read(k.Text)
	if err != nil {
		return false, 0, false
	}
	p := coloring.Prove(scheme, list, nil, most)
	engine.Finish(p)
	return p.Verdict() == coloring.Exact, p.Reach(), true
}
