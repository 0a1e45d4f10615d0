package play

import (
	"math/rand/v2"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// Elsewhere begins the game again on some other square that is about as far from the corner,
// and from which a move leads on.
func (p *Play) Elsewhere() error {
	g, before := p.view.Game, p.view.Start()
	for range mostSquares {
		at := someSquare(g, before)
		if at != before && game.CheckPosition(g, p.view.Methods, at) == nil && !game.Ends(g, at) {
			return p.reopen(asNow(p.view, g.String()+"@"+at.String()), true, true)
		}
	}
	return errNowhere
}

// mostSquares is how many squares are tried.
const mostSquares = 200

// A square is drawn from among those whose components are no larger than that of the first
// one, but at least and at most so large.
const leastReach, mostReach = 8, 30

// someSquare draws a square.
func someSquare(g engine.Game, like engine.Position) engine.Position {
	most := leastReach
	for _, c := range like.Components(nil) {
		most = max(most, min(max(c.Clamp(), -c.Clamp()), mostReach))
	}
	least := 0
	if like.Dim() == 2 && g.Check(engine.At(-1, -1)) == nil {
		least = -most
	}
	components := make([]engine.Int, like.Dim())
	for i := range components {
		components[i] = engine.Num(least + rand.IntN(most-least+1))
	}
	return engine.Of(components...)
}
